// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// The names for `--preview` and `--view`.
  static let list = Command(
    name: "list", arguments: "PATH… [OPTION…]", summary: "list a file's previews and views",
    options: [Option.together, Option.json] + Option.running
  ) { settings in
    var documents = JSONDocuments(areMany: try Session.modules(settings).count > 1)
    defer { if settings.json { documents.print() } }
    try Session.forEachModule(settings) { session in
      let entries = session.previews.indices.map { index in
        let preview = session.previews[index]
        return Listing.Preview(
          name: session.displayName(of: index), file: session.path(of: index),
          kind: preview.source.rawValue,
          line: preview.line > 0 ? preview.line : nil, traits: preview.traits)
      }
      let listing = Listing(
        file: session.module.paths[0], previews: entries, views: session.views)
      if settings.json { return documents.texts.append(try listing.json()) }
      Terminal.print(listing.text)
    }
  }
}

private struct Listing: Encodable {
  struct Preview: Encodable {
    var name: String
    var file: String
    var kind: String
    var line: Int?
    var traits: [String]
  }
  var version = 1
  var file: String
  var previews: [Preview]
  var views: [String]

  var text: String {
    var lines = previews.map { preview in
      let place =
        preview.line.map { "\(preview.file):\($0)" }
        ?? "\(preview.file) (\(preview.kind))"
      return ([preview.name, place] + preview.traits).joined(separator: "  ")
    }
    if lines.isEmpty { lines.append("\(file) has no previews.") }
    if !views.isEmpty { lines.append("Views: \(views.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
