// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

/// Values of the third dimension. Names and members are those of Apple's public interface, that z
/// runs from the back to the front is documented (`UnitPoint3D.zero`); the rest is arithmetic.
@Suite struct SpatialValueTests {
  private func near(_ a: SIMD3<Double>, _ x: Double, _ y: Double, _ z: Double) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 && abs(a.z - z) < 1e-9
  }

  @Test func vectors() {
    let a = Vector3D(x: 1, y: 2, z: 3)
    let b = Vector3D(x: 4, y: 5, z: 6)
    #expect(a + b == Vector3D(x: 5, y: 7, z: 9))
    #expect(b - a == Vector3D(x: 3, y: 3, z: 3))
    #expect(-a == Vector3D(x: -1, y: -2, z: -3))
    #expect(a * 2 == 2 * a && a * 2 == Vector3D(x: 2, y: 4, z: 6))
    #expect(b / 2 == Vector3D(x: 2, y: 2.5, z: 3))
    #expect(a.dot(b) == 32)  // 4 + 10 + 18
    // (2·6 − 3·5, 3·4 − 1·6, 1·5 − 2·4)
    #expect(a.cross(b) == Vector3D(x: -3, y: 6, z: -3))
    #expect(Vector3D(x: 2, y: 3, z: 6).length == 7)  // 4 + 9 + 36 = 49
    #expect(near(Vector3D(x: 0, y: 3, z: 4).normalized.vector, 0, 0.6, 0.8))
    #expect(Vector3D.zero.normalized == .zero)
    // b = (3, 4, 0) on x: 3. Mirrored at the plane x = 0: −3.
    #expect(Vector3D(x: 3, y: 4, z: 0).projected(.right) == Vector3D(x: 3, y: 0, z: 0))
    #expect(Vector3D(x: 3, y: 4, z: 0).reflected(.right) == Vector3D(x: -3, y: 4, z: 0))
    // From x to y is a quarter turn around z; opposite directions are half a turn apart.
    let quarter = Vector3D.right.rotation(to: .up)
    #expect(abs(quarter.angle.degrees - 90) < 1e-9 && near(quarter.axis.vector, 0, 0, 1))
    #expect(
      near((-Vector3D.right).rotated(by: Vector3D.right.rotation(to: -.right)).vector, 1, 0, 0))
    #expect(!Vector3D.infinity.isFinite && Vector3D.zero.isZero)
    #expect(Vector3D(x: Double.nan, y: 0, z: 0).isNaN)
  }

  @Test func pointsAndSizes() {
    let p = Point3D(x: 1, y: 2, z: 3)
    let s = Size3D(width: 10, height: 20, depth: 30)
    #expect(p + Vector3D(x: 1, y: 1, z: 1) == Point3D(x: 2, y: 3, z: 4))
    #expect(p + s == Point3D(x: 11, y: 22, z: 33))
    #expect(Point3D(x: 4, y: 6, z: 3) - p == Vector3D(x: 3, y: 4, z: 0))
    #expect(p.distance(to: Point3D(x: 4, y: 6, z: 3)) == 5)
    #expect(
      Point3D(x: -1, y: 5, z: 99).clamped(to: Rect3D(origin: .zero, size: s))
        == Point3D(x: 0, y: 5, z: 30))
    #expect(s.contains(Size3D(width: 10, height: 20, depth: 1)))
    #expect(!s.contains(Size3D(width: 10, height: 20, depth: 31)))
    #expect(s.contains(point: p) && !s.contains(point: Point3D(x: 0, y: 0, z: 31)))
    #expect(
      s.union(Size3D(width: 1, height: 50, depth: 30)) == Size3D(width: 10, height: 50, depth: 30))
    #expect(
      s.intersection(Size3D(width: 1, height: 50, depth: 40))
        == Size3D(width: 1, height: 20, depth: 30))
    #expect(s.scaledBy(x: 2, z: 0.5) == Size3D(width: 20, height: 20, depth: 15))
    #expect(s.description == "(width: 10.0, height: 20.0, depth: 30.0)")
  }

  @Test func boxes() {
    let box = Rect3D(
      origin: Point3D(x: 1, y: 2, z: 3), size: Size3D(width: 10, height: 20, depth: 30))
    #expect(box.max == Point3D(x: 11, y: 22, z: 33))
    #expect(box.center == Point3D(x: 6, y: 12, z: 18))
    #expect(Rect3D(center: box.center, size: box.size) == box)
    #expect(box.cornerPoints.count == 8 && Rect3D(points: box.cornerPoints) == box)
    let turned = Rect3D(origin: Point3D(x: 11, y: 22, z: 33), size: -box.size)
    #expect(turned.standardized == box && turned.min == box.min)
    let other = Rect3D(
      origin: Point3D(x: 5, y: 0, z: 30), size: Size3D(width: 10, height: 10, depth: 10))
    // x 5…11, y 2…10, z 30…33
    #expect(
      box.intersection(other)
        == Rect3D(
          origin: Point3D(x: 5, y: 2, z: 30), size: Size3D(width: 6, height: 8, depth: 3)))
    #expect(
      box.union(other)
        == Rect3D(
          origin: Point3D(x: 1, y: 0, z: 3), size: Size3D(width: 14, height: 22, depth: 37)))
    // Gaps of 3 and 4 along x and z.
    let far = Rect3D(
      origin: Point3D(x: 14, y: 2, z: 37), size: Size3D(width: 1, height: 1, depth: 1))
    #expect(box.distance(to: far) == 5 && !box.intersects(far))
    #expect(
      box.inset(by: Size3D(width: 1, height: 2, depth: 3))
        == Rect3D(
          origin: Point3D(x: 2, y: 4, z: 6), size: Size3D(width: 8, height: 16, depth: 24)))
    #expect(Rect3D(origin: Point3D(x: 0.5, y: 0, z: 0), size: .one).integral.size.width == 2)
    // The infinite box contains everything, including itself.
    #expect(Rect3D.infinity.contains(point: Point3D(x: -1e300, y: 0, z: 1e300)))
    #expect(Rect3D.infinity.contains(Rect3D.infinity))
    #expect(
      Rect3D.infinity.contains(
        Rect3D(origin: Point3D(x: 1.0, y: 2, z: 3), size: Size3D(width: 1.0, height: 2, depth: 3))))
    #expect(Rect3D.infinity.intersects(Rect3D.zero) && Rect3D.infinity.distance(to: .zero) == 0)
    #expect(Rect3D.infinity.standardized == .infinity && Rect3D.infinity.union(.zero) == .infinity)
    #expect(!Rect3D.zero.contains(Rect3D.infinity))
    #expect(Rect3D.zero.isEmpty && Rect3D.zero.isZero && !Rect3D.infinity.isFinite)
  }

  @Test func rotations() {
    // With y pointing down and z to the front, a quarter turn around z moves right to down, clockwise as seen
    // from the front; one around y moves front to right.
    let z = Rotation3D(angle: .degrees(90), axis: .z)
    #expect(near(Vector3D.right.rotated(by: z).vector, 0, 1, 0))
    let y = Rotation3D(angle: .degrees(90), axis: .y)
    #expect(near(Vector3D.forward.rotated(by: y).vector, 1, 0, 0))
    // x moves to y and then, y being the axis, stays; in the other order x moves to −z and stays.
    #expect(near(Vector3D.right.rotated(by: z.rotated(by: y)).vector, 0, 1, 0))
    #expect(near(Vector3D.right.rotated(by: z * y).vector, 0, 0, -1))
    // A third of a turn around the diagonal: x → y → z.
    let diagonal = Rotation3D(angle: .degrees(120), axis: .xyz)
    #expect(near(Point3D(x: 1, y: 2, z: 3).rotated(by: diagonal).vector, 3, 1, 2))
    #expect((diagonal * diagonal.inverse).isIdentity)
    #expect(abs(diagonal.angle.degrees - 120) < 1e-9)
    #expect(Rotation3D(angle: .degrees(50), axis: .zero).isIdentity)
    let half = Rotation3D.slerp(from: .identity, to: z, t: 0.5)
    #expect(abs(half.angle.degrees - 45) < 1e-9)
    let pivot = Point3D(x: 10, y: 0, z: 0)
    #expect(near(Point3D.zero.rotated(by: z, around: pivot).vector, 10, -10, 0))
  }

  /// The smallest upright box around a rotated one of 100×50×20.
  @Test func boundingBoxes() {
    let size = Size3D(width: 100, height: 50, depth: 20)
    func expect(_ degrees: Double, _ axis: RotationAxis3D, _ w: Double, _ h: Double, _ d: Double) {
      let rotation = Rotation3D(angle: .degrees(degrees), axis: axis)
      let bounding = size.boundingSize(rotatedBy: rotation)
      #expect(abs(bounding.width - w) < 0.001)
      #expect(abs(bounding.height - h) < 0.001)
      #expect(abs(bounding.depth - d) < 0.001)
      // Another derivation: the box around the rotated corners.
      let corners = Rect3D(origin: .zero, size: size).rotated(by: rotation).size
      #expect((bounding.vector - corners.vector).max() < 1e-9)
      #expect((corners.vector - bounding.vector).max() < 1e-9)
    }
    expect(0, .z, 100, 50, 20)
    // 100·cos 30 + 50·sin 30 = 86.6025 + 25; 100·sin 30 + 50·cos 30 = 50 + 43.3013.
    expect(30, .z, 111.6025, 93.3013, 20)
    expect(45, .z, 106.0660, 106.0660, 20)  // 150·√½
    expect(90, .z, 50, 100, 20)
    // 100·cos 30 + 20·sin 30 = 86.6025 + 10; 100·sin 30 + 20·cos 30 = 50 + 17.3205.
    expect(30, .y, 96.6025, 50, 67.3205)
    expect(45, .x, 100, 49.4975, 49.4975)  // 70·√½
    expect(90, .y, 20, 50, 100)
    // A third of a turn around the diagonal moves x to y, y to z and z to x.
    expect(120, .xyz, 20, 100, 50)
    // Half a turn around (1, 1, 0) swaps x and y and reverses z.
    expect(180, .xy, 50, 100, 20)
    // Quarter turns are exact, in any number.
    for (degrees, x, y) in [
      (90.0, 0.0, 3.0), (180, -3, 0), (270, 0, -3), (-90, 0, -3), (3690, 0, 3),
    ] {
      let quarter = Rotation3D(angle: .degrees(degrees), axis: .z)
      #expect(Point3D(x: 3.0, y: 0, z: 7).rotated(by: quarter) == Point3D(x: x, y: y, z: 7))
      let transform = AffineTransform3D(rotation: quarter)
      #expect(Vector3D(x: 3.0, y: 0, z: 7).applying(transform) == Vector3D(x: x, y: y, z: 7))
      #expect(transform * transform.inverse! == .identity)
    }
    // A small rotation still counts.
    let little = Rotation3D(angle: .radians(1e-6), axis: .z)
    #expect(abs(Vector3D.right.rotated(by: little).y - 1e-6) < 1e-12)
    // An edge of 0 isn't multiplied by infinity.
    let endless = Size3D(width: Double.infinity, height: 0, depth: 5)
      .boundingSize(rotatedBy: Rotation3D(angle: .degrees(90), axis: .y))
    #expect(abs(endless.width - 5) < 1e-9 && endless.height == 0 && endless.depth == .infinity)
  }

  @Test func transforms() {
    let move = AffineTransform3D(translation: Vector3D(x: 10, y: 0, z: 5))
    let turn = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .z))
    let p = Point3D(x: 1, y: 2, z: 3)
    // Rotated: (−2, 1, 3). Then moved: (8, 1, 8). Moved first: (11, 2, 8), rotated (−2, 11, 8).
    #expect(near(p.applying(move * turn).vector, 8, 1, 8))
    #expect(near(p.applying(turn * move).vector, -2, 11, 8))
    #expect(near(p.applying(move * turn).unapplying(move * turn).vector, 1, 2, 3))
    #expect(Vector3D(p).applying(move) == Vector3D(p))
    let all = AffineTransform3D(
      scale: Size3D(width: 2, height: 3, depth: 4),
      rotation: Rotation3D(angle: .degrees(90), axis: .z), translation: Vector3D(x: 1, y: 1, z: 1))
    // Scaled (2, 6, 12), rotated (−6, 2, 12), moved (−5, 3, 13).
    #expect(near((all * p).vector, -5, 3, 13))
    #expect(AffineTransform3D(scale: Size3D(width: 1, height: 1, depth: 0)).inverse == nil)
    // Around (10, 0, 0): (1, 2, 3) is at (−9, 2), rotated (−2, −9).
    #expect(near(p.applying(turn.around(Point3D(x: 10, y: 0, z: 0))).vector, 8, -9, 3))
    // From the front: rotated by 60° around y, a width of 1 appears as ½; a point 2 in front appears 2·sin 60
    // farther right.
    let flat = AffineTransform3D(rotation: Rotation3D(angle: .degrees(60), axis: .y)).flat(at: 2)
    #expect(abs(flat.a - 0.5) < 1e-9 && abs(flat.tx - 2 * 0.75.squareRoot()) < 1e-9)
  }

  @Test func unitPoints() {
    // Documented: a point is its fractions times the size; the origin is at the top leading back.
    let size = Size3D(width: 10, height: 20, depth: 40)
    #expect(UnitPoint3D.zero == .topLeadingBack && UnitPoint3D.origin == .zero)
    #expect(UnitPoint3D.center.point(in: size) == Point3D(x: 5, y: 10, z: 20))
    #expect(UnitPoint3D.bottomTrailingFront.point(in: size) == Point3D(x: 10, y: 20, z: 40))
    #expect(UnitPoint3D.front.point(in: size) == Point3D(x: 5, y: 10, z: 40))
    #expect(UnitPoint3D.topBack.point(in: size) == Point3D(x: 5, y: 0, z: 0))
  }

  @Test func edges() {
    #expect(Edge3D.allCases == [.top, .leading, .bottom, .trailing, .front, .back])
    #expect(Edge3D.Set.all == [.top, .leading, .bottom, .trailing, .front, .back])
    #expect(Edge3D.Set.depth == [.front, .back])
    #expect(Edge3D(Edge.leading) == .leading && Edge(Edge3D.bottom) == .bottom)
    #expect(Edge(Edge3D.front) == nil)
    var insets = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3)
        == EdgeInsets3D(top: 2, leading: 1, bottom: 2, trailing: 1, front: 3, back: 3))
    #expect(EdgeInsets3D() == EdgeInsets3D(horizontal: 0, vertical: 0, depth: 0))
    insets.animatableData = insets.animatableData.scaled(by: 2)
    #expect(insets.back == 12 && insets.leading == 4)
  }

  private enum Third: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 3 }
  }

  @Test func depthAlignments() {
    let flat = ViewDimensions(width: 10, height: 20)
    let third = DepthAlignment(Third.self)
    let plain = ViewDimensions3D(flat, depth: 30)
    #expect(plain.width == 10 && plain.height == 20 && plain.depth == 30)
    #expect(plain[.back] == 0 && plain[DepthAlignment.center] == 15 && plain[.front] == 30)
    #expect(plain[third] == 10 && plain[explicit: third] == nil)
    #expect(plain[HorizontalAlignment.trailing] == 10 && plain[VerticalAlignment.center] == 10)
    let set = ViewDimensions3D(flat, depth: 30) { $0 == third ? 7 : nil }
    #expect(set[third] == 7 && set[explicit: third] == 7 && set[explicit: .front] == nil)
    #expect(third == DepthAlignment(Third.self) && third != .back)
    // Documented for the flat guides, and adopted: the mean of the explicit values.
    #expect(third.combineExplicit([nil, 2, 4]) == 3 && third.combineExplicit([nil]) == nil)
  }

  @Test func alignments() {
    let depths: [DepthAlignment] = [.center, .back, .front]
    let all: [[Alignment3D]] = [
      [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
        .bottomTrailing,
      ],
      [
        .back, .leadingBack, .trailingBack, .topBack, .bottomBack, .topLeadingBack,
        .topTrailingBack, .bottomLeadingBack, .bottomTrailingBack,
      ],
      [
        .front, .leadingFront, .trailingFront, .topFront, .bottomFront, .topLeadingFront,
        .topTrailingFront, .bottomLeadingFront, .bottomTrailingFront,
      ],
    ]
    let flat: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ]
    for (depth, row) in zip(depths, all) {
      for (flat, alignment) in zip(flat, row) {
        #expect(
          alignment
            == Alignment3D(horizontal: flat.horizontal, vertical: flat.vertical, depth: depth))
      }
    }
  }

  @Test func quaternions() {
    // i·j = k, j·i = −k, and i² = −1.
    let i = simd_quatd(ix: 1, iy: 0, iz: 0, r: 0)
    let j = simd_quatd(ix: 0, iy: 1, iz: 0, r: 0)
    #expect((i * j).vector == SIMD4(0, 0, 1, 0) && (j * i).vector == SIMD4(0, 0, -1, 0))
    #expect((i * i).vector == SIMD4(0, 0, 0, -1))
    // A quarter turn around z: sin 45° and cos 45° are both √½. It moves x to y.
    let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(abs(quarter.real - 0.5.squareRoot()) < 1e-12)
    #expect(abs(quarter.imag.z - 0.5.squareRoot()) < 1e-12)
    #expect(near(quarter.act(SIMD3(1, 0, 0)), 0, 1, 0))
    #expect(near(quarter.inverse.act(SIMD3(0, 1, 0)), 1, 0, 0))
    // (2, 3, 6, 0) is 7 long; its inverse is its conjugate over 49.
    let long = simd_quatd(real: 0, imag: SIMD3(2, 3, 6))
    #expect(long.length == 7 && long.normalized.imag.z == 6.0 / 7)
    #expect(long.inverse.vector == long.conjugate.vector / 49)
    // As a rotation its length does not matter: half a turn around (2, 3, 6).
    let rotation = Rotation3D(long)
    #expect(abs(rotation.angle.degrees - 180) < 1e-9)
    #expect(near(rotation.axis.vector, 2.0 / 7, 3.0 / 7, 6.0 / 7))
    #expect(Rotation3D(simd_quatd()).isIdentity)
  }

  @Test func eulerAngles() {
    func turn(_ x: Double, _ y: Double, _ z: Double, _ order: EulerAngles.Order) -> Rotation3D {
      Rotation3D(
        eulerAngles: EulerAngles(
          x: .degrees(x), y: .degrees(y), z: .degrees(z), order: order))
    }
    // Documented: around the axes of the world, in the order of the name. (0, 0, 1) rotated by 90° around x
    // moves to (0, −1, 0), then by 90° around z to (1, 0, 0); in the other order it stays before the rotation
    // around x.
    let forward = Vector3D.forward
    #expect(near(forward.rotated(by: turn(90, 0, 90, .xyz)).vector, 1, 0, 0))
    #expect(near(forward.rotated(by: turn(90, 0, 90, .zxy)).vector, 0, -1, 0))
    // And (1, 0, 0) around y to (0, 0, −1), where z has no effect in .xyz; in .zxy around z first, to (0, 1,
    // 0), which y doesn't move.
    #expect(near(Vector3D.right.rotated(by: turn(0, 90, 90, .xyz)).vector, 0, 0, -1))
    #expect(near(Vector3D.right.rotated(by: turn(0, 90, 90, .zxy)).vector, 0, 1, 0))
    // There and back, also if two axes coincide (90° around the middle one).
    for order in [EulerAngles.Order.xyz, .zxy] {
      for angles in [
        (10.0, 20.0, 30.0), (-70, 40, 160), (0, 90, 25), (90, 15, 0), (30, -90, 10), (-90, 50, 20),
      ] {
        let rotation = turn(angles.0, angles.1, angles.2, order)
        let again = Rotation3D(eulerAngles: rotation.eulerAngles(order: order))
        #expect(again.isApproximatelyEqual(to: rotation, tolerance: 1e-9), "\(angles) \(order)")
      }
      let plain = turn(10, 20, 30, order).eulerAngles(order: order).angles * (180 / .pi)
      #expect(near(plain, 10, 20, 30))
    }
    #expect(EulerAngles.Order.pitchYawRoll == .xyz && EulerAngles().angles == .zero)
  }

  @Test func lookingSomewhere() {
    // z moves to the target (documented), y stays as near to up as possible: looking down x without x's own
    // rotation around itself, x moves to −z.
    let right = Rotation3D(forward: .right)
    #expect(near(Vector3D.forward.rotated(by: right).vector, 1, 0, 0))
    #expect(near(Vector3D.up.rotated(by: right).vector, 0, 1, 0))
    #expect(near(Vector3D.right.rotated(by: right).vector, 0, 0, -1))
    // With x as up while looking along z: y moves to x, a quarter turn back around z.
    let rolled = Rotation3D(forward: .forward, up: .right)
    #expect(near(Vector3D.up.rotated(by: rolled).vector, 1, 0, 0))
    // (3, 0, 4) from (0, 0, 0): z moves to (0.6, 0, 0.8).
    let target = Rotation3D(target: Point3D(x: 3, y: 0, z: 4))
    #expect(near(Vector3D.forward.rotated(by: target).vector, 0.6, 0, 0.8))
    // Up and forward are equal, or there is no forward: any rotation that looks there, and none.
    #expect(near(Vector3D.forward.rotated(by: Rotation3D(forward: .up)).vector, 0, 1, 0))
    #expect(Rotation3D(forward: .zero).isIdentity)
    // Backward half a turn.
    #expect(near(Vector3D.up.rotated(by: Rotation3D(forward: -.forward)).vector, 0, 1, 0))
  }

  @Test func swingsAndTwists() {
    // A rotation by 30° around z and then by 40° around x: z's part is the twist, x is perpendicular to it.
    let twist = Rotation3D(angle: .degrees(30), axis: .z)
    let swing = Rotation3D(angle: .degrees(40), axis: .x)
    let parts = (swing * twist).swingTwist(twistAxis: RotationAxis3D(x: 0, y: 0, z: 5))
    #expect(parts.twist.isApproximatelyEqual(to: twist))
    #expect(parts.swing.isApproximatelyEqual(to: swing))
  }
}
