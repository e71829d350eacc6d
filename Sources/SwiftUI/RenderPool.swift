// SPDX-License-Identifier: Apache-2.0
internal import StorypoleCairo
internal import StorypoleRuntime

/// Makes pictures of views on several threads at once, as servers need it.
///
///     let pool = RenderPool()
///     let png = try await pool.pngData(scale: 2) { Card(title: title) }
///
/// Each picture is laid out, drawn and encoded on one of the pool's threads, never on the main thread
/// or in Swift's own pool of threads. The view is made there as well: the values that the closure captures
/// have to be `Sendable`, and bodies run on the pool's thread though they count as the main actor's, so that
/// they must not use values that the program's main thread changes. Fonts, shaped texts and decoded images
/// are shared by all threads, and bounded. Docs/Server.md has the recipe.
public final class RenderPool: Sendable {
  private let queue = RenderQueue()
  private let maker: PictureMaker
  private let waitingLimit: Int?

  /// Starts the threads, which end when the pool is released.
  ///
  /// - Parameters:
  ///   - threads: The number of pictures that are made at once; by default one for each processor. Each
  ///     needs memory for the pixels of its picture, 4 bytes each and about as much again.
  ///   - waitingLimit: The number of further calls that may wait for a thread. A call beyond throws `.busy`
  ///     at once, so that a server can report it instead of falling behind further and further. With nil
  ///     every call waits for its turn, which suits a program that draws a known number of pictures.
  ///   - fontDirectories: Folders with more fonts than the machine's.
  ///   - assets: The assets in which `Image("name")` is searched for; nil takes the program's own bundle.
  public init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, waitingLimit: Int? = 100,
    fontDirectories: [String] = [], assets: ViewAssets? = nil
  ) {
    self.waitingLimit = waitingLimit.map { max(0, $0) }
    maker = PictureMaker(
      textEngine: PangoTextEngine(fontDirectories: fontDirectories),
      assets: assets ?? ViewAssets(bundle: .main), name: "RenderPool")
    for number in 0..<max(1, threads) { queue.startThread(number) }
  }

  deinit { queue.close() }

  /// A PNG file of `scale` pixels per point.
  ///
  /// - Parameters:
  ///   - proposedSize: The size that the view is offered; unspecified asks for its ideal size.
  ///   - scale: The pixels per point.
  ///   - isOpaque: Whether the system's background color lies under the view; false leaves the picture
  ///     transparent.
  ///   - content: Makes the view, on the thread that draws it.
  /// - Throws: `ImageRendererError` for this picture alone; its kind is `.busy` if too many wait.
  ///   `CancellationError` as soon as the task is canceled: a picture that waits is not begun, one that
  ///   is being made is thrown away.
  public func pngData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.png, proposedSize, scale, isOpaque, content)
  }

  /// An SVG document, one unit per point; parameters and errors as of `pngData`.
  ///
  /// `scale` is that of the parts that have to become pixels.
  public func svgData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.svg, proposedSize, scale, isOpaque, content)
  }

  /// A PDF document of one page, one unit per point; parameters and errors as of `pngData`.
  ///
  /// `scale` is that of the parts that have to become pixels.
  public func pdfData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.pdf, proposedSize, scale, isOpaque, content)
  }

  private func data<Content: View>(
    _ format: PictureFormat, _ proposedSize: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool,
    _ content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    // Views are the main actor's for the compiler; here they are made on the pool's thread.
    let job = RenderJob(
      ViewWork(
        maker: maker, format: format,
        options: PictureMaker.Options(proposedSize: proposedSize, scale: scale, isOpaque: isOpaque),
        content: onPoolThread(content)))
    let (queue, waitingLimit) = (queue, waitingLimit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        job.begin(continuation)
        if job.isFinished { return }
        if !queue.add(job, waitingLimit: waitingLimit) {
          job.finish(
            .failure(
              ImageRendererError(
                .busy,
                "\(waitingLimit ?? 0) pictures are already waiting: try again later, or give the pool more "
                  + "threads, a higher waitingLimit, or nil to wait.")))
        }
      }
    } onCancel: {
      queue.remove(job)
      job.finish(.failure(CancellationError()))
    }
  }
}

/// A view to be made, laid out, drawn and encoded.
///
/// Unchecked, because the compiler does not let a view's type cross threads: its conformance might be the
/// main actor's alone. That bodies run elsewhere is what the pool is for.
private struct ViewWork<Content: View>: RenderWork, @unchecked Sendable {
  let maker: PictureMaker
  let format: PictureFormat
  let options: PictureMaker.Options
  let content: @Sendable () -> Content

  func data(isWanted: () -> Bool) throws -> Data {
    if !isWanted() { throw CancellationError() }
    let list = try maker.displayList(of: content(), options)
    // Drawing and encoding take most of the time: not for nobody.
    if !isWanted() { throw CancellationError() }
    return try format.data(of: [list], for: maker.name)
  }
}
