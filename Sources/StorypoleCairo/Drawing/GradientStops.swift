import StorypoleGraphics

/// Colours between the stops of a gradient.
///
/// Apple's gradients run close to straight through Oklab (red to blue has its middle at about 170,
/// 121, 168, measured). Cairo's run straight through sRGB: stops in between make them follow.
enum GradientStops {
  private static let steps = 12

  static func refined(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    var result: [ResolvedStop] = []
    for stop in stops {
      var stop = stop
      stop.location = max(stop.location, result.last?.location ?? stop.location)
      if let previous = result.last, stop.location > previous.location,
        previous.color != stop.color
      {
        for step in 1..<steps {
          let share = Double(step) / Double(steps)
          result.append(
            ResolvedStop(
              color: mix(previous.color, stop.color, by: share),
              location: previous.location + (stop.location - previous.location) * share))
        }
      }
      result.append(stop)
    }
    return result
  }

  /// Without stops that a straight line through sRGB between their neighbours passes so closely that
  /// no byte of a pixel tells.
  static func simplified(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    guard var result = stops.first.map({ [$0] }) else { return [] }
    var kept = 0
    for index in stops.indices.dropFirst() where index + 1 < stops.count {
      let skipped = stops[(kept + 1)...index]
      if skipped.allSatisfy({ isBetween(stops[kept], stops[index + 1], $0) }) { continue }
      result.append(stops[index])
      kept = index
    }
    if let last = stops.last, stops.count > 1 { result.append(last) }
    return result
  }

  private static func isBetween(
    _ a: ResolvedStop, _ b: ResolvedStop, _ stop: ResolvedStop
  ) -> Bool {
    // Two stops in one place are an edge.
    guard a.location < stop.location, stop.location < b.location else { return false }
    let share = Float((stop.location - a.location) / (b.location - a.location))
    let components: [(ResolvedColor) -> Float] = [\.red, \.green, \.blue, \.opacity]
    return components.allSatisfy { component in
      let (first, second) = (component(a.color), component(b.color))
      return abs(first + (second - first) * share - component(stop.color)) < 0.5 / 255
    }
  }

  /// The colour at a place in a gradient.
  static func color(at location: Double, in stops: [ResolvedStop]) -> ResolvedColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let previous = stops[next - 1]
    let share = (location - previous.location) / (stops[next].location - previous.location)
    return mix(previous.color, stops[next].color, by: share)
  }

  /// Between colours multiplied with their opacity, so that a colour that fades to clear does not
  /// turn grey on the way.
  static func mix(_ a: ResolvedColor, _ b: ResolvedColor, by share: Double) -> ResolvedColor {
    let opacity = Double(a.opacity) + (Double(b.opacity) - Double(a.opacity)) * share
    guard opacity > 0 else { return .clear }
    let weight = Double(b.opacity) * share / opacity
    let mixed = Oklab(a) * (1 - weight) + Oklab(b) * weight
    return mixed.color(opacity: Float(opacity))
  }
}

/// Björn Ottosson's perceptual colour space; the matrices are those of his publication
/// (bottosson.github.io/posts/oklab, 2021-01-25).
struct Oklab {
  private var vector: SIMD3<Double>

  init(_ color: ResolvedColor) {
    let (r, g, b) = (
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
    )
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    vector = [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private init(_ vector: SIMD3<Double>) { self.vector = vector }

  static func + (a: Oklab, b: Oklab) -> Oklab { Oklab(a.vector + b.vector) }
  static func * (a: Oklab, factor: Double) -> Oklab { Oklab(a.vector * factor) }

  func color(opacity: Float) -> ResolvedColor {
    let l = vector.x + 0.3963377774 * vector.y + 0.2158037573 * vector.z
    let m = vector.x - 0.1055613458 * vector.y - 0.0638541728 * vector.z
    let s = vector.x - 0.0894841775 * vector.y - 1.2914855480 * vector.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return ResolvedColor(
      colorSpace: .sRGBLinear,
      red: Float(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Float(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Float(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), opacity: opacity)
  }
}
