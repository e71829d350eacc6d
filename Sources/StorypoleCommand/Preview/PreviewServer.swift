// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// Connects the page to the processes that show views: finds the files, compiles them when they are saved,
/// and starts and ends processes.
@MainActor
final class PreviewServer {
  /// The maximum number of processes with live views; the least recently used one ends first, and its last
  /// picture stays in the page.
  static let mostProcesses = 8
  /// The maximum number of tiles of one page.
  static let mostTiles = 1000

  let settings: Settings
  let installation: Installation
  var project: Project
  var modules: [String: ModuleState] = [:]
  var stages: [Stage.Key: Stage] = [:]

  let pageServer: PageServerProcess
  let buildQueue: BuildQueue
  let watch: FileWatch
  var tiles: [Int: Tile] = [:]
  var lastTile = 0
  var clock = 0
  /// Previews that uncompiled files seem to declare.
  var guesses: [String: [ListedPreview]] = [:]
  var listsLater = false
  /// The time when a file was saved, until its picture is sent.
  var saved: Double?
  /// Changes of files that the pages made.
  var changes: [FileChange] = []
  /// A process with prepared fonts and no views.
  var spare: LiveProcess?

  struct ModuleState {
    var image: String?
    var failure: Failure?
    var isBuilding = false
    /// The module with the files of the image.
    var built: UserModule?
    /// Other files that the image contains.
    var siblings: [String] { built?.siblings.map(Project.absolute) ?? [] }
    /// Whether a file was saved during compilation.
    var isOutdated = false
    /// The loaded previews by file.
    var previews: [String: [ListedPreview]] = [:]
    /// The digests of the files, as they were when the current and the last compilation began.
    var compiling: [String: String] = [:]
    var compiled: [String: String] = [:]
    /// Source added to a file that has a ContentView and no preview.
    var addition = ""
  }

  init(_ settings: Settings) throws {
    self.settings = settings
    project = try Project(settings)
    try Cache.prepare()
    installation = try Installation()
    buildQueue = BuildQueue(try Toolchain.find(installation), settings)
    watch = try FileWatch()
    pageServer = try PageServerProcess(installation, port: settings.port)
  }

  /// Runs until a signal ends the program.
  func run() -> Never {
    pageServer.onMessage = { [weak self] in self?.receive($0) }
    pageServer.onEnd = { said in
      Terminal.forward(said)
      let isBusy = said.contains("cannot open port")
      Terminal.report(
        Failure(
          .unavailable, "the page server has ended",
          help: isBusy ? ["Leave out --port to use any free port."] : []))
      exit(ExitCode.unavailable.rawValue)
    }
    watch.onChange = { [weak self] in self?.filesChanged($0) }
    watch.watch(project.folders)
    spare = try? LiveProcess(installation, settings)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  // MARK: Pages

  func receive(_ frame: Message) {
    switch frame.kind {
    case .address:
      let address = String(decoding: frame.payload, as: UTF8.self)
      Terminal.print("\(project.title): \(address)")
      Terminal.note("Press Ctrl-C to stop. Anyone with this address can see your files.")
    case .opened: break
    case .closed:
      for tile in tiles.values.sorted(by: { $0.number < $1.number })
      where tile.client == frame.client { close(tile) }
    case .text:
      do {
        let message = try JSONDecoder().decode(PageMessage.self, from: frame.payload)
        try carryOut(message, for: frame.client)
      } catch {
        let reason =
          (error as? Failure)?.message ?? "unknown message from the page"
        send(ServerMessage.Trouble(message: reason), to: frame.client)
      }
    case .binary, .configuration, .render, .rendered, .drain: break
    }
  }

  func carryOut(_ message: PageMessage, for client: UInt32) throws {
    switch message.action {
    case .hello: send(listing, to: client)
    case .source:
      guard let file = message.file.flatMap(project.file) else { throw Self.noFile }
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      // A longer file is not a source.
      let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
      send(ServerMessage.Source(file: file.path, text: text), to: client)
    case .open: try open(message, for: client)
    case .close:
      let numbers = Set(message.tiles ?? message.tile.map { [$0] } ?? [])
      for tile in tiles.values.sorted(by: { $0.number < $1.number })
      where tile.client == client && numbers.contains(tile.pageNumber) { close(tile) }
    case .change:
      guard let tile = tile(message, client), let settings = message.settings else { return }
      try change(tile, settings, id: message.id)
    case .ask:
      guard let tile = tile(message, client), let question = message.question else { return }
      // It contains folders, which the page must not choose.
      if case .change = question { throw Self.noFile }
      ask(tile, question, id: message.id)
    case .restart:
      guard let tile = tile(message, client), let stage = stage(of: tile) else { return }
      guard !isGone(tile) else { return }
      stage.failure = nil
      stage.sleep()
      for tile in stage.sortedTiles { show(tile) }
    case .numbers:
      guard let tile = tile(message, client), let view = message.view else { return }
      tellNumbers(of: view, tile, id: message.id)
    case .edit:
      guard let tile = tile(message, client), let edit = message.edit else { return }
      answer(tile, id: message.id) { try self.edit(tile, edit) }
    case .undo:
      guard let tile = tile(message, client) else { return }
      answer(tile, id: message.id) { try self.undo(tile) }
    }
  }

  static let noFile = Failure(.usage, "the page requested an unknown file")

  var listing: ServerMessage.Project {
    ServerMessage.Project(
      title: project.title,
      files: project.files.map { file in
        let known = modules[file.module]?.previews[file.path] ?? guesses[file.path]
        return ServerMessage.ListedFile(
          path: file.path, name: file.name, previews: known ?? guess(file.path))
      })
  }

  func guess(_ path: String) -> [ListedPreview] {
    let source = FileManager.default.contents(atPath: path) ?? Data()
    let found = ListedPreview.guess(in: String(decoding: source, as: UTF8.self))
    guesses[path] = found
    return found
  }

  /// Sends the list to all pages, once for several changes.
  func listLater() {
    if listsLater { return }
    listsLater = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.listsLater = false
        self.sendToAll(self.listing)
      }
    }
  }

  func send(_ message: some Encodable, _ data: Data = Data(), to client: UInt32) {
    pageServer.send(Message(.binary, client: client, ServerMessage.bytes(message, data)))
  }

  func sendToAll(_ message: some Encodable) { send(message, to: 0) }
}
