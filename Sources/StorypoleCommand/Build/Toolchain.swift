// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The installed Swift compiler, and its driver's command line for one file. The driver runs once and its answer is
/// kept, which saves its start for every picture.
struct Toolchain: Codable {
  /// The state that the answers depend on.
  var key: String
  var compiler: String
  /// "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
  var version: String
  var frontend: [String]
  var linker: String
  /// The object that registers an image's types with the runtime.
  var runtimeObject: String
  var runtimeLibraries: String
  /// The folder of the module Combine, visible only to files that import it: others test `canImport` and have a
  /// substitute.
  var combine: String

  private static let placeholder = "placeholder"

  static func find(_ installation: Installation) throws -> Toolchain {
    guard let compiler = findCompiler() else {
      throw Failure(
        .unavailable, "cannot find the Swift compiler: 'swiftc' is not in PATH",
        help: ["Install Swift 6.3 from https://www.swift.org/install/ and put it in PATH."])
    }
    let key = Cache.hash([Data("\(fileSignature(compiler))\n\(installation.signature)".utf8)])
    let file = Cache.root + "/toolchain.json"
    if let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let known = try? JSONDecoder().decode(Toolchain.self, from: data), known.key == key
    {
      return known
    }
    let toolchain = try ask(compiler, installation, key)
    try? JSONEncoder().encode(toolchain).write(to: URL(fileURLWithPath: file), options: .atomic)
    return toolchain
  }

  /// The real path of the first `swiftc` in PATH.
  static func findCompiler() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    return URL(fileURLWithPath: found).resolvingSymlinksInPath().path
  }

  private static func ask(
    _ compiler: String, _ installation: Installation, _ key: String
  ) throws -> Toolchain {
    struct TargetInfo: Decodable {
      struct Target: Decodable { var arch: String }
      struct Paths: Decodable { var runtimeResourcePath: String }
      var compilerVersion: String
      var target: Target
      var paths: Paths
    }
    // The driver behaves according to its name.
    let swiftc = URL(fileURLWithPath: compiler).deletingLastPathComponent().path + "/swiftc"
    let text = try Program.output(of: [swiftc, "-print-target-info"])
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
    if let built = installation.compilerVersion(), built != info.compilerVersion {
      throw Failure(
        .unavailable,
        "storypole was built with \(built), but the compiler in PATH is \(info.compilerVersion)",
        help: [
          "Compiled Swift modules work only with the compiler that built them.",
          "Build storypole again with this compiler, or put the other one first in PATH.",
        ])
    }
    let job = try Program.output(of: [
      swiftc, "-###", "-c", "-Onone", "-gline-tables-only", "-parse-as-library",
      "-module-name", placeholder + "Module",
      "-I", installation.modules, "-I", try standIns(),
      "-module-cache-path", Cache.root + "/modules",
      "-load-plugin-executable", installation.plugin + "#StorypoleMacros",
      placeholder + ".swift", "-o", placeholder + ".o",
    ])
    let words = job.split(separator: "\n").map { shellWords(String($0)) }
      .first { $0.contains("-frontend") }
    guard let words, let program = words.first else {
      throw Failure(.unavailable, "unexpected output from \(swiftc): \(job)")
    }
    let tools = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let libraries = info.paths.runtimeResourcePath + "/linux"
    return Toolchain(
      key: key, compiler: swiftc, version: info.compilerVersion, frontend: words,
      linker: tools + "/ld.lld",
      runtimeObject: "\(libraries)/\(info.target.arch)/swiftrt.o", runtimeLibraries: libraries,
      combine: installation.modules + "/combine")
  }

  /// The engine uses C libraries internally. Importers need modules with their names, but not their headers.
  private static func standIns() throws -> String {
    let folder = Cache.root + "/modulemaps"
    let modules = ["CImages", "CMarkdown", "CPango", "CPng", "CQPDF", "CStorypole"]
      .map { "module \($0) {}\n" }.joined()
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try Data(modules.utf8).write(
      to: URL(fileURLWithPath: folder + "/module.modulemap"), options: .atomic)
    return folder
  }

  // MARK: Command lines

  /// Compiles `sources` to one object.
  func compile(
    _ sources: [String], module: String, to object: String, extra: [String]
  ) -> [String] {
    var words: [String] = []
    var previous = ""
    for word in frontend {
      switch word {
      // Several files are compiled together, to one object.
      case "-primary-file" where sources.count > 1: break
      case Self.placeholder + ".swift": words += sources
      case Self.placeholder + ".o": words.append(object)
      case Self.placeholder + "Module": words.append(module)
      case _ where previous == "-file-compilation-dir":
        words.append(FileManager.default.currentDirectoryPath)
      default: words.append(word)
      }
      previous = word
    }
    return words + extra
  }

  /// The folder of Storypole's modules.
  private var modules: String { (combine as NSString).deletingLastPathComponent }

  /// Emits a module of a source, without an object: its exports are in the executable.
  func emitModule(_ source: String, name: String, to module: String) -> [String] {
    return [
      compiler, "-emit-module", "-parse-as-library", "-module-name", name, source, "-o", module,
      "-I", modules, "-I", (module as NSString).deletingLastPathComponent,
      "-I", Cache.root + "/modulemaps", "-module-cache-path", Cache.root + "/modules",
    ]
  }

  /// Whether a file can import a module.
  func hasModule(_ name: String) -> Bool {
    if AppleModule(rawValue: name) != nil { return true }
    // Modules of C libraries, which have no file with their name.
    if ["CoreFoundation", "SwiftShims", "Builtin", "Swift"].contains(name) { return true }
    return [modules, combine, runtimeLibraries].contains {
      access("\($0)/\(name).swiftmodule", F_OK) == 0
    }
  }

  /// The search paths of modules and macros that user code imports, for other compilers.
  var moduleFlags: [String] {
    zip(frontend, frontend.dropFirst())
      .filter { $0.0 == "-I" || $0.0 == "-load-plugin-executable" }.flatMap { [$0.0, $0.1] }
  }

  /// Links objects to a shared library. It omits code that the executable contains: the image finds it there.
  func link(_ objects: [String], to image: String) -> [String] {
    var libraries: [String] = []
    for object in objects {
      guard let entries = sp_autolink(object) else { continue }
      defer { free(entries) }
      for entry in String(cString: entries).split(separator: "\n").map(String.init)
      where entry.hasPrefix("-l") && isMissingHere(entry) && !libraries.contains(entry) {
        libraries.append(entry)
      }
    }
    // Two packages may contain the same dependency.
    return [linker, "-shared", "-z", "muldefs", "-o", image, runtimeObject]
      + objects
      // Beside the image are the libraries of a worker on another machine.
      + ["-L", runtimeLibraries, "-rpath", runtimeLibraries, "-rpath", "$ORIGIN"] + libraries
  }

  /// Whether an image must load a library: one of the toolchain's that the user's imports need and this executable has
  /// not loaded.
  private func isMissingHere(_ entry: String) -> Bool {
    let path = "\(runtimeLibraries)/lib\(entry.dropFirst(2)).so"
    guard access(path, R_OK) == 0 else { return false }
    guard let loaded = dlopen(path, RTLD_LAZY | RTLD_NOLOAD) else { return true }
    dlclose(loaded)
    return false
  }
}

/// The words of a line in the driver's output, with quotes and backslashes.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if character == quote {
      quote = nil
    } else if quote == nil, character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if quote == nil, character == " " {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let word { words.append(word) }
  return words
}
