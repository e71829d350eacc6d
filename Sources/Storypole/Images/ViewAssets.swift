// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The source of the images and colors of `Image("name")` and `Color("name")`. `ViewAssets(folders:)`,
/// `ViewAssets(bundle:)` and `ViewAssets(data:)` make one.
public struct ViewAssets: Sendable {
  package let loader: any AssetLoader

  package init(_ loader: any AssetLoader) { self.loader = loader }
}

extension EnvironmentValues {
  private struct AssetsKey: EnvironmentKey { static var defaultValue: ViewAssets? { nil } }

  /// The source of named images and colors; nil, the default, has none. `ImageRenderer` uses the program's own bundle
  /// by default, the command the folders of the source file and of `--assets`.
  public var assets: ViewAssets? {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  /// The traits that choose between the variants of an asset.
  package var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.scale = displayScale
    traits.isDark = colorScheme == .dark
    traits.isHighContrast = colorSchemeContrast == .increased
    traits.isRightToLeft = layoutDirection == .rightToLeft
    return traits
  }
}
