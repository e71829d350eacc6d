// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// A folder with a page that needs no server. Texts in it may come from strangers: the page's script shows them as
/// text only, and a policy forbids every other script, style and address.
struct HTMLReport {
  let results: TestResults
  let folder: String

  func write() throws {
    let pictures = "\(folder)/pictures"
    do {
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "cannot create the folder '\(pictures)'")
    }
    var names: [String: String] = [:]
    for picture in results.results.compactMap(\.picture) {
      for path in [picture.golden, picture.new].compactMap(\.self) {
        guard names[path] == nil, let data = try? GoldenFile.read(path) else { continue }
        // Equal pictures are one file, in this run and in the next.
        let name = "pictures/\(Cache.hash([data]).prefix(16)).png"
        names[path] = name
        if !FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
          try GoldenFile.write(data, "\(folder)/\(name)")
        }
      }
    }
    try GoldenFile.write(Data(page(names).utf8), "\(folder)/index.html")
  }

  private func page(_ pictures: [String: String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = try encoder.encode(TestDocument(results, pictures: pictures))
    // Nothing in the data ends the element around it.
    let data = String(decoding: document, as: UTF8.self).replacingOccurrences(
      of: "<", with: "\\u003c")
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file:; "
      + "style-src '\(Self.digest(Self.style))'; script-src '\(Self.digest(Self.script))'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>storypole test: \(results.line)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <script type="application/json" id="data">\(data)</script>
      <noscript>This page needs its script.</noscript>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The name of an inline script or style in a content security policy.
  static func digest(_ text: String) -> String {
    "sha256-\(Digest.bytes(of: Data(text.utf8)).base64EncodedString())"
  }
}
