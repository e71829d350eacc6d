// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A wheel for each component of the date, turned to the selection.
///
/// *How it lays out*. Measured: 320 wide and 216 high, in any container. Ours: the rest.
struct WheelDatePicker: View {
  @Environment(\.dateTexts) private var texts
  @Environment(\.isEnabled) private var isEnabled
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    WheelBand {
      HStack(spacing: 0) {
        if configuration.displayedComponents.contains(.date) {
          // A short month if the time needs space too.
          column(.month, showsTime ? 60 : 130) {
            (showsTime ? texts.shortMonth : texts.month).format($0)
          }
          column(.day, 44) { texts.day.format($0) }
          column(.year, 72) { texts.year.format($0) }
        }
        if showsTime {
          column(.hour, 40) { number(hour($0), digits: 1) }
          column(.minute, 40) {
            number(texts.calendar.component(.minute, from: $0), digits: 2)
          }
          if countsTwelve { halves.frame(width: 44) }
        }
      }
      .font(.system(size: 21))
      .lineLimit(1)
    }
    .frame(width: 320)
    .opacity(isEnabled ? 1 : disabledOpacity)
    .plainSpacing()
  }

  /// A component of the selected date between its predecessors and successors.
  private func column(
    _ part: Calendar.Component, _ width: CGFloat, _ title: @escaping (Date) -> String
  ) -> some View {
    let rows = (1 - WheelRow.visibleRows)..<WheelRow.visibleRows
    return ZStack {
      ForEach(rows, id: \.self) { distance in
        if let date = texts.calendar.date(
          byAdding: part, value: distance, to: configuration.selection)
        {
          Text(verbatim: title(date)).accessibilityHidden(distance != 0)
            .modifier(WheelRow(distance: distance))
        }
      }
    }
    .frame(width: width)
  }

  private var showsTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

  private var countsTwelve: Bool {
    [.oneToTwelve, .zeroToEleven].contains(texts.locale.hourCycle)
  }

  private func hour(_ date: Date) -> Int {
    let hour = texts.calendar.component(.hour, from: date)
    return countsTwelve ? (hour + 11) % 12 + 1 : hour
  }

  private func number(_ number: Int, digits: Int) -> String {
    number.formatted(.number.precision(.integerLength(digits...)).locale(texts.locale))
  }

  /// The two halves of the day.
  private var halves: some View {
    let isAfternoon = texts.calendar.component(.hour, from: configuration.selection) >= 12
    return ZStack {
      Text(verbatim: texts.calendar.amSymbol).accessibilityHidden(isAfternoon)
        .modifier(WheelRow(distance: isAfternoon ? -1 : 0))
      Text(verbatim: texts.calendar.pmSymbol).accessibilityHidden(!isAfternoon)
        .modifier(WheelRow(distance: isAfternoon ? 0 : 1))
    }
  }
}
