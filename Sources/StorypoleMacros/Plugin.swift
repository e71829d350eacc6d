// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The macro plugin: a process that the compiler starts and that expands macros on request, over
/// standard input and output. Each message is JSON after its length as eight little-endian bytes.
/// The plugin does without swift-syntax, so that packages that depend on Storypole don't have to
/// build it.
@main
enum Plugin {
  static func main() {
    while let message = receive() {
      guard let json = JSON(parsing: message), case .object(let members) = json,
        let member = members.first
      else { return }
      let content = member.value
      switch member.key {
      case "getCapability":
        send(["getCapabilityResult": ["capability": ["protocolVersion": .number(7)]]])
      case "expandFreestandingMacro":
        answer(to: Syntax(content["syntax"])) { syntax in
          try PreviewMacro.expand(
            syntax, discriminator: content["discriminator"].stringValue ?? "",
            isAtFileScope: content["lexicalContext"].arrayValue.isEmpty)
        }
      case "expandAttachedMacro":
        answer(to: Syntax(content["declSyntax"])) { try expandAttached(content, to: $0) }
      default:
        send(["expandMacroResult": ["diagnostics": .array([])]])
      }
    }
  }

  private static func expandAttached(_ request: JSON, to declaration: Syntax) throws -> String {
    let role = request["macroRole"].stringValue ?? ""
    switch request["macro"]["typeName"].stringValue {
    case "EntryMacro":
      return try EntryMacro.expand(
        declaration, role: role,
        lexicalContext: request["lexicalContext"].arrayValue.map(Syntax.init))
    case "AnimatableMacro":
      let type = Scanner(Syntax(request["extendedTypeSyntax"]).source)
      return try AnimatableMacro.expand(
        declaration, extending: type.text(type.trimmed(0..<type.end)))
    case "PreviewableMacro", "AnimatableIgnoredMacro":
      return ""  // marks that other macros read
    case let name:
      throw MacroError("unknown macro \(name ?? "")")
    }
  }

  private static func answer(to syntax: Syntax, _ expand: (Syntax) throws -> String) {
    var source = JSON.null
    var diagnostics: [JSON] = []
    do {
      source = .string(try expand(syntax))
    } catch {
      let error = error as? MacroError ?? MacroError("\(error)")
      diagnostics.append(
        [
          "message": .string(error.message), "severity": .string("error"),
          "position": syntax.position(error.offset),
          "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
        ])
    }
    send(["expandMacroResult": ["expandedSource": source, "diagnostics": .array(diagnostics)]])
  }

  // MARK: Transport

  private static func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // An empty message ends the session.
    guard count > 0, let count = Int(exactly: count) else { return nil }
    return read(count: count)
  }

  private static func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(0, $0.baseAddress! + filled, count - filled)
      }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private static func send(_ answer: JSON) {
    let body = Array(answer.text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    let message = header + body
    var sent = 0
    while sent < message.count {
      let put = message.withUnsafeBytes { write(1, $0.baseAddress! + sent, $0.count - sent) }
      guard put > 0 else { exit(1) }
      sent += put
    }
  }
}

/// An error in a macro's use, with its place in the source.
struct MacroError: Error {
  var message: String
  var offset: Int?

  /// Without an offset, the message applies to the whole source.
  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}

/// A piece of the user's source with its location. It begins with the trivia before its first
/// token.
struct Syntax {
  var source: [UInt8]
  var fileID: String
  var fileName: String
  /// The piece's offset in its file, in bytes.
  var offset: Int
  private var firstLine: Int

  init(_ json: JSON) {
    source = Array((json["source"].stringValue ?? "").utf8)
    let location = json["location"]
    fileID = location["fileID"].stringValue ?? ""
    fileName = location["fileName"].stringValue ?? ""
    offset = location["offset"].intValue ?? 0
    firstLine = location["line"].intValue ?? 0
  }

  /// The line of the first token.
  var line: Int { line(of: Scanner(source).skipTrivia(0)) }

  func line(of offsetInSource: Int) -> Int {
    firstLine + lineBreaks(in: 0..<offsetInSource)
  }

  func lineBreaks(in range: Range<Int>) -> Int {
    source[range].count { $0 == 0x0A }
  }

  func position(_ offsetInSource: Int?) -> JSON {
    let inSource = offsetInSource ?? Scanner(source).skipTrivia(0)
    return ["fileName": .string(fileName), "offset": .number(Double(offset + inSource))]
  }
}
