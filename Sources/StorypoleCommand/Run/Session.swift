// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

/// A compiled and loaded module of the user's.
@MainActor
final class Session {
  private(set) var module: UserModule
  private(set) var previews: [PreviewInfo] = []
  private(set) var views: [String] = []
  /// The error that made it compile for Linux, if any.
  private var refusal: Failure?
  /// The conditions that it was compiled with.
  private(set) var conditions = Conditions(platform: .ios)
  let builder: ImageBuilder
  /// The numbers of `previews` in the image.
  private(set) var numbers: [Int] = []
  let times = Times()

  let settings: Settings
  private let installation: Installation
  private(set) var viewer: Viewer
  private var image = ""

  /// Compiles and loads the module, or waits for its running compilation.
  init(
    _ module: UserModule, _ settings: Settings, _ compilation: Compilation? = nil,
    built: BuiltModule? = nil
  ) throws {
    self.settings = settings
    let module = module.adding(settings)
    self.module = module
    // Reports a missing file before any process starts.
    _ = try module.sources()
    try Cache.prepare()
    let installation = try Installation()
    self.installation = installation
    viewer = try Self.prepared ?? Viewer(installation, settings, userFiles: module.paths)
    Self.prepared = nil
    let toolchain = try times.measure("find compiler") { try Toolchain.find(installation) }
    builder = ImageBuilder(toolchain: toolchain, settings: settings, times: times)
    let built =
      try built ?? times.measure("wait for compiler") { try compilation?.built(module) }
    try load(built ?? builder.build(module), by: builder)
    if settings.view != nil {
      // The added preview is the file's last.
      guard let last = previews.lastIndex(where: { $0.source == .macro }) else { return }
      added = last
    } else if previews.isEmpty, views.contains("ContentView") {
      var whole = module
      whole.addition = Self.preview(of: "ContentView")
      viewer = try Viewer(installation, settings, userFiles: module.paths)
      try load(builder.build(whole), by: builder)
      added = 0
    }
  }

  /// A process that was started for the next session, with the same settings.
  static var prepared: Viewer?

  /// The index of the preview that the command added.
  private var added: Int?

  /// The source of a preview that shows a view.
  static func preview(of view: String) -> String {
    let isType = view.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let name = view.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "#Preview(\"\(name)\") { \(view)\(isType ? "()" : "") }"
  }

  /// Loads an image. If a cached one is damaged, by a full disk or a power failure, compiles it once more.
  private func load(_ built: BuiltModule, by builder: ImageBuilder) throws {
    module = built.module
    refusal = built.refusal
    conditions = built.conditions
    viewer.userFiles = module.files
    do {
      try load(built.image)
    } catch let failure as Failure where failure.code == .viewFailed && !viewer.hasEnded {
      Cache.remove(built.image)
      try load(builder.build(built.module).image)
    }
  }

  private func load(_ image: String) throws {
    self.image = image
    let response = try times.measure("load") {
      do {
        return try viewer.ask(
          .load(image: image, callsOf: settings.recordsCalls ? module.name : nil),
          waiting: "loading \(module.title) …")
      } catch var failure as Failure {
        if failure.isPredicate { failure.message = "\(module.title) \(failure.message)" }
        failure.isPredicate = false
        throw failure
      }
    }
    guard case .loaded(let previews, let views) = response else { throw Self.confusion }
    (self.previews, self.views) = (previews, views)
    numbers = Array(previews.indices)
    if module.hasOthers { keepOwn() }
  }

  /// Removes views and the app of files that were only compiled with the module's own.
  private func keepOwn() {
    let own = module.ownNames
    views = views.filter(own.types.contains)
    numbers = previews.indices.filter { module.owns(previews[$0], types: own.types) }
    previews = numbers.map { previews[$0] }
    isProgram = own.isProgram
  }

  /// Whether the image's app, if any, is the module's own.
  private(set) var isProgram = true

  /// The numbers of the requested previews. Never empty.
  func selection() throws -> [Int] {
    if let added { return [added] }
    guard !previews.isEmpty else {
      // Conditions for Linux may exclude the previews.
      if let refusal { throw refusal }
      throw Failure(
        .nothingToShow, "\(module.title) has no #Preview, no app and no ContentView",
        help: views.isEmpty
          ? ["It has no views either."]
          : ["Its views: \(views.joined(separator: ", "))", "Draw one of them with --view TYPE."])
    }
    if settings.previews.isEmpty { return Array(previews.indices) }
    let names = previews.indices.map(displayName)
    if let missing = settings.previews.first(where: { !names.contains($0) }) {
      throw Failure(
        .nothingToShow, "\(module.title) has no preview '\(missing)'",
        help: suggestion(for: missing, among: names)
          + ["Its previews: \(names.map { "'\($0)'" }.joined(separator: ", "))"])
    }
    return previews.indices.filter { settings.previews.contains(names[$0]) }
  }

  /// The preview's name, or its number if it has none.
  func displayName(of index: Int) -> String { previews[index].name ?? "Preview \(index + 1)" }

  /// The path of a preview's file.
  func path(of index: Int) -> String {
    added == nil ? module.path(of: previews[index].file) : module.paths[0]
  }

  /// The name of a preview's file, without its extension.
  func fileStem(of index: Int) -> String {
    let path = path(of: index)
    return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private(set) lazy var drawing = settings.drawing.finding(in: module)

  func draw(
    _ index: Int, to path: String, _ format: PictureFormat, moves: [[Double]] = [],
    scale: Double? = nil, longestSide: Double? = nil
  ) throws -> PictureInfo {
    var drawing = drawing
    (drawing.moves, drawing.longestSide) = (moves, longestSide)
    if let scale { drawing.scale = scale }
    let request = Request.draw(index: numbers[index], path: path, format: format, drawing)
    guard case .drawn(let info) = try ask(request, about: index) else { throw Self.confusion }
    warn(info.warnings, of: index)
    if settings.isVerbose {
      for note in info.notes { Terminal.note("\(displayName(of: index)): \(note)") }
    }
    return info
  }

  func record(_ index: Int, to path: String, _ film: Film) throws -> FilmInfo {
    let request = Request.film(index: numbers[index], path: path, film, drawing)
    guard case .filmed(let info) = try ask(request, about: index) else { throw Self.confusion }
    warn(info.warnings, of: index)
    return info
  }

  func describe(_ index: Int) throws -> String {
    if settings.accessibility {
      return try described(
        .semantics(index: numbers[index], drawing, json: settings.json), index)
    }
    if settings.byPages {
      return try described(.pageFrames(index: numbers[index], drawing, json: settings.json), index)
    }
    let request = Request.describe(
      index: numbers[index], drawing, guides: settings.guides, json: settings.json,
      counts: settings.counts)
    return try described(request, index)
  }

  /// Prints each warning once in a command: the same symbol may be unknown in every preview.
  func warn(_ warnings: [String], of index: Int) {
    for warning in warnings where Self.said.insert(warning).inserted {
      Terminal.warn("\(displayName(of: index)): \(warning)")
    }
  }

  private static var said: Set<String> = []

  /// The faults of a preview.
  func lints(_ index: Int) throws -> [Lint] {
    let text = try described(.lint(index: numbers[index], drawing), index)
    return try Lint.all(text)
  }

  /// The output of `explain`.
  func explain(_ index: Int) throws -> String {
    if settings.byPages {
      return try described(.pages(index: numbers[index], drawing, json: settings.json), index)
    }
    return try described(.explain(explanationRequest(index)), index)
  }

  /// The explanation of one view, as `explain --view` prints it.
  func explain(_ view: String, of index: Int) throws -> String {
    var request = explanationRequest(index)
    request.view = view
    return try described(.explain(request), index)
  }

  /// Draws a preview as PNG, and returns a line for each box in the picture, and the faults. The whole explanation would
  /// take longer to send than to make.
  func inspect(_ index: Int, to path: String, longestSide: Double) throws
    -> (PictureInfo, boxes: String, lints: [Lint])
  {
    var request = explanationRequest(index)
    request.listsBoxes = true
    request.drawing.longestSide = longestSide
    guard
      case .inspected(let info, let boxes, let lints) =
        try ask(.inspect(request, path: path), about: index)
    else { throw Self.confusion }
    warn(info.warnings, of: index)
    return (info, boxes, try Lint.all(lints))
  }

  func explanation(of index: Int) throws -> LayoutExplanation {
    var request = explanationRequest(index)
    request.isWhole = true
    let text = try described(.explain(request), index)
    return try JSONDecoder().decode(LayoutExplanation.self, from: Data(text.utf8))
  }

  private func explanationRequest(_ index: Int) -> ExplanationRequest {
    ExplanationRequest(
      index: numbers[index], drawing: drawing, view: settings.explained,
      language: settings.language,
      guides: settings.guides, json: settings.json)
  }

  private func described(_ request: Request, _ index: Int) throws -> String {
    guard case .described(let text, let warnings) = try ask(request, about: index) else {
      throw Self.confusion
    }
    warn(warnings, of: index)
    return text
  }

  /// The command line that shows the module in a window: one preview, or nil for the app if it has one.
  func windowArguments(_ index: Int?) throws -> [String] {
    let size = [drawing.width, drawing.height].compactMap { $0.map { "\($0)" } }
    return [try installation.windowProgram(), image, module.title, size.joined(separator: "x")]
      + (index.map { ["\(numbers[$0])"] } ?? [])
  }

  /// Ends the process that runs the user's code.
  func end() { viewer.end() }

  func ask(_ request: Request, about index: Int) throws -> Response {
    let name = displayName(of: index)
    do {
      // The crash of an earlier view ended its process.
      if viewer.hasEnded {
        viewer = try Viewer(installation, settings, userFiles: module.files)
        try load(image)
      }
      return try times.measure("draw") {
        try viewer.ask(request, waiting: "drawing '\(name)' …")
      }
    } catch var failure as Failure {
      let message = failure.message
      failure.message =
        failure.isPredicate
        ? "\(module.title): '\(name)' \(message)" : "\(module.title), '\(name)': \(message)"
      throw failure
    }
  }

  static let confusion = Failure(
    .internalError, "the drawing process answered a different request")

  /// Prints `text` for each selected preview. Several texts have the preview's name as a heading; several
  /// JSON documents form one array.
  static func print(_ settings: Settings, _ text: (Session, Int) throws -> String) throws {
    var documents = JSONDocuments(areMany: try modules(settings).count > 1)
    defer { if settings.json { documents.print() } }
    try forEachModule(settings) { session in
      var failures = Failures()
      let indices = try session.selection()
      if indices.count > 1 { documents.areMany = true }
      for index in indices {
        failures.collect {
          let text = try text(session, index)
          if settings.json { return documents.texts.append(text) }
          if indices.count > 1 { Terminal.print("\(session.displayName(of: index)):") }
          Terminal.print(text)
        }
      }
      try failures.finish()
    }
  }

  /// Runs `work` for every module on the command line. An error in one does not stop the others.
  static func forEachModule(_ settings: Settings, _ work: (Session) throws -> Void) throws {
    var failures = Failures()
    try forEach(modules(settings), settings, &failures, work)
    try failures.finish()
  }

  private static func forEach(
    _ modules: [UserModule], _ settings: Settings, _ failures: inout Failures,
    _ work: (Session) throws -> Void
  ) throws {
    let compilation = try modules.count > 1 ? compilation(of: modules, settings) : nil
    for module in modules {
      var files: [UserModule] = []
      failures.collect {
        do {
          let session = try Session(module, settings, compilation)
          defer {
            if settings.showsTimes { Terminal.note("\(module.title): \(session.times.text)") }
          }
          try work(session)
        } catch let failure as Failure where module.isGuess && failure.code == .doesNotCompile {
          failure.noteSeparation(of: module)
          files = module.separated(settings)
          guard !files.isEmpty else { throw failure }
        }
      }
      if !files.isEmpty { try forEach(files, settings, &failures, work) }
    }
  }

  private static func compilation(
    of modules: [UserModule], _ settings: Settings
  ) throws -> Compilation {
    try Cache.prepare()
    return Compilation(
      modules.map { $0.adding(settings) }, try Toolchain.find(Installation()), settings)
  }
}

extension UserModule {
  /// The module with the preview for `--view`.
  @MainActor fileprivate func adding(_ settings: Settings) -> UserModule {
    guard let view = settings.view else { return self }
    var module = self
    module.addition = Session.preview(of: view)
    return module
  }
}

/// Merges several documents into an array.
struct JSONDocuments {
  var areMany: Bool
  var texts: [String] = []

  func print() {
    if areMany {
      Terminal.print("[\n\(texts.joined(separator: ",\n"))\n]")
    } else {
      for text in texts { Terminal.print(text) }
    }
  }
}

/// Reports errors and continues; the first one determines the exit status.
@MainActor
struct Failures {
  private var first: ExitCode?
  /// The compiler's outputs so far: files that need the same faulty one repeat its errors.
  private var outputs: Set<String> = []

  mutating func collect(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      var failure = error as? Failure ?? Failure(.internalError, "\(error)")
      if let error = failure.firstError, !outputs.insert(failure.compiler).inserted {
        failure = Failure(
          failure.code, "the same error: \(error)", help: Array(failure.help.prefix(1)))
      }
      Terminal.report(failure)
      first = first ?? failure.code
    }
  }

  /// Throws, without a message, if an error occurred.
  func finish() throws {
    if let first { throw Failure(first, "") }
  }
}
