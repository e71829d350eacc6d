// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics
internal import StorypoleCairo

/// Looks up names in the assets of the views last shown on this thread, or in the program's own bundle before
/// the first.
enum Assets {
  private static let ownBundle: any AssetLoader = FileAssets(
    folders: [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 })

  private static var loader: any AssetLoader {
    Surroundings.current.environment.assets?.loader ?? ownBundle
  }

  static func hasColor(_ name: String, _ bundle: Bundle?) -> Bool {
    let traits = Surroundings.current.environment.assetTraits
    return loader.color(AssetName(name, bundle), in: traits).value != nil
  }

  static func image(_ name: String, _ bundle: Bundle?) -> LoadedImage? {
    loader.image(AssetName(name, bundle), in: Surroundings.current.environment.assetTraits).value
  }

  /// The image in a file's data.
  static func image(in data: Data, scale: CGFloat) -> LoadedImage? {
    loader.image(in: data, scale: scale, name: "of a UIImage").value
  }
}
