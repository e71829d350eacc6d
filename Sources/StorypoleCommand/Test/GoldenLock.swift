// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleCairo

/// The file `goldens.lock` of one folder: the environment in which its goldens were made, and the digests of its
/// pictures' pixels.
final class GoldenLock: @unchecked Sendable {
  struct Picture: Equatable {
    var digest: String
    /// Of the PNG file, in bytes: a picture that was exchanged has another size.
    var size: Int
  }

  static let name = "goldens.lock"
  private static let heading = "# storypole goldens 1"

  let folder: String
  private let lock = NSLock()
  /// The environment that made the goldens; empty before the first recording.
  private var environment: [String: String] = [:]
  private var pictures: [String: Picture] = [:]
  /// The fonts in the pictures of this run, by their files' names.
  private var fonts: [String: String] = [:]
  private var hasRecorded = false
  private var written = ""

  init(_ folder: String) {
    self.folder = folder
    guard let data = try? GoldenFile.read("\(folder)/\(Self.name)") else { return }
    written = String(decoding: data, as: UTF8.self)
    for line in written.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 3)
      if words.count == 4, words[0] == "pixels", let size = Int(words[2]) {
        pictures[String(words[3])] = Picture(digest: String(words[1]), size: size)
      } else if let space = line.lastIndex(of: " ") {
        environment[String(line[..<space])] = String(line[line.index(after: space)...])
      }
    }
  }

  /// The record of a picture; nil if the file has changed.
  func picture(_ stem: String, at path: String) -> Picture? {
    var status = stat()
    guard let known = lock.withLock({ pictures[stem] }), stat(path, &status) == 0,
      known.size == Int(status.st_size)
    else { return nil }
    return known
  }

  func record(_ stem: String, _ picture: Picture) {
    lock.withLock {
      pictures[stem] = picture
      hasRecorded = true
    }
  }

  func remove(_ stem: String) {
    lock.withLock { pictures[stem] = nil }
  }

  var stems: [String] { lock.withLock { Array(pictures.keys) } }

  /// Notes the fonts of a picture.
  func use(_ files: [String]) {
    for file in files {
      let name = (file as NSString).lastPathComponent
      let isKnown = lock.withLock { fonts[name] != nil }
      if isKnown { continue }
      let digest = FontDigests.digest(of: file)
      lock.withLock { fonts[name] = digest }
    }
  }

  // MARK: Environments

  /// The versions and fonts that every picture of this machine depends on.
  static func machine(_ toolchain: Toolchain) -> [String: String] {
    var values = ["storypole": Storypole.version]
    // Foundation brings the ICU that forms numbers, dates and lines.
    values["swift"] = toolchain.version.split(separator: " ").first { $0.first?.isNumber == true }
      .map(String.init)
    for library in LibraryVersions.all where ["Pango", "HarfBuzz", "Cairo"].contains(library.name) {
      values[library.name] = library.version
    }
    return values
  }

  /// The differences of this machine, for the message; empty on an equal machine, and without goldens.
  func differences(from machine: [String: String]) -> [String] {
    lock.withLock {
      guard !environment.isEmpty else { return [] }
      var found: [String] = []
      for (key, value) in environment.sorted(by: { $0.key < $1.key }) {
        if key.hasPrefix("font ") {
          let name = String(key.dropFirst(5))
          if let here = fonts[name], here != value { found.append("another version of \(name)") }
        } else if let here = machine[key], here != value {
          found.append("\(key) \(value), here \(here)")
        }
      }
      let missing = fonts.keys.filter { environment["font \($0)"] == nil }.sorted()
      if !missing.isEmpty, environment.keys.contains(where: { $0.hasPrefix("font ") }) {
        found.append("without \(missing.joined(separator: ", "))")
      }
      return found
    }
  }

  /// Writes the file, if anything in it is new.
  ///
  /// - Parameter isRenewed: Whether all goldens of the folder are those of this machine now.
  func write(_ machine: [String: String], isRenewed: Bool) throws {
    try lock.withLock {
      guard hasRecorded || !written.isEmpty else { return }
      if environment.isEmpty || isRenewed, hasRecorded {
        environment = machine
        for (name, digest) in fonts { environment["font \(name)"] = digest }
      } else if hasRecorded {
        // A new golden may have a font that none had before.
        for (name, digest) in fonts where environment["font \(name)"] == nil {
          environment["font \(name)"] = digest
        }
      }
      let made = environment.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let known = pictures.sorted { $0.key < $1.key }.map {
        "pixels \($0.value.digest) \($0.value.size) \($0.key)"
      }
      let text = ([Self.heading] + made + known).joined(separator: "\n") + "\n"
      guard text != written, !known.isEmpty || !written.isEmpty || hasRecorded else { return }
      try GoldenFile.write(Data(text.utf8), "\(folder)/\(Self.name)")
      written = text
    }
  }

  /// Notes that a golden without a picture was recorded.
  func noteRecording() { lock.withLock { hasRecorded = true } }
}

/// The digests of font files, each computed once.
private enum FontDigests {
  nonisolated(unsafe) private static var known: [String: String] = [:]
  private static let lock = NSLock()

  static func digest(of path: String) -> String {
    if let digest = lock.withLock({ known[path] }) { return digest }
    let data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)) ?? Data()
    let digest = String(Cache.hash([data]).prefix(16))
    lock.withLock { known[path] = digest }
    return digest
  }
}
