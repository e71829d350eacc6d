// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view that a label with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration: StyledConfiguration {
  /// The label's type-erased title.
  nonisolated public struct Title: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label's type-erased icon.
  nonisolated public struct Icon: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  nonisolated let titleView: Title
  nonisolated let iconView: Icon
  /// The level of the style that received the label.
  nonisolated var level: Int?

  nonisolated init(title: Title, icon: Icon) {
    titleView = title
    iconView = icon
  }

  /// The title of the label.
  public var title: Title { titleView }
  /// The icon of the label.
  public var icon: Icon { iconView }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a row of icon and title on one baseline, 8 points apart; in a list, 16.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a row of icon and title, as `TitleAndIconLabelStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// Only the icon. The title is still used for accessibility.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the icon without the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the title without the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default: icon and title.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title in a row.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle()
  }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle {
    TitleOnlyLabelStyle()
  }
}

extension LabelStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private struct LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }

  /// The distance between a label's icon and its title; nil is 8 points (measured), 16 in the row of a list.
  var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The width that a label reserves for its icon; nil is the icon's own width, 24 in the row of a list.
  var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside. The innermost style counts.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changeEnvironment { $0.labelStyles.push(style) }
  }

  /// Sets the distance between the icon and the title of the labels inside, in points, instead of 8, or of 16 in lists.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    changeEnvironment { $0.labelSpacing = value }
  }

  /// Sets the width that labels inside reserve for their icons, in points. Icons are centered in it; a wider one
  /// overflows at both sides.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    changeEnvironment { $0.labelIconWidth = value }
  }
}

/// A row of icon and title. In the row of a list the icon is large and centered in a slot of 24 points, 16 from the
/// title, which alone determines the label's height (measured with titles of one line).
private nonisolated struct TitleAndIcon: View {
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.isInListRow) private var isInListRow
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View {
    if isInListRow {
      configuration.title.padding(.leading, (iconWidth ?? 24) + (spacing ?? 16))
        .overlay(alignment: .leading) {
          configuration.icon.imageScale(.large).frame(width: iconWidth ?? 24)
        }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
        configuration.icon.frame(width: iconWidth).modifier(LabelIconBaseline())
        configuration.title
      }
    }
  }
}

/// Gives an icon the baseline of the adjacent title: half a capital below its middle (measured).
private nonisolated struct LabelIconBaseline: UnaryLayoutModifier {
  func hints(child: LayoutNode) -> SizingHints {
    var hints = child.hints
    hints.guideKinds = hints.guideKinds.union(.builtIn)
    return hints
  }

  func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline:
      let environment = node.environment
      let font = (environment.font ?? .body).resolve(in: environment)
      let capHeight = node.host.textEngine.metrics(of: font).capHeight
      return (child.size(for: proposal).height + capHeight) / 2
    default: return child.explicit(key, in: proposal)
    }
  }

  var name: String { "label icon" }
}
