// SPDX-License-Identifier: Apache-2.0
/// The names most similar to a word, nearest first, for "did you mean …?". Empty if none is similar.
package func nearestNames(to word: String, among names: [String], count: Int = 1) -> [String] {
  let word = Array(word.lowercased().utf8.prefix(200))
  let limit = max(2, word.count / 3)
  return names.compactMap { name -> (name: String, steps: Int)? in
    let other = Array(name.lowercased().utf8.prefix(200))
    // The difference in length alone exceeds the limit.
    guard abs(other.count - word.count) <= limit else { return nil }
    let steps = editDistance(word, other)
    return steps <= limit ? (name, steps) : nil
  }
  .sorted { ($0.steps, $0.name) < ($1.steps, $1.name) }
  .prefix(count).map(\.name)
}

/// The number of letters to change, add or remove (Levenshtein).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let changed = diagonal + (letter == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
