import SwiftUI
import Testing

extension StackCases {
  @CaseList static var gaps: [Case] {
    Case("sw-hstack-default-spacing", .recording("layout/spacing-default"), window: 300, 100) {
      HStack {
        box("a", 50, 50)
        box("b", 50, 50)
        box("c", 50, 50)
      }
      .probe("stack")
    }.gives(
      """
      a 67 25 50 50
      b 125 25 50 50
      c 183 25 50 50
      stack 67 25 166 50
      """)

    Case("sw-vstack-default-spacing", .recording("layout/vstack-spacing-default"), window: 100, 300)
    {
      VStack {
        box("a", 50, 50)
        box("b", 50, 50)
      }
      .probe("stack")
    }.gives(
      """
      a 25 96 50 50
      b 25 154 50 50
      stack 25 96 50 108
      """)

    Case.unit("tok-stacks", .tokamak("stacks"), .derived) { check in
      let frames = { (view: AnyView) in
        Setting(proposal: ProposedViewSize(width: 500, height: 500)).frames(of: view)
      }
      let vertical = frames(
        AnyView(
          VStack {
            Rectangle().probe("a"); Rectangle()
          }))
      check.equal(vertical["a"]?.size ?? .zero, 500, 246, "VStack, default gap")
      let tight = frames(
        AnyView(
          VStack(spacing: 0) {
            Rectangle().probe("a"); Rectangle()
          }))
      check.equal(tight["a"]?.size ?? .zero, 500, 250, "VStack, no gap")
      let horizontal = frames(
        AnyView(
          HStack {
            Rectangle().probe("a"); Rectangle()
          }))
      check.equal(horizontal["a"]?.size ?? .zero, 246, 500, "HStack, default gap")
    }

    Case(
      "osui.frames.vstack_two_50", .openSwiftUI("HVStackUITests stackFrameElementFrameVStack"),
      .derived, .any, window: 150, 150
    ) {
      VStack {
        box("red", 50, 50)
        box("blue", 50, 50)
      }
    }.gives(
      """
      root - - 50 108
      red 50 21 50 50
      blue 50 79 50 50
      """)

    Case(
      "osui.frames.same_size", .openSwiftUI("HVStackUITests sameSizeInVStack"), .reference, .any,
      window: 200, 200
    ) {
      VStack(spacing: 20) {
        Color.red.probe("red")
        box("yellow", 10, 10)
        Color.blue.probe("blue")
      }
    }.gives(
      """
      root - - 200 200
      red 0 0 200 75
      yellow 95 95 10 10
      blue 0 125 200 75
      """)

    Case(
      "osui.frames.group_padding", .scenario, .reference, .any, window: 100, 100
    ) {
      VStack(spacing: 0) {
        Group {
          Color.red.probe("red")
          Color.blue.probe("blue")
        }
        .padding(5)
      }
    }.gives(
      """
      root - - 100 100
      red 5 5 90 40
      blue 5 55 90 40
      """)

    Case(
      "osui.frames.rtl_hstack", .scenario, .derived, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      HStack(spacing: 10) {
        box("red", 30, 10)
        box("blue", 50, 10)
        Spacer()
      }
    }.gives(
      """
      root - - 200 10
      red 170 20 30 10
      blue 110 20 50 10
      """)
  }

  @CaseList static var nesting: [Case] {
    Case("sw-vstack-alignment", .recording("layout/vstack-alignment"), window: 300, 200) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box("l1", 100, 20)
          box("l2", 50, 20)
        }
        .probe("leading")
        VStack(alignment: .trailing, spacing: 4) {
          box("t1", 100, 20)
          box("t2", 50, 20)
        }
        .probe("trailing")
      }
    }.gives(
      """
      l1 50 78 100 20
      l2 50 102 50 20
      leading 50 78 100 44
      t1 150 78 100 20
      t2 200 102 50 20
      trailing 150 78 100 44
      """)

    Case(
      "osui.frames.vstack_nested", .openSwiftUI("HVStackUITests elementFrameHVStack"), .reference,
      .any, window: 150, 150
    ) {
      VStack {
        box("red", 40, 40)
        box("blue", 40, 40)
        HStack {
          box("green", 40, 40)
          box("yellow", 40, 40)
        }
      }
    }.gives(
      """
      root - - 88 136
      red 55 7 40 40
      blue 55 55 40 40
      green 31 103 40 40
      yellow 79 103 40 40
      """)

    Case(
      "osui.frames.vstack_spacing20", .openSwiftUI("HVStackUITests elementFrameSpacingHVStack"),
      .reference, .any, window: 200, 200
    ) {
      VStack(spacing: 20) {
        box("red", 40, 40)
        box("blue", 40, 40)
        HStack(spacing: 30) {
          box("green", 40, 40)
          box("yellow", 40, 40)
        }
      }
    }.gives(
      """
      root - - 110 160
      red 80 20 40 40
      blue 80 80 40 40
      green 45 140 40 40
      yellow 115 140 40 40
      """)

    Case(
      "osui.frames.vstack_leading", .openSwiftUI("HVStackUITests elementFrameAlignmentHVStack"),
      .reference, .any, window: 200, 200
    ) {
      VStack(alignment: .leading) {
        box("red", 30, 30)
        box("blue", 40, 40)
        HStack(alignment: .top) {
          box("green", 50, 50)
          box("yellow", 60, 60)
        }
      }
    }.gives(
      """
      root - - 118 146
      red 41 27 30 30
      blue 41 65 40 40
      green 41 113 50 50
      yellow 99 113 60 60
      """)

    Case(
      "osui.frames.default_hv", .openSwiftUI("HVStackUITests defaultHVStack"), .reference, .any,
      window: 200, 200
    ) {
      VStack {
        Color.red.probe("red")
        Color.blue.probe("blue")
        HStack {
          Color.green.probe("green")
          Color.yellow.probe("yellow")
        }
      }
    }.gives(
      """
      root - - 200 200
      red 0 0 200 61.333333
      blue 0 69.333333 200 61.333333
      green 0 138.666667 96 61.333333
      yellow 104 138.666667 96 61.333333
      """)

    Case(
      "osui.frames.priority_hv", .openSwiftUI("HVStackUITests layoutPriorityForHVStack"),
      .reference, .any, window: 200, 200
    ) {
      VStack {
        Color.red.probe("red")
        Color.blue.layoutPriority(1).probe("blue")
        HStack {
          Color.green.probe("green")
          Color.yellow.probe("yellow")
        }
      }
    }.gives(
      """
      root - - 200 200
      red 0 0 200 0
      blue 0 8 200 184
      green 0 200 96 0
      yellow 104 200 96 0
      """)

    Case("sw-foreach-nested", .recording("foreach/nested"), window: 300, 200) {
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { column in
              box("cell\(row)\(column)", 30, 20)
            }
          }
          .probe("row\(row)")
        }
      }
      .probe("grid")
    }.gives(
      """
      grid 97 76 106 48
      row0 97 76 106 20
      row1 97 104 106 20
      cell00 97 76 30 20
      cell01 135 76 30 20
      cell02 173 76 30 20
      cell10 97 104 30 20
      cell11 135 104 30 20
      cell12 173 104 30 20
      """)
  }
}
