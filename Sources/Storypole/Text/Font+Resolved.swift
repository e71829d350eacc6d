// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Font {
  /// What the environment says about fonts.
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

  /// A font as numbers.
  public struct Resolved: Hashable, Sendable {
    let request: FontRequest
    public let leading: Leading

    public var pointSize: CGFloat { request.size }
    public var weight: Weight { Weight(value: request.weight) }
    public var width: Width { Width(request.width - 1) }
    public var isBold: Bool { request.weight >= Weight.semibold.value }
    public var isItalic: Bool { request.italic }
    public var isMonospaced: Bool { request.family == .system(.monospaced) }
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    public var isLowercaseSmallCaps: Bool { request.lowercaseSmallCaps }
    public var isUppercaseSmallCaps: Bool { request.uppercaseSmallCaps }
  }

  public func resolve(in context: Font.Context) -> Font.Resolved {
    var leading = Leading.standard
    for case .leading(let own) in modifiers { leading = own }
    return Resolved(
      request: resolve(in: context.environment, modifiers: []), leading: leading)
  }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context {
    Font.Context(category: dynamicTypeSize, legibility: legibilityWeight)
  }
}
