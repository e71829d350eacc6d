// SPDX-License-Identifier: Apache-2.0
internal import StorypoleGraphics

/// The pages on which `ImageRenderer.render` draws views, in place of Core Graphics' context.
///
/// Coordinates are points from the top left of the page, with y pointing down. Drawings stay vectors until a
/// file is made.
///
///     let sheet = ImageRendererContext(size: CGSize(width: 595, height: 842))
///     renderer.render { size, draw in
///       sheet.translateBy(x: (595 - size.width) / 2, y: 40)
///       draw(sheet)
///     }
///     try sheet.write(to: URL(fileURLWithPath: "sheet.pdf"))
public final class ImageRendererContext {
  private var pages: [DisplayList] = []
  private var transform = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  private let scale: CGFloat

  /// Begins the first page.
  ///
  /// - Parameters:
  ///   - size: The page's size in points. A page without width or height can't become a file.
  ///   - scale: The pixels per point of a PNG file, and of the rasterized parts of other files.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.scale = scale
    beginPage(size: size)
  }

  /// The size of the current page, in points.
  public var size: CGSize { pages[pages.count - 1].size }

  /// Begins another page, with the origin at its top left. Only PDF documents have several.
  public func beginPage(size: CGSize) {
    pages.append(DisplayList(size: size, scale: scale))
    transform = .identity
    saved = []
  }

  // MARK: - Transforms

  /// Moves the origin by points; positive is right and down.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Multiplies the units of the axes by factors; negative ones mirror.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates the axes by an angle in radians; positive is clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Prepends a transform to those already in effect, for later drawings.
  public func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Saves the transform for `restoreGState()`.
  public func saveGState() { saved.append(transform) }

  /// Restores the last transform saved on this page; does nothing if there is none.
  public func restoreGState() { transform = saved.popLast() ?? transform }

  func draw(_ list: DisplayList) {
    var layer = Layer()
    layer.transform = transform
    // Clips content outside of the view's size, as in a separate picture.
    layer.clip = Path(CGRect(origin: .zero, size: list.size))
    var items = [DisplayItem(.begin(layer))]
    if let background = list.background, let clip = layer.clip {
      items.append(DisplayItem(.fill(clip, .color(background), FillStyle())))
    }
    pages[pages.count - 1].items += items + list.items + [DisplayItem(.end)]
  }

  // MARK: - Files

  /// A PNG file of the only page, transparent where it is empty; throws if there are several pages.
  public func pngData() throws -> Data { try PictureFormat.png.data(of: pages) }

  /// An SVG document of the only page, one unit per point.
  public func svgData() throws -> Data { try PictureFormat.svg.data(of: pages) }

  /// A PDF document of all pages, one unit per point.
  public func pdfData() throws -> Data { try PictureFormat.pdf.data(of: pages) }

  /// Writes a file in the format of its extension: png, svg or pdf.
  ///
  /// The file appears when it is complete; until then, and after an error, the old one stays.
  public func write(to url: URL) throws {
    try PictureFormat.write(to: url) { try $0.data(of: pages) }
  }
}
