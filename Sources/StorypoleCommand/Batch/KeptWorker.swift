// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A template that needs no compiler: a folder with this program, the libraries of Swift, the template's code, and its
/// assets and fonts. It can be moved to another machine.
struct KeptWorker: Codable {
  private var rows: RowSettings
  private var title: String
  private var digest: String

  /// The name of the program in the folder.
  private static let program = "worker"
  private static let description = "worker.json"
  private static let image = "template.so"

  /// Writes a template's folder. Replaces only such a folder.
  static func write(_ template: BuiltTemplate, to path: String) throws {
    let manager = FileManager.default
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if manager.fileExists(atPath: path), !manager.fileExists(atPath: "\(path)/\(description)") {
      throw Failure(
        .cannotCreate, "'\(path)' exists and is no worker",
        help: ["Name a folder that does not exist."])
    }
    let temporary = "\(path).storypole-\(getpid())"
    do {
      defer { try? manager.removeItem(atPath: temporary) }
      try? manager.removeItem(atPath: temporary)
      try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      try KeptWorker(template, in: temporary).write(in: temporary)
      if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
      try manager.moveItem(atPath: temporary, toPath: path)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.cannotCreate, "cannot write '\(path)': \(error.localizedDescription)")
    }
  }

  /// Copies everything that the template needs.
  private init(_ template: BuiltTemplate, in folder: String) throws {
    let manager = FileManager.default
    (rows, title, digest) = (template.rows, template.title, template.digest)
    try manager.copyItem(
      atPath: template.installation.executable, toPath: "\(folder)/\(Self.program)")
    try manager.copyItem(atPath: template.image, toPath: "\(folder)/\(Self.image)")
    let toolchain = try Toolchain.find(template.installation)
    let viewer = try template.loaded()
    defer { viewer.end() }
    for library in viewer.loadedFiles(in: toolchain.runtimeLibraries) {
      try manager.copyItem(
        atPath: library, toPath: "\(folder)/\((library as NSString).lastPathComponent)")
    }
    // Their places on this machine mean nothing on another one.
    var known: [String: String] = [:]
    func kept(
      _ folders: [String], _ kind: String, _ entries: (String) throws -> [String]
    ) throws -> [String] {
      try folders.map { source in
        if let known = known[source] { return known }
        let name = "\(kind)-\(known.count + 1)"
        known[source] = name
        try manager.createDirectory(
          atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        for entry in try entries(source) {
          try manager.copyItem(
            atPath: "\(source)/\(entry)", toPath: "\(folder)/\(name)/\(entry)")
        }
        return name
      }
    }
    rows.drawing.assets = try kept(rows.drawing.assets, "assets", AssetFiles.entries)
    rows.drawing.tables = try kept(rows.drawing.tables, "assets", AssetFiles.entries)
    rows.drawing.fonts = try kept(rows.drawing.fonts, "fonts") {
      try manager.contentsOfDirectory(atPath: $0)
    }
  }

  private func write(in folder: String) throws {
    try Data(jsonText().utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.description)"))
  }

  /// Whether this program is in such a folder.
  static var isHere: Bool { here != nil }

  private static let here: String? = {
    let path = Installation.program as NSString
    let file = "\(path.deletingLastPathComponent)/\(description)"
    return path.lastPathComponent == program && access(file, R_OK) == 0
      ? path.deletingLastPathComponent : nil
  }()

  /// The template of this program's folder.
  static func template(_ settings: Settings) throws -> BuiltTemplate {
    let folder = Self.here ?? ""
    let worker: KeptWorker
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(description)"))
      worker = try JSONDecoder().decode(KeptWorker.self, from: data)
    } catch {
      throw Failure(
        .unavailable, "the worker is damaged: \(folder)/\(description) can't be read",
        help: ["Write it again with 'storypole batch --keep-worker'."])
    }
    var (rows, settings) = (worker.rows, settings)
    func here(_ folders: [String]) -> [String] { folders.map { "\(folder)/\($0)" } }
    rows.drawing.assets = here(rows.drawing.assets)
    rows.drawing.tables = here(rows.drawing.tables)
    rows.drawing.fonts = here(rows.drawing.fonts)
    settings.drawing = rows.drawing
    return BuiltTemplate(
      Installation(worker: Installation.program), settings, image: "\(folder)/\(image)",
      title: worker.title, rows: rows, digest: worker.digest)
  }

  /// What the program of the folder does.
  static let command = Command(
    name: program, arguments: "[--data FILE] [OPTION…]",
    summary: "draw a view for every row of a file of JSON lines or CSV, or of standard input",
    options: Option.batch + Option.batchPicture.filter { $0.names[0] == "--format" }
      + Option.running.filter { ["--timeout", "--memory"].contains($0.names[0]) },
    notes: "The template and the options of its pictures were chosen when this program was made."
  ) { settings in
    var settings = settings
    guard settings.files.isEmpty else {
      throw Failure(.usage, "a worker has its template; it takes no file")
    }
    settings.batch.data = settings.batch.data ?? "-"
    try Command.draw(try template(settings), settings)
  }
}
