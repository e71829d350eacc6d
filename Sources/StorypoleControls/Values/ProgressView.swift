// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Shows the progress of a task, or that it is not finished.
///
/// *How it lays out*: according to its style. Measured: a bar is 4 high and as wide as offered, its label 4 above it; a
/// spinner is 20×20, its label below at the distance of text.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyles) private var styles
  private let configuration: ProgressViewStyleConfiguration

  private init(
    fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel,
    interval: ProgressViewStyleConfiguration.Interval? = nil
  ) {
    configuration = ProgressViewStyleConfiguration(
      fraction: fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }, interval: interval,
      label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(view: AnyView(currentValueLabel)))
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultProgressViewStyle()) { $0.show($1) }
      .semantics(
        .progress, label: configuration.label?.view,
        value: configuration.currentValueLabel?.view.spokenLabel
          ?? configuration.fractionCompleted.map {
            Text($0, format: .percent.precision(.fractionLength(0)))
          }, state: configuration.fractionCompleted.map { .fraction($0) })
  }
}

/// The fraction of a total; nil for no value, NaN for a total of zero.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { Double($0) / Double(total) }
}

extension ProgressView {
  /// Creates a bar for the fraction of `value` in `total`, from 0 to 1; nil shows a spinner.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a bar for the fraction of an interval of time that remains, or, with `countsDown` false, that has passed.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, label: label(), currentValueLabel: currentValueLabel(),
      interval: .init(range: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label below it.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a bar for the fraction of `value` in `total`, from 0 to 1; nil, and 0 of 0, show a spinner.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a bar for an interval of time, with the remaining or the passed time below it. The clock is read when the
  /// view is evaluated.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a bar for an interval of time, without a label.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  nonisolated public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a bar for the fraction of `value` in `total`, from 0 to 1; nil shows a spinner.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a spinner with a string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a bar with a localized title; a value of nil shows a spinner.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a string title; a value of nil shows a spinner.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Creates a view for one of Foundation's progress objects, with its present fraction and descriptions. It is not
  /// updated with the progress.
  nonisolated public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
      label: Text(verbatim: progress.localizedDescription ?? ""),
      currentValueLabel: Text(verbatim: progress.localizedAdditionalDescription ?? ""))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The remaining or the passed time of an interval.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor @preconcurrency public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
