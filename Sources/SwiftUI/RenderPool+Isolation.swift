// SPDX-License-Identifier: Apache-2.0
internal import StorypoleGraphics
internal import StorypoleRuntime

extension RenderPool {
  /// The place where a pool makes its pictures.
  public struct Isolation: Sendable {
    /// The limits of worker processes; nil for threads of this process.
    let limits: WorkerProcess.Limits?

    /// On threads of this process. A view that crashes or never ends does that to the whole program.
    public static let threads = Isolation(limits: nil)

    /// In worker processes with the default limits: see `process(timeLimit:memoryLimit:)`.
    public static let process = Isolation(limits: WorkerProcess.Limits())

    /// In worker processes, one for each thread of the pool, which can be ended: a view that crashes, never ends or
    /// needs too much memory fails alone. A worker is this program, started again, so `main` has to begin with
    /// `RenderPool.runWorkerIfNeeded()`. Workers start when they are needed, and end with the pool or this process.
    ///
    /// A worker is no sandbox: it has this process's rights, environment and working directory.
    ///
    /// - Parameters:
    ///   - timeLimit: The processor time of one picture, at least 0.1 seconds. A view that waits may take three times as
    ///     long by the clock.
    ///   - memoryLimit: The limit of a worker's address space in bytes, at least 1 GiB. 512 MiB of it are a reserve
    ///     for deep views, which uses memory only when it is needed.
    public static func process(
      timeLimit: Duration = .seconds(5), memoryLimit: Int = 2 << 30
    ) -> Isolation {
      let parts = timeLimit.components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
      return Isolation(
        limits: WorkerProcess.Limits(seconds: max(0.1, seconds), memory: max(1 << 30, memoryLimit)))
    }
  }

  /// Makes this process a worker, if a pool with the isolation `process` has started it: then the call draws until the
  /// pool ends, and never returns. Otherwise it returns at once. Call it first in `main`: everything before it happens in
  /// every worker, too.
  ///
  ///     @main struct Server {
  ///       static func main() async throws {
  ///         RenderPool.runWorkerIfNeeded()
  ///         let pool = RenderPool(isolation: .process)
  ///         …
  ///
  /// - Parameter assets: The assets of `Image("name")` in workers; nil uses the program's own bundle.
  public static func runWorkerIfNeeded(assets: ViewAssets? = nil) {
    isPrepared.withLock { $0 = true }
    if RenderWorker.isHere { RenderWorker.run(assets: assets) }
  }

  /// Whether workers of this program would find their way.
  static let isPrepared = Locked(false)
}

/// A view as data, and the form of its picture: all that a worker needs.
struct CodedPicture: Codable, Sendable {
  /// The name of the view's type.
  var type: String
  var view: Data
  var format: PictureFormat
  /// The proposed size in points.
  var width: Double?
  var height: Double?
  var scale: Double
  var isOpaque: Bool

  init(
    _ view: some View & Codable, _ format: PictureFormat, _ size: ProposedViewSize,
    _ scale: CGFloat, _ isOpaque: Bool
  ) throws {
    let type = Swift.type(of: view)
    guard let name = TypeNames.name(of: type) else {
      throw ImageRendererError(
        .worker, "Another process can't find the type \(type): declare it outside of functions.")
    }
    self.type = name
    self.view = try WorkerMessage.encoder.encode(view)
    (self.format, self.scale, self.isOpaque) = (format, Double(scale), isOpaque)
    (width, height) = (size.width.map(Double.init), size.height.map(Double.init))
  }

  /// The picture, made on this thread.
  func data(_ maker: PictureMaker, isWanted: () -> Bool = { true }) throws -> Data {
    guard let type = TypeNames.type(named: type) as? any (View & Decodable).Type else {
      throw ImageRendererError(.worker, "The worker has no view of the type \(type).")
    }
    let list = try draw(type, maker)
    if !isWanted() { throw CancellationError() }
    return try format.data(of: [list], for: maker.name)
  }

  private func draw<Content: View & Decodable>(
    _ type: Content.Type, _ maker: PictureMaker
  ) throws -> DisplayList {
    let content: Content
    do {
      content = try WorkerMessage.decoder.decode(Content.self, from: view)
    } catch {
      throw ImageRendererError(.worker, "\(type) can't be decoded from its own encoding: \(error)")
    }
    let size = ProposedViewSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    return try maker.displayList(
      of: content, PictureOptions(proposal: size, scale: scale, isOpaque: isOpaque))
  }
}
