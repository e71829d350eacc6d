// SPDX-License-Identifier: Apache-2.0
extension Font.TextStyle {
  /// A style's size and the distance of its baselines, in points.
  struct Metrics: Equatable, Sendable {
    var size: CGFloat
    var pitch: CGFloat

    /// The style's additional distance between lines. The line itself is as high as that of Apple's system font: (1950
    /// + 494)/2048 of the size.
    var leading: CGFloat { pitch - size * (1950 + 494) / 2048 }
  }

  func metrics(for category: DynamicTypeSize) -> Metrics {
    let column = DynamicTypeSize.allCases.firstIndex(of: category)!
    return Self.table[self]![column]
  }

  /// The size relative to that at the default category.
  func scale(for category: DynamicTypeSize) -> CGFloat {
    metrics(for: category).size / metrics(for: .large).size
  }

  var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The style's weight for `bold()`.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// Apple's Human Interface Guidelines, Typography (iOS): size and leading for each Dynamic Type
  /// size from xSmall to accessibility5. The two extra large titles are those of visionOS, scaled as
  /// the large title is.
  private static let table: [Font.TextStyle: [Metrics]] = {
    func row(_ pairs: (CGFloat, CGFloat)...) -> [Metrics] {
      pairs.map { Metrics(size: $0.0, pitch: $0.1) }
    }
    var table: [Font.TextStyle: [Metrics]] = [
      .largeTitle: row(
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)),
      .title: row(
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)),
      .title2: row(
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)),
      .title3: row(
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)),
      .headline: row(
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)),
      .body: row(
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)),
      .callout: row(
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)),
      .subheadline: row(
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)),
      .footnote: row(
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)),
      .caption: row(
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)),
      .caption2: row(
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)),
    ]
    for (style, size) in [(Font.TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28.0)] {
      table[style] = table[.largeTitle]!.map { title in
        let factor = size / 34
        return Metrics(size: title.size * factor, pitch: title.pitch * factor)
      }
    }
    return table
  }()
}
