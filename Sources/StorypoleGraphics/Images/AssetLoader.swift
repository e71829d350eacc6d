// SPDX-License-Identifier: Apache-2.0
/// Finds images and colors by name. Views know files and formats only through this protocol.
///
/// Loaders may be called from any thread, and by many hosts.
package protocol AssetLoader: AnyObject, Sendable {
  /// The image of a name, as it looks in surroundings.
  func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage>
  func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor>
  /// The SVG document of a symbol set, or of a file in the folder `Symbols`.
  func symbol(_ name: AssetName) -> AssetAnswer<Data>
  /// The image in a file's data; `name` is what warnings call it.
  func image(in data: Data, scale: CGFloat, name: String) -> AssetAnswer<LoadedImage>
}

/// What a loader found, and what there is to say about it.
package struct AssetAnswer<Value: Sendable>: Sendable {
  /// nil when there is nothing, or nothing that can be used; then a warning says why.
  package var value: Value?
  package var warnings: [String]

  package init(_ value: Value?, warnings: [String] = []) {
    self.value = value
    self.warnings = warnings
  }
}

/// What a view asks for.
package struct AssetName: Hashable, Sendable {
  package var name: String
  /// The folder of the bundle that the view names; nil for the assets of its surroundings.
  package var folder: String?

  package init(_ name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }
}

/// What decides between the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false

  package init() {}
}

/// An image, decoded.
package struct LoadedImage: Equatable, Sendable {
  package var content: ImageContent
  /// In points.
  package var size: CGSize
  /// Whether the assets want its alpha painted in the foreground style, or not; nil if they don't say.
  package var isTemplate: Bool?

  package init(_ content: ImageContent, size: CGSize, isTemplate: Bool? = nil) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
  }
}

/// A color of the assets.
package enum LoadedColor: Equatable, Sendable {
  case fixed(ResolvedColor)
  /// One of the system's colors, by the name that asset catalogs give it ("systemRedColor").
  case system(String)
}
