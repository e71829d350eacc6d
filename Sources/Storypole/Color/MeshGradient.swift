// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A gradient between the points of a grid with straight or bent lines. As a view, it is a filled rectangle.
///
/// Points are relative to the shape's frame, (0, 0) its top-left and (1, 1) its bottom-right corner, row by
/// row from the top. A mesh with a different number of points or colors than its grid has places, or with
/// fewer than two rows or columns, draws its background only, and a warning reports it.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  /// A point and the ends of the tangents to its four neighbors, all relative to the frame.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The end of the tangent to the neighbor at the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The end of the tangent to the neighbor above.
    public var topControlPoint: SIMD2<Float>
    /// The end of the tangent to the neighbor at the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The end of the tangent to the neighbor below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its tangents.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The colors of the points, row by row from the top.
  public enum Colors: Equatable, Sendable {
    /// Colors that may depend on the environment.
    case colors([Color])
    /// Colors by their components.
    case resolvedColors([Color.Resolved])
  }

  /// The points of the grid, row by row from the top.
  public enum Locations: Equatable, Sendable {
    /// Points that are joined by smooth curves.
    case points([SIMD2<Float>])
    /// Points with explicit tangents.
    case bezierPoints([BezierPoint])
  }

  /// The number of points in a row; at least 2.
  public var width: Int
  /// The number of points in a column; at least 2.
  public var height: Int
  /// The points of the grid; there are `width` times `height`.
  public var locations: Locations
  /// The colors of the points; there are `width` times `height`.
  public var colors: Colors
  /// The color outside of the mesh; clear by default.
  public var background: Color
  /// Whether colors follow curves between their points, instead of straight lines; true by default.
  public var smoothsColors: Bool
  /// The color space in which colors are mixed; `device` by default.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from points and colors of either kind.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from points and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points and components of colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points with tangents and colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient from points with tangents and components of colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    let background = background.resolve(in: context.environment)
    let colors: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: context.environment) }
      case .resolvedColors(let colors): colors
      }
    guard
      let grid = MeshGrid(
        width: width, height: height, locations, colors: colors, smoothsColors: smoothsColors,
        isPerceptual: colorSpace == .perceptual)
    else { return _StyledPaint(.color(background)).atLevel(context.level) }
    return _StyledPaint(.mesh(grid.mesh(in: context.bounds, background: background)))
      .atLevel(context.level)
  }
}
