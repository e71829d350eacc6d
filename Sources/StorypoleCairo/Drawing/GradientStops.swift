// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A gradient's stops for documents.
enum GradientStops {
  /// Removes stops that a straight line through sRGB between their neighbors approximates to less
  /// than one step of a byte.
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
    // Two stops at one location form an edge.
    guard a.location < stop.location, stop.location < b.location else { return false }
    let fraction = Double((stop.location - a.location) / (b.location - a.location))
    let mixed = a.color.mixedComponents(with: b.color, by: fraction)
    let components: [(ResolvedColor) -> Float] = [\.red, \.green, \.blue, \.opacity]
    return components.allSatisfy { abs($0(mixed) - $0(stop.color)) < 0.5 / 255 }
  }
}
