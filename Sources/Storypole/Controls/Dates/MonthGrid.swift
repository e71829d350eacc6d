/// A month as a calendar shows it: its name, the days of the week, the days.
///
/// *How it lays out*: seven columns of equal width, days 44 high; 320 wide, or as wide as it is
/// offered. All numbers are ours.
struct MonthGrid: View {
  @Environment(\.dateTexts) private var texts
  @Environment(\.isEnabled) private var isEnabled
  /// Any moment of the month.
  let month: Date
  let isSelected: (Date) -> Bool
  let isAllowed: (Date) -> Bool

  var body: some View {
    VStack(spacing: 4) {
      header
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(weekdays, id: \.self) { name in
            Text(verbatim: name)
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.tertiary)
              .frame(maxWidth: .infinity)
              .frame(height: 24)
          }
        }
        ForEach(weeks.indices, id: \.self) { week in
          GridRow {
            ForEach(0..<7, id: \.self) { column in
              if let day = weeks[week][column] {
                DayCell(
                  title: texts.day.format(day), isSelected: isSelected(day),
                  isAllowed: isEnabled && isAllowed(day))
              } else {
                Color.clear.frame(height: 44)
              }
            }
          }
        }
      }
      .lineLimit(1)
    }
    .frame(idealWidth: 320, maxWidth: .infinity)
  }

  private var header: some View {
    HStack(spacing: 28) {
      Text(verbatim: texts.monthAndYear.format(month)).font(.headline)
      Spacer(minLength: 0)
      ControlMark(.chevronBackward, width: 9).foregroundStyle(.tint)
      ControlMark(.chevron, width: 9).foregroundStyle(.tint)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 36)
  }

  /// The days of the week in the calendar's order, each with its number, for some languages
  /// abbreviate two of them to the same.
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
      .frame(height: 44)
      .background { if isSelected { Circle().fill(AnyShapeStyle(.tint.opacity(0.15))) } }
  }
}
