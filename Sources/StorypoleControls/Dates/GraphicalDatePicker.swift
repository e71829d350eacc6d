// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The month of the selected date, and the time below it. The label is not shown.
///
/// *How it lays out*. Measured: the time takes 46 below the month. Ours: the rest.
struct GraphicalDatePicker: View {
  @Environment(\.dateTexts) private var texts
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          month: configuration.selection, isSelected: isSelected, isAllowed: isAllowed,
          choose: choose)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          Text(verbatim: texts.time.format(configuration.selection))
            .padding(.horizontal, 13.5)
            .padding(.vertical, 7.75)
            .background(.fill.tertiary, in: Capsule())
        }
        .padding(.horizontal, 12)
        .frame(height: 46)
      }
    }
    .plainSpacing()
  }

  /// Selects another day at the same time, clamped to the bounds.
  private func choose(_ day: Date) {
    let calendar = texts.calendar
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: configuration.selection)
    var date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
    if let minimum = configuration.minimumDate { date = max(date, minimum) }
    if let maximum = configuration.maximumDate { date = min(date, maximum) }
    configuration.selection = date
  }

  private func isSelected(_ day: Date) -> Bool {
    texts.calendar.isDate(day, inSameDayAs: configuration.selection)
  }

  private func isAllowed(_ day: Date) -> Bool {
    let calendar = texts.calendar
    if let minimum = configuration.minimumDate, day < calendar.startOfDay(for: minimum) {
      return false
    }
    return configuration.maximumDate.map { day <= $0 } ?? true
  }
}

/// A control that chooses several days.
///
/// *How it lays out*: the month of the first selected day, like a `DatePicker`; without one, that of the first allowed
/// day, or the present month.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker for any days. The label is for assistive technologies, and not shown.
  ///
  /// A press on a day adds its components to the set; a press on a selected day removes them.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, label())
  }

  /// Creates a picker for the days in a range; others are disabled. The label is for assistive technologies, and not shown.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  @MainActor @preconcurrency public var body: some View {
    MultiDateGrid(selection: selection, bounds: bounds)
      .semantics(.datePicker, label: label, .contained)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title, which is not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, Text(titleKey))
  }

  /// Creates a picker with a localized title, which is not shown, for the days in a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }

  /// Creates a picker with a string title, which is not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, Text(title))
  }

  /// Creates a picker with a string title, which is not shown, for the days in a range.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }
}

private struct MultiDateGrid: View {
  @Environment(\.dateTexts) private var texts
  /// Any time in the first visible month, once a day was pressed: a choice does not change the month.
  @State private var start: Date?
  @State private var now = Date()
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?

  var body: some View {
    let calendar = texts.calendar
    let days = Set(
      selection.wrappedValue.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
    let month = start ?? days.min() ?? bounds?.lowerBound ?? now
    MonthGrid(
      month: month, isSelected: { days.contains(calendar.startOfDay(for: $0)) },
      isAllowed: { bounds?.contains($0) ?? true },
      choose: {
        start = month
        choose($0)
      }
    )
    .plainSpacing()
  }

  /// Selects a day; a selected day is deselected.
  private func choose(_ day: Date) {
    let calendar = texts.calendar
    let same = selection.wrappedValue.filter {
      calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: day) } == true
    }
    if same.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(same)
    }
  }
}
