// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Inter as the substitute for Apple's system font, with optical sizes and tracking that make its lines as wide
/// as Apple's.
///
/// Apple's font has tighter or wider tracking by size, and narrower letters for large sizes. Inter takes the
/// same tracking and has such letters too, in the family Inter Display; the remaining difference between the
/// letters of the two fonts is distributed over the line.
enum SystemFontStandIn {
  static let display = "Inter Display"
  /// Apple's letters narrow gradually, from 17 to 28 points. Inter has two optical sizes: up to here the text
  /// size comes closer to the recorded widths, above it is too tight.
  static let displaySize = 24.0

  private typealias Table = [(at: Double, value: Double)]

  /// Source: Human Interface Guidelines, Typography, Specifications, "Tracking values", SF Pro, in
  /// 1/1000 em by size.
  private static let apple: Table = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13),
    (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10),
    (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7),
    (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
    (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  /// Inter's additional tracking, in 1/1000 em: fitted to 140 widths recorded on Apple's systems, weighted by
  /// their number of characters. Zero at regular weight up to 17 points.
  private static let text: Table = [(17, 0), (20, -15), (24, -50), (28, -64)]
  private static let large: Table = [(24, -4), (28, -15)]
  /// The difference by weight from the regular one.
  private static let textWeight: Table = [(400, 0), (500, 5), (600, 9), (700, 15), (900, 36)]
  private static let largeWeight: Table = [(400, 0), (500, 0), (600, 6), (700, 13), (900, 23)]

  /// The tracking of the other designs' fonts, in 1/1000 em at all sizes and weights. Each is fitted to one
  /// recorded width, "The quick brown fox" at 20 points: serif 185.5, where DejaVu Serif is 208 wide, monospaced
  /// 235 (DejaVu Sans Mono: 229), rounded 175 (Inter: 177.5, with the tracking below). The text has 19
  /// characters, so that a thousandth is 0.38 points.
  static func tracking(of design: FontRequest.Design, at size: Double) -> Double {
    switch design {
    case .default: 0
    case .serif: -59 / 1000 * size
    case .monospaced: 16 / 1000 * size
    case .rounded: -6.5 / 1000 * size
    }
  }

  /// The spacing after each character at a size, in points.
  static func tracking(at size: Double, weight: Int, isDisplay: Bool) -> Double {
    let own =
      isDisplay
      ? value(in: large, at: size) + value(in: largeWeight, at: Double(weight))
      : value(in: text, at: size) + value(in: textWeight, at: Double(weight))
    return (value(in: apple, at: size) + own) / 1000 * size
  }

  /// Interpolates between a table's entries; its end values apply outside.
  private static func value(in table: Table, at place: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.at >= place }) else {
      return table[table.count - 1].value
    }
    guard next > 0 else { return table[0].value }
    let low = table[next - 1]
    let high = table[next]
    return low.value + (high.value - low.value) * (place - low.at) / (high.at - low.at)
  }
}
