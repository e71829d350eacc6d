// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A spelling checker without a dictionary: it finds no misspelled word, and a warning reports it.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  /// Creates a checker.
  public override nonisolated init() {}
  /// A range at `NSNotFound`: every word counts as right.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Surroundings.warn(
      "UITextChecker has no dictionary: every word counts as right", once: "UITextChecker")
    return NSRange(location: NSNotFound, length: 0)
  }
  /// nil: there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// nil: there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Empty: there is no dictionary.
  open class var availableLanguages: [String] { [] }
}
