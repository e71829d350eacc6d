// SPDX-License-Identifier: Apache-2.0
internal import StorypoleGraphics
internal import CStorypole
internal import StorypoleCairo
internal import StorypoleRuntime

/// A message between a pool and its worker: the number of bytes in four bytes, the lowest first, and the bytes. A crash
/// writes a line of another form, whose beginning would be a number above `most`.
enum WorkerMessage {
  /// 1 GiB: a row of pixels less than the largest picture.
  static let most = 1 << 30

  /// JSON has no infinities.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  static func head(_ count: Int) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
  }

  static func count(_ head: Data) -> Int {
    head.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Sends a message; false if the other side is gone. Raises no SIGPIPE, which the program may not expect.
  static func send(_ data: Data, to socket: Int32) -> Bool {
    let all = head(data.count) + data
    var sent = 0
    while sent < all.count {
      let count = all.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress! + sent, all.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// The answer of a worker; the picture follows in a message of its own.
struct WorkerAnswer: Codable {
  /// The kinds of errors that the making of a picture can end with.
  enum Fault: String, Codable, CaseIterable {
    case view, picture, conformance, worker

    /// `worker` for kinds that only a pool or a file has.
    init(_ kind: ImageRendererError.Kind) {
      self = Self.allCases.first { $0.kind == kind } ?? .worker
    }

    var kind: ImageRendererError.Kind {
      switch self {
      case .view: .view
      case .picture: .picture
      case .conformance: .conformance
      case .worker: .worker
      }
    }
  }
  /// nil for a picture.
  var fault: Fault?
  var message = ""
}

/// The state that a pool gives its workers at their start.
struct WorkerSetup: Codable {
  var fontDirectories: [String]
}

/// The process that makes the pictures of a pool in another process.
enum RenderWorker {
  /// The socket that leads to the pool.
  static let socket: Int32 = 3
  /// The environment variable that a pool sets.
  static let variable = "STORYPOLE_RENDER_WORKER"

  /// Whether a pool has started this process.
  static var isHere: Bool {
    guard getenv(variable) != nil else { return false }
    var status = stat()
    return fstat(socket, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  static func run(assets: ViewAssets?) -> Never {
    // Not for the child processes of views.
    unsetenv(variable)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    sp_install_crash_handler(socket)
    // The conditions of a pool's thread.
    let thread = Thread {
      MainActorStandIn.begin()
      sp_prepare_thread_for_crashes()
      work(assets)
    }
    thread.stackSize = RenderQueue.threadStack
    thread.start()
    while true { sleep(.max) }
  }

  private static func work(_ assets: ViewAssets?) -> Never {
    guard let data = receive(),
      let setup = try? WorkerMessage.decoder.decode(WorkerSetup.self, from: data)
    else { _exit(1) }
    let engine = PangoTextEngine(fontDirectories: setup.fontDirectories)
    // Opens the fonts before the first picture, whose time is limited.
    _ = engine.shape(Paragraph(runs: [TextRun("Ag", font: FontRequest(size: 17))]))
      .layout(width: nil, height: nil)
    let maker = PictureMaker(
      textEngine: engine, assets: assets ?? ViewAssets(bundle: .main), name: "RenderPool")
    answer(WorkerAnswer(), Data())
    while let data = receive() {
      do {
        let picture = try WorkerMessage.decoder.decode(CodedPicture.self, from: data)
        answer(WorkerAnswer(), try picture.data(maker))
      } catch let error as ImageRendererError {
        answer(WorkerAnswer(fault: .init(error.kind), message: error.description), Data())
      } catch {
        answer(WorkerAnswer(fault: .worker, message: "\(error)"), Data())
      }
    }
    // The pool has ended. Skips the program's exit handlers.
    _exit(0)
  }

  private static func answer(_ answer: WorkerAnswer, _ picture: Data) {
    fflush(nil)
    guard let data = try? WorkerMessage.encoder.encode(answer),
      WorkerMessage.send(data, to: socket), WorkerMessage.send(picture, to: socket)
    else { _exit(1) }
  }

  private static func receive() -> Data? {
    guard let head = read(4) else { return nil }
    return read(WorkerMessage.count(head))
  }

  private static func read(_ count: Int) -> Data? {
    guard count <= WorkerMessage.most else { return nil }
    var data = Data(count: count)
    var got = 0
    while got < count {
      let part = data.withUnsafeMutableBytes { recv(socket, $0.baseAddress! + got, count - got, 0) }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      got += part
    }
    return data
  }
}
