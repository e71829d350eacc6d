// SPDX-License-Identifier: Apache-2.0
/// A transform of space that keeps lines straight: an affine transform, then a perspective.
///
/// Scenes are drawn without perspective; the transform is a value for a program's own calculations.
public struct ProjectiveTransform3D: Codable, Hashable, Sendable {
  // The columns of the matrix.
  private var x = SIMD4<Double>(1, 0, 0, 0)
  private var y = SIMD4<Double>(0, 1, 0, 0)
  private var z = SIMD4<Double>(0, 0, 1, 0)
  private var w = SIMD4<Double>(0, 0, 0, 1)

  /// Makes a transform that changes nothing.
  public init() {}

  private init(
    _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ w: SIMD4<Double>
  ) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

  /// Makes a transform without perspective.
  public init(_ transform: AffineTransform3D) {
    func column(_ axis: SIMD3<Double>) -> SIMD4<Double> {
      SIMD4(transform.linear(axis), 0)
    }
    self.init(
      column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)),
      SIMD4(transform.translation.vector, 1))
  }

  /// Makes a transform that scales first, then rotates, then translates.
  public init(
    scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero
  ) {
    self.init(AffineTransform3D(scale: scale, rotation: rotation, translation: translation))
  }

  /// The transform that changes nothing.
  public static let identity = ProjectiveTransform3D()

  /// The entry in a row and a column of the matrix, both from 0 to 3; points are columns.
  public subscript(row: Int, column: Int) -> Double {
    get { columns[column][row] }
    set {
      switch column {
      case 0: x[row] = newValue
      case 1: y[row] = newValue
      case 2: z[row] = newValue
      default: w[row] = newValue
      }
    }
  }

  private var columns: [SIMD4<Double>] { [x, y, z, w] }

  fileprivate func applied(to v: SIMD4<Double>) -> SIMD4<Double> {
    let flat = x * v.x + y * v.y
    return flat + z * v.z + w * v.w
  }

  /// The transform that applies `rhs` first, then `lhs`.
  public static func * (
    lhs: ProjectiveTransform3D, rhs: ProjectiveTransform3D
  ) -> ProjectiveTransform3D {
    ProjectiveTransform3D(
      lhs.applied(to: rhs.x), lhs.applied(to: rhs.y), lhs.applied(to: rhs.z),
      lhs.applied(to: rhs.w))
  }

  /// The transform that undoes this one; nil if there is none.
  public var inverse: ProjectiveTransform3D? {
    // Gauss and Jordan's elimination, beside the identity.
    var left = columns
    var right = ProjectiveTransform3D.identity.columns
    for pivot in 0..<4 {
      guard let best = (pivot..<4).max(by: { abs(left[$0][pivot]) < abs(left[$1][pivot]) }),
        left[best][pivot] != 0, left[best][pivot].isFinite
      else { return nil }
      left.swapAt(pivot, best)
      right.swapAt(pivot, best)
      let factor = 1 / left[pivot][pivot]
      left[pivot] *= factor
      right[pivot] *= factor
      for other in 0..<4 where other != pivot {
        let amount = left[other][pivot]
        left[other] -= left[pivot] * amount
        right[other] -= right[pivot] * amount
      }
    }
    return ProjectiveTransform3D(right[0], right[1], right[2], right[3])
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension Point3D {
  /// The point after a transform: its coordinates are divided by the fourth.
  public func applying(_ transform: ProjectiveTransform3D) -> Point3D {
    let v = transform.applied(to: SIMD4(vector, 1))
    return Point3D(vector: v.xyz / v.w)
  }
  /// The point that the transform maps to this one; this point itself if the transform has no inverse.
  public func unapplying(_ transform: ProjectiveTransform3D) -> Point3D {
    transform.inverse.map(applying) ?? self
  }
  /// The point to which the transform maps `rhs`.
  public static func * (lhs: ProjectiveTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}

extension Vector3D {
  /// The vector after a transform, without its translation and perspective.
  public func applying(_ transform: ProjectiveTransform3D) -> Vector3D {
    Vector3D(vector: transform.applied(to: SIMD4(vector, 0)).xyz)
  }
  /// The vector that the transform maps to this one; this vector itself if the transform has no inverse.
  public func unapplying(_ transform: ProjectiveTransform3D) -> Vector3D {
    transform.inverse.map(applying) ?? self
  }
  /// The vector to which the transform maps `rhs`.
  public static func * (lhs: ProjectiveTransform3D, rhs: Vector3D) -> Vector3D {
    rhs.applying(lhs)
  }
}

extension Size3D {
  /// The size as a vector after a transform, without its translation and perspective; lengths can become negative.
  public func applying(_ transform: ProjectiveTransform3D) -> Size3D {
    Size3D(vector: transform.applied(to: SIMD4(vector, 0)).xyz)
  }
  /// The size that the transform maps to this one; this size itself if the transform has no inverse.
  public func unapplying(_ transform: ProjectiveTransform3D) -> Size3D {
    transform.inverse.map(applying) ?? self
  }
  /// The size to which the transform maps `rhs`.
  public static func * (lhs: ProjectiveTransform3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }
}

extension Rect3D {
  /// The smallest upright box around the corners of this one after a transform.
  public func applying(_ transform: ProjectiveTransform3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.applying(transform) })
  }
  /// The smallest upright box around the corners of this one after the inverse of a transform; this box itself if there
  /// is none.
  public func unapplying(_ transform: ProjectiveTransform3D) -> Rect3D {
    transform.inverse.map(applying) ?? self
  }
  /// The smallest upright box around the corners of `rhs` after a transform.
  public static func * (lhs: ProjectiveTransform3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}
