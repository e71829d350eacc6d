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

/// The names that a slip of the keyboard turns into `word`: those with the fewest letters to change, add, remove or
/// exchange, without regard to case, and only one for five letters. At most three, in order.
package func closestNames(to word: String, among names: [String]) -> [String] {
  let limit =
    switch word.utf8.count {
    case ...5: 1
    case ...9: 2
    default: 3
    }
  let letters = Array(word.lowercased().utf8.prefix(200))
  let near = names.compactMap { name -> (name: String, steps: Int)? in
    let other = Array(name.lowercased().utf8.prefix(200))
    // 'CGContext' is another thing than 'Context'.
    guard abs(other.count - letters.count) <= limit,
      other.count < letters.count + 2 || Array(other.suffix(letters.count)) != letters
    else { return nil }
    let steps = editDistance(letters, other)
    return steps <= limit ? (name, steps) : nil
  }
  let least = near.map(\.steps).min()
  return near.filter { $0.steps == least }.map(\.name).sorted().prefix(3).map(\.self)
}

/// The number of letters to change, add, remove, or exchange with the next (Damerau and Levenshtein).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var before = [Int](repeating: 0, count: b.count + 1)
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var next = row
    next[0] = i + 1
    for j in b.indices {
      let changed = row[j] + (letter == b[j] ? 0 : 1)
      next[j + 1] = min(changed, row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == b[j] {
        next[j + 1] = min(next[j + 1], before[j - 1] + 1)
      }
    }
    (before, row) = (row, next)
  }
  return row[b.count]
}
