// SPDX-License-Identifier: Apache-2.0
/// Compares environments. An enclosing view that sets a value again makes a new environment for all views inside: their
/// comparisons have the same result.
struct EnvironmentComparison {
  private var last: (EnvironmentValues, EnvironmentValues)?
  private var lastResult = false

  mutating func areEqual(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    if first.isIdentical(to: second) { return true }
    if let last, last.0.isIdentical(to: first), last.1.isIdentical(to: second) {
      return lastResult
    }
    // Environments that are retained here are never modified in place.
    last = (first, second)
    lastResult = first.isEqual(to: second)
    return lastResult
  }
}
