// SPDX-License-Identifier: Apache-2.0
// Helpers for the actions of `onDelete` and `onMove`.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets from the start. An offset without an element crashes.
  public mutating func remove(atOffsets offsets: IndexSet) {
    // From the end, to preserve the offsets of earlier elements.
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets to before the element that is at `destination` now; their order stays.
  ///
  /// The collection's length as `destination` moves them to the end. An offset without an element, or a destination
  /// after the end, crashes.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    precondition(
      (0...old.count).contains(destination),
      "cannot move elements to offset \(destination) in a collection of \(old.count)")
    let moved = source.map { old[$0] }
    let before = old.indices[..<destination].filter { !source.contains($0) }.map { old[$0] }
    let after = old.indices[destination...].filter { !source.contains($0) }.map { old[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
