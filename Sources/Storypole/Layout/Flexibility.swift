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

  /// The indexes in the order in which they are served.
  static func order(_ entries: [Flexibility]) -> [Int] {
    var entries = entries
    // Insertion keeps the order of equals, and of whatever can't be compared.
    for i in entries.indices.dropFirst() {
      var j = i
      while j > 0, entries[j].isBefore(entries[j - 1]) {
        entries.swapAt(j, j - 1)
        j -= 1
      }
    }
    return entries.map(\.index)
  }
}

/// Offers each index in `order` an equal share of what is left; `take` returns what it answers.
func serve(_ order: [Int], from available: inout CGFloat, _ take: (Int, CGFloat) -> CGFloat) {
  for (position, index) in order.enumerated() {
    let offer = max(available / CGFloat(order.count - position), 0)
    let rest = available - take(index, offer)
    if !rest.isNaN { available = rest }
  }
}
