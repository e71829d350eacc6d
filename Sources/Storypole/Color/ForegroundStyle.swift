// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The styles that `foregroundStyle` set: primary, secondary, tertiary.
package final class ForegroundStyles: Sendable {
  let styles: [any ShapeStyle]
  /// The enclosing styles, to which `.foreground` and `.secondary` in these styles refer.
  let outer: ForegroundStyles?
  /// Whether the user set the styles, so that controls use them: not a container that dims its own texts.
  package let isWished: Bool

  init(_ styles: [any ShapeStyle], outer: ForegroundStyles?, isWished: Bool = true) {
    self.styles = styles
    self.outer = outer
    self.isWished = isWished
  }

  func paint(in context: _StyleContext) -> _StyledPaint {
    let index = min(context.level, styles.count - 1)
    var context = context
    context.level -= index
    context.foreground = outer
    return styles[index]._paint(in: context)
  }
}

extension ForegroundStyles: SelfComparing {
  func isSame(as other: ForegroundStyles) -> Bool {
    if self === other { return true }
    guard isWished == other.isWished, styles.count == other.styles.count else { return false }
    guard zip(styles, other.styles).allSatisfy({ ViewComparison.areEqual($0, $1) }) else {
      return false
    }
    switch (outer, other.outer) {
    case (nil, nil): return true
    case (let first?, let second?): return first.isSame(as: second)
    default: return false
    }
  }
}

extension EnvironmentValues {
  private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }

  /// nil for the system's label colors.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  mutating func setForeground(_ styles: [any ShapeStyle], isWished: Bool = true) {
    foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles, isWished: isWished)
  }

  /// Sets the style of a container's own texts; its controls keep theirs.
  mutating func setOwnForeground(_ style: any ShapeStyle) {
    setForeground([style], isWished: foregroundStyles?.isWished == true)
  }

  /// The paint of text and symbols in `bounds`.
  package func foregroundPaint(in bounds: CGRect) -> Paint {
    ForegroundStyle()._paint(in: _StyleContext(self, in: bounds)).paint
  }
}

/// The foreground style of the environment; the color of primary text if none is set.
@frozen public struct ForegroundStyle: ShapeStyle {
  /// Creates the style; it has no options.
  public init() {}

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    if let foreground = context.foreground { return foreground.paint(in: context) }
    return Color.primary._paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the foreground style: primary is the style itself, and each level below is fainter.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: the second style of `foregroundStyle`, or the foreground at about half of its opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: the third style of `foregroundStyle`, or the foreground at about a quarter of its
  /// opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, with about 0.18 of the foreground's opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, with about 0.1 of the foreground's opacity; the system's labels have only four levels.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    var context = context
    context.level += level
    return ForegroundStyle()._paint(in: context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter level of another style.
@frozen public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    var context = context
    context.level += level
    return base._paint(in: context)
  }
}

extension ShapeStyle {
  /// The second level of the style, with half of its opacity.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style, with a quarter of its opacity.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style, with 0.18 of its opacity.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style, with 0.1 of its opacity.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension View {
  /// Sets the style of texts, symbols and shapes in the view that don't set one.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.setForeground([style]) }
  }

  /// Sets the style of a container's own texts; its controls keep theirs.
  nonisolated package func ownForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.setOwnForeground(style) }
  }

  /// Sets the primary and secondary level of the foreground in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changeEnvironment { $0.setForeground([primary, secondary]) }
  }

  /// Sets the primary, secondary and tertiary level of the foreground in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changeEnvironment { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Sets the color of the foreground in the view; nil is that of the system.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changeEnvironment {
      if let color { $0.setForeground([color]) } else { $0.foregroundStyles = nil }
    }
  }
}
