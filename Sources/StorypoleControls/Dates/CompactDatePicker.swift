// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The label, and the date and the time on small capsules. A press on the date shows a calendar.
///
/// *How it lays out*. Measured: 13.5 at the sides of each text, 5 between two; 7 above and below a
/// date, 7.75 above and below a time. Ours: the rest is that of a `ControlRow`; at accessibility
/// sizes label and texts are below one another.
struct CompactDatePicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var showsCalendar = false
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    // With the largest letters they don't fit in a row.
    let isStacked = typeSize.isAccessibilitySize
    let layout =
      isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
      : AnyLayout(HStackLayout(spacing: 0))
    layout {
      if labelsVisibility != .hidden {
        configuration.label
        if !isStacked { Spacer() }
      }
      if isStacked { pills } else { HStack(spacing: 5) { pills } }
    }
    .plainSpacing()
  }

  @ViewBuilder private var pills: some View {
    if configuration.displayedComponents.contains(.date) {
      Pressable(fillsFrame: true) {
        showsCalendar = true
      } content: { isPressed in
        DatePill(date: configuration.selection, inset: 7) { $0.date }
          .opacity(isPressed ? pressedOpacity : 1)
      }
      // Both names are those that tests of apps find on iOS.
      .semantics(.button, label: Text(verbatim: "Date Picker"))
      .popover(isPresented: $showsCalendar) {
        // The calendar's ideal width.
        GraphicalDatePicker(configuration: configuration.dateAlone)
          .padding(.horizontal, 16)
          .frame(width: 320)
      }
    }
    if configuration.displayedComponents.contains(.hourAndMinute) {
      DatePill(date: configuration.selection, inset: 7.75) { $0.time }
        .semantics(.text, label: Text(verbatim: "Time Picker"))
    }
  }
}

private struct DatePill: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dateTexts) private var texts
  let date: Date
  let inset: CGFloat
  let format: (DateTexts) -> Date.FormatStyle

  var body: some View {
    Text(verbatim: format(texts).format(date))
      .foregroundStyle(isEnabled ? .primary : .tertiary)
      .lineLimit(1)
      .semanticsValue()
      .padding(.horizontal, 13.5)
      .padding(.vertical, inset)
      .background(.fill.tertiary, in: Capsule())
  }
}

/// The date formats of an environment.
struct DateTexts {
  let locale: Locale
  let calendar: Calendar

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    // The locale determines the calendar's first day of the week.
    calendar.locale = environment.locale
    self.calendar = calendar
  }

  private func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle)
    -> Date.FormatStyle
  {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  var date: Date.FormatStyle { style(.abbreviated, .omitted) }
  var time: Date.FormatStyle { style(.omitted, .shortened) }

  private var blank: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  var monthAndYear: Date.FormatStyle { blank.month(.wide).year() }
  var month: Date.FormatStyle { blank.month(.wide) }
  var shortMonth: Date.FormatStyle { blank.month(.abbreviated) }
  var day: Date.FormatStyle { blank.day() }
  var year: Date.FormatStyle { blank.year() }
  var weekday: Date.FormatStyle { blank.weekday(.abbreviated) }
}

extension EnvironmentValues {
  var dateTexts: DateTexts { DateTexts(self) }
}
