// SPDX-License-Identifier: Apache-2.0
extension _CallSite: TextAttribute {}

extension ResolvedText {
  /// The lines of the text's own styles, innermost first; empty where calls aren't recorded.
  package var styleLines: [SourceLine] {
    var lines: [SourceLine] = []
    for attribute in customAttributes.joined() {
      guard let line = (attribute.value as? _CallSite)?.line, !lines.contains(line) else {
        continue
      }
      lines.append(line)
    }
    return lines
  }
}
