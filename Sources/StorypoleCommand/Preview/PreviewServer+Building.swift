// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

// Updates after a file is saved.
extension PreviewServer {
  // MARK: Compiling

  /// Compiles a module and shows the result.
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
    state.compiling = Dictionary(
      module.paths.map { ($0, FileChange.digest(of: $0) ?? "") }, uniquingKeysWith: { $1 })
    modules[key] = state
    tellBuild(.building, key)
    let start = sp_now()
    buildQueue.build(module, isUrgent: isUrgent) { [weak self] result, times in
      guard let self else { return }
      if self.settings.showsTimes { Terminal.note("\(module.title): \(times)") }
      self.built(key, result, duration: sp_now() - start)
    }
  }

  func built(_ key: String, _ result: Result<BuiltModule, Failure>, duration: Double) {
    guard var state = modules[key] else { return }
    state.isBuilding = false
    let isOutdated = state.isOutdated
    switch result {
    case .failure(let failure)
    where state.image == nil && failure.code == .doesNotCompile
      && project.modules[key]?.isGuess == true:
      failure.noteSeparation(of: project.modules[key]!)
      return separate(key)
    case .failure(let failure):
      state.failure = failure
      modules[key] = state
      Terminal.report(failure)
      tellBuild(.failed, key, failure)
    case .success(let built):
      let isSame = state.image == built.image
      (state.image, state.failure) = (built.image, nil)
      state.compiled = state.compiling
      state.built = built.module
      modules[key] = state
      tellBuild(.built, key, duration: duration, isNew: !isSame)
      if !isSame { renew(key) }
      if !isOutdated { buildQueue.prepareLiterals(of: built) }
    }
    if isOutdated { build(key, isUrgent: true) }
  }

  /// Makes a module of each of a module's files, and moves its tiles to them.
  func separate(_ key: String) {
    project.separate(key)
    modules[key] = nil
    let tiles = stages.values.filter { $0.key.module == key }.flatMap(\.sortedTiles)
      .sorted { $0.number < $1.number }
    for stage in stages.values where stage.key.module == key { stages[stage.key] = nil }
    for tile in tiles {
      guard let file = project.file(at: tile.file) else { continue }
      place(tile, in: file)
      show(tile)
    }
    listLater()
  }

  func tellBuild(
    _ state: ServerMessage.Build.State, _ key: String, _ failure: Failure? = nil,
    duration: Double? = nil, isNew: Bool = false
  ) {
    var message = ServerMessage.Build(
      state: state, files: project.files(of: key).map(\.path), duration: duration, isNew: isNew)
    if let failure {
      let text = failure.compiler.isEmpty ? failure.message : failure.compiler
      message.text = String(text.prefix(1 << 14))
      message.help = failure.help
      message.diagnostics = Array(Diagnostic.all(in: text).prefix(100))
    }
    sendToAll(message)
  }

  /// Shows all tiles of a module again, from its new image.
  func renew(_ key: String) {
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

  /// Stores a module's previews after a process has loaded it.
  func loaded(_ answer: LiveAnswer, _ key: String) {
    guard var state = modules[key], let module = project.modules[key] else { return }
    var previews = Array((answer.previews ?? []).enumerated())
    var views = answer.views ?? []
    if let built = state.built, built.hasOthers {
      let own = built.ownNames.types
      views = views.filter(own.contains)
      previews = previews.filter { built.owns($0.element, types: own) }
    }
    if previews.isEmpty, state.addition.isEmpty, views.contains("ContentView") {
      state.addition = Session.preview(of: "ContentView")
      (state.image, state.isBuilding) = (nil, false)
      modules[key] = state
      return build(key, isUrgent: true)
    }
    let before = state.previews
    state.previews = [:]
    let files = project.files(of: key)
    // Deleted meanwhile.
    guard !files.isEmpty else { return }
    for file in files { state.previews[file.path] = [] }
    for (index, preview) in previews {
      let path = module.path(of: preview.file)
      let file = files.first { $0.path == path } ?? files[0]
      let count = state.previews[file.path]!.count
      state.previews[file.path]!.append(
        ListedPreview(
          name: preview.name ?? "Preview \(count + 1)", line: preview.line > 0 ? preview.line : nil,
          index: index))
    }
    modules[key] = state
    if before != state.previews { listLater() }
  }

  // MARK: Files

  func filesChanged(_ paths: [String]) {
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let known = project.files
    if swift.contains(where: { path in
      let isKnown = known.contains { Project.absolute($0.path) == path }
      return isKnown != FileManager.default.fileExists(atPath: path)
    }) {
      try? project.scan()
      watch.watch(project.folders)
      listLater()
    }
    guesses = [:]
    var outdated: [String] = []
    for file in project.files where swift.contains(Project.absolute(file.path)) {
      if !outdated.contains(file.module) { outdated.append(file.module) }
    }
    // A failed module may have missed a name in the saved file.
    for (key, state) in modules.sorted(by: { $0.key < $1.key })
    where !outdated.contains(key)
      && (state.failure?.code == .doesNotCompile && !swift.isEmpty
        || state.built?.products != nil && !swift.isEmpty
        || swift.contains(where: state.siblings.contains))
    {
      outdated.append(key)
    }
    // Modules without tiles compile when a page opens one.
    for key in outdated {
      if stages.keys.contains(where: { $0.module == key }) {
        saved = sp_now()
        build(key, isUrgent: true)
      } else {
        modules[key] = nil
        listLater()
      }
    }
    let assets = [
      "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "json", "xcstrings", "strings",
    ]
    let folders = paths.filter { assets.contains(($0 as NSString).pathExtension) }
      .map { ($0 as NSString).deletingLastPathComponent }
    if folders.isEmpty { return }
    for (key, module) in project.modules.sorted(by: { $0.key < $1.key }) {
      let own = module.assetFolders
      if folders.contains(where: { folder in own.contains(where: folder.hasPrefix) }) { renew(key) }
    }
  }
}
