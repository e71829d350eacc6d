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
public final class ImageRenderer<Content: View>: ObservableObject {
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

  public init(content view: Content) { content = view }

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
    guard url.isFileURL else {
      throw ImageRendererError(.file, "\(url.absoluteString) is not the URL of a file.")
    }
    guard let format = PictureFormat(rawValue: url.pathExtension.lowercased()) else {
      throw ImageRendererError(
        .format,
        "\(url.lastPathComponent) must end with .png, .svg or .pdf: that says what is written.")
    }
    let data = try data(format)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw ImageRendererError(
        .file, "\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func data(_ format: PictureFormat) throws -> Data {
    var options = PictureOptions()
    options.proposal = proposedSize
    options.scale = scale
    options.isTransparent = !isOpaque
    options.environment.assets = Shared.assets
    do {
      let picture = try makePicture(of: content, options, textEngine: Shared.textEngine)
      Shared.say(picture.host.warnings)
      let list = picture.displayList
      switch format {
      case .png: return try CairoRenderer.png(list)
      case .svg: return try CairoRenderer.svg(list)
      case .pdf: return try CairoRenderer.pdf([list])
      }
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    } catch let error as DrawingError {
      throw ImageRendererError(.picture, error.description)
    }
  }
}

/// Why an `ImageRenderer` made no picture, and what to do about it.
public struct ImageRendererError: Error, Equatable, CustomStringConvertible, LocalizedError {
  public enum Kind: Sendable {
    /// The view cannot be laid out: it is nested without end, or changes without end.
    case view
    /// The picture has no size, or is too large.
    case picture
    /// The file's extension names no format.
    case format
    /// The file cannot be written.
    case file
  }

  public let kind: Kind
  public let description: String
  public var errorDescription: String? { description }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

private enum PictureFormat: String {
  case png, svg, pdf
}

@MainActor
private enum Shared {
  /// Finding the machine's fonts costs more than most pictures.
  static let textEngine = PangoTextEngine()
  static let assets = Assets(bundle: .main)
  private static var said: Set<String> = []

  static func say(_ warnings: [String]) {
    for warning in warnings where said.insert(warning).inserted {
      FileHandle.standardError.write(Data("ImageRenderer: \(warning)\n".utf8))
    }
  }
}
