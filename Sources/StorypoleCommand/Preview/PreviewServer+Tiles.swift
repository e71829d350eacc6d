// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

// Opening, updating and closing previews in pages.
extension PreviewServer {
  func tile(_ message: PageMessage, _ client: UInt32) -> Tile? {
    tiles.values.first { $0.client == client && $0.pageNumber == message.tile }
  }

  func stage(of tile: Tile) -> Stage? { stages.values.first { $0.tiles[tile.number] != nil } }

  func open(_ message: PageMessage, for client: UInt32) throws {
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
    place(tile, in: file)
    show(tile)
  }

  /// Adds a tile to those that the same process shows.
  func place(_ tile: Tile, in file: Project.File) {
    let key =
      tile.isStill
      ? Stage.Key(module: file.module)
      : Stage.Key(module: file.module, file: file.path, ordinal: tile.ordinal)
    let stage = stages[key] ?? Stage(key)
    stages[key] = stage
    stage.tiles[tile.number] = tile
  }

  func close(_ tile: Tile) {
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

  func change(_ tile: Tile, _ settings: PageSettings, id: Int?) throws {
    guard let stage = stage(of: tile), let module = project.modules[stage.key.module] else {
      return
    }
    let drawing = try settings.drawing(self.settings.drawing, module)
    tile.settings = settings
    ask(tile, .change(drawing), id: id)
  }

  /// Shows a tile after compiling its module and loading it in a process.
  func show(_ tile: Tile) {
    guard let stage = stage(of: tile), !isGone(tile) else { return }
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
      return tellEnd(tile, Failure(.nothingToShow, "the file no longer contains this preview"))
    }
    tile.isOpen = true
    process.ask(.open(tile: tile.number, index: index, drawing)) { [weak self] answer, data in
      tile.isFresh = true
      if answer.kind == .failed { tile.isOpen = false }
      self?.pass(answer, data, tile, id: nil)
      then?()
    }
  }

  /// Whether the tile's file was deleted; notifies its page. Its last picture stays.
  func isGone(_ tile: Tile) -> Bool {
    guard project.file(at: tile.file) == nil else { return false }
    tellEnd(tile, Failure(.noInput, "the file '\(tile.file)' no longer exists"))
    return true
  }

  func index(of tile: Tile) -> Int? {
    guard let file = project.file(at: tile.file),
      let listed = modules[file.module]?.previews[file.path], listed.indices.contains(tile.ordinal)
    else { return nil }
    return listed[tile.ordinal].index
  }

  func ask(_ tile: Tile, _ question: LiveQuestion, id: Int?) {
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
    if let saved, answer.kind == .picture {
      self.saved = nil
      if settings.showsTimes {
        Terminal.note("picture \(Int((sp_now() - saved) * 1000)) ms after the change")
      }
    }
    var answer = answer
    answer.tile = tile.pageNumber
    send(ServerMessage.Answer(tile: tile.pageNumber, id: id, answer: answer), data, to: tile.client)
  }

  func tellEnd(_ tile: Tile, _ failure: Failure) {
    send(
      ServerMessage.Ended(
        tile: tile.pageNumber, message: failure.message, help: failure.help), to: tile.client)
  }
}
