// SPDX-License-Identifier: Apache-2.0
import Foundation

// The processes that show views.
extension PreviewServer {
  // MARK: Processes

  /// A process without views, prepared if possible.
  func newProcess(for module: String) throws -> LiveProcess {
    let ready = spare.flatMap { $0.hasEnded ? nil : $0 }
    spare = nil
    let process = try ready ?? LiveProcess(installation, settings)
    process.userFiles = (project.modules[module]?.paths ?? []) + (modules[module]?.siblings ?? [])
    // Prepares the next one after this one had time to start.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.spare == nil else { return }
        self.spare = try? LiveProcess(self.installation, self.settings)
      }
    }
    return process
  }

  /// Calls `work` when the stage's process has loaded the module; starts a process if needed.
  func withProcess(of stage: Stage, _ work: @escaping () -> Void) {
    clock += 1
    stage.lastUse = clock
    if stage.isLoaded { return work() }
    stage.whenLoaded.append(work)
    if stage.process == nil { start(stage) }
  }

  func start(_ stage: Stage) {
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

  /// Ends the least recently used processes.
  func makeRoom() {
    let busy = stages.values.filter { $0.process != nil }.sorted { $0.lastUse < $1.lastUse }
    for stage in busy.prefix(max(0, busy.count - Self.mostProcesses + 1)) { stage.sleep() }
  }

  /// Makes a process load a stage's module.
  func load(_ process: LiveProcess, for stage: Stage, then: @escaping () -> Void) {
    guard let image = modules[stage.key.module]?.image,
      let module = project.modules[stage.key.module]
    else { return }
    process.onNotice = { [weak self] notice in
      guard let number = notice.tile, let tile = self?.tiles[number] else { return }
      self?.pass(notice, Data(), tile, id: nil)
    }
    process.onEnd = { [weak self, weak process] failure in
      guard let self, stage.process === process else { return }
      self.ended(stage, failure)
    }
    process.ask(.load(image: image, callsOf: module.name)) { [weak self] answer, _ in
      guard let self else { return }
      if answer.kind == .failed {
        return self.ended(
          stage, Failure(.viewFailed, answer.reason ?? "cannot load the module"))
      }
      self.loaded(answer, stage.key.module)
      then()
    }
  }

  /// Handles the end of the stage's process.
  func ended(_ stage: Stage, _ failure: Failure) {
    var failure = failure
    if let file = stage.key.file, let ordinal = stage.key.ordinal,
      let listed = modules[stage.key.module]?.previews[file], listed.indices.contains(ordinal)
    {
      let message = failure.message
      failure.message =
        "'\(listed[ordinal].name)'" + (failure.isPredicate ? " " : ": ") + message
    } else if failure.isPredicate {
      failure.message = "the view \(failure.message)"
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
      // Only this picture fails; the others get another process.
      tellEnd(victim, failure)
      victim.isFresh = true
      drawStills(of: stage)
    } else {
      for tile in stage.sortedTiles { tellEnd(tile, failure) }
    }
  }

  // MARK: Stills

  /// Draws outdated still pictures one by one.
  func drawStills(of stage: Stage) {
    guard stage.drawing == nil else { return }
    guard let tile = stage.sortedTiles.first(where: { !$0.isFresh }) else {
      // Frees the memory of idle processes.
      stage.sleep()
      return
    }
    stage.drawing = tile
    withProcess(of: stage) { [weak self] in
      self?.draw(tile, of: stage)
    }
  }

  func draw(_ tile: Tile, of stage: Stage) {
    open(tile, on: stage) { [weak self] in
      tile.isOpen = false
      stage.process?.ask(.close(tile: tile.number)) { _, _ in }
      stage.drawing = nil
      self?.drawStills(of: stage)
    }
    if !tile.isOpen {
      // The preview doesn't exist.
      tile.isFresh = true
      stage.drawing = nil
      drawStills(of: stage)
    }
  }
}
