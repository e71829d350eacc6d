// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page's files, read once: requests are looked up only here.
struct Page {
  struct File {
    var type: String
    var content: Data
  }

  private var files: [String: File] = [:]

  private static let names = [
    "index.html", "page.css", "page.js", "connection.js", "settings.js", "files.js", "stage.js",
    "typing.js", "elements.js", "wall.js", "inspector.js", "numbers.js", "source.js", "space.js",
    "icon.svg",
  ]

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  init() throws {
    let folder = try Self.folder()
    for name in Self.names {
      guard let content = FileManager.default.contents(atPath: folder + "/" + name) else {
        throw DoorError(description: "the page is incomplete: \(folder)/\(name) is missing")
      }
      let path = name == "index.html" ? "/" : "/" + name
      files[path] = File(type: Self.types[(name as NSString).pathExtension]!, content: content)
    }
  }

  /// The file at exactly this path.
  subscript(path: String) -> File? { files[path] }

  /// The folder beside the program in a build folder, or PREFIX/lib/storypole if the program is in
  /// PREFIX/bin.
  private static func folder() throws -> String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let here = (program as NSString).deletingLastPathComponent
    let places = [
      (here as NSString).deletingLastPathComponent + "/lib/storypole/page",
      here + "/storypole_StorypolePreview.resources/Page",
    ]
    guard let found = places.first(where: FileManager.default.fileExists) else {
      throw DoorError(
        description: "the page is missing: neither \(places.joined(separator: " nor ")) exists")
    }
    return found
  }
}
