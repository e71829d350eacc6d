// SPDX-License-Identifier: Apache-2.0
/// A rectangle with four equal round corners, of at most half the shorter side.
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner in points; animated.
  public var cornerSize: CGSize
  /// The style of the corners; continuous by default.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with circular corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline of `rect` with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle that is `amount` points smaller at each edge. Its corners keep their centers, so
  /// they are smaller too.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The corners keep their center while the edges move.
  @frozen public struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    /// Returns the smaller outline; it is empty once the amount exceeds half a side.
    public func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      if rect.isNull { return Path() }
      let size = CGSize(
        width: max(0, base.cornerSize.width - amount),
        height: max(0, base.cornerSize.height - amount))
      return Path(roundedRect: rect, cornerSize: size, style: base.style)
    }

    /// Returns the rectangle, smaller by another amount in points.
    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }

    public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with circular corners, in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
