// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A value with a label.
///
/// *How it lays out*: the label leads, the value trails in the secondary style, and the pair fills the width; without
/// the label it is the value. Ours: on macOS, outside of forms, it hugs the two (measured); no recording of an iPhone
/// exists.
nonisolated public struct LabeledContent<Label, Content> {
  private let configuration: LabeledContentStyleConfiguration

  private init(_ label: AnyView, _ content: AnyView) {
    configuration = LabeledContentStyleConfiguration(
      label: .init(view: label), content: .init(view: content))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a pair of a label and its content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(AnyView(label()), AnyView(content()))
  }

  @MainActor @preconcurrency public var body: some View {
    StyledLabeledContent(configuration: configuration)
  }
}

private struct StyledLabeledContent: View {
  @Environment(\.labeledContentStyles) private var styles
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    styles.show(configuration, else: AutomaticLabeledContentStyle()) { $0.show($1) }
      .semanticsOfLabeled()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a pair of a localized title and a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a pair of a string and a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a pair of a localized title and a string, which is shown unchanged.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a pair of two strings.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a pair of a localized title and a value, formatted in the environment's locale.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a pair of a string and a value, formatted in the environment's locale.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a view from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view that labeled content with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of labeled content that a style arranges.
public struct LabeledContentStyleConfiguration: StyledConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The content that the label describes.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The content that the label describes.
  public let content: Content
  /// The level of the style that received the view.
  var level: Int?
}

extension LabeledContentStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled content inside. The innermost style counts.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    changeEnvironment { $0.labeledContentStyles.push(style) }
  }
}

/// The label and the value at the two ends of a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a row with the label at the leading edge and the content, in the secondary style, at the trailing one. If
  /// labels are hidden, it is only the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledPair(configuration: configuration)
  }
}

private struct LabeledPair: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if labelsVisibility == .hidden {
      configuration.content
    } else {
      HStack {
        configuration.label
        Spacer()
        configuration.content.ownForegroundStyle(.secondary).multilineTextAlignment(.trailing)
          .semanticsValue()
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default: the label and the content at the two ends of a row.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
