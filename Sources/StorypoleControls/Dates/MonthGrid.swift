// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A month in a calendar: its name, the days of the week, the days.
///
/// *How it lays out*. Measured: a header 38 high, 16 from the top; the initials of the days of the week centered at
/// 79.5; from 90 a row of 45.5 for each week, and 10 below them. Ours: seven columns of equal width, 320 wide, or as
/// wide as offered.
struct MonthGrid: View {
  @Environment(\.dateTexts) private var texts
  @Environment(\.isEnabled) private var isEnabled
  /// The distance in months from `month` to the visible one.
  @State private var step = 0
  /// Any time in the month.
  private let start: Date
  private let isSelected: (Date) -> Bool
  private let isAllowed: (Date) -> Bool
  private let choose: (Date) -> Void

  /// `choose` receives the beginning of a day.
  init(
    month: Date, isSelected: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
    choose: @escaping (Date) -> Void
  ) {
    start = month
    self.isSelected = isSelected
    self.isAllowed = isAllowed
    self.choose = choose
  }

  private var month: Date {
    texts.calendar.date(byAdding: .month, value: step, to: start) ?? start
  }

  var body: some View {
    VStack(spacing: 0) {
      header
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(weekdays, id: \.self) { name in
            Text(verbatim: name)
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.tertiary)
              .frame(maxWidth: .infinity)
              .frame(height: 21)
          }
        }
        ForEach(weeks.indices, id: \.self) { week in
          GridRow {
            ForEach(0..<7, id: \.self) { column in
              if let day = weeks[week][column] {
                cell(day)
              } else {
                Color.clear.frame(height: 45.5)
              }
            }
          }
        }
      }
      .lineLimit(1)
      .padding(.top, 15)
      .padding(.bottom, 10)
    }
    .frame(idealWidth: 320, maxWidth: .infinity)
    .onChange(of: start) { step = 0 }
  }

  private func cell(_ day: Date) -> some View {
    let isAllowed = isAllowed(day)
    return Pressable(fillsFrame: true) {
      choose(day)
    } content: { _ in
      DayCell(
        title: texts.day.format(day), isSelected: isSelected(day),
        isAllowed: isEnabled && isAllowed)
    }
    .disabled(!isAllowed)
    .accessibilityAddTraits(isSelected(day) ? .isSelected : [])
  }

  private var header: some View {
    HStack(spacing: 0) {
      Text(verbatim: texts.monthAndYear.format(month)).font(.headline).lineLimit(1)
      Spacer(minLength: 0)
      turn(-1, .chevronBackward)
      turn(1, .chevron)
    }
    .padding(.leading, 12)
    .frame(height: 38)
    .padding(.top, 16)
  }

  private func turn(_ months: Int, _ mark: ControlMark.Kind) -> some View {
    Pressable(fillsFrame: true) {
      step += months
    } content: { isPressed in
      ControlMark(mark, width: 9)
        .foregroundStyle(.tint)
        .opacity(isPressed ? pressedOpacity : 1)
        .frame(width: 37, height: 38)
    }
    .accessibilityLabel(Text(verbatim: months < 0 ? "Previous Month" : "Next Month"))
  }

  /// The days of the week in the calendar's order, each with its number, because some languages have the same
  /// abbreviation for two of them.
  private var weekdays: [String] {
    let calendar = texts.calendar
    return weeks.first { !$0.contains(nil) }?.map {
      texts.weekday.format($0 ?? month).uppercased(with: texts.locale)
    } ?? Array(calendar.shortWeekdaySymbols)
  }

  /// The days of each week; nil are days of other months.
  private var weeks: [[Date?]] {
    let calendar = texts.calendar
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let days = calendar.range(of: .day, in: .month, for: month)
    else { return [] }
    let first = calendar.component(.weekday, from: interval.start)
    let blanks = (first - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: blanks)
    cells += days.indices.map {
      calendar.date(byAdding: .day, value: days[$0] - days.lowerBound, to: interval.start)
    }
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}

private struct DayCell: View {
  let title: String
  let isSelected: Bool
  let isAllowed: Bool

  var body: some View {
    Text(verbatim: title)
      .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
      .foregroundStyle(
        isSelected
          ? AnyShapeStyle(.tint) : isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
      )
      .frame(maxWidth: .infinity)
      .frame(height: 45.5)
      .background { if isSelected { Circle().fill(AnyShapeStyle(.tint.opacity(0.15))) } }
  }
}
