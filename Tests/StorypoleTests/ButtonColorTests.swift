// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The colors of the labels of buttons, menus and links. That `foregroundStyle` and `tint` reach them, on
/// the control or around it, was observed on iOS; how faint a disabled one is, is ours.
@Suite @MainActor struct ButtonColorTests {
  private func paints(_ view: some View) throws -> [Paint] {
    var options = PictureOptions()
    options.size = CGSize(width: 200, height: 80)
    let picture = try makePicture(
      of: view, options, textEngine: TextPaintTests.OneGlyphEngine())
    return picture.displayList.items.compactMap {
      if case .glyphs(_, let paint) = $0.command { paint } else { nil }
    }
  }

  private func resolved(_ color: Color, opacity: Double = 1) -> Paint {
    Paint.color(color.resolve(in: EnvironmentValues())).multiplyingOpacity(by: opacity)
  }

  private func controls() -> [(String, AnyView)] {
    [
      ("Button", AnyView(Button("a") {})),
      ("destructive Button", AnyView(Button("a", role: .destructive) {})),
      ("Menu", AnyView(Menu("a") { Text("b") })),
      ("Link", AnyView(Link("a", destination: URL(string: "https://b.c")!))),
      ("NavigationLink", AnyView(NavigationLink("a") { Text("b") })),
    ]
  }

  private func styles(_ view: AnyView) -> [(String, AnyView)] {
    [
      ("automatic", view), ("borderless", AnyView(view.buttonStyle(.borderless))),
      ("plain", AnyView(view.buttonStyle(.plain))),
      ("bordered", AnyView(view.buttonStyle(.bordered))),
      ("borderedProminent", AnyView(view.buttonStyle(.borderedProminent))),
      ("glass", AnyView(view.buttonStyle(.glass))),
    ]
  }

  @Test func foregroundOnAndAround() throws {
    let red = resolved(.red)
    for (control, view) in controls() {
      for (style, view) in styles(view) {
        let name = Comment(rawValue: "\(control), \(style)")
        #expect(try paints(view.foregroundColor(.red)) == [red], name)
        #expect(try paints(view.foregroundStyle(.red)) == [red], name)
        #expect(try paints(VStack { view }.foregroundStyle(.red)) == [red], name)
        #expect(
          try paints(VStack { view.foregroundStyle(.red) }.foregroundStyle(.green)) == [red], name)
        #expect(
          // A plain one fades as a whole, in a layer.
          try paints(view.disabled(true).foregroundColor(.red)) == [
            style == "plain" ? red : resolved(.red, opacity: disabledOpacity)
          ], name)
      }
    }
  }

  @Test func tintOnAndAround() throws {
    let green = resolved(.green)
    for (control, view) in controls() where control != "destructive Button" {
      for (style, view) in styles(view) {
        let name = Comment(rawValue: "\(control), \(style)")
        let label: Paint? =
          switch style {
          case "plain": resolved(.primary)
          case "borderedProminent": resolved(.white)
          default: green
          }
        #expect(try paints(view.tint(.green)).first == label, name)
        #expect(try paints(VStack { view }.tint(.green)).first == label, name)
        #expect(try paints(VStack { view }.accentColor(.green)).first != nil, name)
      }
    }
    #expect(
      try paints(Button("a", role: .destructive) {}.tint(.green)) == [resolved(.red)],
      "a role has its own colour")
  }

  // A container that dims its own texts does not dim the controls among them (observed: a button in the
  // header of a section is tinted).
  @Test func containersDimTextsOnly() throws {
    let list = List {
      Section {
        LabeledContent("l") { Button("a") {} }
      } header: {
        Button("h") {}
      }
    }
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 300)
    let painted = try makePicture(
      of: list, options, textEngine: TextPaintTests.OneGlyphEngine()
    ).displayList.items.compactMap { item -> Paint? in
      if case .glyphs(_, let paint) = item.command { paint } else { nil }
    }
    #expect(painted.filter { $0 == resolved(.accentColor) }.count == 2, "\(painted)")
  }
}
