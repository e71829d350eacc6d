// SPDX-License-Identifier: Apache-2.0
/// `#Preview`: registers a function that makes the view, before main or when the image is loaded.
///
///     #Preview("Dark", traits: .sizeThatFitsLayout) { Card().preferredColorScheme(.dark) }
///
/// becomes a C function pointer among the image's initializers. A body with `@Previewable` declarations
/// becomes a separate view with these as properties.
enum PreviewMacro {
  /// The parts of `#Preview(name, traits: …, …) { body }`.
  struct Parts {
    var name: Range<Int>?
    var traits: [Range<Int>] = []
    /// The range between a closure's braces, or an expression of a function.
    var body: Range<Int>
    var bodyIsClosure: Bool
  }

  static func expand(
    _ syntax: Syntax, discriminator: String, isAtFileScope: Bool
  ) throws -> String {
    guard isAtFileScope else {
      throw MacroError("'#Preview' must be at file scope, outside types and functions")
    }
    let scanner = Scanner(syntax.source)
    let parts = try parse(scanner)
    let name = parts.name.map(scanner.text) ?? "nil"
    let traits = parts.traits.map(scanner.text).joined(separator: ", ")

    var wrapper = ""
    var body = scanner.text(parts.body)
    if parts.bodyIsClosure {
      let declarations = scanner.previewableDeclarations(in: parts.body)
      if declarations.isEmpty {
        body = "{\n\(located(body, at: parts.body.lowerBound, of: syntax))}"
      } else {
        let type = "\(discriminator)7WrapperfMu_"
        wrapper = self.wrapper(type, syntax, parts.body, declarations)
        body = "{ \(type)() }"
      }
    }
    // The runtime calls the section's functions. Nothing else refers to them: hence @used.
    return """
      \(wrapper)@section(".init_array") @used
      nonisolated let \(discriminator)7PreviewfMu_: @convention(c) () -> Void = {
        SwiftUI._registerPreview { sink in
          SwiftUI._addPreview(
            to: sink, name: \(name), traits: [\(traits)], file: \(literal(syntax.fileID)),
            line: \(syntax.line), body: \(body))
        }
      }
      """
  }

  private static func literal(_ string: String) -> String { JSON.string(string).text }

  // MARK: Parsing

  static func parse(_ scanner: Scanner) throws -> Parts {
    // Attributes may precede the macro; its name may be qualified (`#SwiftUI.Preview`).
    var position = scanner.skipTrivia(0)
    while position < scanner.end, scanner[position] != UInt8(ascii: "#") {
      position = scanner.skipTrivia(scanner.skipBalanced(position) ?? scanner.end)
    }
    position += 1
    while scanner.isWord(position) || scanner[position] == UInt8(ascii: ".") { position += 1 }
    position = scanner.skipTrivia(position)

    var parts = Parts(body: 0..<0, bodyIsClosure: false)
    if scanner[position] == UInt8(ascii: "(") {
      guard let end = scanner.skipBalanced(position) else {
        throw MacroError("'#Preview' has no closing parenthesis", at: position)
      }
      readArguments(scanner, position + 1..<end - 1, into: &parts)
      position = scanner.skipTrivia(end)
    }
    if scanner[position] == UInt8(ascii: "{"), let end = scanner.skipBalanced(position) {
      parts.body = position + 1..<end - 1
      parts.bodyIsClosure = true
    }
    guard !parts.body.isEmpty || parts.bodyIsClosure else {
      throw MacroError("'#Preview' needs a closure that returns a view")
    }
    return parts
  }

  private static func readArguments(
    _ scanner: Scanner, _ range: Range<Int>, into parts: inout Parts
  ) {
    var label = ""
    for (index, argument) in scanner.split(range).enumerated() {
      var value = argument
      if let (name, start) = self.label(scanner, argument) {
        label = name
        value = scanner.trimmed(start..<argument.upperBound)
      }
      switch label {
      case "" where index == 0: parts.name = value
      case "traits": parts.traits.append(value)
      case "body":
        let isClosure = scanner[value.lowerBound] == UInt8(ascii: "{")
        parts.bodyIsClosure = isClosure
        parts.body = isClosure ? value.lowerBound + 1..<value.upperBound - 1 : value
      // Window styles, immersion styles and cameras don't affect pictures.
      default: break
      }
    }
  }

  private static func label(_ scanner: Scanner, _ range: Range<Int>) -> (String, Int)? {
    guard scanner.isWord(range.lowerBound) else { return nil }
    let end = scanner.skipToken(range.lowerBound)
    let colon = scanner.skipTrivia(end)
    guard scanner[colon] == UInt8(ascii: ":") else { return nil }
    return (scanner.text(range.lowerBound..<end), colon + 1)
  }

  // MARK: Previewable

  private static func wrapper(
    _ type: String, _ syntax: Syntax, _ body: Range<Int>,
    _ declarations: [PreviewableDeclaration]
  ) -> String {
    let scanner = Scanner(syntax.source)
    let properties = declarations.map {
      located(scanner.text($0.declaration), at: $0.declaration.lowerBound, of: syntax)
    }
    var rest = ""
    var start = body.lowerBound
    for declaration in declarations {
      rest += scanner.text(start..<declaration.range.lowerBound)
      // The rest stays on its line.
      rest += String(repeating: "\n", count: syntax.lineBreaks(in: declaration.range))
      start = declaration.range.upperBound
      // A separator is removed with its declaration.
      let next = scanner.skipTrivia(start)
      if scanner[next] == UInt8(ascii: ";") { start = next + 1 }
    }
    rest += scanner.text(start..<body.upperBound)
    return """
      private struct \(type): SwiftUI.View {
      \(properties.joined())  var body: some SwiftUI.View {
      \(located(rest, at: body.lowerBound, of: syntax))  }
      }

      """
  }

  /// The user's text after directives for its own file and lines in messages and backtraces.
  private static func located(_ text: String, at position: Int, of syntax: Syntax) -> String {
    """
    #sourceLocation(file: \(literal(syntax.fileName)), line: \(syntax.line(of: position)))
    \(text)
    #sourceLocation()

    """
  }
}
