// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Suite struct StyleTests {
  private func paint(_ view: some View, dark: Bool = false) -> Paint? {
    draw(view, 40, 20, dark: dark).paints.first
  }

  @Test func levelsOfTheSystemForeground() {
    func label(_ opacity: Float) -> Paint {
      .color(ResolvedColor(bytes: 60, 60, 67, opacity: opacity))
    }
    #expect(paint(Rectangle().fill(.primary)) == .color(.black))
    #expect(paint(Rectangle().fill(.secondary)) == label(0.6))
    #expect(paint(Rectangle().fill(.tertiary)) == label(0.3))
    #expect(paint(Rectangle().foregroundStyle(.secondary)) == label(0.6))
    #expect(paint(Rectangle().foregroundStyle(Color.secondary)) == label(0.6))
  }

  // Half as opaque per level: ours.
  @Test func levelsOfAColor() {
    let half = Paint.color(red.multiplyingOpacity(by: 0.5))
    #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.red)) == half)
    #expect(paint(Rectangle().fill(.red.secondary)) == half)
    // The inner style means a level of the outer one.
    #expect(paint(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)) == half)
  }

  @Test func severalForegroundStyles() {
    let view = { (style: HierarchicalShapeStyle) in
      Rectangle().fill(style).foregroundStyle(.red, .blue)
    }
    #expect(paint(view(.primary)) == .color(red))
    #expect(paint(view(.secondary)) == .color(blue))
    // After the last style come its own levels.
    #expect(paint(view(.tertiary)) == .color(blue.multiplyingOpacity(by: 0.5)))
  }

  @Test func foregroundColorOfNilIsTheSystems() {
    #expect(
      paint(Rectangle().foregroundColor(nil).foregroundStyle(.red)) == .color(.black))
  }

  @Test func tint() {
    #expect(paint(Rectangle().fill(.tint)) == .color(blue))
    #expect(paint(Rectangle().fill(.tint).tint(.red)) == .color(red))
    #expect(paint(Rectangle().fill(.tint).tint(TintShapeStyle())) == .color(blue))
    #expect(paint(Rectangle().fill(Color.accentColor).accentColor(.red)) == .color(red))
  }

  @Test func background() {
    #expect(paint(Color.clear.background()) == .color(.white))
    #expect(paint(Color.clear.background(), dark: true) == .color(.black))
    #expect(paint(Color.clear.background().backgroundStyle(.red)) == .color(red))
    #expect(
      paint(Color.clear.background(.background.secondary))
        == .color(ResolvedColor(bytes: 242, 242, 247)))
    #expect(
      paint(Color.clear.background(in: Circle()).backgroundStyle(.background)) == .color(.white))
  }

  @Test func aCustomStyle() {
    struct Alert: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.blue : Color.red
      }
    }
    #expect(paint(Rectangle().fill(Alert())) == .color(red))
    #expect(
      paint(Rectangle().fill(AnyShapeStyle(Alert())).environment(\.colorScheme, .dark))
        != .color(red))
  }

  // Unit points are relative to the shape's frame, which starts at (10, 5).
  @Test func pointsOfALinearGradient() {
    let gradient = LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .trailing)
    let commands = draw(
      Circle().fill(gradient).frame(width: 20, height: 10), 40, 20)
    guard case .linearGradient(let stops, let start, let end)? = commands.paints.first else {
      Issue.record("no linear gradient")
      return
    }
    // The circle of 10 is in a frame of its own size: 10 × 10.
    #expect(start == CGPoint(x: 15, y: 5))
    #expect(end == CGPoint(x: 25, y: 10))
    #expect(stops.first == ResolvedStop(color: red, location: 0))
    #expect(stops.last == ResolvedStop(color: blue, location: 1))
    // Measured: the middle of red and blue is (170, 121, 168), as Oklab mixes them.
    let middle = stops.first { $0.location == 0.5 }?.color
    #expect(abs((middle?.red ?? 0) * 255 - 170) < 2)
    #expect(abs((middle?.green ?? 0) * 255 - 121) < 2)
  }

  // In right-to-left layouts unit points aren't mirrored.
  @Test func gradientsAreNotMirrored() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      draw(gradient, 40, 20).paints == draw(gradient, 40, 20, rightToLeft: true).paints)
  }

  @Test func stopsOutsideTheGradientAreCutOff() {
    let stops = [
      Gradient.Stop(color: .black, location: -1), Gradient.Stop(color: .white, location: 1),
    ]
    let gradient = AnyGradient(Gradient(stops: stops)).colorSpace(.device)
      .resolve(in: EnvironmentValues())
    #expect(gradient.map(\.location) == [0, 1])
    // Derived: halfway from 0 to 1 in sRGB.
    #expect(abs(gradient[0].color.red - 0.5) < 1e-6)
  }

  @Test func theStandardGradientOfAColor() {
    guard
      case .linearGradient(let stops, let start, let end)? = paint(Rectangle().fill(.red.gradient))
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start == CGPoint(x: 20, y: 0) && end == CGPoint(x: 20, y: 20))
    #expect(stops.last?.color == red)
    #expect((stops.first?.color.green ?? 0) > red.green)
  }

  @Test func otherGradients() {
    let radial = RadialGradient(
      gradient: Gradient(colors: [.red]), center: .center, startRadius: 1, endRadius: 9)
    #expect(
      paint(radial)
        == .radialGradient(
          stops: [ResolvedStop(color: red, location: 0)], center: CGPoint(x: 20, y: 10),
          startRadius: 1, endRadius: 9))
    // Derived: the middle of the 30 points after 10 is at 10 + 30 / 2.
    guard case .radialGradient(_, let center, _, _) = paint(radial.padding(.leading, 10)) else {
      Issue.record("no radial gradient")
      return
    }
    #expect(center == CGPoint(x: 25, y: 10))
    #expect(
      paint(AngularGradient(colors: [.red], center: .topLeading, angle: .degrees(90)))
        == .angularGradient(
          stops: [ResolvedStop(color: red, location: 0)], center: .zero, start: .degrees(90),
          end: .degrees(450)))
    #expect(
      paint(Rectangle().fill(.ellipticalGradient(colors: [.red])))
        == .ellipticalGradient(
          stops: [ResolvedStop(color: red, location: 0)],
          bounds: CGRect(x: 0, y: 0, width: 40, height: 20), center: .center, startFraction: 0,
          endFraction: 0.5))
  }

  @Test func stylesOfStyles() {
    #expect(
      paint(Rectangle().fill(.red.opacity(0.5))) == .color(red.multiplyingOpacity(by: 0.5)))
    #expect(
      draw(Rectangle().fill(.red.blendMode(.multiply)), 10, 10).layers.map(\.blendMode)
        == [.multiply])
    let shadow = draw(Rectangle().fill(.shadow(.drop(color: .red, radius: 3, y: 2))), 10, 10)
    #expect(
      shadow.layers.map(\.filters)
        == [[.shadow(color: red, radius: 3, offset: CGSize(width: 0, height: 2))]])
    // The surroundings cast an inner shadow, only inside the shape.
    let inner = draw(Rectangle().fill(.red.shadow(.inner(radius: 3))), 10, 10)
    #expect(inner.layers.count == 2)
    #expect(inner.layers.first?.clip == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func aMissingColor() {
    let drawing = drawing(Rectangle().fill(Color("no such colour")), 10, 10)
    // Observed: it is empty.
    #expect(drawing.commands.paints == [.color(ResolvedColor(bytes: 0, 0, 0, opacity: 0))])
  }

  @Test func mixedColors() {
    let environment = EnvironmentValues()
    #expect(
      Color.red.mix(with: .blue, by: 0).resolve(in: environment).description == red.description)
    let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
    #expect(abs(device.red - 0.5) < 1e-5)
    let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
    // Oklab's middle gray is 0.5³ = 0.125 in linear light.
    #expect(abs(perceptual.linearRed - 0.125) < 1e-3)
  }

  @Test func increasedContrast() {
    #expect(
      paint(Rectangle().fill(.red).environment(\._colorSchemeContrast, .increased))
        == .color(ResolvedColor(bytes: 233, 21, 45)))
  }
}
