// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origin: the definitions of the matrices in Apple's documentation, worked out by hand.
@Suite struct TransformTests {
  @Test func pointsAndSizes() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(point(10, 100).applying(t) == point(315, 426))  // 10 + 300 + 5; 20 + 400 + 6
    #expect(CGSize(width: 10, height: 100).applying(t) == CGSize(width: 310, height: 420))
  }

  @Test func order() {
    // translatedBy moves first, then scales; concatenating is read from left to right.
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(point(1, 1).applying(t) == point(22, 63))  // (1 + 10)·2; (1 + 20)·3
    let u = CGAffineTransform(translationX: 10, y: 20)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(t == u)
  }

  @Test func rotation() {
    // A quarter turn moves right to down: visibly clockwise in a view.
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(point(1, 0).applying(quarter), point(0, 1)))
    #expect(isClose(rect(0, 0, 2, 1).applying(quarter), rect(-1, 0, 1, 2)))
  }

  @Test func inverse() {
    let t = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(isClose(point(11, 13).applying(t).applying(t.inverted()), point(11, 13)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func coding() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(t)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }

  @Test func projection() {
    var p = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(p.isAffine)
    #expect(point(10, 100).applying(p) == point(315, 426))
    p.m13 = 0.1
    #expect(!p.isAffine)
    #expect(isClose(point(10, 100).applying(p), point(157.5, 213)))  // w = 0.1·10 + 1 = 2
    #expect(isClose(point(10, 100).applying(p.concatenating(p.inverted())), point(10, 100)))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let wasInverted = flat.invert()
    #expect(!wasInverted)
  }

  @Test func depth() {
    // Half a turn around the vertical axis mirrors horizontally.
    let half = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(isClose(point(3, 4).applying(ProjectionTransform(half)), point(-3, 4)))
    // A rotation around z is the plane's own.
    let z = ProjectionTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
    let plane = CGAffineTransform(rotationAngle: 0.3)
    #expect(isClose(point(3, 4).applying(z), point(3, 4).applying(plane)))
    // Perspective from a distance of 500: a point moved 250 nearer is drawn twice as far out.
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    let near = ProjectionTransform(CATransform3DTranslate(perspective, 0, 0, 250))
    #expect(isClose(point(3, 4).applying(near), point(6, 8)))  // 1 − 250/500 = 1/2
    #expect(
      CATransform3DIsIdentity(
        CATransform3DConcat(
          CATransform3DMakeScale(2, 4, 8), CATransform3DMakeScale(0.5, 0.25, 0.125))))
  }
}
