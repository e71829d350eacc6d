// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Colours at the points of a grid whose lines may be bent; between them they run into one another.
/// As a view it is a filled rectangle.
///
/// Points are relative to the shape's frame, (0, 0) its top-left and (1, 1) its bottom-right corner,
/// row by row from the top. A mesh that has not one point and one colour for each place of its grid,
/// or fewer than two rows or columns, shows its background only, with a warning.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  /// A point and the ends of the tangents to its four neighbours.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

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

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public enum Locations: Equatable, Sendable {
    /// The lines between points are curves that pass smoothly through them.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// Points in a row.
  public var width: Int
  /// Points in a column.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// Fills what the mesh leaves free.
  public var background: Color
  /// Whether colours follow curves between their points, instead of straight lines.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

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

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

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
