// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Color {
  /// Creates a color of the assets by its name. An unknown name is clear, and a warning reports it. The bundle's assets
  /// are searched first.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(AssetName(name, bundle))) }

  /// Creates a color from a style that resolves to one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(.provided(ColorProvider(color)))
  }
}

/// A style that resolves to a color.
package struct ColorProvider: Hashable, @unchecked Sendable {
  // A ShapeStyle is Sendable; AnyHashable only hides it.
  let value: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> ResolvedColor

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == ResolvedColor {
    value = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension EnvironmentValues {
  /// A color of the assets.
  func color(_ name: AssetName) -> ResolvedColor {
    let answer = assets?.loader.color(name, in: assetTraits)
    for warning in answer?.warnings ?? [] {
      Warnings.shared.add("\(warning); the color is clear", once: warning)
    }
    switch answer?.value {
    case .fixed(let color): return color
    case .system(let reference):
      if let color = SystemColor(catalogName: reference) { return color.resolve(in: self) }
      Warnings.shared.add(
        "the color \"\(name.name)\" refers to \(reference), which is unknown; the color is "
          + "clear", once: "color \(reference)")
    case nil:
      if answer == nil {
        Warnings.shared.add(
          "there is no color \"\(name.name)\": the view has no assets; the color is clear. "
            + "Set them with .environment(\\.assets, ViewAssets(folders: …))",
          once: "color \(name.name)")
      }
    }
    // The same as on Apple's systems.
    return .clear
  }
}

extension SystemColor {
  /// A color by its name in asset catalogs, such as "systemRedColor".
  fileprivate init?(catalogName: String) {
    let names: [String: SystemColor] = [
      "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
      "quaternaryLabelColor": .quaternary, "separatorColor": .separator,
      "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill,
      "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
      "systemBackgroundColor": .background,
      "secondarySystemBackgroundColor": .secondaryBackground,
      "tertiarySystemBackgroundColor": .tertiaryBackground,
    ]
    if let known = names[catalogName] {
      self = known
      return
    }
    guard catalogName.hasPrefix("system"), catalogName.hasSuffix("Color") else { return nil }
    let name = catalogName.dropFirst(6).dropLast(5)
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
