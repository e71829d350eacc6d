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

  /// Between two colours in Oklab; clear where nothing is seen.
  static func mix(_ a: ResolvedColor, _ b: ResolvedColor, by share: Double) -> ResolvedColor {
    let mixed = a.mixed(with: b, by: share)
    return mixed.opacity > 0 ? mixed : .clear
  }
}
