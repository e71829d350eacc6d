// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The glass of a bar's items. Ours: a prominent one loses its color if all its buttons are disabled, so that
/// its faint label stays legible.
@Suite @MainActor struct BarTests {
  private func fills(_ items: some View, dark: Bool) throws -> [Paint] {
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 300)
    let view = NavigationStack {
      Text("a").toolbar { ToolbarItem(placement: .confirmationAction) { items } }
    }
    let picture = try makePicture(
      of: view.environment(\.colorScheme, dark ? .dark : .light), options,
      textEngine: TextPaintTests.OneGlyphEngine())
    return picture.displayList.items.compactMap {
      if case .fill(_, let paint, _) = $0.command { paint } else { nil }
    }
  }

  @Test(arguments: [false, true]) func disabledConfirmation(dark: Bool) throws {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    let tint = Paint.color(Color.accentColor.resolve(in: environment))
    let save = Button("Save") {}
    #expect(try fills(save, dark: dark).contains(tint))
    #expect(try !fills(save.disabled(true), dark: dark).contains(tint))
    #expect(
      try fills(
        HStack {
          save
          save.disabled(true)
        }, dark: dark
      ).contains(tint))
  }
}
