// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// A host ends with its last user, and its tree with it: otherwise a program that makes many
/// pictures would run out of memory.
@Suite struct ViewHostLifetimeTests {
  private struct Stateful: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { width = 20 }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
    }
  }

  private func isReleased(_ view: some View) -> Bool {
    weak var kept: ViewHost?
    do {
      let host = ViewHost(textEngine: FixedTextEngine())
      kept = host
      host.show(view, environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
      _ = host.paint(size: CGSize(width: 300, height: 300), scale: 2, origin: .zero)
      #expect(host.failure == nil)
      #expect(kept != nil)
    }
    return kept == nil
  }

  @Test func textsReleaseTheirHost() {
    #expect(isReleased(Text("Text")))
    #expect(isReleased(Text("\(Image(systemName: "star")) and **bold**")))
    #expect(isReleased(Label("Label", systemImage: "star")))
  }

  @Test func statesAndReadersReleaseTheirHost() {
    #expect(isReleased(Stateful()))
    #expect(isReleased(GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }))
  }

  @Test func containersReleaseTheirHost() {
    let rows = ForEach(0..<3) { Text("Row \($0)") }
    #expect(isReleased(VStack { rows }))
    #expect(isReleased(Grid { GridRow { rows } }))
    #expect(isReleased(List { Section("Section") { rows } }))
    #expect(isReleased(ScrollView { LazyVStack { rows } }))
    #expect(isReleased(NavigationStack { rows.navigationTitle("Title") }))
    #expect(isReleased(ViewThatFits { rows }))
  }

  @Test func drawingsReleaseTheirHost() {
    #expect(
      isReleased(
        Canvas { context, size in
          context.draw(Text("Text"), at: .zero)
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        } symbols: {
          Text("Symbol").tag(1)
        }))
    #expect(isReleased(Color.red.mask { Text("Mask") }.overlay { Text("Overlay") }))
  }
}
