// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A compiled template, for any number of processes.
struct BuiltTemplate: Sendable {
  var installation: Installation
  /// The limits of a process, and its fonts.
  var settings: Settings
  var image: String
  /// The user's files, whose lines reports of crashes name.
  var files: [String]
  var title: String
  var rows: RowSettings
  /// Changes with the sources, the compiler, the fonts and the options of the pictures.
  var digest = ""

  /// Compiles the file's template, or that of `--view`.
  @MainActor init(_ settings: Settings, format: PictureFormat) throws {
    try self.init(compiling: settings, format: format)
    rows.template = try chosen(settings.view, among: templates(), settings)
  }

  /// Compiles the templates of a module, without choosing one.
  @MainActor init(compiling settings: Settings, format: PictureFormat) throws {
    var settings = settings
    settings.view = nil
    settings.isOptimized = true
    // The conditions of a debug build are those of Xcode's previews; rows are drawn with those of a release.
    let modules = try Session.modules(settings)
    guard modules.count == 1, let module = modules.first else {
      throw Failure(
        .usage, "the templates have to be one module, but there are \(modules.count)",
        help: ["Name one file, or compile several as one module with --together."])
    }
    try Cache.prepare()
    installation = try Installation()
    let toolchain = try Toolchain.find(installation)
    let built = try ImageBuilder(toolchain: toolchain, settings: settings).build(module)
    self.settings = settings
    image = built.image
    files = built.module.files
    title = module.title
    rows = RowSettings(
      template: "", drawing: settings.drawing.finding(in: built.module), format: format)
    digest = try Self.digest(rows, files, toolchain)
  }

  private static func digest(
    _ rows: RowSettings, _ files: [String], _ toolchain: Toolchain
  ) throws -> String {
    let fonts = rows.drawing.fonts.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    let parts = [try rows.jsonText(), try GoldenLock.machine(toolchain).jsonText()] + fonts
    let sources = files.map { FileManager.default.contents(atPath: $0) ?? Data() }
    return Cache.hash(parts.map { Data($0.utf8) } + sources)
  }

  /// The identity of the pictures, if their names have this pattern.
  func head(_ pattern: String?) -> Manifest.Head {
    Manifest.Head(
      template: rows.template,
      digest: Cache.hash([digest, pattern ?? "", rows.format.rawValue].map { Data($0.utf8) }),
      assets: assets)
  }

  /// The digests of the images and string tables by their names.
  var assets: [String: String] {
    AssetFiles.digests(of: rows.drawing.assets + rows.drawing.tables, without: settings.output)
  }

  /// A template that was compiled before.
  init(
    _ installation: Installation, _ settings: Settings, image: String, title: String,
    rows: RowSettings, digest: String
  ) {
    (self.installation, self.settings, self.image, self.title) = (
      installation, settings, image, title
    )
    (self.rows, self.digest, files) = (rows, digest, [])
  }

  private func chosen(_ name: String?, among names: [String], _ settings: Settings) throws -> String
  {
    if let name {
      guard names.contains(name) else {
        throw Failure(
          .nothingToShow, "\(title) has no template '\(name)'",
          help: names.isEmpty
            ? Self.advice
            : suggestion(for: name, among: names)
              + ["Its templates: \(names.joined(separator: ", "))"])
      }
      return name
    }
    guard names.count == 1 else {
      throw Failure(
        .nothingToShow,
        names.isEmpty ? "\(title) has no template" : "\(title) has \(names.count) templates",
        help: names.isEmpty
          ? Self.advice
          : ["Choose one with --view TYPE: \(names.joined(separator: ", "))"])
    }
    return names[0]
  }

  private static let advice = [
    "A template is a view that decodes its row: 'struct Card: View, Decodable { let name: String … }',",
    "or, with 'import StorypoleBatch', a 'BatchView' with a type 'Row' and 'init(row: Row)'.",
  ]

  /// A process that has loaded the template's code.
  func loaded() throws -> Viewer {
    let viewer = try Viewer(installation, settings, userFiles: files)
    do {
      _ = try viewer.ask(.load(image: image), waiting: "loading \(title) …")
      return viewer
    } catch var failure as Failure {
      if failure.isPredicate { failure.message = "\(title) \(failure.message)" }
      failure.isPredicate = false
      // Without the template, no row can be drawn.
      failure.code = .unavailable
      throw failure
    }
  }

  /// A process that is ready to draw rows.
  func viewer() throws -> Viewer {
    let viewer = try loaded()
    guard case .ready = try viewer.ask(.rows(rows), waiting: nil) else { throw Self.confusion }
    return viewer
  }

  /// The names of the module's templates.
  func templates() throws -> [String] {
    let viewer = try loaded()
    defer { viewer.end() }
    guard case .templates(let names) = try viewer.ask(.templates, waiting: nil) else {
      throw Self.confusion
    }
    return names
  }

  /// The module's templates; at least one.
  func allTemplates() throws -> [String] {
    let names = try templates()
    guard !names.isEmpty else {
      throw Failure(.nothingToShow, "\(title) has no template", help: Self.advice)
    }
    return names
  }

  /// The schema of a row. Decoding runs the user's code: if that fails, `{}`.
  func schema() throws -> JSONSchema {
    let viewer = try loaded()
    defer { viewer.end() }
    do {
      guard
        case .schema(let schema) = try viewer.ask(.schema(template: rows.template), waiting: nil)
      else { throw Self.confusion }
      return schema
    } catch let failure as Failure where failure.code == .viewFailed {
      return JSONSchema(note: "decoding a row for trying failed: \(RowError(failure).message)")
    }
  }

  private static let confusion = Failure(
    .internalError, "the drawing process answered a different request")
}
