// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes the settings of sourcekit-lsp, the toolchain's language server, for a folder and for the packages in it. All are
/// in the folder `.sourcekit-lsp`, the only one that the server searches for its own settings.
struct EditorSettings {
  private let settings: Settings
  /// The package, or the folder of the files.
  private let folder: String
  /// Whether only files directly in the folder are set up: the user named a file.
  private let isFlat: Bool
  private let toolchain: Toolchain

  init(_ settings: Settings) throws {
    self.settings = settings
    let path = settings.files.first ?? "."
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(.noInput, "no such file or folder: '\(path)'")
    }
    let absolute = Project.absolute(path)
    guard isFolder.boolValue || path.hasSuffix(".swift") else {
      throw Failure(
        .noInput, "'\(path)' is not a Swift file", help: ["Name a Swift file or a folder."])
    }
    let place = isFolder.boolValue ? absolute : (absolute as NSString).deletingLastPathComponent
    let whole =
      Self.package(around: place) ?? (isFolder.boolValue ? nil : Self.project(of: absolute))
    folder = whole ?? place
    isFlat = whole == nil && !isFolder.boolValue
    guard Self.hasServer else {
      throw Failure(
        .unavailable, "cannot find sourcekit-lsp, the language server of the Swift toolchain",
        help: [
          "Install Swift 6.3 from https://www.swift.org/install/ with all its programs, and put them in PATH."
        ])
    }
    try Cache.prepare()
    toolchain = try Toolchain.find(Installation())
  }

  func run() throws {
    let packages = isFlat ? [] : Self.packages(in: folder)
    let files = packages.contains(folder) ? [] : try sources()
    guard !packages.isEmpty || !files.isEmpty else {
      throw Failure(.noInput, "no Swift files in '\(shown(folder))'")
    }
    var written: [LanguageServerFolder] = []
    if !files.isEmpty { written.append(try settings(for: files)) }
    for package in packages {
      if Self.hasSwiftUI(package) {
        Terminal.print(
          "\(shown(package)): nothing to write, because its manifest names the product SwiftUI")
      } else {
        written.append(try settings(of: package))
      }
    }
    // All are checked before the first is written.
    for folder in written { try folder.check(isForced: settings.replacesFiles) }
    for folder in written {
      for path in try folder.write() { Terminal.print("wrote \(shown(path))") }
    }
    guard !written.isEmpty else { return }
    Terminal.note(
      "restart the language server, or the editor. Run this again after adding files, and with a new version of "
        + "Swift or Storypole.")
    Terminal.note(
      "to remove it: rm -r \(written.flatMap(\.paths).map { quoted(shown($0)) }.joined(separator: " "))"
    )
  }

  // MARK: Places

  private static var hasServer: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var folders = path.split(separator: ":").map(String.init)
    if let compiler = Toolchain.findCompiler() {
      folders.append((compiler as NSString).deletingLastPathComponent)
    }
    return folders.contains { access($0 + "/sourcekit-lsp", X_OK) == 0 }
  }

  /// The folder itself if it has a manifest, or the package whose sources or tests it holds.
  private static func package(around folder: String) -> String? {
    var above = folder
    var below = ""
    while above != "/" {
      if access(above + "/Package.swift", R_OK) == 0 {
        return ["", "Sources", "Tests"].contains(below) ? above : nil
      }
      below = (above as NSString).lastPathComponent
      above = (above as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// The folder of the Xcode project around a file.
  private static func project(of file: String) -> String? {
    guard let group = Project.group(of: file) else { return nil }
    let folders = [group, (group as NSString).deletingLastPathComponent]
    return folders.first { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return names?.contains { $0.hasSuffix(".xcodeproj") } == true
    }
  }

  /// The folder, if it is a package, and the packages below it: the server opens each with its own settings.
  private static func packages(in folder: String) -> [String] {
    var found = access(folder + "/Package.swift", R_OK) == 0 ? [folder] : []
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return found }
    var entries = 0
    while let path = walk.nextObject() as? String, entries < mostEntries {
      entries += 1
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || Siblings.otherFolders.contains(name) || name.contains(".xc") {
        walk.skipDescendants()
      } else if name == "Package.swift", path != name {
        found.append(folder + "/" + (path as NSString).deletingLastPathComponent)
      }
    }
    return found
  }

  private static let mostEntries = 20_000

  /// Whether a package depends on Storypole, so that SwiftPM builds SwiftUI for it. The manifest is only read.
  private static func hasSwiftUI(_ package: String) -> Bool {
    let manifest = FileManager.default.contents(atPath: package + "/Package.swift") ?? Data()
    let text = String(decoding: manifest, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains(".product(name:\"SwiftUI\"") || text.contains("(name:\"SwiftUI\",targets:")
  }

  private func sources() throws -> [String] {
    guard isFlat else { return try Project.swiftFiles(in: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift" }
      .sorted().map { folder + "/" + $0 }
  }

  // MARK: Settings

  /// The flags of every file.
  private var flags: [String] {
    var flags = toolchain.moduleFlags + Conditions(platform: .ios).flags
    if settings.swiftVersion != "5" { flags += ["-swift-version", settings.swiftVersion] }
    return flags
  }

  /// SwiftPM compiles a package's targets, with more search paths.
  private func settings(of package: String) throws -> LanguageServerFolder {
    var files = (try? Project.swiftFiles(in: package + "/Sources")) ?? []
    files += (try? Project.swiftFiles(in: package + "/Tests")) ?? []
    var imports = Imports(files.compactMap { FileManager.default.contents(atPath: $0) })
    // Dependencies are compiled with the same flags: they would see modules of conditions.
    imports = imports.withoutConditions() ?? imports
    var folder = LanguageServerFolder(of: package)
    // SwiftPM defines DEBUG itself.
    let options = try toolchain.moduleFlags + imports.searchPaths(toolchain)
    try folder.add(["swiftPM": .object(["swiftCompilerFlags": .strings(options)])])
    return folder
  }

  /// A compilation database for the modules of the files. Others in the folder, such as new ones, get the flags alone.
  private func settings(for files: [String]) throws -> LanguageServerFolder {
    var place = LanguageServerFolder(of: folder)
    var settings = settings
    settings.files = isFlat ? files : [folder]
    let builder = ImageBuilder(toolchain: toolchain, settings: settings)
    var entries: [JSONValue] = []
    for var module in try Project(settings).orderedModules {
      module.siblings = Siblings(of: module, settings).likely
      module.products = try products(of: module, builder)
      let sources = try module.sources()
      var arguments = ["swiftc"] + flags + ["-parse-as-library", "-module-name", module.name]
      if let alias = module.alias(in: sources) {
        arguments += ["-module-alias", "\(alias)=\(module.name)"]
      }
      let imports = Imports(sources)
      arguments += try imports.searchPaths(toolchain)
      arguments += imports.implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      arguments += (module.products?.flags ?? []) + module.files.map(Project.absolute)
      let generated = GeneratedSource(for: module, sources, assets: []).text
      if !generated.isEmpty {
        arguments.append(place.add(generated, as: "generated-\(entries.count + 1).swift"))
      }
      for file in module.paths {
        entries.append(
          .object([
            "directory": .string(folder), "file": .string(Project.absolute(file)),
            "arguments": .strings(arguments),
          ]))
      }
    }
    _ = place.add(try JSONValue.array(entries).jsonText() + "\n", as: "compile_commands.json")
    try place.add([
      // Also where xcode-build-server has left its buildServer.json.
      "defaultWorkspaceType": .string("compilationDatabase"),
      "compilationDatabase": .object(["searchPaths": .strings([LanguageServerFolder.name])]),
      "fallbackBuildSystem": .object([
        "swiftCompilerFlags": .strings(flags + ["-parse-as-library"])
      ]),
    ])
    return place
  }

  /// The products of named packages that the module imports, built if necessary.
  private func products(of module: UserModule, _ builder: ImageBuilder) throws -> PackageProducts? {
    guard !settings.packages.isEmpty else { return nil }
    var module = module
    module.products = try builder.knownProducts(of: module)
    for name in Imports(try module.sources()).required where !toolchain.hasModule(name) {
      module.products = try builder.products(for: module, importing: name) ?? module.products
    }
    return module.products
  }

  // MARK: Words

  /// A path as the user would write it.
  private func shown(_ path: String) -> String {
    let place = FileManager.default.currentDirectoryPath
    if path == place { return "." }
    return path.hasPrefix(place + "/") ? String(path.dropFirst(place.count + 1)) : path
  }

  private func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
