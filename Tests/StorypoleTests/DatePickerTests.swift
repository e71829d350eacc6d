// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Suite @MainActor struct DatePickerTests {
  /// 21 November 2026, 15:04:05 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_795_273_445)

  private func texts(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> DateTexts {
    var environment = EnvironmentValues()
    change(&environment)
    return environment.dateTexts
  }

  // Documented: abbreviated dates and shortened times, as Foundation writes them.
  @Test func textsFollowTheEnvironment() {
    #expect(texts().date.format(date) == "Nov 21, 2026")
    #expect(texts().time.format(date).filter { !$0.isWhitespace } == "3:04PM")
    let tokyo = texts { $0.timeZone = TimeZone(identifier: "Asia/Tokyo")! }
    #expect(tokyo.date.format(date) == "Nov 22, 2026")
    #expect(texts { $0.locale = Locale(identifier: "de_DE") }.date.format(date) == "21. Nov. 2026")
  }

  private func size(_ view: some View) -> CGSize? {
    layoutFrames(
      view._probe("d"),
      LayoutRequest(size: CGSize(width: 400, height: 500), textEngine: FixedTextEngine())
    ).frames["d"]?.size
  }

  // Derived from the recorded 38.5 and 40 with lines of 24.5: 14 and 15.5 more than the line of 20.5;
  // characters of 8.5 and 13.5 at both sides.
  @Test func compact() {
    let picker = { DatePicker("", selection: .constant(date), displayedComponents: $0) }
    #expect(
      size(picker(.date).labelsHidden()) == CGSize(width: 12 * 8.5 + 27, height: 34.5))
    #expect(size(picker(.hourAndMinute))?.height == 36)
    #expect(size(picker([.date, .hourAndMinute]))?.height == 36)
    #expect(size(picker(.date))?.width == 400)
  }

  // Measured: 90, 45.5 a week and 10. November 2026 begins on a Sunday and has 30 days: five weeks, six
  // where weeks begin on Monday.
  @Test func month() {
    let picker = DatePicker("", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical)
    #expect(size(picker)?.height == 90 + 5 * 45.5 + 10)
    #expect(
      size(picker.environment(\.locale, Locale(identifier: "de_DE")))?.height
        == 90 + 6 * 45.5 + 10)
  }

  @Test func wheel() {
    let picker = DatePicker("", selection: .constant(date)).datePickerStyle(.wheel)
    #expect(size(picker)?.height == 216)
  }

  // Dates outside of any calendar are shown or left out, and nothing traps.
  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15)])
  func farDates(_ date: Date) {
    let picker = DatePicker("", selection: .constant(date))
    #expect(size(picker.datePickerStyle(.graphical)) != nil)
    #expect(size(picker.datePickerStyle(.wheel)) != nil)
    #expect(size(picker) != nil)
  }
}
