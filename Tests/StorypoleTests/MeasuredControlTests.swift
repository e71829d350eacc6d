// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Recorded sizes of controls on iOS 26. Text has fixed metrics: a character is half an em wide, a line 20.5
/// high at 17 points.
@Suite @MainActor struct MeasuredControlTests {
  private func size(_ view: some View, width: CGFloat = 375) -> CGSize? {
    layoutFrames(
      view._probe("v"),
      LayoutRequest(size: CGSize(width: width, height: 800), textEngine: FixedTextEngine())
    ).frames["v"]?.size
  }

  // Measured: 10 across and 5 along the height for the small sizes, 20 and 15 for the large ones.
  @Test func controlSizes() {
    func label(_ size: ControlSize) -> CGSize? {
      self.size(
        Button(action: {}) { Capsule().frame(width: 30, height: 15) }
          .buttonStyle(.bordered).controlSize(size))
    }
    #expect(label(.mini) == CGSize(width: 50, height: 25))
    #expect(label(.small) == CGSize(width: 50, height: 25))
    #expect(label(.regular) == CGSize(width: 54, height: 29))
    #expect(label(.large) == CGSize(width: 70, height: 45))
    #expect(label(.extraLarge) == CGSize(width: 70, height: 45))
  }

  private func date(_ string: String) -> Date { ISO8601DateFormatter().date(from: string)! }

  private func picker(_ day: String, _ parts: DatePickerComponents) -> some View {
    DatePicker("d", selection: .constant(date(day)), displayedComponents: parts)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "en_US"))
  }

  // Measured: 90 + 45.5 a week + 10, and 46 for the time. In weeks that begin on Sunday February 2026 has
  // four, July 2026 five and August 2026 six.
  @Test func graphicalDatePicker() {
    for (day, weeks) in [("2026-02-03", CGFloat(4)), ("2026-07-03", 5), ("2026-08-03", 6)] {
      let height = 90 + 45.5 * weeks + 10
      let day = day + "T12:00:00Z"
      #expect(size(picker(day, .date).datePickerStyle(.graphical))?.height == height)
      #expect(
        size(picker(day, [.date, .hourAndMinute]).datePickerStyle(.graphical))?.height
          == height + 46)
    }
  }

  // Measured: 320 × 216, even for a proposal of 375.
  @Test func wheelDatePicker() {
    for parts in [DatePickerComponents.date, .hourAndMinute, [.date, .hourAndMinute]] {
      #expect(
        size(picker("2026-02-03T12:00:00Z", parts).datePickerStyle(.wheel))
          == CGSize(width: 320, height: 216))
    }
  }

  // Measured: segments of equal width, each the widest title and 20, at least 32. At 13 points a character
  // is 6.5 wide: "Three" has 32.5, so three segments are 157.5 wide; "A" and "B" 64.
  @Test func segmentedPicker() {
    func picker(_ titles: [String]) -> some View {
      Picker("p", selection: .constant(titles[0])) {
        ForEach(titles, id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    #expect(size(picker(["A", "B"]).fixedSize()) == CGSize(width: 64, height: 31))
    #expect(size(picker(["One", "Two", "Three"]).fixedSize()) == CGSize(width: 157.5, height: 31))
    #expect(size(picker(["A", "B"]).frame(width: 200)) == CGSize(width: 200, height: 31))
    #expect(size(picker(["A", "B"])) == CGSize(width: 375, height: 31))
  }

  // Measured: footers are as wide as in footnote, 13 points: five characters of 6.5.
  @Test func footers() {
    for view in [
      AnyView(
        List {
          Section {
            Text("r")
          } header: {
            Text("h")
          } footer: {
            Text("Apple")._probe("f")
          }
        }),
      AnyView(
        Form {
          Section {
            Text("r")
          } header: {
            Text("h")
          } footer: {
            Text("Apple")._probe("f")
          }
        }),
    ] {
      let frame = layoutFrames(
        view, LayoutRequest(size: CGSize(width: 375, height: 800), textEngine: FixedTextEngine())
      ).frames["f"]
      #expect(frame?.width == 32.5)
    }
  }

  // Observed on iOS: flexible content fills its row. Measured: a row is at least 52 high.
  @Test func rowsStretchTheirContent() {
    let request = LayoutRequest(
      size: CGSize(width: 375, height: 800), textEngine: FixedTextEngine())
    let list = List {
      Color.red._probe("color").listRowInsets(EdgeInsets())
      Color.red._probe("inset")
      HStack {
        Color.red.frame(width: 4)._probe("bar")
        Text("a")
      }
      Text("text")._probe("text")
      Color.red.frame(height: 80)._probe("tall")
    }
    let frames = layoutFrames(list, request).frames
    #expect(frames["color"]?.height == 52)
    // 15 above and below.
    #expect(frames["inset"]?.height == 22)
    #expect(frames["bar"]?.height == 22)
    #expect(frames["text"]?.height == 20.5)
    #expect(frames["tall"]?.height == 80)
    let lower = layoutFrames(
      List { Color.red._probe("color").listRowInsets(EdgeInsets()) }
        .environment(\.defaultMinListRowHeight, 30), request)
    #expect(lower.frames["color"]?.height == 30)
  }

  // Observed: an iPhone shows the first of the views in a NavigationView, and its title.
  @Test func navigationViewShowsTheFirst() {
    let view = NavigationView {
      Text("A")._probe("a").navigationTitle("first")
      Text("B")._probe("b").navigationTitle("second")
    }
    let frames = layoutFrames(
      view, LayoutRequest(size: CGSize(width: 375, height: 800), textEngine: FixedTextEngine())
    ).frames
    #expect(frames["a"] != nil && frames["b"] == nil)
    let screen = Screen(view, size: CGSize(width: 375, height: 800))
    #expect(screen.host.texts.map(\.string).sorted() == ["A", "first"])
  }

  // Observed: the tags of a constant range are indices, "4 people" for 2; documented: those of other
  // collections are the IDs of the elements.
  @Test func tagsOfElements() {
    struct People: View {
      let selection: Int
      let isRange: Bool
      var body: some View {
        Picker("p", selection: .constant(selection)) {
          if isRange {
            ForEach(2..<100) { Text("\($0) people") }
          } else {
            ForEach(2..<100, id: \.self) { Text("\($0) people") }
          }
        }
      }
    }
    #expect(
      Screen(People(selection: 2, isRange: true)).host.texts.map(\.string) == ["4 people"])
    #expect(
      Screen(People(selection: 2, isRange: false)).host.texts.map(\.string) == ["2 people"])
  }
}
