// SPDX-License-Identifier: Apache-2.0
/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct ProgressViewStyleConfiguration {
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
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
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// Of the style that was given the view.
  var level: Int?

  /// From 0 to 1; nil when there is no value. That of a time is asked of the clock.
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
  private struct ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> { StyleStack() }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changeEnvironment { $0.progressViewStyles.push(style) }
  }
}

/// A bar for a value, a spinner without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
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
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Bar(
        fraction: configuration.fractionCompleted ?? 0,
        style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
      )
      .frame(height: 4)
      // Ours: how the value is written.
      configuration.currentValueLabel?.font(.footnote).ownForegroundStyle(.secondary)
    }
  }
}

/// A spinner, also with a value: documented for platforms other than macOS, and measured.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(ownTint: tint)
      configuration.label?.ownForegroundStyle(.secondary)
      configuration.currentValueLabel?.font(.footnote).ownForegroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
