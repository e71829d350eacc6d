// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Gradients that change with an animation: equal fractions of the time give equal parts of the change
/// (documented for numbers), and colors mix in Oklab, as measured for gradients.
@Suite @MainActor struct PaintMotionTests {
  private let stage = Stage()

  private struct Filled<Style: ShapeStyle>: View {
    let stage: Stage
    let style: (Bool) -> Style
    var body: some View { Rectangle().fill(style(stage.isOn)).frame(width: 100, height: 50) }
  }

  private func host(_ style: @escaping @Sendable (Bool) -> some ShapeStyle) -> ViewHost {
    return makeLiveHost(Filled(stage: stage, style: style))
  }

  /// After a fraction of a linear animation of one second.
  private func paint(_ host: ViewHost, at time: Double) -> Paint? {
    if time == 0 {
      withAnimation(.linear(duration: 1)) { stage.isOn = true }
      host.update()
    }
    host.advance(to: time)
    return host.items().compactMap {
      if case .fill(_, let paint, _) = $0 { paint } else { nil }
    }.first
  }

  nonisolated private static func gradient(_ stops: [(Color, CGFloat)]) -> AnyGradient {
    AnyGradient(Gradient(stops: stops.map { Gradient.Stop(color: $0.0, location: $0.1) }))
      .colorSpace(.device)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private func resolved(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

  private func isClose(_ a: ResolvedColor, _ b: ResolvedColor) -> Bool {
    zip([a.red, a.green, a.blue, a.opacity], [b.red, b.green, b.blue, b.opacity])
      .allSatisfy { abs($0 - $1) < 0.001 }
  }

  // The rectangle is at (100, 125) and is 100×50: the points are in it.
  @Test func stopsAndPointsMove() throws {
    let (red, blue) = (red, blue)
    let host = host { isOn in
      LinearGradient(
        Self.gradient([(red, 0), (isOn ? red : blue, isOn ? 0.5 : 1)]),
        startPoint: isOn ? .trailing : .leading, endPoint: isOn ? .bottom : .trailing)
    }
    _ = paint(host, at: 0)
    let way = try #require(paint(host, at: 0.25))
    guard case .linearGradient(let stops, let start, let end) = way else {
      Issue.record("\(way)")
      return
    }
    #expect(stops.map(\.location) == [0, 0.875])
    #expect(isClose(stops[0].color, resolved(red)))
    #expect(isClose(stops[1].color, resolved(blue).mixed(with: resolved(red), by: 0.25)))
    #expect(isNear(start.x, 125) && isNear(start.y, 150))
    #expect(isNear(end.x, 187.5) && isNear(end.y, 156.25))
    guard case .linearGradient(let last, let left, _) = paint(host, at: 1) else {
      Issue.record("no gradient")
      return
    }
    #expect(last.map(\.location) == [0, 0.5] && left == CGPoint(x: 200, y: 150))
    #expect(!host.needsFrame)
  }

  // A gradient with another stop doesn't jump: at first it is unchanged, with the stops of both.
  @Test func otherStops() throws {
    let (red, blue) = (red, blue)
    let host = host { isOn in
      LinearGradient(
        Self.gradient(isOn ? [(red, 0), (red, 0.5), (red, 1)] : [(red, 0), (blue, 1)]),
        startPoint: .leading, endPoint: .trailing)
    }
    guard case .linearGradient(let first, _, _) = paint(host, at: 0) else {
      Issue.record("no gradient")
      return
    }
    let middle = resolved(red).mixedComponents(with: resolved(blue), by: 0.5)
    #expect(first.map(\.location) == [0, 0.5, 1])
    #expect(isClose(first[1].color, middle) && isClose(first[2].color, resolved(blue)))
    guard case .linearGradient(let half, _, _) = paint(host, at: 0.5) else {
      Issue.record("no gradient")
      return
    }
    #expect(isClose(half[1].color, middle.mixed(with: resolved(red), by: 0.5)))
  }

  // A color acts as a gradient with all stops in that color.
  @Test func colorsBecomeGradients() throws {
    let (red, blue) = (red, blue)
    let host = host { isOn in
      isOn
        ? AnyShapeStyle(
          RadialGradient(colors: [blue, red], center: .center, startRadius: 0, endRadius: 40))
        : AnyShapeStyle(red)
    }
    guard case .radialGradient(let stops, let center, let start, let end) = paint(host, at: 0)
    else {
      Issue.record("no gradient")
      return
    }
    #expect(center == CGPoint(x: 150, y: 150) && start == 0 && end == 40)
    #expect(stops.allSatisfy { isClose($0.color, resolved(red)) })
    guard case .radialGradient(let half, _, _, _) = paint(host, at: 0.5) else {
      Issue.record("no gradient")
      return
    }
    #expect(isClose(half[0].color, resolved(red).mixed(with: resolved(blue), by: 0.5)))
  }

  // Ours: gradients of different kinds don't interpolate.
  @Test func otherKindsAreThereAtOnce() {
    let (red, blue) = (red, blue)
    let host = host { isOn in
      isOn
        ? AnyShapeStyle(AngularGradient(colors: [blue, red], center: .center))
        : AnyShapeStyle(LinearGradient(colors: [blue, red], startPoint: .top, endPoint: .bottom))
    }
    guard case .angularGradient = paint(host, at: 0) else {
      Issue.record("no angular gradient")
      return
    }
    #expect(!host.needsFrame)
  }

  // Stops stay in order and between 0 and 1 when a spring overshoots.
  @Test func springsKeepStopsInOrder() {
    let (red, blue) = (red, blue)
    let host = host { isOn in
      EllipticalGradient(
        stops: [
          Gradient.Stop(color: red, location: isOn ? 0 : 0.8),
          Gradient.Stop(color: blue, location: isOn ? 1 : 0.9),
        ], startRadiusFraction: isOn ? 0 : 0.4)
    }
    withAnimation(.spring(duration: 0.5, bounce: 0.9)) { stage.isOn = true }
    for step in 0...60 {
      host.advance(to: Double(step) / 60)
      for case .fill(_, .ellipticalGradient(let stops, _, _, let start, _), _) in host.items() {
        let places = stops.map(\.location)
        #expect(places == places.sorted() && places.first! >= 0 && places.last! <= 1)
        #expect(start >= 0)
      }
    }
  }
}
