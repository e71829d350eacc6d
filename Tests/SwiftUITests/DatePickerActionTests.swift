// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Days chosen by a tap, in a window of an iPhone.
@Suite @MainActor struct DatePickerActionTests {
  private struct Dated<Style: DatePickerStyle>: View {
    let style: Style
    // 21 November 2026, 15:04:05 in Greenwich.
    @State private var date = Date(timeIntervalSince1970: 1_795_273_445)

    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(style)
        Text("chosen \(date.formatted(.iso8601))")
        Button("Next year") { date += 366 * 86400 }
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }
  }

  private struct Several: View {
    @State private var days: Set<DateComponents> = []
    var body: some View {
      VStack {
        MultiDatePicker(
          "Days", selection: $days,
          // From 21 November 2026 on, for 100 days.
          in: Date(
            timeIntervalSince1970: 1_795_273_445)..<Date(
              timeIntervalSince1970: 1_795_273_445 + 100 * 86400))
        Text("\(days.count) chosen")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }
  }

  private func driver(_ view: some View) -> ViewDriver {
    ViewDriver(size: CGSize(width: 393, height: 852)) { view }
  }

  /// Ours: the button for the next month is 37 wide, at the trailing end of the month's name.
  private func turn(_ driver: ViewDriver, from month: String) throws {
    let title = try #require(driver.frame(of: month))
    driver.tap(at: CGPoint(x: 393 - 18, y: title.midY))
  }

  // Documented: the calendar shows the month of the selection.
  @Test func aChoiceStaysInItsMonth() throws {
    let driver = driver(Dated(style: .graphical))
    try turn(driver, from: "November 2026")
    #expect(driver.texts.contains("December 2026"))
    try driver.tap("5")
    #expect(driver.texts.contains("chosen 2026-12-05T15:04:05Z"))
    #expect(driver.texts.contains("December 2026"))
    // From 5 December 2026, 366 days later is 6 December 2027.
    try turn(driver, from: "December 2026")
    try driver.tap("Next year")
    #expect(driver.texts.contains("December 2027"))
  }

  // Ours: the calendar's month doesn't change, even if its day is deselected.
  @Test func severalDaysTurnNothing() throws {
    let driver = driver(Several())
    try turn(driver, from: "November 2026")
    try driver.tap("5")
    #expect(driver.texts.contains("1 chosen") && driver.texts.contains("December 2026"))
    try turn(driver, from: "December 2026")
    try driver.tap("6")
    #expect(driver.texts.contains("2 chosen") && driver.texts.contains("January 2027"))
    try driver.tap("6")
    #expect(driver.texts.contains("1 chosen") && driver.texts.contains("January 2027"))
  }

  // Observed on iOS: a press on the date shows a calendar, which stays until a press elsewhere.
  @Test func compactShowsACalendar() throws {
    let driver = driver(Dated(style: .compact))
    #expect(!driver.texts.contains("November 2026"))
    try driver.tap("Nov 21, 2026")
    #expect(driver.texts.contains("November 2026"))
    try driver.tap("5")
    #expect(driver.texts.contains("Nov 5, 2026") && driver.texts.contains("November 2026"))
    driver.press(.escape)
    driver.advanceToRest()
    #expect(driver.texts.contains("Nov 5, 2026") && !driver.texts.contains("November 2026"))
    #expect(driver.warnings.isEmpty)
  }
}
