// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// A module of the user's: one file, or several together.
struct UserModule {
  /// As the user wrote them, but never to be mistaken for an option.
  var paths: [String]
  /// Swift source that is added to the first file.
  var addition = ""

  init(paths: [String]) {
    self.paths = paths.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
  }

  var title: String { paths.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ") }

  /// The folders of the files, each once.
  var folders: [String] {
    var folders: [String] = []
    for path in paths {
      let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// The file's name as an identifier that is no other module's.
  var name: String {
    let base = ((paths[0] as NSString).lastPathComponent as NSString).deletingPathExtension
    var name = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isLetter != true { name = "_" + name }
    let taken = [
      "Swift", "SwiftUI", "Foundation", "Storypole", "StorypoleGeometry", "StorypoleGraphics",
      "Combine", "main",
    ]
    return taken.contains(name) ? name + "_" : name
  }

  /// Throws when a file cannot be read.
  func sources() throws -> [Data] {
    try paths.map { path in
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw Failure(.noInput, "no such file: '\(path)'")
      }
      guard !isDirectory.boolValue else {
        throw Failure(.noInput, "'\(path)' is a folder; name the Swift files in it")
      }
      do {
        return try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw Failure(.noInput, "cannot read '\(path)': \(error.localizedDescription)")
      }
    }
  }
}

/// Makes shared libraries of the user's modules.
struct ImageBuilder {
  var toolchain: Toolchain
  var settings: Settings
  var times = Times()
  /// Whether the compiler colors what it says.
  var hasColors = Terminal.hasColors

  /// Compiles the module, unless it is in the cache, and returns the image's path. Where lines are
  /// wanted and the marked source does not compile, it is the source as it is.
  func image(of module: UserModule) throws -> String {
    if settings.marksLines, let marked = try? image(of: module, marksLines: true) { return marked }
    return try image(of: module, marksLines: false)
  }

  private func image(of module: UserModule, marksLines: Bool) throws -> String {
    var sources = try module.sources()
    if marksLines { sources = sources.map { Data(LineMarks.marking([UInt8]($0))) } }
    let flags = settings.swiftVersion == "5" ? [] : ["-swift-version", settings.swiftVersion]
    let place = FileManager.default.currentDirectoryPath
    let parts = [toolchain.key, module.name, place, module.addition] + flags + module.paths
    let key = Cache.hash(parts.map { Data($0.utf8) } + sources)
    if let kept = Cache.image(for: key) { return kept }

    let stem = Cache.images + "/building-\(getpid())-\(key.prefix(12))"
    let (object, image, overlay) = (stem + ".o", stem + ".so.new", stem + ".yaml")
    let texts = sources.indices.map { "\(stem)-\($0).swift" }
    let temporary = TemporaryFiles([object, image, overlay] + texts)
    defer { temporary.remove() }

    if !module.addition.isEmpty { sources[0] += Data("\n\(module.addition)\n".utf8) }
    // The compiler reads what the key was made of, and not what is saved in the meantime.
    try replace(module.paths, by: sources, texts: texts, overlay: overlay)
    var extra = flags + ["-vfsoverlay", overlay]
    // What the compiler warns of would show the marks.
    if marksLines { extra.append("-suppress-warnings") }
    if sources.contains(where: { $0.range(of: Data("import Combine".utf8)) != nil }) {
      extra += ["-I", toolchain.combine]
    }
    extra.append(hasColors ? "-color-diagnostics" : "-no-color-diagnostics")
    try times.measure("compile") {
      let command = toolchain.compile(
        module.paths, module: module.name, to: object, extra: extra)
      let result = try Program.start(command).finish {
        Terminal.note("compiling \(module.title) …")
      }
      if marksLines, !result.succeeded { throw Failure(.doesNotCompile, "") }
      guard result.succeeded else {
        // The compiler has said what is wrong, unless it died.
        let said = result.errors.contains("error:")
        throw Failure(
          .doesNotCompile, said ? "" : "the compiler failed on \(module.title)",
          help: CompilerHints(errors: result.errors, module: module, settings: settings).lines,
          compiler: result.errors)
      }
      Terminal.forward(result.errors)
    }
    try times.measure("link") {
      let result = try Program.start(toolchain.link(object, to: image)).finish()
      guard result.succeeded else {
        throw Failure(
          .doesNotCompile, "cannot link \(module.title)",
          help: result.errors.components(separatedBy: "\n"))
      }
    }
    return try Cache.keep(image, as: key)
  }

  /// Has the compiler see other sources in the files' places. The overlay keeps the files' own names
  /// and lines in messages.
  private func replace(
    _ paths: [String], by sources: [Data], texts: [String], overlay: String
  ) throws {
    struct Overlay: Encodable {
      struct Root: Encodable {
        var name: String
        var type = "file"
        var `external-contents`: String
      }
      var version = 0
      var `use-external-names` = false
      var roots: [Root]
    }
    for (source, text) in zip(sources, texts) { try source.write(to: URL(fileURLWithPath: text)) }
    let roots = zip(paths, texts).map { path, text in
      Overlay.Root(
        name: URL(fileURLWithPath: path).standardizedFileURL.path, `external-contents`: text)
    }
    // JSON is YAML.
    try JSONEncoder().encode(Overlay(roots: roots)).write(to: URL(fileURLWithPath: overlay))
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

  /// Removes what is still there.
  func remove() {
    for path in paths { unlink(path) }
    for slot in slots { sp_forget(slot) }
  }
}

/// What took how long, for `--times`.
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
