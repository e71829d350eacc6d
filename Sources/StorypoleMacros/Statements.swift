// SPDX-License-Identifier: Apache-2.0
/// A `@Previewable` declaration inside a preview's body.
struct PreviewableDeclaration {
  /// The range from `@Previewable` to the declaration's last character.
  var range: Range<Int>
  /// The source after the word `@Previewable`.
  var declaration: Range<Int>
}

extension Scanner {
  /// The `@Previewable` declarations among the statements of a body, except those in inner braces.
  func previewableDeclarations(in body: Range<Int>) -> [PreviewableDeclaration] {
    var found: [PreviewableDeclaration] = []
    var position = skipTrivia(body.lowerBound)
    while position < body.upperBound {
      if let attributeEnd = previewableAttributeEnd(position) {
        let end = statementEnd(attributeEnd, before: body.upperBound)
        found.append(
          PreviewableDeclaration(
            range: position..<end, declaration: trimmed(attributeEnd..<end)))
        position = skipTrivia(end)
      } else {
        position = skipTrivia(skipBalanced(position) ?? body.upperBound)
      }
    }
    return found
  }

  private func previewableAttributeEnd(_ position: Int) -> Int? {
    for name in ["@Previewable", "@SwiftUI.Previewable"] where hasPrefix(name, at: position) {
      let end = position + name.utf8.count
      return isWord(end) ? nil : end
    }
    return nil
  }

  /// The end of the variable declaration whose attributes or `var` follow `position`: a `;`, or the first
  /// line break that no expression can span.
  private func statementEnd(_ position: Int, before limit: Int) -> Int {
    var last = position
    var position = skipTrivia(position)
    var sawVariable = false
    while position < limit, bytes[position] != UInt8(ascii: ";") {
      let token = text(position..<skipToken(position))
      let isNewLine = breaksLine(last..<position)
      if sawVariable, isNewLine, !continues(after: last, with: token, at: position) { break }
      sawVariable = sawVariable || token == "var" || token == "let"
      last = skipBalanced(position) ?? limit
      position = skipTrivia(last)
    }
    return min(last, limit)
  }

  private func breaksLine(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether a line break between two tokens leaves the statement unfinished.
  private func continues(after last: Int, with next: String, at position: Int) -> Bool {
    let before = bytes[last - 1]
    if before == UInt8(ascii: ",") || before == UInt8(ascii: ":") { return true }
    // A postfix ! or ? or a closing > of a generic type is part of its operand: an operator at the
    // end of a line has white space before it.
    if isOperator(last - 1) {
      var start = last - 1
      while start > 0, isOperator(start - 1) { start -= 1 }
      if isSpace(start - 1) { return true }
    }
    if ["as", "is", "else", "where", "in", "{", ":", ","].contains(next) { return true }
    guard isOperator(position) else { return false }
    // .member continues; a binary operator has white space on both sides, a prefix operator does not.
    return next.hasPrefix(".") || isSpace(position + next.utf8.count)
  }
}
