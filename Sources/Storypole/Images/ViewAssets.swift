// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The source of the images and colors that `Image("name")` and `Color("name")` name.
/// `ViewAssets(folders:)`, `ViewAssets(bundle:)` and `ViewAssets(data:)` make one.
public struct ViewAssets: Sendable {
  package let loader: any AssetLoader

  package init(_ loader: any AssetLoader) { self.loader = loader }
}

extension EnvironmentValues {
  private struct AssetsKey: EnvironmentKey { static var defaultValue: ViewAssets? { nil } }

  /// The source of named images and colors; nil, the default, has none. `ImageRenderer` takes the program's
  /// own bundle unless something else is set, the command the folders of the source file and of `--assets`.
  public var assets: ViewAssets? {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  /// What decides between the variants of an asset.
  package var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.scale = displayScale
    traits.isDark = colorScheme == .dark
    traits.isHighContrast = colorSchemeContrast == .increased
    traits.isRightToLeft = layoutDirection == .rightToLeft
    return traits
  }
}
