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
  /// Whether the compiler's warnings are kept with an image, without colors.
  var keepsWarnings = false
  /// Whether nobody waits: the compiler then leaves the processors to others and nothing is printed.
  var isBackground = false

  /// Compiles the module once more, unless it is known, so that later values of its literals need no compiler.
  func prepareLiterals(of module: UserModule, _ conditions: Conditions) throws {
    guard !settings.isOptimized else { return }
    let source = try source(of: module, conditions)
    let literals = VariableLiterals(source.plain)
    let key = source.key(of: literals)
    guard !literals.isEmpty, Cache.literals(for: key) == nil else { return }
    var fixed: Set<Int> = []
    for _ in 0..<Self.mostLiteralTries {
      do {
        _ = try compile(
          source.with(literals.variable(fixed: fixed)), as: key, isVariable: true)
        return Cache.keep(LiteralRecord(values: literals.values, fixed: fixed), for: key)
      } catch let failure as Failure where failure.code == .doesNotCompile {
        let wrong = literals.numbers(inErrors: failure.compiler, of: module.files)
          .subtracting(fixed)
        guard !wrong.isEmpty else { break }
        fixed.formUnion(wrong)
      }
    }
    // The next change of a literal needs the compiler, as the first one did.
    Cache.keep(LiteralRecord(values: [], fixed: []), for: key)
  }

  /// The indices of the modules that differ from another one at most in literals that can be variable.
  func differingInLiterals(
    _ modules: [UserModule], from other: UserModule, _ conditions: Conditions
  ) -> [Int] {
    if settings.isOptimized { return [] }
    /// nil without literals.
    func key(_ module: UserModule) -> String? {
      guard let source = try? source(of: module, conditions) else { return nil }
      let literals = VariableLiterals(source.plain)
      return literals.isEmpty ? nil : source.key(of: literals)
    }
    guard let own = key(other) else { return [] }
    return modules.indices.filter { key(modules[$0]) == own }
  }

  private static let mostLiteralTries = 4

  /// Compiles the files of the module, unless it is in the cache, and returns the image's path.
  func image(of module: UserModule, _ conditions: Conditions) throws -> String {
    let source = try source(of: module, conditions)
    if let kept = Cache.image(for: source.key), !keepsWarnings || Cache.warnings(of: kept) != nil {
      return kept
    }
    if !settings.isOptimized, !keepsWarnings, let image = imageWithValues(of: source) {
      return image
    }
    return try compile(source, as: source.key)
  }

  /// The image of a source that differs from a compiled one only in literals.
  private func imageWithValues(of source: CompiledSource) -> String? {
    let literals = VariableLiterals(source.plain)
    let key = source.key(of: literals)
    guard let record = Cache.literals(for: key) else { return nil }
    let values = literals.values
    guard values.count == record.values.count,
      record.fixed.allSatisfy({ values[$0] == record.values[$0] })
    else { return nil }
    let changed = values.indices.filter { values[$0] != record.values[$0] }
    return Cache.image(
      for: source.key, changing: key,
      Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0]) }))
  }

  private func source(of module: UserModule, _ conditions: Conditions) throws -> CompiledSource {
    let written = try module.sources()
    var sources = written
    let generated = GeneratedSource(for: module, sources, assets: settings.drawing.assets).text
    for place in sources.indices {
      if place >= module.paths.count {
        sources[place] = SourceIndex(sources[place]).withoutPreviews(sources[place])
      }
      sources[place] = ObjectiveC.removing(from: conditions.applied(to: sources[place]))
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
    return CompiledSource(
      module: module, written: written, plain: sources, generated: generated, flags: flags,
      parts: parts)
  }

  /// Compiles and links a source, and keeps its image.
  private func compile(
    _ source: CompiledSource, as key: String, isVariable: Bool = false
  ) throws -> String {
    let module = source.module
    var sources = source.marked
    let stem = Cache.images + "/building-\(getpid())-\(key.prefix(12))"
    let (object, image, overlay) = (stem + ".o", stem + ".so.new", stem + ".yaml")
    let texts = sources.indices.map { "\(stem)-\($0).swift" }
    let extraFile = source.generated.isEmpty ? [] : ["\(stem)-generated.swift"]
    let temporary = TemporaryFiles([object, image, overlay] + texts + extraFile)
    defer { temporary.remove() }
    for file in extraFile { try Data(source.generated.utf8).write(to: URL(fileURLWithPath: file)) }

    if !module.addition.isEmpty { sources[0] += Data("\n\(module.addition)\n".utf8) }
    // The compiler reads the sources of the key, even if they are saved meanwhile.
    var replaced = SourceOverlay()
    for (place, path) in module.files.enumerated() {
      try replaced.replace(path, by: sources[place], in: texts[place])
    }
    try replaced.write(to: overlay)
    var extra = source.flags + ["-vfsoverlay", overlay]
    // Those about variable literals would repeat the others, and show more than the user wrote.
    if isVariable { extra.append("-suppress-warnings") }
    let imports = Imports(sources)
    extra.append(hasColors ? "-color-diagnostics" : "-no-color-diagnostics")
    var warnings: String?
    try times.measure("compile") {
      func compile(_ files: [String], _ imports: Imports) throws -> Program.Result {
        let command = toolchain.compile(
          files, module: module.name, to: object,
          extra: extra + (try imports.options(toolchain)))
        let program = try Program.start(command)
        if isBackground {
          setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(program.pid), 10)
        }
        return program.finish {
          if !isBackground { Terminal.note("compiling \(module.shortTitle) …") }
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
      result.errors = Self.restoring(
        result.errors, compiled: sources, written: source.written)
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

/// The sources that the compiler gets for a module, and all that its result depends on.
private struct CompiledSource {
  var module: UserModule
  var written: [Data]
  /// Without the names of guides.
  var plain: [Data]
  var generated: String
  var flags: [String]
  var parts: [String]
  let marked: [Data]

  init(
    module: UserModule, written: [Data], plain: [Data], generated: String, flags: [String],
    parts: [String]
  ) {
    (self.module, self.written, self.plain) = (module, written, plain)
    (self.generated, self.flags, self.parts) = (generated, flags, parts)
    marked = plain.map(GuideMarks.marking)
  }

  /// The same with other sources.
  func with(_ plain: [Data]) -> CompiledSource {
    CompiledSource(
      module: module, written: written, plain: plain, generated: generated, flags: flags,
      parts: parts)
  }

  /// The name of the image in the cache.
  var key: String { Cache.hash(parts.map { Data($0.utf8) } + marked) }

  /// The name of the image that all sources share which differ only in `literals`, those of the source.
  func key(of literals: VariableLiterals) -> String {
    Cache.hash((parts + ["variable literals"]).map { Data($0.utf8) } + literals.shapes)
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
