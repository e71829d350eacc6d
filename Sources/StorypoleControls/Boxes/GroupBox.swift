// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A box around related views, with a label.
///
/// *How it lays out*: according to its style; the default's numbers are ours.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyles) private var styles
  private let configuration: GroupBoxStyleConfiguration

  /// Creates a box with a label above its content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: .init(view: Label.self == EmptyView.self ? nil : AnyView(label())),
      content: .init(view: AnyView(content())))
  }

  /// Creates a box with a label above its content, the label first.
  @available(*, deprecated, renamed: "init(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultGroupBoxStyle()) { $0.show($1) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view that a group box with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a group box that a style arranges.
public struct GroupBoxStyleConfiguration: StyledConfiguration {
  /// The label of the box; an empty view for a box without one.
  nonisolated public struct Label: View {
    let view: AnyView?
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The content of the box.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
  /// The level of the style that received the box.
  var level: Int?
}

extension GroupBoxStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }

  /// The number of group boxes around the view.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes inside. The innermost style counts.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    changeEnvironment { $0.groupBoxStyles.push(style) }
  }
}

/// A filled box that hugs its content, the label in bold above it. Ours: 16 points around, 8 between, corners of 16.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a filled box with the label above the content, both at the leading edge. Boxes inside one another
  /// alternate between two colors.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBox(configuration: configuration)
  }
}

private struct DefaultGroupBox: View {
  @Environment(\.groupBoxDepth) private var depth
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.changeEnvironment { $0.groupBoxDepth = depth + 1 }
    }
    .padding(16)
    // A nested box contrasts with the one around it.
    .background(
      depth.isMultiple(of: 2) ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.background),
      in: RoundedRectangle(cornerRadius: 16))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default: a filled, rounded box with the label in bold.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
