// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private func lay(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> LayoutResult {
  layoutFrames(
    view, LayoutRequest(size: CGSize(width: width, height: height), textEngine: FixedTextEngine()))
}

@Suite struct ContainerTests {
  // Derived: columns of 20 and 30 with a gap of 8, the divider across both, centered in 100×100.
  @Test func gridColumns() {
    let result = lay(
      Grid(alignment: .leading) {
        GridRow {
          Color.red.frame(width: 20, height: 10)._probe("a")
          Color.red.frame(width: 10, height: 10)._probe("b")
        }
        GridRow {
          Color.red.frame(width: 10, height: 10)._probe("c")
          Color.red.frame(width: 30, height: 10)._probe("d")
        }
      }, 100, 100)
    #expect(result.rootSize == CGSize(width: 58, height: 28))
    #expect(abs(result.frames["b"]!.minX - (21 + 28)) < 0.001)
    #expect(abs(result.frames["d"]!.minX - (21 + 28)) < 0.001)
  }

  @Test func gridFill() {
    // Derived (19.10): three flexible columns in 300 are (300 − 16) / 3 wide.
    let result = lay(
      Grid {
        GridRow {
          Color.red._probe("a")
          Color.red
          Color.red
        }
      }, 300, 50)
    #expect(abs(result.frames["a"]!.width - 284 / 3) < 0.001)
  }

  @Test func reader() {
    let result = lay(
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY)
            ._probe("inner")
        }
      }, 100, 100)
    #expect(result.frames["inner"] == CGRect(x: 0, y: 20, width: 50, height: 20))
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  struct Equalizer: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach([30.0, 50], id: \.self) { length in
          Color.red.frame(width: CGFloat(length), height: 10)
            .overlay {
              GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
            }
            .frame(width: width)._probe("w\(Int(length))")
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test func preferencesComeBack() {
    let result = lay(Equalizer(), 100, 100)
    #expect(result.frames["w30"]?.width == 50)
  }

  @Test func subviewsAndLazy() {
    let result = lay(
      LazyVGrid(columns: [
        GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 20, maximum: 80)),
      ]) {
        Group(
          subviews: ForEach(0..<3, id: \.self) { i in Color.red.frame(height: 10)._probe("c\(i)") }
        ) {
          subviews in
          ForEach(subviews) { $0 }
        }
      }, 280, 100)
    // Measured (recorded on macOS 26): 60 / 102 / 80 in 280.
    #expect(result.frames["c0"]?.width == 60)
    #expect(result.frames["c1"]?.width == 102)
    #expect(result.frames["c2"]?.width == 80)
    #expect(result.frames["c0"]?.minX == 11)
  }

  @Test func safeArea() {
    let result = lay(
      Color.red._probe("content").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30)._probe("bar")
      }, 100, 200)
    // Measured: 200 − 30 − 8 = 162.
    #expect(result.frames["content"]?.height == 162)
    #expect(result.frames["bar"]?.minY == 170)
  }

  // Derived: from right to left, the leading edge is the right one. The view extends there over the bar.
  @Test func safeAreaFromRightToLeft() {
    let result = lay(
      Color.red._probe("content").ignoresSafeArea()
        .safeAreaInset(edge: .leading) { Color.blue.frame(width: 30)._probe("bar") }
        .environment(\.layoutDirection, .rightToLeft), 100, 200)
    #expect(result.frames["bar"]?.minX == 70)
    #expect(result.frames["content"] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func anchors() {
    struct Key: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let result = lay(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 30, height: 20).anchorPreference(key: Key.self, value: .bounds) {
          [$0]
        }
      }.overlayPreferenceValue(Key.self) { anchors in
        GeometryReader { proxy in
          let rect = proxy[anchors[0]]
          Color.blue.frame(width: rect.width, height: rect.height).offset(x: rect.minX)
            ._probe("mark")
        }
      }, 100, 100)
    #expect(result.frames["mark"]?.width == 30)
  }
}
