// SPDX-License-Identifier: Apache-2.0
/// The selected characters of a field, or its insertion point.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The ranges of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several ranges. A field selects from the start of the first to the end of the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected ranges.
  public var indices: Indices
  /// The direction in which the selection extends; always automatic here.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The characters of a range.
  init(_ range: Range<Int>, in string: String) {
    let start = string.index(string.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<string.index(start, offsetBy: range.count))
  }

  /// The offsets of the characters in a string; indices beyond its end count as the end. nil without a range.
  func offsets(in string: String) -> Range<Int>? {
    func offset(_ index: String.Index) -> Int {
      string.distance(from: string.startIndex, to: min(index, string.endIndex))
    }
    switch indices {
    case .selection(let range): return offset(range.lowerBound)..<offset(range.upperBound)
    case .multiSelection(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return offset(first.lowerBound)..<offset(last.upperBound)
    }
  }
}

/// The direction in which a selection extends.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The system's.
  case automatic
  /// From the end toward the start.
  case upstream
  /// From the start toward the end.
  case downstream
}
