// SPDX-License-Identifier: Apache-2.0
/// The state of a field during editing: characters, caret, selection, and undo history.
///
/// Positions are counted in characters from the start.
package final class FieldEditor {
  private(set) var text: [Character] = []
  /// The start of the selection, and the caret; the same without a selection.
  private(set) var anchor = 0
  private(set) var caret = 0
  /// The composition of an input method, at the caret, and the position of the caret in it.
  private(set) var composed: (text: [Character], caret: Int) = ([], 0)
  private var past: [(text: [Character], caret: Int)] = []
  private var future: [(text: [Character], caret: Int)] = []

  /// The limit of the undo history; ours.
  private static let memory = 100

  var string: String { String(text) }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var hasSelection: Bool { anchor != caret }
  var selectedString: String { String(text[selection]) }

  /// The displayed characters, with the composition.
  package var shown: [Character] {
    Array(text[..<caret]) + composed.text + Array(text[caret...])
  }
  var shownCaret: Int { caret + composed.caret }

  /// Takes an external change of the text.
  func take(_ string: String) {
    guard string != self.string else { return }
    text = Array(string)
    past = []
    future = []
    composed = ([], 0)
    anchor = min(anchor, text.count)
    caret = min(caret, text.count)
  }

  // MARK: Changes

  private func remember() {
    past.append((text, caret))
    if past.count > Self.memory { past.removeFirst() }
    future = []
  }

  func insert(_ string: String) {
    composed = ([], 0)
    if string.isEmpty, !hasSelection { return }
    remember()
    let start = selection.lowerBound
    text.replaceSubrange(selection, with: string)
    // Characters may combine where they meet: a letter and an accent.
    let before = String(text[..<(start + string.count)])
    text = Array(String(text))
    caret = min(before.count, text.count)
    anchor = caret
  }

  func compose(_ string: String, caret: Int) {
    if !string.isEmpty, hasSelection { insert("") }
    composed = (Array(string), min(max(caret, 0), string.count))
  }

  /// Removes the selection, or the characters from the caret to a position.
  func remove(to place: Int) {
    if !hasSelection { anchor = min(max(place, 0), text.count) }
    guard hasSelection else { return }
    remember()
    let range = selection
    text.removeSubrange(range)
    caret = range.lowerBound
    anchor = caret
  }

  func undo() { swap(&past, &future) }
  func redo() { swap(&future, &past) }

  private func swap(
    _ from: inout [(text: [Character], caret: Int)], _ to: inout [(text: [Character], caret: Int)]
  ) {
    guard let state = from.popLast() else { return }
    to.append((text, caret))
    (text, caret) = state
    anchor = caret
  }

  // MARK: Moves

  func move(to place: Int, selecting: Bool) {
    caret = min(max(place, 0), text.count)
    if !selecting { anchor = caret }
  }

  func selectAll() {
    anchor = 0
    caret = text.count
  }

  func select(_ range: Range<Int>) {
    anchor = range.lowerBound
    caret = range.upperBound
  }

  private func isWord(_ index: Int) -> Bool { text[index].isLetter || text[index].isNumber }

  /// The start of the word before a position.
  func wordStart(before place: Int) -> Int {
    var index = place
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  /// The end of the word after a position.
  func wordEnd(after place: Int) -> Int {
    var index = place
    while index < text.count, !isWord(index) { index += 1 }
    while index < text.count, isWord(index) { index += 1 }
    return index
  }

  /// The word at a position.
  func word(at place: Int) -> Range<Int> {
    if text.isEmpty { return 0..<0 }
    let index = min(place, text.count - 1)
    guard isWord(index) else { return index..<index + 1 }
    var (start, end) = (index, index)
    while start > 0, isWord(start - 1) { start -= 1 }
    while end < text.count, isWord(end) { end += 1 }
    return start..<end
  }
}
