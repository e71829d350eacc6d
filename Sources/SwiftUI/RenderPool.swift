// SPDX-License-Identifier: Apache-2.0
internal import StorypoleCairo
internal import StorypoleRuntime

/// Makes pictures of views on several threads in parallel, for servers.
///
///     let pool = RenderPool()
///     let png = try await pool.pngData(scale: 2) { Card(title: title) }
///
/// Each picture is laid out, drawn and encoded on one of the pool's threads, never on the main thread or in
/// Swift's own thread pool. The view is created there as well: the values that the closure captures must be
/// `Sendable`, and bodies run on the pool's thread although they belong to the main actor, so they must not
/// use values that the program's main thread changes. All threads share fonts, shaped texts and decoded
/// images within limits.
///
/// A pool with worker processes survives views that crash or never end. Its views are `Codable`, because a closure
/// can't be sent to another process:
///
///     let pool = RenderPool(isolation: .process)
///     let png = try await pool.pngData(of: Card(title: title), scale: 2)
///
/// For recipes, see Docs/Server.md.
public final class RenderPool: Sendable {
  private let queue = RenderQueue()
  private let maker: PictureMaker
  private let waitingLimit: Int?
  /// nil without worker processes.
  private let workers: WorkerShelf?

  /// Starts the threads, which end when the pool is released.
  ///
  /// - Parameters:
  ///   - isolation: Whether views are drawn in this process, or in workers that can be ended.
  ///   - threads: The number of pictures made in parallel; by default one for each processor. Each needs
  ///     memory for the pixels of its picture, 4 bytes each and about as much again.
  ///   - waitingLimit: The number of further calls that may wait for a thread. A call over the limit throws
  ///     `.busy` immediately, so that a server can report it instead of falling behind. With nil every call
  ///     waits for its turn, which suits a program that draws a known number of pictures.
  ///   - fontDirectories: Folders with more fonts than the machine's.
  ///   - assets: The assets of `Image("name")`; nil uses the program's own bundle. Workers have those of
  ///     `runWorkerIfNeeded(assets:)`.
  public init(
    isolation: Isolation = .threads, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    waitingLimit: Int? = 100, fontDirectories: [String] = [], assets: ViewAssets? = nil
  ) {
    precondition(
      isolation.limits == nil || Self.isPrepared.withLock { $0 },
      "RenderPool(isolation: .process) starts this program again: begin 'main' with RenderPool.runWorkerIfNeeded()"
    )
    workers = isolation.limits.map {
      WorkerShelf($0, WorkerSetup(fontDirectories: fontDirectories))
    }
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
  ///   - proposedSize: The proposed size; unspecified proposes the ideal size.
  ///   - scale: The pixels per point.
  ///   - isOpaque: Whether the picture has the system's background color; false leaves it transparent.
  ///   - content: Creates the view, on the thread that draws it.
  /// - Throws: `ImageRendererError` for this picture alone; its kind is `.busy` if too many wait.
  ///   `CancellationError` as soon as the task is canceled: a waiting picture is not begun, an unfinished one
  ///   is discarded.
  public func pngData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.png, proposedSize, scale, isOpaque, content)
  }

  /// An SVG document, one unit per point; parameters and errors as for `pngData`.
  ///
  /// `scale` applies to rasterized parts.
  public func svgData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.svg, proposedSize, scale, isOpaque, content)
  }

  /// A PDF document of one page, one unit per point; parameters and errors as for `pngData`.
  ///
  /// `scale` applies to rasterized parts.
  public func pdfData<Content: View>(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1, isOpaque: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    try await data(.pdf, proposedSize, scale, isOpaque, content)
  }

  /// A PNG file of a view that can be encoded, so that a worker process can draw it: that decodes it and draws the copy.
  ///
  /// - Parameters:
  ///   - view: The view. Its type is declared outside of functions.
  ///   - proposedSize: The proposed size; unspecified proposes the ideal size.
  ///   - scale: The pixels per point.
  ///   - isOpaque: Whether the picture has the system's background color; false leaves it transparent.
  /// - Throws: As the other `pngData`; with worker processes also an `ImageRendererError` of the kinds `.crash`,
  ///   `.timeout` and `.worker`, for this picture alone.
  nonisolated(nonsending) public func pngData(
    of view: some View & Codable, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    isOpaque: Bool = false
  ) async throws -> Data {
    try await data(CodedPicture(view, .png, proposedSize, scale, isOpaque))
  }

  /// An SVG document of a view that can be encoded; parameters and errors as for `pngData(of:)`.
  nonisolated(nonsending) public func svgData(
    of view: some View & Codable, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    isOpaque: Bool = false
  ) async throws -> Data {
    try await data(CodedPicture(view, .svg, proposedSize, scale, isOpaque))
  }

  /// A PDF document of one page of a view that can be encoded; parameters and errors as for `pngData(of:)`.
  nonisolated(nonsending) public func pdfData(
    of view: some View & Codable, proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    isOpaque: Bool = false
  ) async throws -> Data {
    try await data(CodedPicture(view, .pdf, proposedSize, scale, isOpaque))
  }

  private func data(_ picture: CodedPicture) async throws -> Data {
    try await data(RenderJob(CodedWork(maker: maker, picture: picture, workers: workers)))
  }

  private func data<Content: View>(
    _ format: PictureFormat, _ proposedSize: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool,
    _ content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> Data {
    guard workers == nil else {
      throw ImageRendererError(
        .worker,
        "A closure can't be sent to a worker process: make the view Codable, and pass it as 'of:'.")
    }
    // For the compiler, views belong to the main actor; here they are created on the pool's thread.
    return try await data(
      RenderJob(
        ViewWork(
          maker: maker, format: format,
          options: PictureOptions(proposal: proposedSize, scale: scale, isOpaque: isOpaque),
          content: onPoolThread(content))))
  }

  /// The data that `make` makes of content, on one of the pool's threads.
  package func data<Content>(
    on content: @escaping @MainActor @Sendable () -> Content,
    _ make: @escaping @Sendable (PictureMaker, Content) throws -> Data
  ) async throws -> Data {
    guard workers == nil else {
      throw ImageRendererError(
        .worker, "A document can't be sent to a worker process: use a pool of threads.")
    }
    return try await data(
      RenderJob(OtherWork(maker: maker, content: onPoolThread(content), make: make)))
  }

  private func data(_ job: RenderJob) async throws -> Data {
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

/// A view to create, lay out, draw and encode.
///
/// Unchecked, because the compiler does not let a view's type cross threads: its conformance might be
/// isolated to the main actor. Running bodies elsewhere is the pool's purpose.
private struct ViewWork<Content: View>: RenderWork, @unchecked Sendable {
  let maker: PictureMaker
  let format: PictureFormat
  let options: PictureOptions
  let content: @Sendable () -> Content

  func data(isWanted: () -> Bool) throws -> Data {
    if !isWanted() { throw CancellationError() }
    let list = try maker.displayList(of: content(), options)
    // Drawing and encoding take most of the time: skip them for a canceled call.
    if !isWanted() { throw CancellationError() }
    return try format.data(of: [list], for: maker.name)
  }
}

/// Content of another kind.
private struct OtherWork<Content>: RenderWork {
  let maker: PictureMaker
  let content: @Sendable () -> Content
  let make: @Sendable (PictureMaker, Content) throws -> Data

  func data(isWanted: () -> Bool) throws -> Data {
    if !isWanted() { throw CancellationError() }
    return try make(maker, content())
  }
}

/// A picture to make of data, here or in a worker process.
private struct CodedWork: RenderWork {
  let maker: PictureMaker
  let picture: CodedPicture
  let workers: WorkerShelf?

  func data(isWanted: () -> Bool) throws -> Data {
    if !isWanted() { throw CancellationError() }
    if let workers { return try workers.data(picture) }
    return try picture.data(maker, isWanted: isWanted)
  }
}
