// SPDX-License-Identifier: Apache-2.0
/// The parts of a date that a picker offers.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date, a time, or both.
///
/// Locale, calendar and time zone are the environment's: the same date looks the same everywhere.
///
/// *How it lays out*: as its style.
nonisolated public struct DatePicker<Label: View>: View {
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
    let (style, level) = styles.style(inside: configuration.level, else: DefaultDatePickerStyle())
    var shown = configuration
    shown.level = level
    return style.show(shown).changeEnvironment { $0.datePickerStyles.truncate(to: level) }
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: nil, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: nil, displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: nil, displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style is given, to be shown in the next style further out or in one that is
  /// set on it.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }
}
