// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Storypole

@Suite struct ShapeDrawingTests {
  // 33.3 wide, centered in 100: from 33.35 to 66.65; at two pixels per point that rounds to 33.5
  // and 66.5. From 25 to 75 vertically needs no rounding.
  @Test func edgesAreRoundedToPixels() {
    let commands = draw(Rectangle().fill(.red).frame(width: 33.3, height: 50), 100, 100)
    let rect = CGRect(x: 33.5, y: 25, width: 33, height: 50)
    #expect(commands == [.fill(Path(rect), .color(red), FillStyle())])
  }

  @Test func aShapeIsFilledWithTheForegroundStyle() {
    #expect(draw(Rectangle(), 10, 10).paints == [.color(.black)])
    #expect(draw(Rectangle(), 10, 10, dark: true).paints == [.color(.white)])
    #expect(draw(Rectangle().foregroundColor(.red), 10, 10).paints == [.color(red)])
  }

  // The shape itself sees a rectangle at zero; the picture has it at (20, 10).
  @Test func aPathIsMadeAtZeroAndMoved() {
    let commands = draw(Triangle().fill(.red).frame(width: 60, height: 20), 100, 40)
    let path = Path { path in
      path.addLines([CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 30), CGPoint(x: 80, y: 30)])
      path.closeSubpath()
    }
    #expect(commands.paths == [path])
  }

  @Test func shapesAreMirroredAndPathsAreNot() {
    let mirrored = Path { path in
      path.addLines([CGPoint(x: 80, y: 10), CGPoint(x: 80, y: 30), CGPoint(x: 20, y: 30)])
      path.closeSubpath()
    }
    let triangle = Triangle().fill(.red).frame(width: 60, height: 20)
    #expect(draw(triangle, 100, 40, rightToLeft: true).paths == [mirrored])
    // Trimmed and rotated shapes behave like the shape in them.
    let half = Triangle().trim(from: 0, to: 1).rotation(.zero).stroke(.red)
    #expect(
      draw(half.frame(width: 60, height: 20), 100, 40, rightToLeft: true).paths.first?.boundingRect
        == mirrored.boundingRect)
    let path = Triangle().path(in: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(
      draw(path.frame(width: 60, height: 20), 100, 40, rightToLeft: true).paths
        == [path.offsetBy(dx: 20, dy: 10)])
  }

  // The line's middle lies half its width inside the frame.
  @Test func strokeBorder() {
    let commands = draw(Rectangle().strokeBorder(.red, lineWidth: 6), 40, 30)
    let inner = Path(CGRect(x: 3, y: 3, width: 34, height: 24))
    #expect(commands == [.stroke(inner, .color(red), StrokeStyle(lineWidth: 6))])
  }

  @Test func aBorderIsInsideTheFrame() {
    let commands = draw(Color.blue.border(.red, width: 2), 40, 30)
    #expect(commands.paints == [.color(blue), .color(red)])
    #expect(commands.paths.last == Path(CGRect(x: 1, y: 1, width: 38, height: 28)))
  }

  @Test func fillsAndStrokesAreDrawnInTheirOrder() {
    let view = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.red, lineWidth: 4)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(
      draw(view, 20, 20) == [
        .fill(circle, .color(red), FillStyle()),
        .stroke(circle, .color(blue), StrokeStyle(lineWidth: 2)),
        .stroke(inner, .color(red), StrokeStyle(lineWidth: 4)),
      ])
  }

  @Test func aLineWithoutSmoothEdgesIsAFilledOutline() {
    let style = StrokeStyle(lineWidth: 2)
    let view = Rectangle().stroke(.red, style: style, antialiased: false)
    let outline = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(style)
    #expect(draw(view, 20, 20) == [.fill(outline, .color(red), FillStyle(antialiased: false))])
  }

  @Test func insetShapesKeepTheirCenter() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(
      Rectangle().inset(by: 4).path(in: rect) == Path(CGRect(x: 4, y: 4, width: 32, height: 22)))
    #expect(
      RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: rect)
        == Path(roundedRect: CGRect(x: 4, y: 4, width: 32, height: 22), cornerRadius: 6))
    // The circle of 30 becomes one of 22.
    #expect(
      Circle().inset(by: 4).path(in: rect)
        == Path(ellipseIn: CGRect(x: 9, y: 4, width: 22, height: 22)))
    #expect(Rectangle().inset(by: 20).path(in: rect).isEmpty)
  }

  @Test func modifiedPaths() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(bounds(Rectangle().offset(x: 3, y: 4)) == rect.offsetBy(dx: 3, dy: 4))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      bounds(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading))
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      bounds(Rectangle().size(width: 10, height: 10)) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      bounds(Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing))
        == CGRect(x: 30, y: 10, width: 10, height: 10))
    // A quarter turn around the center (20, 10).
    let turned = bounds(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
  }

  // 8 inside a container of radius 20: a radius of 12.
  @Test func shapesThatFollowTheirContainer() {
    let view = ContainerRelativeShape().fill(.red).padding(8)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    let rect = CGRect(x: 8, y: 8, width: 84, height: 84)
    #expect(draw(view, 100, 100).paths == [Path(roundedRect: rect, cornerRadius: 12)])
    #expect(draw(ContainerRelativeShape().padding(8), 100, 100).paths == [Path(rect)])
  }

  @Test func hiddenShapesFollowTheirContainer() {
    func view(_ shape: some Shape) -> some View {
      shape.fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(
      draw(view(AnyShape(ContainerRelativeShape())), 100, 100)
        == draw(view(ContainerRelativeShape()), 100, 100))
    #expect(
      draw(view(AnyShape(Circle())), 100, 100).paths
        == [Path(ellipseIn: CGRect(x: 8, y: 8, width: 84, height: 84))])
  }

  @Test func rolesOfWrappedShapes() {
    #expect(_InsetShape<_StrokedShape<Circle>>.role == .stroke)
    #expect(_InsetShape<Circle>.role == .fill)
  }
}
