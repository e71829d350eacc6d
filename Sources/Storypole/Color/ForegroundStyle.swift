// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The styles that `foregroundStyle` set: primary, secondary, tertiary.
package final class ForegroundStyles: Sendable {
  let styles: [any ShapeStyle]
  /// What the styles themselves mean by `.foreground` and `.secondary`: the surroundings' styles.
  let outer: ForegroundStyles?
  /// Whether somebody asked for them, which controls heed: not a container that dims its own texts.
  let isWished: Bool

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

extension EnvironmentValues {
  private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }

  /// nil for the system's label colours.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  mutating func setForeground(_ styles: [any ShapeStyle], isWished: Bool = true) {
    foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles, isWished: isWished)
  }

  /// Sets the style of a container's own texts: controls among them keep theirs.
  mutating func setOwnForeground(_ style: any ShapeStyle) {
    setForeground([style], isWished: foregroundStyles?.isWished == true)
  }

  /// What text and symbols in `bounds` are painted with.
  package func foregroundPaint(in bounds: CGRect) -> Paint {
    ForegroundStyle()._paint(in: _StyleContext(self, in: bounds)).paint
  }
}

/// The style that the surroundings give to their foreground.
@frozen public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    if let foreground = context.foreground { return foreground.paint(in: context) }
    return Color.primary._paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the foreground style: primary is the style itself, every level below is fainter.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    var context = context
    context.level += level
    return ForegroundStyle()._paint(in: context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
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
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension View {
  /// Paints text, symbols and shapes in the view that have no style of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.setForeground([style]) }
  }

  /// The style of a container's own texts: controls among them keep theirs.
  nonisolated func ownForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.setOwnForeground(style) }
  }

  /// The primary and secondary level of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changeEnvironment { $0.setForeground([primary, secondary]) }
  }

  /// The primary, secondary and tertiary level of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changeEnvironment { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// A colour for the foreground; nil for the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changeEnvironment {
      if let color { $0.setForeground([color]) } else { $0.foregroundStyles = nil }
    }
  }
}
