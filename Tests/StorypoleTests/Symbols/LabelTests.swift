// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Suite @MainActor struct LabelTests {
  private func lay(_ view: some View, _ engine: FixedTextEngine = FixedTextEngine()) -> LayoutResult
  {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: 300, height: 300), textEngine: engine))
  }

  private func label(_ height: CGFloat) -> some View {
    Label {
      Text("Go!")._probe("title")
    } icon: {
      Color.red.frame(width: 20, height: height)._probe("icon")
    }
    ._probe("label")
  }

  // Measured: macOS 26 at 13 points, lines of 16 with the baseline at 13 and capitals of 9.16: an icon 12
  // high is 2.42 down; the recorder's body on iOS, 18.36 and 5.93 with capitals of 11.98: one 16 high is 4.51
  // down. 8 points between icon and title.
  @Test(
    arguments: [
      (13, 3, 9.16, 12, 2.42), (18.36, 5.93, 11.98, 16, 4.51),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func iconStandsAtHalfACapital(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, height: CGFloat, top: CGFloat
  ) throws {
    let result = lay(
      label(height),
      FixedTextEngine(
        ascent: ascent, descent: descent, capHeight: capHeight, leading: 0, characterWidth: 6,
        unit: .points))
    let icon = try #require(result.frames["icon"])
    let title = try #require(result.frames["title"])
    #expect(abs(icon.minY - title.minY - top) < 0.01)
    #expect(title.minX - icon.maxX == 8)
    // Measured: the label's baseline is the title's.
    let baseline = try #require(result.explicit("label", .firstTextBaseline))
    let own = try #require(result.explicit("title", .firstTextBaseline))
    let frame = try #require(result.frames["label"])
    #expect(abs(baseline + frame.minY - own - title.minY) < 1e-9)
  }

  // Documented (LabelStyle.titleAndIcon): toolbars on iOS show only the icons of labels, unless a style is
  // set.
  @Test func toolbarsShowIcons() {
    func shown(_ item: some View) -> [String] {
      let screen = NavigationStack { Color.clear.toolbar { ToolbarItem { item } } }
      let result = lay(screen.frame(width: 320, height: 300))
      return ["icon", "title"].filter { result.frames[$0] != nil }
    }
    #expect(shown(label(10)) == ["icon"])
    #expect(shown(label(10).labelStyle(.titleAndIcon)) == ["icon", "title"])
  }

  // Documented: the styles omit a part of the label.
  @Test func styles() {
    let iconOnly = lay(label(10).labelStyle(.iconOnly))
    #expect(iconOnly.frames["title"] == nil)
    #expect(iconOnly.rootSize == CGSize(width: 20, height: 10))
    let titleOnly = lay(label(10).labelStyle(.titleOnly))
    #expect(titleOnly.frames["icon"] == nil)
    #expect(titleOnly.rootSize == lay(Text("Go!")).rootSize)
    for view in [
      AnyView(label(10).labelStyle(.titleAndIcon)), AnyView(label(10).labelStyle(.automatic)),
      AnyView(label(10)),
    ] {
      // 20, 8 and three characters of half of 17 points.
      #expect(lay(view).rootSize.width == 53.5)
    }
  }

  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.icon
        Label(configuration).labelStyle(.titleOnly)
      }
    }
  }

  // Documented: a custom style lays out both parts, and may build on another style.
  @Test func ownStyle() throws {
    let result = lay(label(10).labelStyle(Upright()))
    let icon = try #require(result.frames["icon"])
    let title = try #require(result.frames["title"])
    #expect(icon.maxY == title.minY)
    #expect(icon.midX == title.midX)
  }

  private struct Framed: LabelStyle {
    @Environment(\.layoutDirection) private var direction
    let margin: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration)
        .padding(direction == .rightToLeft ? .leading : .bottom, margin)
    }
  }

  // Documented for styles of buttons: the inner label has the next outer style, and a style's own properties
  // are connected.
  @Test func stylesInStyles() {
    func size(_ view: some View) -> CGSize { lay(view).rootSize }
    let plain = size(label(10))
    #expect(size(label(10).labelStyle(Framed(margin: 7))).height == plain.height + 7)
    #expect(
      size(label(10).labelStyle(Framed(margin: 7)).labelStyle(.iconOnly))
        == CGSize(width: 20, height: 17))
    #expect(
      size(
        label(10).labelStyle(Framed(margin: 7)).environment(\.layoutDirection, .rightToLeft)
      ).width == plain.width + 7)
    // A label next to the inner one has the same styles.
    #expect(
      size(label(10).labelStyle(Framed(margin: 2)).labelStyle(Framed(margin: 3))).height
        == plain.height + 5)
  }

  // Documented: the distance, and the width that icons are centered in.
  @Test func spacingAndWidth() throws {
    let spaced = lay(label(10).labelIconToTitleSpacing(3))
    #expect(spaced.frames["title"]!.minX - spaced.frames["icon"]!.maxX == 3)
    let reserved = lay(label(10).labelReservedIconWidth(30))
    #expect(reserved.rootSize.width == 63.5)
    #expect(reserved.frames["icon"]!.minX - reserved.frames["label"]!.minX == 5)
  }

  @Test func initializers() {
    let name = "star"
    let text: Substring = "Go!"
    for view in [
      AnyView(Label("Go!", systemImage: name)), AnyView(Label(text, systemImage: name)),
    ] {
      // A star of 22 points (measured), 8, three characters of 8.5.
      #expect(lay(view).rootSize.width == 55.5)
    }
  }
}
