// SPDX-License-Identifier: Apache-2.0
/// A rectangle with a separate radius for each of its four corners.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points; right-to-left mirrors leading and trailing. Animated.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners; continuous by default.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners in points; 0 by default.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the outline of `rect`, with the leading corners at the left.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the rectangle that is `amount` points smaller at each edge. Its corners keep their centers, so
  /// they are smaller too.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The corners keep their center while the edges move.
  @frozen public struct _Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    /// Returns the smaller outline; it is empty once the amount exceeds half a side.
    public func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      if rect.isNull { return Path() }
      let radii = base.cornerRadii
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: max(0, radii.topLeading - amount),
          bottomLeading: max(0, radii.bottomLeading - amount),
          bottomTrailing: max(0, radii.bottomTrailing - amount),
          topTrailing: max(0, radii.topTrailing - amount)), style: base.style)
    }

    /// Returns the rectangle, smaller by another amount in points.
    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }

    public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle from the radii of its corners in points; 0 by default.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
