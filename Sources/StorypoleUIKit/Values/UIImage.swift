// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics
internal import StorypoleCairo

/// A picture from the assets or a file, or a symbol.
///
///     if let photo = UIImage(contentsOfFile: path) { Image(uiImage: photo).resizable() }
///
/// Names are looked up in the assets of the views last shown on this thread, or in the program's own bundle
/// before the first.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  enum Source: Equatable {
    case none
    case named(String, Bundle?)
    case symbol(String)
    case loaded(LoadedImage)
    case recorded(ImageRecording)

    static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.none, .none): true
      case (.named(let a, let first), .named(let b, let second)): a == b && first == second
      case (.symbol(let a), .symbol(let b)): a == b
      case (.loaded(let a), .loaded(let b)): a == b
      case (.recorded(let a), .recorded(let b)): a === b
      default: false
      }
    }
  }

  /// The use of the image's colors.
  public enum RenderingMode: Int, Sendable {
    /// As the assets declare.
    case automatic = 0
    /// The image's own colors, or the foreground style in its opaque parts.
    case alwaysOriginal, alwaysTemplate
  }

  /// The edges at which the rows and columns of the pixels begin. It is not used here.
  public enum Orientation: Int, Sendable {
    /// Rotated by quarter turns, not mirrored.
    case up = 0, down, left, right
    /// Rotated by quarter turns, and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  let source: Source
  /// The size in points.
  public let size: CGSize
  /// The pixels per point.
  public let scale: CGFloat
  /// The use of the image's colors.
  public let renderingMode: RenderingMode
  let tint: UIColor?
  let capInsets: UIEdgeInsets?
  /// The PNG file of the image; nil where it comes from something else.
  let png: Data?
  /// The frames of the view in the image, as a golden file keeps them; nil if it isn't a view's picture.
  package let frames: String?

  init(
    _ source: Source, size: CGSize, scale: CGFloat, mode: RenderingMode = .automatic,
    tint: UIColor? = nil, capInsets: UIEdgeInsets? = nil, png: Data? = nil, frames: String? = nil
  ) {
    self.png = png
    self.frames = frames
    self.source = source
    self.size = size
    self.scale = scale
    renderingMode = mode
    self.tint = tint
    self.capInsets = capInsets
  }

  /// Creates an image without content, with a size of zero.
  public override convenience init() { self.init(.none, size: .zero, scale: 1) }

  /// Creates an image from the assets; nil if they lack it.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image from a bundle's assets; nil if they lack it. The image follows the traits of the views
  /// that show it, not `configuration` or `traitCollection`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let loaded = Assets.image(name, bundle) else { return nil }
    self.init(.named(name, bundle), size: loaded.size, scale: loaded.pixelsPerPoint)
  }

  /// Creates an image from a bundle's assets; nil if they lack it.
  ///
  /// - Parameter configuration: Has no effect here.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates the image of a literal, `#imageLiteral(resourceName:)`; an image that the assets lack is drawn as a
  /// missing one.
  public required convenience init(imageLiteralResourceName name: String) {
    let loaded = Assets.image(name, nil)
    self.init(.named(name, nil), size: loaded?.size ?? .zero, scale: loaded?.pixelsPerPoint ?? 1)
  }

  /// Creates an image from a file; nil if it is missing or can't be decoded. "@2x" and "@3x" before the
  /// extension are its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Creates an image from a PNG, JPEG, GIF, WebP, SVG or PDF file; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a PNG, JPEG, GIF, WebP, SVG or PDF file; nil for other data.
  ///
  /// - Parameter scale: The pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, frames: nil)
  }

  /// - Parameter frames: The frames of the view in the image, as a golden file keeps them.
  package convenience init?(data: Data, scale: CGFloat, frames: String?) {
    guard let loaded = Assets.image(in: data, scale: scale) else { return nil }
    let isPNG = data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    self.init(
      .loaded(loaded), size: loaded.size, scale: scale, png: isPNG ? data : nil, frames: frames)
  }

  /// Creates the image of a resource in the assets.
  ///
  /// - Parameter resource: If the assets lack it, a missing image is drawn.
  public convenience init(resource: ImageResource) {
    let loaded = Assets.image(resource.name, resource.bundle)
    self.init(
      .named(resource.name, resource.bundle), size: loaded?.size ?? .zero,
      scale: loaded?.pixelsPerPoint ?? 1)
  }

  /// Creates an image of a symbol. Its drawing is a substitute with the same meaning; an unknown name is drawn
  /// as a box with a question mark, and an empty one is nil.
  ///
  /// The symbol takes the font of the view that shows it, whereas UIKit's keeps its own.
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    // UIKit's symbols have 17 points by default; most are about as wide as high.
    self.init(.symbol(name), size: CGSize(width: 20, height: 20), scale: 1)
  }

  /// Creates an image of a symbol.
  ///
  /// - Parameter configuration: Has no effect here: the view's font applies.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// The stored orientation of the image; always up.
  open var imageOrientation: Orientation { .up }

  /// Returns the image in its own colors, or as a template for the foreground style.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, scale: scale, mode: renderingMode, tint: tint, capInsets: capInsets)
  }

  /// Returns the image as a template with a color, which the view's foreground style replaces.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }

  /// Returns the image with a color. A template takes the view's foreground style; with `alwaysOriginal`, UIKit
  /// keeps the color, which isn't supported here, and a warning reports it.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    if renderingMode == .alwaysOriginal {
      Surroundings.warn(
        "UIImage.withTintColor has no effect on Image(uiImage:): set .foregroundStyle on the image",
        once: "UIImage.withTintColor")
    }
    return UIImage(
      source, size: size, scale: scale, mode: .alwaysTemplate, tint: color, capInsets: capInsets)
  }

  /// Returns an image whose edges keep their size when it is resized.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      source, size: size, scale: scale, mode: renderingMode, tint: tint, capInsets: capInsets)
  }

  /// Returns the image unchanged: the view's font determines a symbol's size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.source == source && other.renderingMode == renderingMode
      && other.capInsets == capInsets
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  /// The settings of an image; they have no effect here.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The settings of a symbol; they have no effect here, because the view's font applies.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates settings from a size in points.
    public init(pointSize: CGFloat) {}
    /// Creates settings from a size in points and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    /// Creates settings from a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    /// Creates settings from a text style.
    public init(textStyle: UIFont.TextStyle) {}
    /// Creates settings from a scale.
    public init(scale: UIImage.SymbolScale) {}
    /// Creates settings from a weight.
    public init(weight: UIImage.SymbolWeight) {}
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weights from the thinnest to the thickest.
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol next to its text.
  public enum SymbolScale: Int, Sendable {
    /// The environment's scale, or none.
    case `default` = -1, unspecified
    /// The scales from the smallest to the largest.
    case small, medium, large
  }
}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension LoadedImage {
  fileprivate var pixelsPerPoint: CGFloat {
    guard case .pixels(let buffer) = content, size.width > 0 else { return 1 }
    return (CGFloat(buffer.width) / size.width).rounded()
  }
}

extension Image {
  /// Creates an image from a UIKit image. It has no accessibility description without a label.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .none: self.init(size: .zero) { _ in }
    case .named(let name, let bundle): self.init(decorative: name, bundle: bundle)
    case .symbol(let name): self.init(systemName: name)
    case .loaded(let image): self.init(loaded: image)
    case .recorded(let recording): self = recording.image
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
    if let caps = uiImage.capInsets {
      self = resizable(
        capInsets: EdgeInsets(
          top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right))
    }
  }
}
