// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A group of related controls.
///
/// *How it lays out*: according to its style; all numbers are ours.
nonisolated public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyles) private var styles
  private let configuration: ControlGroupStyleConfiguration

  private init(_ label: AnyView?, _ content: AnyView) {
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: content), label: .init(view: label))
  }

  /// Creates a group without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(nil, AnyView(content()))
  }

  /// Creates a group with a label, which none of the built-in styles shows.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(AnyView(label()), AnyView(content()))
  }

  /// Creates a group with a localized title, which none of the built-in styles shows.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a string title, which none of the built-in styles shows.
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: AutomaticControlGroupStyle()) { $0.show($1) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The type of the content of a control group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor @preconcurrency public var body: some View { content }
}

/// The appearance of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view that a control group with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a control group that a style arranges.
public struct ControlGroupStyleConfiguration: StyledConfiguration {
  /// The controls of the group, as one view.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The label of the group; an empty view for a group without one.
  nonisolated public struct Label: View {
    let view: AnyView?
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group.
  public let label: Label
  /// The level of the style that received the group.
  var level: Int?
}

extension ControlGroupStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups inside. The innermost style counts.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    changeEnvironment { $0.controlGroupStyles.push(style) }
  }
}

/// The controls side by side on a capsule.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a capsule with the controls in a row: 12 points at the sides of each, 7 above and below, and a
  /// line between two. The label is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    ControlBar(content: configuration.content)
  }
}

/// The controls side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a row of the controls, 16 points apart. The label is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

private struct ControlBar: View {
  let content: ControlGroupStyleConfiguration.Content

  var body: some View {
    Group(subviews: content) { controls in
      HStack(spacing: 0) {
        ForEach(controls.indices, id: \.self) { index in
          controls[index]
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .overlay(alignment: .leading) {
              if index > 0 { Rectangle().fill(.quaternary).frame(width: 1, height: 18) }
            }
        }
      }
    }
    .background(.fill.tertiary, in: Capsule())
    .plainSpacing()
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default: the controls side by side on a capsule.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in a row without a background, 16 points apart.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
