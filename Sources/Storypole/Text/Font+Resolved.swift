// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Font {
  /// The environment's values that determine how a font resolves: Dynamic Type size and legibility weight.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    var category: DynamicTypeSize
    var legibility: LegibilityWeight?

    public var debugDescription: String { "Font.Context(\(category))" }

    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = category
      environment.legibilityWeight = legibility
      return environment
    }
  }

  /// The size, weight and features of a font in one environment.
  public struct Resolved: Hashable, Sendable {
    let request: FontRequest
    /// The leading from the font's modifiers; `standard` without one.
    public let leading: Leading

    /// The size in points; 0 for a font with an invalid size.
    public var pointSize: CGFloat { request.size }
    /// The weight, after bold and the user's preference for bold text.
    public var weight: Weight { Weight(value: request.weight) }
    /// The width relative to the standard one, which is 0.
    public var width: Width { Width(request.width - 1) }
    /// Whether the weight is semibold or heavier.
    public var isBold: Bool { request.weight >= Weight.semibold.value }
    /// Whether the letters are slanted.
    public var isItalic: Bool { request.italic }
    /// Whether the font is the system font in its monospaced design; false for every custom font.
    public var isMonospaced: Bool { request.family == .system(.monospaced) }
    /// Whether lowercase and uppercase letters are both small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// Whether lowercase letters become small capitals.
    public var isLowercaseSmallCaps: Bool { request.lowercaseSmallCaps }
    /// Whether uppercase letters become small capitals.
    public var isUppercaseSmallCaps: Bool { request.uppercaseSmallCaps }
  }

  /// Resolves the font for a Dynamic Type size and a legibility weight, without the modifiers of views, such as
  /// `View.bold()`.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    var leading = Leading.standard
    for case .leading(let own) in modifiers { leading = own }
    return Resolved(
      request: resolve(in: context.environment, modifiers: []), leading: leading)
  }
}

extension EnvironmentValues {
  /// The values of this environment that `Font.resolve(in:)` uses.
  public var fontResolutionContext: Font.Context {
    Font.Context(category: dynamicTypeSize, legibility: legibilityWeight)
  }
}
