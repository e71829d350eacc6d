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

  @inline(__always) package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether one size answers every proposal.
  @inline(__always) var isFixed: Bool { width.isFixed && height.isFixed }

  func isSame(as other: SizingHints) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
      && priority.bitPattern == other.priority.bitPattern && guideKinds == other.guideKinds
      && ignoresProposal == other.ignoresProposal
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
