// SPDX-License-Identifier: Apache-2.0
/// The answers of a stack's child or a grid's track that decide its turn.
package struct Flexibility {
  var index: Int
  var minimum: CGFloat
  var maximum: CGFloat

  package init(index: Int, minimum: CGFloat, maximum: CGFloat) {
    self.index = index
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Less flexible first; of the infinitely flexible, the one with the larger minimum.
  func isBefore(_ other: Flexibility) -> Bool {
    let (mine, theirs) = (maximum - minimum, other.maximum - other.minimum)
    if mine == .infinity, theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }

  /// Whether a child took its whole offer, apart from the rounding of padding.
  @inline(__always) static func isAll(_ length: CGFloat, of offer: CGFloat) -> Bool {
    length == offer || abs(length - offer) < 1e-9 * offer
  }

  /// The indexes in the order in which they are served. Equal and incomparable entries keep their order.
  package static func order(_ entries: [Flexibility]) -> [Int] {
    if entries.count > 16 {
      if zip(entries.dropFirst(), entries).allSatisfy({ !$0.isBefore($1) }) {
        return entries.map(\.index)
      }
      return merged(entries[...]).map(\.index)
    }
    var entries = entries
    for i in entries.indices.dropFirst() {
      var j = i
      while j > 0, entries[j].isBefore(entries[j - 1]) {
        entries.swapAt(j, j - 1)
        j -= 1
      }
    }
    return entries.map(\.index)
  }

  /// Merge sort: its cost does not grow with the square of a long stack.
  private static func merged(_ entries: ArraySlice<Flexibility>) -> [Flexibility] {
    if entries.count < 2 { return Array(entries) }
    let middle = entries.startIndex + entries.count / 2
    let left = merged(entries[..<middle])
    let right = merged(entries[middle...])
    if !right[0].isBefore(left[left.count - 1]) { return left + right }
    var result: [Flexibility] = []
    result.reserveCapacity(entries.count)
    var (l, r) = (0, 0)
    while l < left.count, r < right.count {
      if right[r].isBefore(left[l]) {
        result.append(right[r])
        r += 1
      } else {
        result.append(left[l])
        l += 1
      }
    }
    return result + left[l...] + right[r...]
  }
}

/// Offers each position an equal fraction of the remaining length; `take` returns the answer.
@inline(__always)
package func serve(
  _ positions: Range<Int>, from available: inout CGFloat, _ take: (Int, CGFloat) -> CGFloat
) {
  for position in positions {
    let offer = max(available / CGFloat(positions.upperBound - position), 0)
    let rest = available - take(position, offer)
    if !rest.isNaN { available = rest }
  }
}

/// The same where each child takes exactly its offer: then every order has the same result, and no minimum is needed.
/// Returns false, and leaves `available` as it was, if one takes more.
@inline(__always)
func serveEqually(
  _ positions: Range<Int>, from available: inout CGFloat, _ take: (Int, CGFloat) -> CGFloat
) -> Bool {
  let all = available
  for position in positions {
    let offer = max(available / CGFloat(positions.upperBound - position), 0)
    let length = take(position, offer)
    guard Flexibility.isAll(length, of: offer) else {
      available = all
      return false
    }
    if offer < .infinity { available -= length }
  }
  return true
}
