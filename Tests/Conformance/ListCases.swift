import SwiftUI
import Testing

/// Lists and forms on the iPhone. The recorder's lines are 4 points taller than those of a stock
/// device, and so are its rows: 56 in place of 52, which the cases set.
@Suite struct ListCases {
  @Test(arguments: all) @MainActor func laysOut(_ one: Case) { one.verify() }

  static var all: [Case] { lists + labels }

  @CaseList static var lists: [Case] {
    recorded("sw-ios-list-basic", "ios/list/basic", 320, 400) {
      List {
        line("row1", 44.5)
        line("row2", 57)
        Section {
          line("row3", 52)
          HStack {
            line("detailLabel", 44)
            Spacer()
            line("detailValue", 42)
          }
          .probe("detailRow")
        } header: {
          line("header", 37)
        }
      }
    }.gives(
      """
      list 0 0 320 400
      row1 32 50.75 44.5 24.5
      row2 32 106.75 57 24.5
      row3 32 224.75 52 24.5
      detailRow 32 280.75 256 24.5
      detailLabel 32 280.75 44 24.5
      detailValue 246 280.75 42 24.5
      """)

    recorded("sw-ios-list-plain", "ios/list/plain", 320, 300) {
      List {
        line("row1", 44.5)
        line("row2", 57)
        Section {
          line("row3", 52)
        } header: {
          line("header", 37)
        }
      }
      .listStyle(.plain)
    }.gives(
      """
      list 0 0 320 300
      row1 16 15.75 44.5 24.5
      row2 16 71.75 57 24.5
      row3 16 194.25 52 24.5
      """)

    recorded("sw-ios-list-footer", "ios/list/footer", 320, 400) {
      List {
        Section {
          line("row1", 44.5)
        } header: {
          line("header", 37)
        } footer: {
          line("footer", 45, 21)
        }
        Section {
          line("row2", 52)
        } footer: {
          line("footer2", 35, 21)
        }
      }
    }.gives(
      """
      list 0 0 320 400
      header 32 10 37 24.5
      row1 32 60.25 44.5 24.5
      footer 32 108.5 45 21
      row2 32 168.75 52 24.5
      footer2 32 217 35 21
      """)

    recorded("sw-ios-list-footer-header", "ios/list/footer-header", 320, 400) {
      List {
        Section {
          line("row1", 44.5)
        } footer: {
          line("footer", 45, 21)
        }
        Section {
          line("row2", 52)
        } header: {
          line("header", 37)
        }
      }
    }.gives(
      """
      list 0 0 320 400
      row1 32 50.75 44.5 24.5
      footer 32 99 45 21
      row2 32 186.25 52 24.5
      """)

    recorded("sw-ios-list-spacing", "ios/list/spacing", 320, 400) {
      List {
        Section {
          line("a1", 44.5)
          line("a2", 57)
        } header: {
          line("first", 37)
        }
        Section {
          line("b1", 52)
          line("b2", 48.5)
        } header: {
          line("second", 37)
        }
      }
      .listRowSpacing(12)
      .listSectionSpacing(30)
    }.gives(
      """
      list 0 0 320 400
      a1 32 60.25 44.5 24.5
      a2 32 128.25 57 24.5
      b1 32 258.75 52 24.5
      b2 32 326.75 48.5 24.5
      """)

    recorded("sw-ios-list-selection", "ios/list/selection", 375, 360) {
      List(selection: .constant(Int?.none)) {
        line("first", 33.5).tag(1)
        line("second", 58).tag(2)
        line("third", 39.5).tag(3)
      }
    }.gives(
      """
      list 0 0 375 360
      first 32 50.75 33.5 24.5
      second 32 106.75 58 24.5
      third 32 162.75 39.5 24.5
      """)

    // Leaves with the recorded sizes replace the controls.
    recorded("sw-ios-form-basic", "ios/form/basic", 320, 520) {
      Form {
        Section {
          control("name", 26)
          control("toggle", 24.5)
        } header: {
          line("account", 60)
        }
        Section {
          control("picker", 24.5)
          control("stepper", 24.5)
          control("slider", 31)
          line("button", 37)
        } header: {
          line("preferences", 90)
        }
      }
    }.gives(
      """
      list 0 0 320 520
      name 32 59.5 256 26
      toggle 32 116.25 256 24.5
      picker 32 234.25 256 24.5
      stepper 32 290.25 256 24.5
      slider 32 345.5 256 31
      button 32 407.25 37 24.5
      """)
  }

  @CaseList static var labels: [Case] {
    recorded("sw-ios-label-list", "ios/label/list", 320, 300) {
      List {
        label(1, 40.5, CGSize(width: 29, height: 22)).probe("row1")
        label(2, 74, CGSize(width: 27.5, height: 27)).probe("row2")
        NavigationLink {
        } label: {
          label(3, 63, CGSize(width: 28, height: 27))
        }.probe("row3")
      }
    }.gives(
      """
      list 0 0 320 300
      row1 32 50.75 80.5 24.5
      icon1 29.5 52 29 22
      title1 72 50.75 40.5 24.5
      row2 32 106.75 114 24.5
      icon2 30.25 105.5 27.5 27
      title2 72 106.75 74 24.5
      row3 32 162.75 256 24.5
      icon3 30 161.5 28 27
      title3 72 162.75 63 24.5
      """)

    // Leaves with the recorded sizes replace the controls.
    recorded("sw-ios-datepicker-compact", "ios/datepicker/compact", 375, 360) {
      Form {
        control("date", 38.5)
        control("dateTime", 40)
        control("time", 40)
        control("disabled", 38.5)
      }
    }.gives(
      """
      list 0 0 375 360
      date 32 50 311 38.5
      dateTime 32 118.5 311 40
      time 32 188.5 311 40
      disabled 32 258.5 311 38.5
      """)
  }

  /// A label whose icon has the size that the recorded symbol had.
  @MainActor private static func label(_ number: Int, _ width: CGFloat, _ icon: CGSize) -> some View
  {
    Label {
      line("title\(number)", width)
    } icon: {
      Color.red.frame(width: icon.width, height: icon.height).probe("icon\(number)")
    }
  }

  private static func recorded<V: View>(
    _ id: String, _ fixture: String, _ width: CGFloat, _ height: CGFloat,
    location: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    Case(
      id, .recording(fixture), .measured, .iOS26, window: width, height, location: location
    ) {
      view()
        .environment(\.defaultMinListRowHeight, 56)
        .probe("list")
    }
  }

  /// A text of the recorder's body style.
  @MainActor private static func line(_ name: String, _ width: CGFloat, _ height: CGFloat = 24.5)
    -> some View
  {
    words(width, height, .recorderBody).probe(name)
  }

  /// A control that fills its row.
  @MainActor private static func control(_ name: String, _ height: CGFloat) -> some View {
    Color.red.frame(height: height).probe(name)
  }
}
