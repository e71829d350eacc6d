// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view that a progress view with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The state of a progress view that a style shows.
public struct ProgressViewStyleConfiguration: StyledConfiguration {
  /// The label of the view.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  struct Interval {
    let range: ClosedRange<Date>
    let countsDown: Bool
  }

  let fraction: Double?
  let interval: Interval?
  /// The label of the view; nil for none.
  public var label: Label?
  /// The label of the current value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The level of the style that received the view.
  var level: Int?

  /// The completed fraction, from 0 to 1; nil without a value. For an interval of time it is read from the clock.
  public var fractionCompleted: Double? {
    guard let interval else { return fraction }
    let scale = SliderScale(
      interval.range.lowerBound
        .timeIntervalSinceReferenceDate...interval.range.upperBound.timeIntervalSinceReferenceDate)
    let passed = scale.fraction(of: Date().timeIntervalSinceReferenceDate)
    return interval.countsDown ? 1 - passed : passed
  }

  init(
    fraction: Double?, interval: Interval?, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.interval = interval
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views inside. The innermost style counts.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changeEnvironment { $0.progressViewStyles.push(style) }
  }
}

/// A bar for a value, a spinner without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a bar with a value, and a spinner without one.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, empty without a value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a style that fills the bar in the environment's tint.
  nonisolated public init() { tint = nil }
  /// Creates a style that fills the bar in a color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a column of the label, a bar of 4 points and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Bar(
        fraction: configuration.fractionCompleted ?? 0,
        style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
      )
      .frame(height: 4)
      // Ours: the style of the value.
      configuration.currentValueLabel?.font(.footnote).ownForegroundStyle(.secondary)
    }
  }
}

/// A spinner, also with a value: documented for platforms other than macOS, and measured.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a style that draws the spinner in the environment's tint, or in gray without one.
  nonisolated public init() { tint = nil }
  /// Creates a style that draws the spinner in a color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a column of a spinner, the label and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(ownTint: tint)
      configuration.label?.ownForegroundStyle(.secondary)
      configuration.currentValueLabel?.font(.footnote).ownForegroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default: a bar for a value, a spinner without one.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
