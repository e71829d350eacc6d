// SPDX-License-Identifier: Apache-2.0
/// The sizing facts that are known of a node before any proposal.
///
/// A stack asks a child only for facts that its hints lack: the answer of a fixed frame or the
/// limits of a flexible one are hints.
package struct SizingHints {
  var width = LengthRange.unknown
  var height = LengthRange.unknown
  /// A stack serves higher priorities first.
  var priority = 0.0
  /// The kinds of guides for which the node may have explicit values.
  package var guideKinds = GuideKinds.all
  /// Every proposal has the same result.
  var ignoresProposal = false
  /// The answer to a length that is proposed is this length, limited to the range.
  var clamps = false

  @inline(__always) package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether one size answers every proposal.
  @inline(__always) var isFixed: Bool { width.isFixed && height.isFixed }

  func isSame(as other: SizingHints) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
      && priority.bitPattern == other.priority.bitPattern && guideKinds == other.guideKinds
      && ignoresProposal == other.ignoresProposal && clamps == other.clamps
  }
}

extension SizingHints {
  /// Nothing is known but the kinds of guides.
  package init(guideKinds: GuideKinds) {
    self.init()
    self.guideKinds = guideKinds
  }
}

/// The node's lengths for 0 and infinity on an axis, in points, where only the proposal on that
/// axis matters; NaN where they have to be measured.
package struct LengthRange {
  package var minimum: CGFloat
  package var maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  static let unknown = LengthRange(minimum: .nan, maximum: .nan)
  static let anything = LengthRange(minimum: 0, maximum: .infinity)
  /// Takes infinity; the minimum is unknown.
  static let boundless = LengthRange(minimum: .nan, maximum: .infinity)

  static func fixed(_ length: CGFloat) -> LengthRange {
    LengthRange(minimum: length, maximum: length)
  }

  @inline(__always) package var isKnown: Bool { !minimum.isNaN }
  /// Whether the answer to every proposal is `minimum`.
  @inline(__always) package var isFixed: Bool { minimum == maximum && minimum < .infinity }

  func isSame(as other: LengthRange) -> Bool {
    minimum.bitPattern == other.minimum.bitPattern && maximum.bitPattern == other.maximum.bitPattern
  }

  /// The range of a view with `length` points of padding around; a negative padding offers the view
  /// more than 0 for a proposal of 0.
  func padded(by length: CGFloat) -> LengthRange {
    guard isFixed || (isKnown && length >= 0) else {
      return maximum == .infinity ? .boundless : .unknown
    }
    return LengthRange(minimum: max(minimum + length, 0), maximum: max(maximum + length, 0))
  }
}

/// The hints of most nodes in less than half of the space: a tree has many nodes.
struct PackedHints {
  private struct Facts: OptionSet {
    var rawValue: UInt8
    /// The maximum is the minimum; otherwise infinity.
    static let endsInWidth = Facts(rawValue: 1)
    static let endsInHeight = Facts(rawValue: 2)
    /// The priority is −∞; otherwise 0.
    static let hasLeastPriority = Facts(rawValue: 4)
    static let ignoresProposal = Facts(rawValue: 8)
    static let isFixed = Facts(rawValue: 16)
    static let isKnown = Facts(rawValue: 32)
    static let isComplete = Facts(rawValue: 64)
    static let clamps = Facts(rawValue: 128)
  }

  /// NaN where unknown.
  private(set) var minimum = CGSize.zero
  private(set) var guideKinds = GuideKinds.none
  private var facts: Facts = []

  /// Nothing is known.
  init() {}

  init(_ hints: SizingHints) {
    minimum = CGSize(width: hints.width.minimum, height: hints.height.minimum)
    guideKinds = hints.guideKinds
    facts = .isKnown
    if hints.width.endsAtMinimum { facts.insert(.endsInWidth) }
    if hints.height.endsAtMinimum { facts.insert(.endsInHeight) }
    let hasLeastPriority = hints.priority == -.infinity
    if hasLeastPriority { facts.insert(.hasLeastPriority) }
    if hints.ignoresProposal { facts.insert(.ignoresProposal) }
    if hints.clamps { facts.insert(.clamps) }
    if hints.isFixed { facts.insert(.isFixed) }
    if hints.width.endsAtMinimum || hints.width.maximum == .infinity,
      hints.height.endsAtMinimum || hints.height.maximum == .infinity,
      hasLeastPriority || hints.priority.bitPattern == 0
    {
      facts.insert(.isComplete)
      assert(self.hints.isSame(as: hints))
    }
  }

  @inline(__always) var ignoresProposal: Bool { facts.contains(.ignoresProposal) }
  /// One size answers every proposal.
  @inline(__always) var isFixed: Bool { facts.contains(.isFixed) }
  @inline(__always) var isKnown: Bool { facts.contains(.isKnown) }
  /// `hints` are all that is known.
  @inline(__always) var isComplete: Bool { facts.contains(.isComplete) }
  @inline(__always) var priority: Double { facts.contains(.hasLeastPriority) ? -.infinity : 0 }
  @inline(__always) var clamps: Bool { facts.contains(.clamps) }

  /// The answer to lengths of at least 0, if the hints tell it.
  @inline(__always) func clamped(_ width: CGFloat, _ height: CGFloat) -> CGSize? {
    guard facts.isSuperset(of: [.clamps, .isComplete]), width >= 0, height >= 0,
      !minimum.width.isNaN, !minimum.height.isNaN
    else { return nil }
    return CGSize(
      width: facts.contains(.endsInWidth) ? minimum.width : max(width, minimum.width),
      height: facts.contains(.endsInHeight) ? minimum.height : max(height, minimum.height))
  }

  var hints: SizingHints {
    func range(_ minimum: CGFloat, _ ends: Facts) -> LengthRange {
      LengthRange(minimum: minimum, maximum: facts.contains(ends) ? minimum : .infinity)
    }
    return SizingHints(
      width: range(minimum.width, .endsInWidth), height: range(minimum.height, .endsInHeight),
      priority: priority, guideKinds: guideKinds,
      ignoresProposal: ignoresProposal, clamps: facts.contains(.clamps))
  }
}

extension LengthRange {
  fileprivate var endsAtMinimum: Bool { minimum.bitPattern == maximum.bitPattern }
}
