// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleCairo

extension UIImage {
  /// The image as a PNG file with `scale` pixels per point; nil if it is empty or can't be drawn, with a warning. An
  /// image that was made of a PNG file returns this file.
  public func pngData() -> Data? {
    if let png { return png }
    guard size.width > 0, size.height > 0 else { return nil }
    return Surroundings.current.preserved {
      var options = PictureOptions()
      options.environment = Surroundings.current.environment
      options.scale = scale
      options.isTransparent = true
      do {
        let content = Image(uiImage: self).resizable().frame(width: size.width, height: size.height)
        let picture = try makePicture(of: content, options, textEngine: PangoTextEngine.shared)
        return try CairoRenderer.pngOutput(picture.displayList).data
      } catch {
        Surroundings.warn("UIImage.pngData is nil: \(error)", once: "UIImage.pngData")
        return nil
      }
    }
  }

  /// Returns nil, and a warning reports it: JPEG files are read, but not written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Surroundings.warn(
      "UIImage.jpegData is nil: Storypole writes no JPEG files. Use pngData()",
      once: "UIImage.jpegData")
    return nil
  }
}
