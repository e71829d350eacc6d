// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import StorypoleCairo

/// Makes a picture of a view.
///
///     let renderer = ImageRenderer(content: Badge(text: "New"))
///     renderer.scale = 2
///     try renderer.write(to: URL(fileURLWithPath: "badge.png"))
///
/// The picture has the size that the view takes for `proposedSize`. What Apple's renderer hands out
/// as an image of UIKit or AppKit comes here as the data of a file.
///
/// `Image("name")` is looked for in the program's own bundle; `.environment(\.assets, …)` on the
/// content names other places.
@MainActor
public final class ImageRenderer<Content: View>: Observable, ObservableObject {
  public typealias ObjectWillChangePublisher = ObservableObjectPublisher

  // The publisher locks.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

  public var content: Content { willSet { objectWillChange.send() } }

  /// What the view is offered; unspecified lets it take its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified {
    willSet { objectWillChange.send() }
  }

  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the system's background colour lies under the view; else nothing does.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// Pictures are always in non-linear sRGB: another mode is answered by a warning.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Has no effect: pictures have the range of sRGB.
  public var allowedDynamicRange: Image.DynamicRange? { willSet { objectWillChange.send() } }

  /// Whether changes of what the content observes are announced. Nothing is announced between two
  /// pictures: each is drawn of the content as it then is.
  nonisolated(unsafe) public var isObservationEnabled = false

  public init(content view: Content) { content = view }

  /// Lays the view out and hands its size and what draws it to `renderer`.
  ///
  ///     renderer.render { size, draw in
  ///       let sheet = ImageRendererContext(size: CGSize(width: size.width * 2, height: size.height))
  ///       draw(sheet)
  ///       sheet.translateBy(x: size.width, y: 0)
  ///       draw(sheet)
  ///       data = try? sheet.pdfData()
  ///     }
  ///
  /// A view that cannot be laid out is said on standard error, and `renderer` is not called.
  /// - Parameter rasterizationScale: pixels per point, for what has to become pixels.
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

  /// A PDF document of one page, one unit per point. Its text can be searched.
  public func pdfData() throws -> Data { try data(.pdf) }

  /// Writes a picture in the format that the file's extension names: png, svg or pdf.
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
      of: content,
      PictureMaker.Options(proposedSize: proposedSize, scale: scale, isOpaque: isOpaque))
  }
}

extension PictureMaker {
  @MainActor static let shared = PictureMaker(
    textEngine: PangoTextEngine(), assets: ViewAssets(bundle: .main), name: "ImageRenderer")
}
