import CStorypole
import Foundation
import StorypoleFrames

/// What stands between the page and the processes that show views: knows the files, has them compiled
/// when they are saved, and starts and ends processes.
@MainActor
final class PreviewServer {
  /// Processes that show live views at once; the one that was used least recently goes first, and its
  /// last picture stays in the page.
  static let mostProcesses = 8
  /// Of one page.
  private static let mostTiles = 1000

  let settings: Settings
  let installation: Installation
  var project: Project
  var modules: [String: ModuleState] = [:]
  var stages: [Stage.Key: Stage] = [:]

  private let door: DoorProcess
  private let workshop: Workshop
  private let watch: FileWatch
  private var tiles: [Int: Tile] = [:]
  private var lastTile = 0
  private var clock = 0
  /// Has its fonts ready and no views yet.
  private var spare: LiveProcess?

  struct ModuleState {
    var image: String?
    var failure: Failure?
    var isBuilding = false
    /// Saved again while it was being compiled.
    var isOutdated = false
    /// By file, as it was loaded.
    var previews: [String: [ListedPreview]] = [:]
    /// What is added to a file that has a ContentView and no preview.
    var addition = ""
  }

  init(_ settings: Settings) throws {
    self.settings = settings
    project = try Project(settings)
    try Cache.prepare()
    installation = try Installation()
    workshop = Workshop(try Toolchain.find(installation), settings)
    watch = try FileWatch()
    door = try DoorProcess(installation, port: settings.port)
  }

  /// Until a signal ends the program.
  func run() -> Never {
    door.onFrame = { [weak self] in self?.receive($0) }
    door.onEnd = { said in
      Terminal.forward(said)
      Terminal.report(Failure(.unavailable, "the program that serves the page has ended"))
      exit(ExitCode.unavailable.rawValue)
    }
    watch.onChange = { [weak self] in self?.filesChanged($0) }
    watch.watch(project.folders)
    spare = try? LiveProcess(installation, settings)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  // MARK: Pages

  private func receive(_ frame: Frame) {
    switch frame.kind {
    case .address:
      let address = String(decoding: frame.payload, as: UTF8.self)
      Terminal.print("\(project.title): \(address)")
      Terminal.note("Ctrl-C ends it. Whoever has this address can see your files.")
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
          (error as? Failure)?.message ?? "the page says something that is not known here"
        send(ServerMessage.Trouble(message: reason), to: frame.client)
      }
    case .binary: break
    }
  }

  private func carryOut(_ message: PageMessage, for client: UInt32) throws {
    switch message.action {
    case .hello: send(listing, to: client)
    case .source:
      guard let file = message.file.flatMap(project.file) else { throw Self.noFile }
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      // A source that is longer than that is none.
      let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
      send(ServerMessage.Source(file: file.path, text: text), to: client)
    case .open: try open(message, for: client)
    case .close:
      if let tile = tile(message, client) { close(tile) }
    case .change:
      guard let tile = tile(message, client), let settings = message.settings else { return }
      try change(tile, settings, id: message.id)
    case .ask:
      guard let tile = tile(message, client), let question = message.question else { return }
      // It carries folders, which the page has no say in.
      if case .change = question { throw Self.noFile }
      ask(tile, question, id: message.id)
    case .restart:
      guard let tile = tile(message, client), let stage = stage(of: tile) else { return }
      stage.failure = nil
      stage.sleep()
      show(tile)
    }
  }

  private static let noFile = Failure(.usage, "the page asks for something that is not here")

  private var listing: ServerMessage.Project {
    ServerMessage.Project(
      title: project.title,
      files: project.files.map { file in
        let known = modules[file.module]?.previews[file.path]
        return ServerMessage.ListedFile(
          path: file.path, name: file.name,
          previews: known
            ?? ListedPreview.guess(
              in: String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self))
        )
      })
  }

  func send(_ message: some Encodable, _ data: Data = Data(), to client: UInt32) {
    door.send(Frame(.binary, client: client, ServerMessage.bytes(message, data)))
  }

  private func sendToAll(_ message: some Encodable) { send(message, to: 0) }

  // MARK: Tiles

  private func tile(_ message: PageMessage, _ client: UInt32) -> Tile? {
    tiles.values.first { $0.client == client && $0.pageNumber == message.tile }
  }

  func stage(of tile: Tile) -> Stage? { stages.values.first { $0.tiles[tile.number] != nil } }

  private func open(_ message: PageMessage, for client: UInt32) throws {
    guard let number = message.tile, let file = message.file.flatMap(project.file),
      let ordinal = message.preview, let settings = message.settings
    else { throw Self.noFile }
    guard tiles.values.filter({ $0.client == client }).count < Self.mostTiles else {
      throw Failure(.usage, "more than \(Self.mostTiles) previews are open")
    }
    _ = try settings.drawing(self.settings.drawing, project.modules[file.module]!)
    if let old = tile(message, client) { close(old) }
    let isStill = message.isStill == true
    lastTile += 1
    let tile = Tile(
      number: lastTile, client: client, pageNumber: number, file: file.path, ordinal: ordinal,
      isStill: isStill, settings: settings)
    tiles[tile.number] = tile
    let key =
      isStill
      ? Stage.Key(module: file.module)
      : Stage.Key(module: file.module, file: file.path, ordinal: ordinal)
    let stage = stages[key] ?? Stage(key)
    stages[key] = stage
    stage.tiles[tile.number] = tile
    show(tile)
  }

  private func close(_ tile: Tile) {
    tiles[tile.number] = nil
    guard let stage = stage(of: tile) else { return }
    stage.tiles[tile.number] = nil
    if stage.tiles.isEmpty {
      stage.sleep()
      stages[stage.key] = nil
    } else if tile.isOpen {
      stage.process?.ask(.close(tile: tile.number)) { _, _ in }
    }
  }

  private func change(_ tile: Tile, _ settings: PageSettings, id: Int?) throws {
    guard let stage = stage(of: tile), let module = project.modules[stage.key.module] else {
      return
    }
    let drawing = try settings.drawing(self.settings.drawing, module)
    tile.settings = settings
    ask(tile, .change(drawing), id: id)
  }

  /// Shows a tile, and before that whatever it needs: its module compiled, a process that has it loaded.
  func show(_ tile: Tile) {
    guard let stage = stage(of: tile) else { return }
    let key = stage.key.module
    guard let module = modules[key], module.image != nil else {
      if let failure = modules[key]?.failure { return tellBuild(.failed, key, failure) }
      return build(key, isUrgent: !stage.isStill)
    }
    if stage.isStill { return drawStills(of: stage) }
    withProcess(of: stage) { [weak self] in self?.open(tile, on: stage, then: nil) }
  }

  /// Opens a tile in its stage's process, which has the module loaded.
  func open(_ tile: Tile, on stage: Stage, then: (() -> Void)?) {
    if tile.isOpen {
      then?()
      return
    }
    guard let process = stage.process, tiles[tile.number] != nil else { return }
    guard let index = index(of: tile), let module = project.modules[stage.key.module],
      let drawing = try? tile.settings.drawing(settings.drawing, module)
    else {
      return tellEnd(tile, Failure(.nothingToShow, "this preview is not in the file any more"))
    }
    tile.isOpen = true
    process.ask(.open(tile: tile.number, index: index, drawing)) { [weak self] answer, data in
      tile.isFresh = true
      if answer.kind == .failed { tile.isOpen = false }
      self?.pass(answer, data, tile, id: nil)
      then?()
    }
  }

  func index(of tile: Tile) -> Int? {
    guard let file = project.file(at: tile.file),
      let listed = modules[file.module]?.previews[file.path], listed.indices.contains(tile.ordinal)
    else { return nil }
    return listed[tile.ordinal].index
  }

  private func ask(_ tile: Tile, _ question: LiveQuestion, id: Int?) {
    guard let stage = stage(of: tile) else { return }
    if let failure = stage.failure { return tellEnd(tile, failure) }
    guard modules[stage.key.module]?.image != nil else { return }
    if stage.isStill {
      tile.isFresh = false
      return drawStills(of: stage)
    }
    withProcess(of: stage) { [weak self] in
      self?.open(tile, on: stage) { [weak self] in
        stage.process?.ask(.ask(tile: tile.number, id: id ?? 0, question)) { answer, data in
          self?.pass(answer, data, tile, id: id)
        }
      }
    }
  }

  func pass(_ answer: LiveAnswer, _ data: Data, _ tile: Tile, id: Int?) {
    guard tiles[tile.number] != nil else { return }
    var answer = answer
    answer.tile = tile.pageNumber
    send(ServerMessage.Answer(tile: tile.pageNumber, id: id, answer: answer), data, to: tile.client)
  }

  func tellEnd(_ tile: Tile, _ failure: Failure) {
    send(
      ServerMessage.Ended(
        tile: tile.pageNumber, message: failure.message, help: failure.help), to: tile.client)
  }

  // MARK: Processes

  /// A process without views, prepared if possible.
  func newProcess(for module: String) throws -> LiveProcess {
    let ready = spare.flatMap { $0.hasEnded ? nil : $0 }
    spare = nil
    let process = try ready ?? LiveProcess(installation, settings)
    process.userFiles = project.modules[module]?.paths ?? []
    // The next one gets ready when this one has had its time.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.spare == nil else { return }
        self.spare = try? LiveProcess(self.installation, self.settings)
      }
    }
    return process
  }

  /// Calls `work` when the stage's process has the module loaded, starting one where there is none.
  func withProcess(of stage: Stage, _ work: @escaping () -> Void) {
    clock += 1
    stage.lastUse = clock
    if stage.isLoaded { return work() }
    stage.whenLoaded.append(work)
    if stage.process == nil { start(stage) }
  }

  private func start(_ stage: Stage) {
    makeRoom()
    do {
      let process = try newProcess(for: stage.key.module)
      stage.process = process
      stage.failure = nil
      load(process, for: stage) {
        guard stage.process === process else { return }
        stage.isLoaded = true
        let waiting = stage.whenLoaded
        stage.whenLoaded = []
        for work in waiting { work() }
      }
    } catch {
      let failure = error as? Failure ?? Failure(.internalError, "\(error)")
      for tile in stage.sortedTiles { tellEnd(tile, failure) }
    }
  }

  /// Ends the processes that were used least recently.
  private func makeRoom() {
    let busy = stages.values.filter { $0.process != nil }.sorted { $0.lastUse < $1.lastUse }
    for stage in busy.prefix(max(0, busy.count - Self.mostProcesses + 1)) { stage.sleep() }
  }

  /// Has a process load a stage's module.
  func load(_ process: LiveProcess, for stage: Stage, then: @escaping () -> Void) {
    guard let image = modules[stage.key.module]?.image else { return }
    process.onNotice = { [weak self] notice in
      guard let number = notice.tile, let tile = self?.tiles[number] else { return }
      self?.pass(notice, Data(), tile, id: nil)
    }
    process.onEnd = { [weak self, weak process] failure in
      guard let self, stage.process === process else { return }
      self.ended(stage, failure)
    }
    process.ask(.load(image: image)) { [weak self] answer, _ in
      guard let self else { return }
      if answer.kind == .failed {
        return self.ended(
          stage, Failure(.viewFailed, answer.reason ?? "the module cannot be loaded"))
      }
      self.loaded(answer, stage.key.module)
      then()
    }
  }

  /// The stage's process is gone.
  private func ended(_ stage: Stage, _ failure: Failure) {
    var failure = failure
    if let file = stage.key.file, let ordinal = stage.key.ordinal,
      let listed = modules[stage.key.module]?.previews[file], listed.indices.contains(ordinal)
    {
      failure.message = "'\(listed[ordinal].name)': \(failure.message)"
    }
    Terminal.report(failure)
    let victim = stage.drawing
    stage.sleep()
    guard stage.isStill else {
      stage.failure = failure
      for tile in stage.sortedTiles { tellEnd(tile, failure) }
      return
    }
    if let victim {
      // Only this picture; the others get another process.
      tellEnd(victim, failure)
      victim.isFresh = true
      drawStills(of: stage)
    } else {
      for tile in stage.sortedTiles { tellEnd(tile, failure) }
    }
  }

  // MARK: Stills

  /// Draws the still pictures that are not up to date, one after the other.
  func drawStills(of stage: Stage) {
    guard stage.drawing == nil else { return }
    guard let tile = stage.sortedTiles.first(where: { !$0.isFresh }) else {
      // Memory is for what is used.
      stage.sleep()
      return
    }
    stage.drawing = tile
    withProcess(of: stage) { [weak self] in
      self?.draw(tile, of: stage)
    }
  }

  private func draw(_ tile: Tile, of stage: Stage) {
    open(tile, on: stage) { [weak self] in
      tile.isOpen = false
      stage.process?.ask(.close(tile: tile.number)) { _, _ in }
      stage.drawing = nil
      self?.drawStills(of: stage)
    }
    if !tile.isOpen {
      // There is no such preview.
      tile.isFresh = true
      stage.drawing = nil
      drawStills(of: stage)
    }
  }

  // MARK: Compiling

  /// Compiles a module and shows what became of it.
  func build(_ key: String, isUrgent: Bool) {
    guard var module = project.modules[key] else { return }
    var state = modules[key] ?? ModuleState()
    if state.isBuilding {
      state.isOutdated = true
      modules[key] = state
      return
    }
    module.addition = state.addition
    state.isBuilding = true
    state.isOutdated = false
    modules[key] = state
    tellBuild(.building, key)
    let start = sp_now()
    workshop.build(module, isUrgent: isUrgent) { [weak self] result in
      self?.built(key, result, duration: sp_now() - start)
    }
  }

  private func built(_ key: String, _ result: Result<String, Failure>, duration: Double) {
    guard var state = modules[key] else { return }
    state.isBuilding = false
    let isOutdated = state.isOutdated
    switch result {
    case .failure(let failure):
      state.failure = failure
      modules[key] = state
      Terminal.report(failure)
      tellBuild(.failed, key, failure)
    case .success(let image):
      let isSame = state.image == image
      (state.image, state.failure) = (image, nil)
      modules[key] = state
      tellBuild(.built, key, duration: duration)
      if !isSame { renew(key) }
    }
    if isOutdated { build(key, isUrgent: true) }
  }

  private func tellBuild(
    _ state: ServerMessage.Build.State, _ key: String, _ failure: Failure? = nil,
    duration: Double? = nil
  ) {
    var message = ServerMessage.Build(
      state: state, files: project.files(of: key).map(\.path), duration: duration)
    if let failure {
      let text = failure.compiler.isEmpty ? failure.message : failure.compiler
      message.text = String(text.prefix(1 << 14))
      message.diagnostics = Array(Diagnostic.all(in: text).prefix(100))
    }
    sendToAll(message)
  }

  /// Shows all tiles of a module anew, from its new image.
  private func renew(_ key: String) {
    for stage in stages.values.filter({ $0.key.module == key }).sorted(by: {
      $0.lastUse > $1.lastUse
    }) {
      stage.failure = nil
      for tile in stage.tiles.values { tile.isFresh = false }
      stage.sleep()
      if stage.isStill {
        drawStills(of: stage)
      } else {
        for tile in stage.sortedTiles { show(tile) }
      }
    }
  }

  /// What a module has, now that a process has loaded it.
  private func loaded(_ answer: LiveAnswer, _ key: String) {
    guard var state = modules[key] else { return }
    let previews = answer.previews ?? []
    if previews.isEmpty, state.addition.isEmpty, answer.views?.contains("ContentView") == true {
      state.addition = Session.preview(of: "ContentView")
      (state.image, state.isBuilding) = (nil, false)
      modules[key] = state
      return build(key, isUrgent: true)
    }
    let before = state.previews
    state.previews = [:]
    let files = project.files(of: key)
    for file in files { state.previews[file.path] = [] }
    for (index, preview) in previews.enumerated() {
      let name = (preview.file as NSString).lastPathComponent
      // Providers and apps know no file: a module of one file has them, or the first.
      let file = files.first { ($0.path as NSString).lastPathComponent == name } ?? files[0]
      let count = state.previews[file.path]!.count
      state.previews[file.path]!.append(
        ListedPreview(
          name: preview.name ?? "Preview \(count + 1)", line: preview.line > 0 ? preview.line : nil,
          index: index))
    }
    modules[key] = state
    if before != state.previews { sendToAll(listing) }
  }

  // MARK: Files

  private func filesChanged(_ paths: [String]) {
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let known = project.files
    if swift.contains(where: { path in
      let isKnown = known.contains { Project.absolute($0.path) == path }
      return isKnown != FileManager.default.fileExists(atPath: path)
    }) {
      try? project.scan()
      watch.watch(project.folders)
      sendToAll(listing)
    }
    var outdated: [String] = []
    for file in project.files where swift.contains(Project.absolute(file.path)) {
      if !outdated.contains(file.module) { outdated.append(file.module) }
    }
    // What nobody looks at is compiled when somebody does.
    for key in outdated {
      if stages.keys.contains(where: { $0.module == key }) {
        build(key, isUrgent: true)
      } else {
        modules[key] = nil
        sendToAll(listing)
      }
    }
    let assets = ["png", "jpg", "jpeg", "gif", "webp", "svg", "json", "xcstrings", "strings"]
    let folders = paths.filter { assets.contains(($0 as NSString).pathExtension) }
      .map { ($0 as NSString).deletingLastPathComponent }
    for (key, module) in project.modules.sorted(by: { $0.key < $1.key })
    where folders.contains(where: { folder in module.folders.contains { folder.hasPrefix($0) } }) {
      renew(key)
    }
  }
}
