// SPDX-License-Identifier: Apache-2.0
/// What is known of a node before it is proposed anything.
///
/// A stack asks a child nothing that its hints tell: what a fixed frame answers, or how far a
/// flexible one goes.
package struct SizingHints {
  var width = LengthRange.unknown
  var height = LengthRange.unknown
  /// Higher ones are served first by a stack.
  var priority = 0.0
  /// The kinds of guides that the node may have explicit values of.
  package var guideKinds = GuideKinds.all
  /// Everything inside is the same whatever is proposed.
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

/// The lengths, in points, that a node answers to 0 and to infinity on an axis, where its length
/// follows from the proposal on that axis alone; NaN where only asking tells.
package struct LengthRange {
  package var minimum: CGFloat
  package var maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  static let unknown = LengthRange(minimum: .nan, maximum: .nan)
  static let anything = LengthRange(minimum: 0, maximum: .infinity)
  /// Takes infinity; how short it can be is unknown.
  static let boundless = LengthRange(minimum: .nan, maximum: .infinity)

  static func fixed(_ length: CGFloat) -> LengthRange {
    LengthRange(minimum: length, maximum: length)
  }

  @inline(__always) package var isKnown: Bool { !minimum.isNaN }
  /// Whether every proposal is answered with `minimum`.
  @inline(__always) package var isFixed: Bool { minimum == maximum && minimum < .infinity }

  func isSame(as other: LengthRange) -> Bool {
    minimum.bitPattern == other.minimum.bitPattern && maximum.bitPattern == other.maximum.bitPattern
  }

  /// The range of a view with `length` points of padding around; a negative padding offers the view
  /// more than 0 where 0 is proposed.
  func padded(by length: CGFloat) -> LengthRange {
    guard isFixed || (isKnown && length >= 0) else {
      return maximum == .infinity ? .boundless : .unknown
    }
    return LengthRange(minimum: max(minimum + length, 0), maximum: max(maximum + length, 0))
  }
}
