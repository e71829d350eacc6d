// SPDX-License-Identifier: Apache-2.0
/// Finds images and colors by name. Views use files and formats only through this protocol.
///
/// Loaders may be called from any thread, and by several hosts.
package protocol AssetLoader: AnyObject, Sendable {
  /// The image with a name, in the variant for the traits.
  func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage>
  func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor>
  /// The SVG document of a symbol set, or of a file in the folder `Symbols`.
  func symbol(_ name: AssetName) -> AssetAnswer<Data>
  /// The image in a file's data; warnings call it `name`.
  func image(in data: Data, scale: CGFloat, name: String) -> AssetAnswer<LoadedImage>
}

/// A loader's result, with its warnings.
package struct AssetAnswer<Value: Sendable>: Sendable {
  /// nil if the asset is missing or unusable; then a warning gives the reason.
  package var value: Value?
  package var warnings: [String]

  package init(_ value: Value?, warnings: [String] = []) {
    self.value = value
    self.warnings = warnings
  }
}

/// The name in a view's request.
package struct AssetName: Hashable, Sendable {
  package var name: String
  /// The folder of the view's bundle; nil for the environment's assets.
  package var folder: String?

  package init(_ name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }
}

/// The traits that select an asset's variant.
package struct AssetTraits: Hashable, Sendable {
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false

  package init() {}
}

/// A decoded image.
package struct LoadedImage: Equatable, Sendable {
  package var content: ImageContent
  /// The size in points.
  package var size: CGSize
  /// Whether the assets' rendering intent is template; nil if they have none.
  package var isTemplate: Bool?

  package init(_ content: ImageContent, size: CGSize, isTemplate: Bool? = nil) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
  }
}

/// A color in the assets.
package enum LoadedColor: Equatable, Sendable {
  case fixed(ResolvedColor)
  /// One of the system's colors, by its name in asset catalogs ("systemRedColor").
  case system(String)
}
