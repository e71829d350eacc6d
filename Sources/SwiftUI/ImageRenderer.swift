// SPDX-License-Identifier: Apache-2.0
internal import StorypoleGraphics
internal import StorypoleCairo

/// Draws a picture of a view.
///
///     let renderer = ImageRenderer(content: Badge(text: "New"))
///     renderer.scale = 2
///     try renderer.write(to: URL(fileURLWithPath: "badge.png"))
///
/// The picture has the size that the view takes for `proposedSize`. Where Apple's renderer returns a UIKit or
/// AppKit image, this one returns a file's data.
///
/// `Image("name")` is loaded from the program's own bundle; set `.environment(\.assets, …)` on the content
/// for other assets.
@MainActor
public final class ImageRenderer<Content: View>: Observable, ObservableObject {
  /// The type of `objectWillChange`.
  public typealias ObjectWillChangePublisher = ObservableObjectPublisher

  // The publisher has a lock.
  /// Announces each change of the content and of the settings.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

  /// The view to draw. Changes are announced and apply to the next picture.
  public var content: Content { willSet { objectWillChange.send() } }

  /// The proposed size, in points; unspecified, the default, proposes the ideal size.
  public var proposedSize: ProposedViewSize = .unspecified {
    willSet { objectWillChange.send() }
  }

  /// The pixels per point; 1 by default.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the picture has the system's background color; false, the default, leaves it transparent.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// The color mode of pictures. They always use non-linear sRGB: another mode causes a warning.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Has no effect: pictures have the range of sRGB.
  public var allowedDynamicRange: Image.DynamicRange? { willSet { objectWillChange.send() } }

  /// Accepted; has no effect here, because no change is announced between pictures: each draws the current
  /// content.
  nonisolated(unsafe) public var isObservationEnabled = false

  /// Makes a renderer of a view.
  public init(content view: Content) { content = view }

  /// Lays the view out, and calls `renderer` with its size and a function that draws it.
  ///
  ///     renderer.render { size, draw in
  ///       let sheet = ImageRendererContext(size: CGSize(width: size.width * 2, height: size.height))
  ///       draw(sheet)
  ///       sheet.translateBy(x: size.width, y: 0)
  ///       draw(sheet)
  ///       data = try? sheet.pdfData()
  ///     }
  ///
  /// If the view cannot be laid out, standard error reports it, and `renderer` is not called.
  /// - Parameter rasterizationScale: The pixels per point of rasterized parts.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ draw: (ImageRendererContext) -> Void) -> Void
  ) {
    do {
      let list = try displayList(scale: rasterizationScale)
      renderer(list.size) { $0.draw(list) }
    } catch {
      PictureMaker.shared.say(["\(error)"])
    }
  }

  /// A PNG file of `scale` pixels per point.
  public func pngData() throws -> Data { try data(.png) }

  /// An SVG document, one unit per point. Text becomes outlines.
  public func svgData() throws -> Data { try data(.svg) }

  /// A PDF document of one page, one unit per point. Its text is searchable.
  public func pdfData() throws -> Data { try data(.pdf) }

  /// Writes a picture in the format of the file's extension: png, svg or pdf.
  ///
  /// The file appears when it is complete; until then, and after an error, the old one stays.
  public func write(to url: URL) throws {
    try PictureFormat.write(to: url) { try data($0) }
  }

  private func data(_ format: PictureFormat) throws -> Data {
    try format.data(of: [displayList(scale: scale)])
  }

  private func displayList(scale: CGFloat) throws -> DisplayList {
    if colorMode != .nonLinear {
      PictureMaker.shared.say(["unknown colorMode \(colorMode): the picture uses sRGB"]
      )
    }
    return try PictureMaker.shared.displayList(
      of: content, PictureOptions(proposal: proposedSize, scale: scale, isOpaque: isOpaque))
  }
}

extension PictureMaker {
  @MainActor package static let shared = PictureMaker(
    textEngine: PangoTextEngine(), assets: ViewAssets(bundle: .main), name: "ImageRenderer")
}
