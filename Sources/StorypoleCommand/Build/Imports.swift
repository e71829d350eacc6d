// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The modules that sources name. Only these add search paths, so that files without Apple's modules compile as fast as
/// before, and `canImport` stays false in them.
struct Imports {
  /// Names after `import`, anywhere, even in comments.
  private(set) var names: Set<String> = []
  /// Those outside of conditions, in order.
  private(set) var required: [String] = []
  /// Names after `canImport(`.
  private(set) var conditions: Set<String> = []
  /// Modules whose names the sources use without an import, as Apple's systems allow.
  private(set) var implicit: [String] = []

  init(_ sources: [Data]) {
    for source in sources {
      var file = ImportScanner()
      source.withUnsafeBytes { file.scan($0) }
      names.formUnion(file.names)
      conditions.formUnion(file.conditions)
      required += file.required.filter { !required.contains($0) }
      implicit += Self.implied(by: file).filter { !implicit.contains($0) }
    }
  }

  /// On Apple's systems, Foundation includes FoundationNetworking, CoreGraphics and more that it and SwiftUI lack here;
  /// Foundation and SwiftUI also export Combine,
  /// and Foundation exports Observation.
  private static func implied(by file: ImportScanner) -> [String] {
    func uses(_ words: Set<String>) -> Bool { !file.words.isDisjoint(with: words) }
    var modules: [String] = []
    if !file.names.contains("FoundationNetworking"), uses(network) {
      modules.append("FoundationNetworking")
    }
    if !file.names.contains("Combine"),
      uses(file.names.contains("SwiftUI") ? subjects : subjects.union(observed))
    {
      modules.append("Combine")
    }
    if file.names.isDisjoint(with: ["SwiftUI", "UIKit", "CoreGraphics"]), uses(graphics) {
      modules.append("CoreGraphics")
    }
    if !file.names.contains("SwiftUI"), uses(strings) { modules.append("SwiftUI") }
    if file.names.isDisjoint(with: ["SwiftUI", "Observation"]), uses(observation) {
      modules.append("Observation")
    }
    return modules
  }

  private static let network: Set = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
  ]
  private static let subjects: Set = ["PassthroughSubject", "CurrentValueSubject", "AnyPublisher"]
  private static let observed: Set = ["ObservableObject", "Published", "AnyCancellable"]
  private static let graphics: Set = [
    "CGAffineTransform", "CGPath", "CGMutablePath", "CGVector", "CGColor",
  ]
  private static let observation: Set = ["Observable", "ObservationIgnored"]
  private static let strings: Set = ["LocalizedStringResource", "AttributedString"]
  fileprivate static let interesting =
    network.union(subjects).union(observed).union(graphics)
    .union(strings).union(observation)

  /// The source up to the end of the line that imports a module, or seems to; nil without such a line.
  static func head(of source: Data, through module: String) -> Data? {
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
      if words.contains("import"), words.contains(Substring(module)) {
        return source[..<line.endIndex] + Data("\n".utf8)
      }
    }
    return nil
  }

  /// Compiler options that import modules and find Apple's.
  func options(_ toolchain: Toolchain) throws -> [String] {
    try implicit.flatMap { ["-import-module", $0] } + searchPaths(toolchain)
  }

  /// Compiler options that find Apple's modules.
  func searchPaths(_ toolchain: Toolchain) throws -> [String] {
    var options: [String] = []
    if names.contains("Combine") || implicit.contains("Combine") {
      options += ["-I", toolchain.combine]
    }
    let used = names.union(implicit)
    for module in AppleModule.allCases where used.contains(module.rawValue) {
      options += ["-I", try module.searchPath(toolchain)]
    }
    return options
  }

  /// The imports without those of conditions: code under `#if canImport(UIKit)` may use unsupported parts of UIKit. nil
  /// if nothing changes.
  func withoutConditions() -> Imports? {
    let optional = AppleModule.allCases.map(\.rawValue).filter {
      names.contains($0) && conditions.contains($0)
    }
    guard !optional.isEmpty else { return nil }
    var fewer = self
    fewer.names.subtract(optional)
    return fewer
  }
}

/// Reads the words of a source once. It ignores comment syntax: an import in a comment costs a search path.
private struct ImportScanner {
  /// Names after `import`.
  var names: Set<String> = []
  /// Names after an `import` at the beginning of a line outside of conditions, in order.
  var required: [String] = []
  /// Names after `canImport(`.
  var conditions: Set<String> = []
  /// Words that could imply an import.
  var words: Set<String> = []

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  mutating func scan(_ source: UnsafeRawBufferPointer) {
    var index = 0
    var depth = 0
    // Whether the line can still become an import: so far, only spaces, attributes and modifiers.
    var isImport = true
    var isAttribute = false
    while index < source.count {
      let byte = source[index]
      guard Self.isLetter(byte) else {
        switch byte {
        case UInt8(ascii: "\n"): isImport = true
        case UInt8(ascii: "@"): isAttribute = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: ")"): break
        case UInt8(ascii: "#"):
          index += 1
          let word = Self.word(in: source, at: &index)
          if isImport, word == "if" { depth += 1 }
          if isImport, word == "endif" { depth -= 1 }
          isImport = false
          continue
        default: isImport = false
        }
        index += 1
        continue
      }
      // Most words are the program's names; only these prefixes matter.
      let start = index
      let matters =
        byte == UInt8(ascii: "i") || byte == UInt8(ascii: "c") || byte < UInt8(ascii: "_")
      if !matters, !isImport {
        Self.skip(in: source, at: &index)
        continue
      }
      let word = Self.word(in: source, at: &index)
      if word == "import" {
        let name = Self.module(in: source, at: &index)
        guard !name.isEmpty else { continue }
        names.insert(name)
        if isImport, depth == 0, !required.contains(name) { required.append(name) }
      } else if word == "canImport", index < source.count, source[index] == UInt8(ascii: "(") {
        index += 1
        conditions.insert(Self.word(in: source, at: &index))
      } else if Imports.interesting.contains(word) {
        words.insert(word)
      }
      let isPart = isAttribute && source[start - 1] == UInt8(ascii: "@")
      isAttribute = false
      if !isPart, !Self.modifiers.contains(word) { isImport = false }
    }
  }

  private static func module(in source: UnsafeRawBufferPointer, at index: inout Int) -> String {
    func spaces() { while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 } }
    spaces()
    let first = word(in: source, at: &index)
    guard kinds.contains(first) else { return first }
    spaces()
    return word(in: source, at: &index)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func skip(in source: UnsafeRawBufferPointer, at index: inout Int) {
    while index < source.count, isLetter(source[index]) { index += 1 }
  }

  private static func word(in source: UnsafeRawBufferPointer, at index: inout Int) -> String {
    let start = index
    skip(in: source, at: &index)
    return String(decoding: source[start..<index], as: UTF8.self)
  }
}
