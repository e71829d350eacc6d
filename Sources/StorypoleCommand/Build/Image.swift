// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// Makes shared libraries of the user's modules.
struct ImageBuilder {
  var toolchain: Toolchain
  var settings: Settings
  var times = Times()
  /// Whether the compiler's messages have colors.
  var hasColors = Terminal.hasColors
  /// Whether the compiler's warnings are kept with an image of an unmarked source, without colors.
  var keepsWarnings = false

  /// Compiles the files of the module, unless it is in the cache, and returns the image's path. Where
  /// lines are wanted and the marked source does not compile, it has fewer marks, or none.
  func image(of module: UserModule, _ conditions: Conditions) throws -> String {
    guard settings.marksLines else { return try image(of: module, conditions, .none) }
    if let marked = try? image(of: module, conditions, .all) { return marked }
    let unmarked = try image(of: module, conditions, .none)
    return (try? image(of: module, conditions, .modifiers)) ?? unmarked
  }

  /// The image of a module whose source is marked completely.
  func markedImage(of module: UserModule, _ conditions: Conditions) throws -> String {
    try image(of: module, conditions, .all)
  }

  private func image(
    of module: UserModule, _ conditions: Conditions, _ marks: LineMarks.Extent
  ) throws -> String {
    let marksLines = marks != .none
    var sources = try module.sources()
    let written = sources
    let generated = GeneratedSource(for: module, sources, assets: settings.drawing.assets).text
    for place in sources.indices {
      if place >= module.paths.count {
        sources[place] = SourceIndex(sources[place]).withoutPreviews(sources[place])
      }
      sources[place] = ObjectiveC.removing(from: conditions.applied(to: sources[place]))
      if marksLines { sources[place] = Data(LineMarks.marking([UInt8](sources[place]), marks)) }
    }
    var flags = conditions.flags + (module.products?.flags ?? [])
    if let alias = module.alias(in: sources) {
      flags += ["-module-alias", "\(alias)=\(module.name)"]
    }
    // After the compiler's own -Onone, of which the last counts.
    if settings.isOptimized { flags.append("-O") }
    if settings.swiftVersion != "5" { flags += ["-swift-version", settings.swiftVersion] }
    let place = FileManager.default.currentDirectoryPath
    let parts =
      [
        toolchain.key, module.name, place, module.addition, generated, conditions.platform.rawValue,
        module.products?.signature ?? "",
      ]
      + flags
      + module.files
    let key = Cache.hash(parts.map { Data($0.utf8) } + sources)
    if let kept = Cache.image(for: key), !keepsWarnings || Cache.warnings(of: kept) != nil {
      return kept
    }

    let stem = Cache.images + "/building-\(getpid())-\(key.prefix(12))"
    let (object, image, overlay) = (stem + ".o", stem + ".so.new", stem + ".yaml")
    let texts = sources.indices.map { "\(stem)-\($0).swift" }
    let extraFile = generated.isEmpty ? [] : ["\(stem)-generated.swift"]
    let temporary = TemporaryFiles([object, image, overlay] + texts + extraFile)
    defer { temporary.remove() }
    for file in extraFile { try Data(generated.utf8).write(to: URL(fileURLWithPath: file)) }

    if !module.addition.isEmpty { sources[0] += Data("\n\(module.addition)\n".utf8) }
    // The compiler reads the sources of the key, even if they are saved meanwhile.
    var replaced = SourceOverlay()
    for (place, path) in module.files.enumerated() {
      try replaced.replace(path, by: sources[place], in: texts[place])
    }
    try replaced.write(to: overlay)
    var extra = flags + ["-vfsoverlay", overlay]
    // Warnings would show the marks.
    if marksLines { extra.append("-suppress-warnings") }
    let imports = Imports(sources)
    extra.append(hasColors ? "-color-diagnostics" : "-no-color-diagnostics")
    var warnings: String?
    try times.measure("compile") {
      func compile(_ files: [String], _ imports: Imports) throws -> Program.Result {
        let command = toolchain.compile(
          files, module: module.name, to: object,
          extra: extra + (try imports.options(toolchain)))
        return try Program.start(command).finish {
          Terminal.note("compiling \(module.shortTitle) …")
        }
      }
      /// The failure of an import that is missing under all conditions. The compiler reports it only after it has
      /// checked the types of everything, which can take a minute, so it gets the file up to the import first.
      func failureOfImport() throws -> Program.Result? {
        guard module.products == nil else { return nil }
        for (place, source) in sources.enumerated() {
          let missing = Imports([source]).required.first { !toolchain.hasModule($0) }
          guard let missing, let head = Imports.head(of: source, through: missing) else { continue }
          let text = URL(fileURLWithPath: texts[place])
          try head.write(to: text)
          let result = try compile([module.files[place]], imports)
          try source.write(to: text)
          return result.errors.contains("no such module '") ? result : nil
        }
        return nil
      }
      let failure = try failureOfImport()
      var result = try failure ?? compile(module.files + extraFile, imports)
      if failure == nil, !result.succeeded, let fewer = imports.withoutConditions() {
        let other = try compile(module.files + extraFile, fewer)
        if other.succeeded { result = other }
      }
      result.errors = Self.restoring(result.errors, compiled: sources, written: written)
      if marksLines, !result.succeeded { throw Failure(.doesNotCompile, "") }
      guard result.succeeded else {
        // The compiler has reported the error, unless it crashed.
        let said = result.errors.contains("error:")
        throw Failure(
          .doesNotCompile, said ? "" : "the compiler failed on \(module.shortTitle)",
          help: CompilerHints(
            errors: result.errors, module: module, settings: settings,
            missingImports: imports.required.filter { !toolchain.hasModule($0) }
          ).lines,
          compiler: result.errors)
      }
      if keepsWarnings { warnings = result.errors } else { Terminal.forward(result.errors) }
    }
    try times.measure("link") {
      let result = try Program.start(
        toolchain.link([object] + (module.products?.objects ?? []), to: image)
      ).finish()
      guard result.succeeded else {
        throw Failure(
          .doesNotCompile, "cannot link \(module.title)",
          help: result.errors.components(separatedBy: "\n"))
      }
    }
    return try Cache.keep(image, as: key, warnings: warnings)
  }
}

extension ImageBuilder {
  /// The compiler's output with the lines that were changed for it, as the user wrote them.
  fileprivate static func restoring(_ output: String, compiled: [Data], written: [Data]) -> String {
    guard !output.isEmpty else { return output }
    var output = output
    for (compiled, written) in zip(compiled, written) where compiled != written {
      let lines = zip(
        compiled.split(separator: 0x0A, omittingEmptySubsequences: false),
        written.split(separator: 0x0A, omittingEmptySubsequences: false))
      for (number, (compiled, written)) in zip(1..., lines) where compiled != written {
        output = output.replacingOccurrences(
          of: "\(number) | \(String(decoding: compiled, as: UTF8.self))\n",
          with: "\(number) | \(String(decoding: written, as: UTF8.self))\n")
      }
    }
    return output
  }
}

/// Unfinished files, removed even when a signal ends the program.
struct TemporaryFiles {
  private var paths: [String]
  private var slots: [Int32]

  init(_ paths: [String]) {
    self.paths = paths
    slots = paths.map { sp_remove_on_signal($0) }
  }

  /// Removes the remaining files.
  func remove() {
    for path in paths { unlink(path) }
    for slot in slots { sp_forget(slot) }
  }
}

/// Durations of the steps, for `--times`.
final class Times {
  private(set) var parts: [(name: String, seconds: Double)] = []

  func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let start = sp_now()
    defer { parts.append((name, sp_now() - start)) }
    return try work()
  }

  var text: String {
    parts.map { "\($0.name) \(String(format: "%.0f", $0.seconds * 1000)) ms" }
      .joined(separator: ", ")
  }
}
