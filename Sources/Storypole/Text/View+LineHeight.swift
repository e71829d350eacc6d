// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension AttributedString {
  /// The distance between the baselines of a paragraph.
  public struct LineHeight: Hashable, Sendable {
    let setting: Paragraph.LineHeight

    /// The ascent and descent of the fonts in each line.
    public static var variable: LineHeight { LineHeight(setting: .fonts) }
    /// A multiple of the largest point size, regardless of the fonts' ascents and descents.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(setting: .fixed(factor: factor, points: 0))
    }
    /// The largest point size plus `increase` points, regardless of the fonts' ascents and descents.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(setting: .fixed(factor: 1, points: increase))
    }
    /// The same distance in points for all lines, regardless of the fonts.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(setting: .fixed(factor: 0, points: points))
    }

    // Apple's documentation has only that these are multiples that are "perceived as" their names.
    /// A multiple of the point size. The number, 1.1, is ours.
    public static var tight: LineHeight { multiple(factor: 1.1) }
    /// A multiple of the point size. The number, 1.25, is ours.
    public static var normal: LineHeight { multiple(factor: 1.25) }
    /// A multiple of the point size. The number, 1.5, is ours.
    public static var loose: LineHeight { multiple(factor: 1.5) }
  }
}

extension EnvironmentValues {
  private struct LineHeightKey: EnvironmentKey {
    static let defaultValue: AttributedString.LineHeight? = nil
  }

  /// The distance between the lines of texts; nil, the default, leaves it to the fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the lines of texts; nil, the default, leaves it to the fonts.
  ///
  /// If the height of a line differs from the fonts', half of the difference is above the letters and half below. Line
  /// spacing is added to it.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
