// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set: 1 for hour and minute, 2 for the date.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute; the raw value is 1.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date, a time, or both.
///
/// Locale, calendar and time zone are the environment's: a date looks the same on every machine.
///
/// *How it lays out*: according to its style.
nonisolated public struct DatePicker<Label: View>: View {
  /// The components of a date that a picker shows.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerStyles) private var styles
  private let configuration: DatePickerStyleConfiguration

  private init(
    _ label: Label, _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?,
    _ components: Components
  ) {
    configuration = DatePickerStyleConfiguration(
      label: .init(view: AnyView(label)), selection: selection, minimumDate: minimum,
      maximumDate: maximum, displayedComponents: components)
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultDatePickerStyle()) { $0.show($1) }
      .semantics(.datePicker, label: configuration.label.view, .contained)
  }
}

extension DatePicker {
  /// Creates a picker for any date, by default with date and time.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker for dates in a closed range.
  ///
  /// Calendars respect the range: other days are disabled, and a choice is clamped to the nearest bound.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker for dates from a lower bound.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker for dates up to an upper bound, inclusive.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title for any date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker with a localized title for dates in a closed range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a localized title for dates from a lower bound.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker with a localized title for dates up to an upper bound, inclusive.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a string title for any date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker with a string title for dates in a closed range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a string title for dates from a lower bound.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker with a string title for dates up to an upper bound, inclusive.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from the configuration of a style. It has the next outer style, or one that is
  /// set on it.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }
}
