// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The state that the views of these tests show.
@Observable final class Stage: @unchecked Sendable {
  var isOn = false
  var number = 0.0
  var items = ["a", "b", "c"]
}

/// A live host in a window of 300×300.
@MainActor func makeLiveHost(
  _ view: some View, size: CGSize = CGSize(width: 300, height: 300)
) -> ViewHost {
  let host = ViewHost(textEngine: FixedTextEngine())
  host.isLive = true
  host.show(view, environment: EnvironmentValues())
  host.layout(in: HostWindow(size: size))
  return host
}

@MainActor extension ViewHost {
  func items() -> [DrawCommand] {
    paint(size: CGSize(width: 300, height: 300), scale: 1, origin: .zero).map(\.command)
  }

  /// Advances time until nothing moves, for at most ten seconds; returns whether it came to rest.
  func advanceToRest() -> Bool {
    let end = time + 10
    while needsFrame, time < end { advance(to: time + 1.0 / 60) }
    return !needsFrame
  }

  /// The opacities of the drawn layers, in order.
  func opacities() -> [Double] {
    items().compactMap { if case .begin(let layer) = $0 { layer.opacity } else { nil } }
  }

  /// The fill colors, in order.
  func colors() -> [ResolvedColor] {
    items().compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
  }
}

func isNear(_ a: Double?, _ b: Double, _ tolerance: Double = 0.01) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}

func isNear(_ a: CGFloat?, _ b: Double, _ tolerance: Double = 0.01) -> Bool {
  isNear(a.map { Double($0) }, b, tolerance)
}

/// A cubic Bézier curve's value, by Newton's method: derived from the curve's definition, unlike
/// Storypole's method.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  if x <= 0 || x >= 1 { return min(max(x, 0), 1) }
  func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * a + 6 * (1 - t) * t * (b - a) + 3 * t * t * (1 - b)
  }
  var t = x
  for _ in 0..<50 { t -= (point(x1, x2, t) - x) / max(slope(x1, x2, t), 1e-6) }
  return point(y1, y2, t)
}

func easeInOut(_ x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }

/// A mass of 1 on a spring whose rest moves, by small steps: derived from Newton's law. Documented:
/// stiffness (2π/response)², damping 4π·fraction/response.
struct Pendulum {
  var position = 0.0
  var velocity = 0.0
  var time = 0.0
  let stiffness: Double
  let damping: Double

  init(response: Double, fraction: Double) {
    stiffness = (2 * .pi / response) * (2 * .pi / response)
    damping = 4 * .pi * fraction / response
  }

  /// Runs until `end` with the spring's rest at `target`.
  mutating func swing(to target: Double, until end: Double) {
    let count = Int(((end - time) / 1e-5).rounded())
    let step = (end - time) / Double(max(count, 1))
    for _ in 0..<count {
      // The midpoint rule.
      let force = stiffness * (target - position) - damping * velocity
      let (p, v) = (position + velocity * step / 2, velocity + force * step / 2)
      position += v * step
      velocity += (stiffness * (target - p) - damping * v) * step
    }
    time = end
  }
}
