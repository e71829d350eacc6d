import SwiftUI
import Testing

/// Right-to-left as recorded. The other suites repeat their cases mirrored.
@Suite struct DirectionCases {
  @Test(arguments: all) @MainActor func mirrors(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    // Not mirrored: the island's direction is its own.
    Case(
      "sw-rtl-stacks", .recording("layout/rtl-stacks"), window: 320, 260, direction: .rightToLeft,
      repeats: .scales
    ) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          box("a", 40, 30)
          box("b", 60, 30)
          Spacer()
          box("c", 30, 30)
        }
        .probe("hstack")
        box(50, 20).padding(.leading, 30).probe("padded")
        box(40, 20).frame(width: 120, alignment: .leading).probe("framed")
        ZStack(alignment: .topLeading) {
          box("zback", 100, 40)
          box("zfront", 20, 20)
        }
        .probe("zstack")
        HStack {
          box("ltrA", 30, 20)
          box("ltrB", 30, 20)
        }
        .environment(\.layoutDirection, .leftToRight)
        .probe("island")
        words(25, 16).probe("text")
        Color.red.frame(width: 30, height: 20)
          .alignmentGuide(.leading) { _ in -10 }
          .probe("guided")
      }
      .frame(width: 300, alignment: .leading)
      .probe("vstack")
    }.gives(
      """
      a 270 17 40 30
      b 202 17 60 30
      c 10 17 30 30
      hstack 10 17 300 30
      padded 230 57 80 20
      framed 190 87 120 20
      zstack 210 117 100 40
      zfront 290 117 20 20
      island 242 167 68 20
      ltrA 242 167 30 20
      ltrB 280 167 30 20
      text 285 197 25 16
      guided 270 223 30 20
      vstack 10 17 300 226
      """)

    // The label's title is a leaf of its recorded size: 49.5 less the star's 16.5 and 8. The star is as
    // large as it was recorded at two pixels a point.
    Case(
      "sw-rtl-text", .recording("layout/rtl-text"), window: 260, 300, direction: .rightToLeft,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 8) {
        words(150, 64).multilineTextAlignment(.leading).frame(width: 150).probe("leading")
        words(150, 64).multilineTextAlignment(.trailing).frame(width: 150).probe("trailing")
        words(150, 64).multilineTextAlignment(.center).frame(width: 150).probe("center")
        Label {
          words(25, 16, baseline: 12.5)
        } icon: {
          Image(systemName: "star")
        }
        .font(.system(size: 13)).probe("label")
        words(25, 16).frame(width: 100, alignment: .leading).probe("framedText")
      }
    }.gives(
      """
      leading 55 21.9600830078125 150 64
      trailing 55 93.9600830078125 150 64
      center 55 165.9600830078125 150 64
      label 155.5 237.9600830078125 49.5 16.079833984375
      framedText 105 262.0399169921875 100 16
      """)

    Case("vvd.vstack.rtl", .vvd("StackLayoutAlgorithmTests"), .reference, .any, window: 30, 40) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 20)
        box("b", 30, 20)
      }
    }.gives(
      """
      a 0 0 20 20
      b 0 20 30 20
      """)
  }
}
