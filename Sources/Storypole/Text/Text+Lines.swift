// SPDX-License-Identifier: Apache-2.0
extension SourceLine: TextAttribute {}

extension Text {
  /// Records the line of the text style that follows, and stays a text.
  public func _styled(_ line: Int, file: String = #fileID) -> Text {
    customAttribute(SourceLine(file: file, line: line))
  }
}

extension Font {
  /// Fonts have methods with the names of text styles; their line is that of the style.
  public func _styled(_ line: Int) -> Font { self }
}

extension ResolvedText {
  /// The lines of the text's own styles, innermost first.
  package var styleLines: [SourceLine] {
    var lines: [SourceLine] = []
    for attribute in customAttributes.joined() {
      if let line = attribute.value as? SourceLine, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}
