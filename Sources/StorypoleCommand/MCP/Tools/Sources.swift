// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Tool {
  static let listPreviews = Tool(
    name: "list_previews", title: "List previews",
    summary:
      "The previews of a file, a folder or a package, with their lines, and its views, as the text of the files "
      + "declares them.",
    effect: .reads, properties: [Property.path]
  ) { arguments in
    var answer = ToolAnswer()
    answer.advice = "Name a subfolder or a file to get less."
    var lines: [String] = []
    for path in try arguments.files() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = String(decoding: data, as: UTF8.self)
      let previews = ListedPreview.guess(in: source)
      let views = declaredViews(in: source)
      if previews.isEmpty, views.isEmpty { continue }
      lines.append(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
      for preview in previews {
        lines.append("  '\(preview.name)'" + (preview.line.map { "  line \($0)" } ?? ""))
      }
      if !views.isEmpty { lines.append("  views: \(views.joined(separator: ", "))") }
    }
    answer.add(lines.isEmpty ? "No previews and no views." : lines.joined(separator: "\n"))
    return answer
  }

  /// Names of structures whose first line conforms to `View`.
  private static func declaredViews(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line -> String? in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
      guard let place = words.firstIndex(of: "struct"), place + 1 < words.count,
        words[(place + 1)...].contains("View"), line.contains(":")
      else { return nil }
      let name = words[place + 1].prefix { $0 != ":" }
      return name.isEmpty ? nil : String(name)
    }
  }

  static let check = Tool(
    name: "check", title: "Check that files compile",
    summary:
      "Compiles a file, a folder or a package as it is: errors and warnings with line and column, and advice, such as "
      + "the nearest declaration for an unknown name. Evaluates no manifest of a package.",
    effect: .reads, properties: [Property.path]
  ) { arguments in
    var settings = arguments.settings
    let modules = try arguments.checkedModules()
    // So that no package is one that was named.
    settings.packages = []
    settings.files = modules.flatMap(\.paths)
    // Marks would hide warnings, and a file with an error would be compiled with them and without.
    settings.recordsCalls = false
    try Cache.prepare()
    let toolchain = try Toolchain.find(Installation())
    var builder = ImageBuilder(toolchain: toolchain, settings: settings)
    builder.hasColors = false
    builder.keepsWarnings = true
    var answer = ToolAnswer()
    for module in modules {
      ToolChild.progress("compiling \(module.shortTitle)")
      do {
        let built = try builder.build(module)
        var text = "\(module.shortTitle) compiles."
        if let error = built.refusal?.firstError {
          text += " It was compiled for Linux, because it does not compile for iOS: \(error)"
        }
        let warnings = Failure.lines(of: "warning", in: Cache.warnings(of: built.image) ?? "")
        answer.add(warnings.isEmpty ? text : "\(text)\n\(warnings)")
      } catch let failure as Failure {
        answer.add(failure)
      }
    }
    return answer
  }
}

extension ToolArguments {
  /// The Swift files of the path.
  fileprivate func files() throws -> [String] {
    try inside(Project(settings).files.map(\.path)) { [$0] }
  }

  /// The modules of the path, also those without previews.
  fileprivate func checkedModules() throws -> [UserModule] {
    try inside(Project(settings).orderedModules) { $0.paths }
  }
}
