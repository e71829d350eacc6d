// SPDX-License-Identifier: Apache-2.0
/// An image from a URL, which the program's own loader reads: Storypole opens no connection.
///
///     AsyncImage(url: url) { $0.resizable() } placeholder: { ProgressView() }
///       .environment(\.asyncImageLoader, AsyncImageDataLoader { url in try Data(contentsOf: url) })
///
/// The loader is called during layout, once for each URL, and the picture shows its result. Without a loader the view
/// shows its placeholder, and a warning reports it.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.asyncImageLoader) private var loader
  @Environment(\.assets) private var assets
  @State private var memory = Memory()

  /// The last result, so that a URL is loaded once.
  private final class Memory {
    var url: URL?
    var phase: AsyncImagePhase?
  }

  /// Creates a view from the phases of an image.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Parameter transaction: Ignored: the image is available at once, so that no change is animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Creates a view that shows a placeholder until the image is available, or if there is none.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Creates a view that shows a gray area until the image is available.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  public var body: Content { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if memory.url == url, let phase = memory.phase { return phase }
    guard let loader else {
      Warnings.shared.add(
        "AsyncImage shows its placeholder: no loader is set for \(url.absoluteString.prefix(200)). Set "
          + ".environment(\\.asyncImageLoader, AsyncImageDataLoader { url in … }) around the view",
        once: "AsyncImage")
      return .empty
    }
    let phase = load(url, loader)
    (memory.url, memory.phase) = (url, phase)
    return phase
  }

  private func load(_ url: URL, _ loader: AsyncImageDataLoader) -> AsyncImagePhase {
    let data: Data
    do {
      data = try loader.load(url)
    } catch {
      return .failure(error)
    }
    guard let decoder = assets?.loader else {
      return .failure(AsyncImageError(description: "the view has no assets to decode the image"))
    }
    let answer = decoder.image(
      in: data, scale: scale, name: "at \(url.absoluteString.prefix(200))")
    for warning in answer.warnings { Warnings.shared.add(warning, once: warning) }
    guard let image = answer.value else {
      return .failure(AsyncImageError(description: answer.warnings.joined(separator: "; ")))
    }
    return .success(Image(.loaded(image), label: nil))
  }
}

/// The state of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet: no URL, or no loader.
  case empty
  /// The image.
  case success(Image)
  /// The error of the loader or the decoder.
  case failure(any Error)

  /// The image of a success; else nil.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of a failure; else nil.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A loader of files for `AsyncImage`.
public struct AsyncImageDataLoader: Sendable {
  let load: @Sendable (URL) throws -> Data

  /// Creates a loader.
  ///
  /// - Parameter load: Returns a PNG, JPEG, GIF, WebP, SVG or PDF file, or throws. It is called on the drawing thread,
  ///   which waits for it; load slow files in advance.
  public init(_ load: @escaping @Sendable (URL) throws -> Data) { self.load = load }
}

extension EnvironmentValues {
  private struct AsyncImageLoaderKey: EnvironmentKey {
    static var defaultValue: AsyncImageDataLoader? { nil }
  }

  /// The loader of files for `AsyncImage`; nil, the default, loads none.
  public var asyncImageLoader: AsyncImageDataLoader? {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}

/// The reason why a file isn't an image.
struct AsyncImageError: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}

extension Image {
  /// A gray area of any size. Apple has published no number for its color: ours is the third fill.
  fileprivate static var placeholder: Image {
    Image(size: CGSize(width: 1, height: 1)) {
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(Color(.system(.tertiaryFill))))
    }
    .resizable()
  }
}
