// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The valid arguments of a call.
struct ToolArguments {
  /// Settings of a command with the same options.
  private(set) var settings: Settings
  private let values: [String: JSONValue]
  private let root: String

  /// - Throws: A failure with advice for an argument that is unknown, missing or of the wrong type, and for a path
  ///   outside the server's folder.
  init(
    _ values: [String: JSONValue], of tool: Tool, _ server: ToolSettings
  ) throws {
    let values = values.filter { $0.value != .null }
    self.values = values
    root = server.root
    settings = server.command
    for name in values.keys.sorted()
    where !tool.properties.contains(where: { $0.name == name }) {
      let names = tool.properties.map(\.name)
      throw Failure(
        .usage, "\(tool.name) has no argument '\(name.prefix(100))'",
        help: suggestion(for: name, among: names)
          + ["Its arguments: \(names.joined(separator: ", "))."])
    }
    for property in tool.properties {
      guard let value = values[property.name] else {
        guard property.isRequired else { continue }
        throw Failure(
          .usage, "\(tool.name) needs the argument '\(property.name)'", help: [property.summary])
      }
      try Self.check(value, property)
    }
    try Self.apply(values, tool.properties, to: &settings)
    if values["path"] != nil { settings.files = [try path("path")] }
  }

  /// Shows numbers in the boxes of pictures.
  mutating func numberBoxes() {
    settings.drawing.showsFrames = true
    settings.drawing.showsNumbers = true
  }

  func string(_ name: String) -> String? { values[name]?.string }

  func strings(_ name: String) -> [String] {
    guard case .array(let items) = values[name] else { return [] }
    return items.compactMap(\.string)
  }

  func isTrue(_ name: String) -> Bool { values[name] == true }

  /// The settings with other options, as `diff --against` has them; nil without an argument of this name.
  func settings(applying name: String) throws -> Settings? {
    guard case .object(let others) = values[name] else { return nil }
    var settings = settings
    for key in others.keys.sorted()
    where !Tool.Property.compared.contains(where: { $0.name == key }) {
      throw Failure(
        .usage, "'\(name)' has no member '\(key.prefix(100))'",
        help: [
          "Its members: \(Tool.Property.compared.map(\.name).joined(separator: ", "))."
        ])
    }
    for property in Tool.Property.compared {
      if let value = others[property.name] { try Self.check(value, property) }
    }
    try Self.apply(others, Tool.Property.compared, to: &settings)
    return settings
  }

  private static func check(_ value: JSONValue, _ property: Tool.Property) throws {
    let isValid =
      switch (property.kind, value) {
      case (.string, .string), (.boolean, .bool), (.number, .integer), (.number, .number),
        (.object, .object):
        true
      case (.strings, .array(let items)): items.allSatisfy { $0.string != nil }
      default: false
      }
    guard isValid else {
      let kind = property.kind == .strings ? "an array of strings" : "a \(property.kind.rawValue)"
      throw Failure(.usage, "'\(property.name)' must be \(kind)", help: [property.summary])
    }
  }

  /// Reads the arguments as options of the command line, which checks their values.
  private static func apply(
    _ values: [String: JSONValue], _ properties: [Tool.Property], to settings: inout Settings
  ) throws {
    let known =
      Option.whichViews + Option.drawing + Option.acting + Option.picture + Option.explained
      + Option.testing
    for property in properties {
      guard let option = property.option, let value = values[property.name] else { continue }
      // Of two options with the same name, the first is that of pictures.
      guard let entry = known.first(where: { $0.names.contains(option) }) else { continue }
      let texts: [String] =
        switch value {
        case .string(let text): [text]
        case .integer(let number): ["\(number)"]
        case .number(let number): ["\(number)"]
        case .bool(let isOn): isOn ? [""] : []
        case .array(let items): items.compactMap(\.string)
        default: []
        }
      do {
        for text in texts { try entry.apply(&settings, text) }
      } catch var failure as Failure {
        let shown = "'\(property.name)'"
        failure.message = failure.message.replacingOccurrences(of: option, with: shown)
        failure.help = failure.help.map { $0.replacingOccurrences(of: option, with: shown) }
        throw failure
      }
    }
  }

  // MARK: Paths

  /// The path in an argument, relative to the server's folder.
  func path(_ name: String) throws -> String {
    try Self.path(string(name) ?? "", in: root)
  }

  /// A path in a folder, relative to it, with links resolved.
  /// - Throws: A failure for a path that doesn't exist, or that leads out of the folder.
  static func path(_ path: String, in root: String) throws -> String {
    let absolute = path.hasPrefix("/") ? path : root + "/" + path
    guard !path.isEmpty, !path.contains("\0"), let resolved = realpath(absolute, nil) else {
      throw Failure(
        .noInput, "no such file or folder: '\(path.prefix(300))'",
        help: ["Paths are relative to the server's folder, \(root)."])
    }
    defer { free(resolved) }
    let real = String(cString: resolved)
    if real == root { return "." }
    let base = root.hasSuffix("/") ? root : root + "/"
    guard real.hasPrefix(base) else {
      throw Failure(
        .noInput, "'\(path.prefix(300))' is outside the server's folder, \(root)",
        help: ["Start the server with --root and a folder that holds the file."])
    }
    return String(real.dropFirst(base.count))
  }

  /// The items whose paths are all in the server's folder: links in a folder can lead out of it.
  /// - Throws: A failure if there is none.
  func inside<Item>(_ items: [Item], _ paths: (Item) -> [String]) throws -> [Item] {
    var failure: (any Error)?
    let inside = items.filter { item in
      do {
        for path in paths(item) { _ = try Self.path(path, in: root) }
        return true
      } catch {
        failure = failure ?? error
        return false
      }
    }
    if let failure, inside.isEmpty { throw failure }
    return inside
  }

  /// The modules that the path names.
  @MainActor func modules(_ settings: Settings) throws -> [UserModule] {
    try inside(Session.modules(settings)) { $0.paths }
  }
}
