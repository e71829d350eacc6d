// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Views that can be shown and hidden below a label.
///
/// *How it lays out*. Measured on macOS: the label's row takes the full width, and the content is directly
/// below it, centered and not indented. Ours: the row's height.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.disclosureGroupStyles) private var styles
  @State private var ownState = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  private init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates a group with a label, initially closed. A press on the label opens and closes it, animated.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }

  /// Creates a group that is open while `isExpanded` is true. A press on the label toggles the binding,
  /// animated.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }

  @MainActor @preconcurrency public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content())),
      isExpanded: isExpanded ?? $ownState)
    return styles.show(configuration, else: AutomaticDisclosureGroupStyle()) { $0.show($1) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title, initially closed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group with a localized title that is open while `isExpanded` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group with a string title, initially closed.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(label), content)
  }

  /// Creates a group with a string title that is open while `isExpanded` is true.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(label), content)
  }
}

/// The appearance and behavior of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view that a disclosure group with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a disclosure group that a style arranges.
public struct DisclosureGroupStyleConfiguration: StyledConfiguration {
  /// The label of the group.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The content of the group, which a style shows only while `isExpanded` is true.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group, to be shown while `isExpanded` is true.
  public let content: Content
  /// Whether the group is open; a style sets it to open and close the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack<any DisclosureGroupStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups inside. The innermost style counts.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    changeEnvironment { $0.disclosureGroupStyles.push(style) }
  }
}

/// A label in the tint with a chevron that points to the visible content. In a list, the label is an ordinary row, and
/// the content's views are rows too.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a row with the label and a chevron at the trailing edge, and the content below it while the group
  /// is open.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroup(configuration: configuration)
  }
}

private struct AutomaticDisclosureGroup: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    if isInListRow {
      row
      content
    } else {
      VStack(spacing: 0) {
        row
          .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .padding(.vertical, 4)
        VStack { content }
      }
    }
  }

  private var row: some View {
    Pressable(fillsFrame: true) {
      withAnimation { configuration.isExpanded.toggle() }
    } content: { _ in
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        ControlMark(
          configuration.isExpanded ? .chevronDown : .chevron,
          width: configuration.isExpanded ? 12 : 7
        )
        .foregroundStyle(.tint)
      }
    }
    .accessibilityValue(Text(verbatim: configuration.isExpanded ? "Expanded" : "Collapsed"))
  }

  @ViewBuilder private var content: some View {
    if configuration.isExpanded { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default: a label in the tint with a chevron, above the content.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
