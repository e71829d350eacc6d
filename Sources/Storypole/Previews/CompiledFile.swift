// SPDX-License-Identifier: Apache-2.0
internal import CStorypole
internal import StorypoleRuntime

/// A compiled user file that this process has loaded, and its previews, views and app.
@MainActor
package struct CompiledFile {
  /// A preview, a window of an app, or another drawable item.
  package struct Item {
    package enum Source: String, Codable {
      case macro, provider, app
    }

    /// nil without a name.
    package var name: String?
    package var source: Source
    /// "Module/File.swift"
    package var file: String
    package var line: Int
    package var traits: [String]
    package var settings: PreviewSettings
    package var makeView: @MainActor () throws -> any View

    package init(
      name: String?, source: Source = .macro, file: String = "", line: Int = 0,
      traits: [String] = [],
      settings: PreviewSettings = PreviewSettings(),
      makeView: @escaping @MainActor () throws -> any View
    ) {
      (self.name, self.source, self.file, self.line) = (name, source, file, line)
      (self.traits, self.settings, self.makeView) = (traits, settings, makeView)
    }
  }

  /// The end of the names of files with values of literals.
  nonisolated package static let valuesExtension = ".values"

  /// Images that were loaded before this call contain no user code.
  package static func begin() { Conformers.begin() }

  /// The path of the shared library.
  package let path: String

  /// - Parameter path: A shared library, or a file whose first line is the name of one beside it. The other lines are the
  ///   values of changed literals: each literal's number, a tab and its value.
  package init(path: String) throws {
    var path = path
    if path.hasSuffix(Self.valuesExtension) {
      let lines = try String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      path = ((path as NSString).deletingLastPathComponent as NSString)
        .appendingPathComponent(String(lines[0]))
      for line in lines.dropFirst() {
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let place = Int(parts[0]) else { continue }
        LiteralValues.changed[place] = String(parts[1])
      }
    }
    self.path = path
    guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
      throw LoadError(
        description: "cannot load the compiled file: \(String(cString: dlerror()))")
    }
    sp_watch_image(path)
  }

  /// The previews, or else the first window of the app.
  package var items: [Item] {
    var items = PreviewDeclaration.all().map { declaration in
      Item(
        name: declaration.name, source: .macro, file: declaration.file, line: declaration.line,
        traits: declaration.traits.descriptions, settings: declaration.traits,
        makeView: declaration.makeView)
    }
    for type in Conformers.types(conformingTo: (any PreviewProvider).self) {
      guard let type = type as? any PreviewProvider.Type else { continue }
      for (index, item) in type.items().enumerated() {
        items.append(
          Item(
            name: item.settings.name, source: .provider, file: String(reflecting: type), line: 0,
            traits: item.settings.descriptions, settings: item.settings,
            makeView: { type.items()[index].view }))
      }
    }
    if items.isEmpty, let app = app {
      items = [
        Item(
          name: "\(app)", source: .app, file: String(reflecting: app), line: 0, traits: [],
          settings: PreviewSettings()
        ) {
          @MainActor func window<A: App>(of app: A.Type) -> (any View)? {
            _firstWindow(of: app.init())
          }
          guard let window = window(of: app) else {
            throw LoadError(description: "the app \(app) has no window")
          }
          return window
        }
      ]
    }
    return items
  }

  /// The app, if the file has one.
  package var app: (any App.Type)? {
    Conformers.types(conformingTo: (any App).self).lazy.compactMap { $0 as? any App.Type }.first
  }

  /// The names of the views.
  package var views: [String] {
    Conformers.types(conformingTo: (any View).self).map { "\($0)" }.filter { !$0.hasPrefix("$") }
      .sorted()
  }

}

/// The reason why a compiled file can't be shown.
package struct LoadError: Error, CustomStringConvertible {
  package var description: String
}
