// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Pages that `ImageRenderer.render` draws views on, where Apple's takes a context of Core Graphics.
///
/// Coordinates are points from the top left of the page, y downwards. What is drawn stays vectors
/// until a file is made of it.
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
  ///   - size: of the page, in points. Files cannot be made of a page without width or height.
  ///   - scale: pixels per point of a PNG file, and of what has to become pixels elsewhere.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.scale = scale
    beginPage(size: size)
  }

  /// The size of the page that is drawn on, in points.
  public var size: CGSize { pages[pages.count - 1].size }

  /// Begins another page, with the origin at its top left. Only PDF documents have several.
  public func beginPage(size: CGSize) {
    pages.append(DisplayList(size: size, scale: scale))
    transform = .identity
    saved = []
  }

  // MARK: - Where it is drawn

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// In radians, clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// What is drawn from now on is transformed by `transform` before all that was asked for earlier.
  public func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Remembers where is drawn, for `restoreGState()`.
  public func saveGState() { saved.append(transform) }

  /// Returns to what was last saved on this page; without it nothing changes.
  public func restoreGState() { transform = saved.popLast() ?? transform }

  func draw(_ list: DisplayList) {
    var layer = Layer()
    layer.transform = transform
    // As in a picture of its own: what reaches beyond the view's size is not seen.
    layer.clip = Path(CGRect(origin: .zero, size: list.size))
    var items = [DisplayItem(.begin(layer))]
    if let background = list.background, let clip = layer.clip {
      items.append(DisplayItem(.fill(clip, .color(background), FillStyle())))
    }
    pages[pages.count - 1].items += items + list.items + [DisplayItem(.end)]
  }

  // MARK: - Files

  /// A PNG file of the only page, transparent where nothing was drawn.
  public func pngData() throws -> Data { try PictureFormat.png.data(of: pages) }

  /// An SVG document of the only page, one unit per point.
  public func svgData() throws -> Data { try PictureFormat.svg.data(of: pages) }

  /// A PDF document of all pages, one unit per point.
  public func pdfData() throws -> Data { try PictureFormat.pdf.data(of: pages) }

  /// Writes the format that the file's extension names: png, svg or pdf.
  ///
  /// The file appears when it is complete; until then, and after an error, the old one stays.
  public func write(to url: URL) throws {
    try PictureFormat.write(to: url) { try $0.data(of: pages) }
  }
}
