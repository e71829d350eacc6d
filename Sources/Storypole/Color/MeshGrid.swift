// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A mesh gradient's curves and colors, divided into pieces small enough to be drawn straight.
struct MeshGrid {
  private let width: Int
  private let height: Int
  private let points: [MeshGradient.BezierPoint]
  private let colors: [Slopes]
  private let smoothsColors: Bool
  private let isPerceptual: Bool

  /// A color, multiplied by its opacity, and its change to the right and down.
  private struct Slopes {
    var color: SIMD4<Double>
    var right = SIMD4<Double>.zero
    var down = SIMD4<Double>.zero
  }

  /// The pieces of a cell's side, fewer with very many cells.
  private static let fineness = 12
  private static let mostPieces = 100_000
  private static let mostPoints = 10_000

  /// nil, with a warning, for an invalid mesh.
  init?(
    width: Int, height: Int, _ locations: MeshGradient.Locations, colors: [ResolvedColor],
    smoothsColors: Bool, isPerceptual: Bool
  ) {
    let count: Int
    switch locations {
    case .points(let points): count = points.count
    case .bezierPoints(let points): count = points.count
    }
    guard (2...Self.mostPoints).contains(width), (2...Self.mostPoints).contains(height),
      width * height <= Self.mostPoints, count == width * height, colors.count == width * height
    else {
      Warnings.shared.add(
        "a MeshGradient of \(width) × \(height) has \(count) points and \(colors.count) colors: only "
          + "its background is drawn. Use at least 2 × 2 and at most \(Self.mostPoints) vertices, "
          + "with one point and one color for each", once: "MeshGradient")
      return nil
    }
    self.width = width
    self.height = height
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
    switch locations {
    case .points(let points): self.points = Self.smooth(points, width: width, height: height)
    case .bezierPoints(let points): self.points = points
    }
    self.colors = Self.slopes(
      colors.map { Self.vector($0, isPerceptual) }, width: width, height: height)
  }

  // MARK: - Curves

  /// Tangents through a point follow the line between its neighbors, at most a third of it: our choice for the implicit
  /// control points of Apple's documentation.
  private static func smooth(
    _ points: [SIMD2<Float>], width: Int, height: Int
  ) -> [MeshGradient.BezierPoint] {
    points.indices.map { index in
      let (x, y) = (index % width, index / width)
      func tangent(_ place: Int, _ count: Int, _ step: Int) -> SIMD2<Float> {
        let before = place > 0 ? points[index - step] : points[index]
        let after = place + 1 < count ? points[index + step] : points[index]
        return (after - before) / (place > 0 && place + 1 < count ? 6 : 3)
      }
      let (across, down) = (tangent(x, width, 1), tangent(y, height, width))
      return MeshGradient.BezierPoint(
        position: points[index], leadingControlPoint: points[index] - across,
        topControlPoint: points[index] - down, trailingControlPoint: points[index] + across,
        bottomControlPoint: points[index] + down)
    }
  }

  private func point(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint { points[y * width + x] }

  /// A Coons patch: the surface between four curves.
  private func position(cell x: Int, _ y: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (topLeft, topRight) = (point(x, y), point(x + 1, y))
    let (bottomLeft, bottomRight) = (point(x, y + 1), point(x + 1, y + 1))
    let top = Self.curve(
      topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint,
      topRight.position, u)
    let bottom = Self.curve(
      bottomLeft.position, bottomLeft.trailingControlPoint, bottomRight.leadingControlPoint,
      bottomRight.position, u)
    let left = Self.curve(
      topLeft.position, topLeft.bottomControlPoint, bottomLeft.topControlPoint,
      bottomLeft.position, v)
    let right = Self.curve(
      topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint,
      bottomRight.position, v)
    let straightTop = topLeft.position * (1 - u) + topRight.position * u
    let straightBottom = bottomLeft.position * (1 - u) + bottomRight.position * u
    let across = top * (1 - v) + bottom * v
    let down = left * (1 - u) + right * u
    return across + down - (straightTop * (1 - v) + straightBottom * v)
  }

  private static func curve(
    _ start: SIMD2<Float>, _ control1: SIMD2<Float>, _ control2: SIMD2<Float>, _ end: SIMD2<Float>,
    _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    let ends = start * (s * s * s) + end * (t * t * t)
    return ends + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
  }

  // MARK: - Colors

  private static func vector(_ color: ResolvedColor, _ isPerceptual: Bool) -> SIMD4<Double> {
    let parts =
      isPerceptual
      ? color.oklab : SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    let opacity = Double(color.opacity)
    return SIMD4(parts * opacity, opacity)
  }

  private func color(_ vector: SIMD4<Double>) -> ResolvedColor {
    let opacity = min(max(vector.w, 0), 1)
    guard opacity > 0 else { return .clear }
    let parts = SIMD3(vector.x, vector.y, vector.z) / opacity
    if isPerceptual { return ResolvedColor(oklab: parts, opacity: Float(opacity)) }
    return ResolvedColor(
      red: Float(parts.x), green: Float(parts.y), blue: Float(parts.z), opacity: Float(opacity))
  }

  /// Half the difference of a color's neighbors, and zero if it is higher or lower than both: curves then never leave
  /// the range of their ends.
  private static func slopes(_ colors: [SIMD4<Double>], width: Int, height: Int) -> [Slopes] {
    colors.indices.map { index in
      func slope(_ place: Int, _ count: Int, _ step: Int) -> SIMD4<Double> {
        guard place > 0, place + 1 < count else { return .zero }
        let before = colors[index] - colors[index - step]
        let after = colors[index + step] - colors[index]
        var slope = (before + after) / 2
        for i in 0..<4 {
          let limit = 3 * min(abs(before[i]), abs(after[i]))
          slope[i] = before[i] * after[i] > 0 ? min(max(slope[i], -limit), limit) : 0
        }
        return slope
      }
      return Slopes(
        color: colors[index], right: slope(index % width, width, 1),
        down: slope(index / width, height, width))
    }
  }

  private func color(cell x: Int, _ y: Int, _ u: Double, _ v: Double) -> ResolvedColor {
    let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map {
      colors[$0.1 * width + $0.0]
    }
    func between(
      _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ slopeA: SIMD4<Double>, _ slopeB: SIMD4<Double>,
      _ t: Double
    ) -> SIMD4<Double> {
      guard smoothsColors else { return a + (b - a) * t }
      // Hermite's cubic.
      let (t2, t3) = (t * t, t * t * t)
      let ends = a * (2 * t3 - 3 * t2 + 1) + b * (3 * t2 - 2 * t3)
      return ends + slopeA * (t3 - 2 * t2 + t) + slopeB * (t3 - t2)
    }
    let top = between(
      corners[0].color, corners[1].color, corners[0].right, corners[1].right, u)
    let bottom = between(
      corners[2].color, corners[3].color, corners[2].right, corners[3].right, u)
    let slopes = (
      corners[0].down * (1 - u) + corners[1].down * u,
      corners[2].down * (1 - u) + corners[3].down * u
    )
    return color(between(top, bottom, slopes.0, slopes.1, v))
  }

  // MARK: - Pieces

  func mesh(in bounds: CGRect, background: ResolvedColor) -> ColorMesh {
    let cells = (width - 1) * (height - 1)
    let parts = min(
      Self.fineness, max(1, Int((Double(Self.mostPieces) / Double(cells)).squareRoot())))
    var mesh = ColorMesh(columns: (width - 1) * parts + 1, background: background)
    for row in 0...(height - 1) * parts {
      let y = min(row / parts, height - 2)
      let v = Double(row - y * parts) / Double(parts)
      for column in 0..<mesh.columns {
        let x = min(column / parts, width - 2)
        let u = Double(column - x * parts) / Double(parts)
        let place = position(cell: x, y, Float(u), Float(v))
        mesh.points.append(
          CGPoint(
            x: bounds.minX + bounds.width * CGFloat(place.x),
            y: bounds.minY + bounds.height * CGFloat(place.y)))
        mesh.colors.append(color(cell: x, y, u, v))
      }
    }
    return mesh
  }
}
