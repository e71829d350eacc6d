/// The answers of a stack's child or a grid's track that decide when it is served.
struct Flexibility {
  var index: Int
  var minimum: CGFloat
  var maximum: CGFloat

  /// Less flexible first; of the infinitely flexible the one with the larger minimum.
  private func isBefore(_ other: Flexibility) -> Bool {
    let (mine, theirs) = (maximum - minimum, other.maximum - other.minimum)
    if mine == .infinity, theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }

  /// The indexes in the order in which they are served. Equals, and whatever can't be compared,
  /// keep their order.
  static func order(_ entries: [Flexibility]) -> [Int] {
    var order = Array(entries.indices)
    sort(&order, order.indices) { entries[$0] }
    return order.map { entries[$0].index }
  }

  /// Puts a part of `order` into the order in which it is served.
  @inline(__always) static func sort(
    _ order: inout [Int], _ part: Range<Int>, _ entry: (Int) -> Flexibility
  ) {
    if part.count > 16 {
      let entries = part.map { entry(order[$0]) }
      if zip(entries.dropFirst(), entries).allSatisfy({ !$0.isBefore($1) }) { return }
      order.replaceSubrange(part, with: merged(entries[...]).map(\.index))
      return
    }
    for i in part.dropFirst() {
      var j = i
      while j > part.lowerBound, entry(order[j]).isBefore(entry(order[j - 1])) {
        order.swapAt(j, j - 1)
        j -= 1
      }
    }
  }

  /// Sorted by merging, whose cost does not grow with the square of a long stack.
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

/// Offers each position an equal share of what is left; `take` returns what it answers.
@inline(__always)
func serve(
  _ positions: Range<Int>, from available: inout CGFloat, _ take: (Int, CGFloat) -> CGFloat
) {
  for position in positions {
    let offer = max(available / CGFloat(positions.upperBound - position), 0)
    let rest = available - take(position, offer)
    if !rest.isNaN { available = rest }
  }
}
