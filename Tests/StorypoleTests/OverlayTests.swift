// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// If the view below is several views, each has a separate second view.
@Suite @MainActor struct OverlayTests {
  private func frames(_ view: some View) -> [String: CGRect] {
    let size = CGSize(width: 300, height: 300)
    return layoutFrames(view, LayoutRequest(size: size, textEngine: FixedTextEngine())).frames
  }

  @Test func eachViewOfAForEachHasItsBackground() {
    let frames = frames(
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: CGFloat(10 * (index + 1)), height: 10)
        }
        .background {
          GeometryReader { proxy in Color.green._probe("width \(Int(proxy.size.width))") }
        }
      })
    #expect(frames.keys.sorted() == ["width 10", "width 20", "width 30"])
    #expect(frames["width 30"]?.width == 30)
  }

  @Test func aSecondViewKeepsItsStateWhenTheFirstIsReplaced() {
    let host = ViewHost(textEngine: FixedTextEngine())
    func name(_ isOn: Bool) -> String? {
      host.show(Switching(isOn: isOn), environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
      return LayoutResult(host: host).frames.keys.first
    }
    let before = name(true)
    #expect(before != nil)
    #expect(name(false) == before)
  }
}

private struct Switching: View {
  var isOn: Bool
  var body: some View {
    Group {
      if isOn { Color.red } else { Color.blue }
    }
    .overlay { NumberedView() }
  }
}

/// Has a number that is new for each view, and stays while the view does.
private struct NumberedView: View {
  @State private var number = Int.random(in: 0..<Int.max)
  var body: some View { Color.green._probe("number\(number)") }
}
