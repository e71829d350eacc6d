// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Images among letters. Characters of 10 points in lines of 20, with the baseline at 15.
@MainActor
@Suite struct TextImageTests {
  private let engine = FixedTextEngine(
    ascent: 15, descent: 5, capHeight: 10, leading: 0, characterWidth: 10, unit: .points)

  private func image(_ width: CGFloat, _ height: CGFloat) -> Image {
    Image(size: CGSize(width: width, height: height)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(.red))
    }
  }

  private func host(_ view: some View, width: CGFloat) -> ViewHost {
    let host = ViewHost(textEngine: engine)
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: width, height: 100)))
    return host
  }

  // Documented: an image in a text is in its line. Derived: 10 + 30 + 10 wide; an image of 40 is on
  // the baseline, under which the letters need 5.
  @Test func takesRoomOnTheBaseline() throws {
    let text = Text("a\(image(30, 40))b")
    let shown = host(text, width: 200)
    #expect(shown.rootNode?.size == CGSize(width: 50, height: 45))
    #expect(shown.rootNode?.explicit(.firstTextBaseline, in: .unspecified) == 40)
    let low = try #require(host(Text("a") + Text(image(30, 8)), width: 200).rootNode)
    #expect(low.size == CGSize(width: 40, height: 20))
  }

  @Test func breaksLines() throws {
    let node = try #require(host(Text("ab \(image(30, 10)) cd"), width: 40).rootNode)
    #expect(node.size.height == 60)
  }

  @Test func isDrawnOnTheBaseline() throws {
    let host = host(Text("a\(image(30, 10))b"), width: 50)
    let origin = try #require(host.rootNode?.frameInRoot).origin
    let moves = host.paint(size: CGSize(width: 50, height: 20), scale: 1, origin: origin)
      .compactMap { item -> CGPoint? in
        guard case .begin(let layer) = item.command, !layer.transform.isIdentity else { return nil }
        return CGPoint(x: layer.transform.tx, y: layer.transform.ty)
      }
    #expect(moves == [CGPoint(x: 10, y: 5)])
  }

  @Test func keysAndMissingImages() throws {
    #expect(LocalizedStringKey("a \(image(1, 1))").key == "a %@")
    let node = try #require(host(Text("a\(Image("none"))"), width: 200).rootNode)
    #expect(node.size == CGSize(width: 10, height: 20))
  }
}
