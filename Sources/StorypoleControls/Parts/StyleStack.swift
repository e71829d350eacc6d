// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The styles for one kind of control around a view, the outermost first.
struct StyleStack<Style> {
  private var styles: [Style] = []

  mutating func push(_ style: Style) { styles.append(style) }

  /// Removes the styles inside of a level.
  mutating func truncate(to level: Int) { styles.removeLast(max(0, styles.count - level)) }

  /// The style for a control, and its level: 1 for the outermost, 0 for `automatic`.
  ///
  /// `level` is nil, or that of the style that received the control and shows it again: then it gets the next outer
  /// style, unless that style set another one.
  func style(inside level: Int?, else automatic: Style) -> (style: Style, level: Int) {
    let index = level.map { styles.count > $0 ? styles.count : $0 - 1 } ?? styles.count
    return index > 0 ? (styles[index - 1], index) : (automatic, 0)
  }

  /// A control in its style. The views of the style get the styles outside of it.
  @MainActor func show<Configuration: StyledConfiguration>(
    _ configuration: Configuration, else automatic: Style,
    by make: (Style, Configuration) -> AnyView
  ) -> some View {
    let (style, level) = style(inside: configuration.level, else: automatic)
    var shown = configuration
    shown.level = level
    return make(style, shown).changeEnvironment { $0[StylesKey<Style>.self].truncate(to: level) }
  }
}

/// The parts of a control that a style arranges.
protocol StyledConfiguration {
  /// The level of the style that received the control; nil before, and for a control that a style can't show again.
  var level: Int? { get set }
}

extension StyledConfiguration {
  var level: Int? {
    get { nil }
    set {}
  }
}

/// The styles around a view, of the kind that has `Style` as its type.
struct StylesKey<Style>: EnvironmentKey {
  static var defaultValue: StyleStack<Style> { StyleStack() }
}

/// The body of a control in a style. The style's own properties, such as `@Environment`, work as those of a view do.
nonisolated struct StyleBody<Style, Content: View>: View {
  private var properties: StyleProperties<Style>
  private let content: @MainActor (Style) -> Content

  init(_ style: Style, @ViewBuilder content: @escaping @MainActor (Style) -> Content) {
    properties = StyleProperties(style: style)
    self.content = content
  }

  @MainActor var body: some View { content(properties.style) }
}

/// Contains a value whose properties are connected like the holder's.
private struct StyleProperties<Style>: PropertyHolder {
  static var heldType: Any.Type { Style.self }
  var style: Style
}
