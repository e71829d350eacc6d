// SPDX-License-Identifier: Apache-2.0
/// Whether a cache of texts pays: where few texts are known, new ones cost more than they save. Known texts earn credit,
/// unknown ones use it up; without credit, one new text of some is tried, so that those that recur come to be known.
struct CacheCredit {
  private let most: Int
  private let gain: Int
  private let tries: Int
  private var credit: Int
  private var skipped = 0

  /// - Parameters:
  ///   - most: The credit at the start, and its limit. An unknown text takes 1.
  ///   - gain: The credit for a known text.
  ///   - tries: Without credit, one new text of so many is tried.
  init(most: Int, gain: Int, tries: Int) {
    (self.most, self.gain, self.tries) = (most, gain, tries)
    credit = most
  }

  mutating func note(isKnown: Bool) {
    credit = isKnown ? min(credit + gain, most) : max(credit - 1, 0)
  }

  /// Whether to try the next text.
  mutating func triesNext() -> Bool {
    if credit > 0 { return true }
    skipped = (skipped + 1) % tries
    return skipped == 0
  }
}
