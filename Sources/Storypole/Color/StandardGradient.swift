// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The gradient of `Color.gradient`.
///
/// Measured on iOS 26 of ten system colors, 50 pixels each: a lighter tint at 0 becomes the color itself at 0.7, mixed
/// in Oklab, and stays. Yellow, which is too light for that, begins as itself and becomes darker from 0.3. The tints of
/// other colors are ours, chosen between those.
enum StandardGradient {
  static func stops(of color: ResolvedColor) -> [ResolvedStop] {
    var plain = color
    plain.opacity = 1
    let stops: [ResolvedStop]
    if let tint = tints[plain.description] {
      stops = rising(from: tint, to: plain)
    } else if let end = darkEnd(of: plain) {
      stops = [
        ResolvedStop(color: plain, location: 0), ResolvedStop(color: plain, location: 0.3),
        ResolvedStop(color: end, location: 1),
      ]
    } else {
      stops = rising(from: tint(of: plain), to: plain)
    }
    return stops.map {
      ResolvedStop(
        color: $0.color.multiplyingOpacity(by: Double(color.opacity)), location: $0.location)
    }
  }

  private static func rising(from tint: ResolvedColor, to plain: ResolvedColor) -> [ResolvedStop] {
    [
      ResolvedStop(color: tint, location: 0), ResolvedStop(color: plain, location: 0.7),
      ResolvedStop(color: plain, location: 1),
    ]
  }

  /// For colors as light as yellow, whose lightness of 0.865 ends 0.055 lower, with 0.94 of its colorfulness.
  private static func darkEnd(of plain: ResolvedColor) -> ResolvedColor? {
    if plain.description == "#FFCC00FF" { return tint(239.4, 184.6, 0) }
    let lab = plain.oklab
    guard lab.x > 0.82 else { return nil }
    return ResolvedColor(
      oklab: SIMD3(lab.x - 0.055, lab.y * 0.94, lab.z * 0.94), opacity: 1)
  }

  /// The measured tints are at about 0.3 of the distance to white's lightness, with 0.85 of the colorfulness.
  private static func tint(of plain: ResolvedColor) -> ResolvedColor {
    let lab = plain.oklab
    return ResolvedColor(
      oklab: SIMD3(lab.x + 0.3 * (1 - lab.x), lab.y * 0.85, lab.z * 0.85), opacity: 1)
  }

  /// Fitted to the pixels; a component above 255 exceeds the range of the screen.
  private static let tints: [String: ResolvedColor] = [
    "#0088FFFF": tint(45, 168.2, 253.9), "#FF8D28FF": tint(270, 173.4, 87.1),
    "#34C759FF": tint(97.3, 222.4, 130), "#AC7F5EFF": tint(202.1, 164.8, 137.5),
    "#00C8B3FF": tint(52.5, 224.2, 206.7), "#6155F5FF": tint(137.8, 123.1, 255),
    "#00C0E8FF": tint(53.1, 216.7, 249.9), "#8E8E93FF": tint(176.2, 176.2, 180.4),
    "#FF2D55FF": tint(320, 86.9, 126.7),
  ]

  private static func tint(_ red: Float, _ green: Float, _ blue: Float) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
