// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Level: EnvironmentKey { static let defaultValue = 3 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

@propertyWrapper private struct Doubled: DynamicProperty {
  @Environment(\.level) private var level
  private var value = 0
  var wrappedValue: Int { value }
  mutating func update() { value = 2 * level }
}

private struct ShowsDoubled: View {
  @Doubled private var doubled
  var body: some View { leaf.frame(width: CGFloat(doubled), height: 10) }
}

/// Further names that programs often use, in typical uses.
@Suite @MainActor struct UsedModifiersAPI {
  private let text = Text("The quick brown fox")

  // Documented: the environment returns the key's default until a value is set.
  @Test func environmentKeys() throws {
    #expect(try environment(\.level) == 3)
    #expect(try environment(\.level) { $0.environment(\.level, 5) } == 5)
  }

  // Documented: update() is called before the body, after the inner properties have their values.
  @Test func dynamicProperties() throws {
    #expect(
      try picture(ShowsDoubled().environment(\.level, 20))
        == picture(leaf.frame(width: 40, height: 10)))
  }

  @Test func colorSchemes() throws {
    let all: [ColorScheme] = ColorScheme.allCases
    #expect(all == [.light, .dark])
    #expect(try environment(\.colorScheme) { $0.environment(\.colorScheme, .dark) } == .dark)
  }

  // Documented: the default font is that of the body; a font weight replaces the font's own.
  @Test func weights() throws {
    #expect(try picture(text.fontWeight(.bold)) == picture(text.font(.body.weight(.bold))))
    #expect(
      try picture(VStack { text }.fontWeight(.semibold)) == picture(text.fontWeight(.semibold)))
    #expect(try picture(text.fontWeight(.heavy)) != picture(text))
  }

  // Documented: the position of the ellipsis in a line that does not fit.
  @Test func truncation() throws {
    func truncated(_ mode: Text.TruncationMode) throws -> Data {
      try picture(text.lineLimit(1).truncationMode(mode), width: 80)
    }
    #expect(try truncated(.tail) == picture(text.lineLimit(1), width: 80))
    #expect(try truncated(.middle) != truncated(.tail))
    #expect(try truncated(.head) != truncated(.middle))
  }

  // Documented: sizes from accessibility1 on are accessibility sizes, in ascending order.
  @Test func typeSizes() throws {
    #expect(DynamicTypeSize.accessibility3.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility3 > .xxxLarge)
    #expect(
      try picture(text.dynamicTypeSize(.accessibility3)) != picture(text.dynamicTypeSize(.large)))
  }

  // Derived: an arc of 360° about (20, 20) with radius 10 bounds 10…30.
  @Test func arcs() {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .zero, endAngle: .degrees(360),
        clockwise: false)
    }
    let box = path.boundingRect
    #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 30) < 0.01)
    #expect(abs(box.minY - 10) < 0.01 && abs(box.maxY - 30) < 0.01)
  }

  @Test func stylesByType() throws {
    let button = Button("Title") {}
    #expect(
      try picture(button.buttonStyle(PlainButtonStyle())) == picture(button.buttonStyle(.plain)))
    let bordered = button.buttonStyle(.bordered)
    #expect(
      try picture(bordered.controlSize(.extraLarge)) != picture(bordered.controlSize(.regular)))
  }

  @Test func materials() throws {
    let thin = try picture(leaf.overlay(.ultraThinMaterial))
    #expect(try thin != picture(leaf))
    #expect(try thin != picture(leaf.overlay(.regularMaterial)))
  }

  // Documented: selection, context menus, kinds of content and accessibility settings are invisible
  // at rest.
  @available(*, deprecated) @Test func nothingToSee() throws {
    let plain = try picture(text)
    #expect(try picture(text.textSelection(.enabled)) == plain)
    #expect(try picture(text.contextMenu { Button("Copy") {} }) == plain)
    #expect(
      try picture(
        text.contextMenu {
          leaf
        } preview: {
          leaf
        }) == plain)
    #expect(try picture(text.contextMenu(ContextMenu { leaf })) == plain)
    #expect(try picture(text.accessibilityElement(children: .contain)) == plain)
    #expect(try picture(text.accessibilityElement(children: .combine)) == plain)
    #expect(try picture(text.textContentType(.emailAddress)) == plain)
    #expect(try picture(text.autocapitalization(.none)) == plain)
  }

  // Documented: glass fills a shape with the view's size, by default a capsule; the identity
  // variant is invisible.
  @Test func glass() throws {
    let base = text.padding()
    let glass = try picture(base.glassEffect())
    #expect(try picture(base.glassEffect(.identity)) == picture(base))
    #expect(try glass != picture(base))
    #expect(try glass == picture(base.glassEffect(.regular, in: .capsule)))
    #expect(try glass != picture(base.glassEffect(.regular, in: .rect(cornerRadius: 4))))
    #expect(try glass != picture(base.glassEffect(.clear)))
    #expect(try glass != picture(base.glassEffect(.regular.tint(.red).interactive())))
    #expect(try glass == picture(GlassEffectContainer(spacing: 20) { base.glassEffect() }))
  }

  @Test func unavailableContent() throws {
    let short = ContentUnavailableView("No Mail", systemImage: "tray.fill")
    let long = ContentUnavailableView {
      Label("No Mail", systemImage: "tray.fill")
    } description: {
      Text("New mails will appear here.")
    } actions: {
      Button("Reload") {}
    }
    let described = ContentUnavailableView(
      "No Mail", systemImage: "tray.fill", description: Text("New mails will appear here."))
    #expect(try picture(short) != picture(described))
    #expect(try picture(described) != picture(long))
    #expect(
      try picture(ContentUnavailableView.search)
        != picture(ContentUnavailableView.search(text: "fox")))
  }

  // Documented: it takes the proposed space.
  @Test func unavailableContentFills() throws {
    let renderer = ImageRenderer(content: ContentUnavailableView.search)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let svg = try String(decoding: renderer.svgData(), as: UTF8.self)
    #expect(svg.contains("width=\"300px\"") && svg.contains("height=\"400px\""))
  }
}
