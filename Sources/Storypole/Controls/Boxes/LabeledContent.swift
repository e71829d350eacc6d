// SPDX-License-Identifier: Apache-2.0
/// A value with a label.
///
/// *How it lays out*: the label leads, the value trails in the secondary style, and the pair fills
/// the width; without the label it is the value. Ours: on macOS, outside of forms, it hugs the two
/// (measured); nobody has recorded an iPhone.
nonisolated public struct LabeledContent<Label, Content> {
  private let configuration: LabeledContentStyleConfiguration

  private init(_ label: AnyView, _ content: AnyView) {
    configuration = LabeledContentStyleConfiguration(
      label: .init(view: label), content: .init(view: content))
  }
}

extension LabeledContent: View where Label: View, Content: View {
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
    let (style, level) = styles.style(
      inside: configuration.level, else: AutomaticLabeledContentStyle())
    var shown = configuration
    shown.level = level
    return style.show(shown).changeEnvironment { $0.labeledContentStyles.truncate(to: level) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

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
  /// The view that a style is given, to be shown in the next style further out or in one that is set
  /// on it.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct LabeledContentStyleConfiguration {
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  public let label: Label
  public let content: Content
  /// Of the style that was given the view.
  var level: Int?
}

extension LabeledContentStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack() }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    changeEnvironment { $0.labeledContentStyles.push(style) }
  }
}

/// The label and the value at the two ends of a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
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
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
