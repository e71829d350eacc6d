// SPDX-License-Identifier: Apache-2.0
/// Controls that belong together.
///
/// *How it lays out*: as its style; all numbers are ours.
nonisolated public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyles) private var styles
  private let configuration: ControlGroupStyleConfiguration

  private init(_ label: AnyView?, _ content: AnyView) {
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: content), label: .init(view: label))
  }

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(nil, AnyView(content()))
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(AnyView(label()), AnyView(content()))
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  @MainActor @preconcurrency public var body: some View {
    let (style, level) = styles.style(
      inside: configuration.level, else: AutomaticControlGroupStyle())
    var shown = configuration
    shown.level = level
    return style.show(shown).changeEnvironment { $0.controlGroupStyles.truncate(to: level) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is given, to be shown in the next style further out or in one that is set
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

/// How control groups look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct ControlGroupStyleConfiguration {
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  nonisolated public struct Label: View {
    let view: AnyView?
    @MainActor @preconcurrency public var body: some View { view }
  }

  public let content: Content
  public let label: Label
  /// Of the style that was given the group.
  var level: Int?
}

extension ControlGroupStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct ControlGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ControlGroupStyle> { StyleStack() }
  }

  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    changeEnvironment { $0.controlGroupStyles.push(style) }
  }
}

/// The controls side by side on a capsule.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlBar(content: configuration.content)
  }
}

/// The controls side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
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
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
