// SPDX-License-Identifier: Apache-2.0
/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at its end; the default.
  case butt
  /// A half circle around the end.
  case round
  /// Half of a square around the end: the line is longer by half of its width.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a tip, or a bevel if the tip exceeds the miter limit. The default.
  case miter
  /// A circle around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// The rule that determines which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside unless the path runs around it equally often in both directions.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The characteristics of a stroke that traces a path.
@frozen public struct StrokeStyle: Equatable, Animatable, Sendable {
  /// The line's width in points; half of it is on each side of the path. Nothing is drawn for 0 or less.
  public var lineWidth: CGFloat
  /// The shape of the line's ends and of the ends of dashes.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The longest tip of a mitered corner, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points, repeated along each subpath; an odd number of
  /// lengths repeats with dashes and gaps exchanged.
  ///
  /// Empty draws a solid line. So do negative or infinite lengths, a sum of 0, and more than 100,000 dashes.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which a subpath begins, in points.
  public var dashPhase: CGFloat

  /// Makes a stroke; by default a solid line of 1 point with butt ends and mitered corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// A style for rasterizing vector shapes.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule fills the shape, instead of the winding rule.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are partially filled.
  public var isAntialiased: Bool

  /// Makes a fill; by default with the winding rule and smooth edges.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The mode in which a view's colors combine with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the colors behind it; the default.
  case normal
  /// The product of both colors, which is darker than either.
  case multiply
  /// The inverse of the product of both inverse colors, which is lighter than either.
  case screen
  /// Multiplies where the background is dark, and screens where it is light.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// Lightens the background by the view's color.
  case colorDodge
  /// Darkens the background by the view's color.
  case colorBurn
  /// Darkens or lightens gently, depending on the view's color.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors with less contrast.
  case exclusion
  /// The view's hue with the background's saturation and luminosity.
  case hue
  /// The view's saturation with the background's hue and luminosity.
  case saturation
  /// The view's hue and saturation with the background's luminosity.
  case color
  /// The view's luminosity with the background's hue and saturation.
  case luminosity
  /// The view, only where the background has content.
  case sourceAtop
  /// The view behind the background.
  case destinationOver
  /// The background, only where the view is transparent.
  case destinationOut
  /// The sum of both colors minus white, at least black. In PDF files it multiplies.
  case plusDarker
  /// The sum of both colors, at most white.
  case plusLighter
}

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows and falls steadily.
  case continuous
}
