import SwiftUI
import Testing

/// Overlay, background, padding, position, offset and other modifiers of one view.
@Suite struct OverlayCases {
  @Test(arguments: padding) @MainActor func pads(_ one: Case) { one.verify() }
  @Test(arguments: layers) @MainActor func stacksInDepth(_ one: Case) { one.verify() }
  @Test(arguments: moves) @MainActor func movesOrTurns(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    padding
    layers
    moves
  }

  @CaseList static var padding: [Case] {
    Case("sw-padding-edges", .recording("layout/padding-edges"), window: 200, 100) {
      Color.red.probe("inner")
        .padding(.leading, 30)
        .padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .probe("outer")
    }.gives(
      """
      inner 32 17 164 64
      outer 0 0 200 100
      """)

    Case("osui.frames.padding_default", .scenario, .reference, .any, window: 200, 200) {
      box("blue", 50, 30).padding().background { Color.red.probe("red") }
    }.gives(
      """
      root - - 82 62
      red 59 69 82 62
      blue 75 85 50 30
      """)

    padded("padding_insets", .reference, "red 57.5 65 85 70\nblue 77.5 75 50 30") {
      $0.padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
    }
    padded("padding_asym", .derived, "red 47.5 77.5 105 45\nblue 97.5 82.5 50 30") {
      $0.padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5))
    }
    padded("padding_bottom30", .derived, "red 75 70 50 60\nblue 75 70 50 30") {
      $0.padding(.bottom, 30)
    }
    padded("padding_leading30", .derived, "red 60 85 80 30\nblue 90 85 50 30") {
      $0.padding(.leading, 30)
    }
    padded("padding_topTrailing25", .reference, "red 62.5 72.5 75 55\nblue 62.5 97.5 50 30") {
      $0.padding([.top, .trailing], 25)
    }

    Case("osui.frames.padding_nested", .scenario, .reference, .any, window: 200, 200) {
      box("blue", 50, 30)
        .padding(10).background { Color.green.probe("green") }
        .padding(20).background { Color.red.probe("red") }
    }.gives(
      """
      root - - 110 90
      red 45 55 110 90
      green 65 75 70 50
      blue 75 85 50 30
      """)

    Case("osui.frames.padding_vstack", .scenario, .reference, .any, window: 200, 200) {
      VStack(spacing: 0) {
        box("blue", nil, 30).padding(.bottom, 20).background { Color.red.probe("red") }
        box("green", nil, 30).padding(.top, 15).background { Color.yellow.probe("yellow") }
      }
    }.gives(
      """
      root - - 200 95
      red 0 52.5 200 50
      blue 0 52.5 200 30
      yellow 0 102.5 200 45
      green 0 117.5 200 30
      """)

    Case("osui.frames.padding_hstack", .scenario, .reference, .any, window: 200, 200) {
      HStack(spacing: 0) {
        box("blue", 50, nil).padding(.trailing, 25).background { Color.red.probe("red") }
        box("green", 50, nil).padding(.leading, 15).background { Color.yellow.probe("yellow") }
      }
    }.gives(
      """
      root - - 140 200
      red 30 0 75 200
      blue 30 0 50 200
      yellow 105 0 65 200
      green 120 0 50 200
      """)

    Case(
      "osui.frames.rtl_padding", .scenario, .reference, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      Color.red.probe("red").padding(.leading, 20)
    }.gives(
      """
      root - - 200 50
      red 0 0 180 50
      """)
  }

  /// A 50×30 box, padded, with a background named red.
  private static func padded<V: View>(
    _ name: String, _ certainty: Certainty, _ table: String,
    pad: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> Case {
    Case("osui.frames.\(name)", .scenario, certainty, .any, window: 200, 200) {
      pad(AnyView(box("blue", 50, 30))).background { Color.red.probe("red") }
    }.gives(table)
  }

  @CaseList static var layers: [Case] {
    Case(
      "osui.frames.overlay_bg", .openSwiftUI("ZStackUITests overlayAndBackground"), .reference,
      .any, window: 300, 300
    ) {
      ZStack(alignment: .leading) { box("red", 200, 200) }
        .overlay(alignment: .topLeading) { box("green", 100, 100) }
        .background(alignment: .bottomTrailing) { box("blue", 100, 100) }
    }.gives(
      """
      root - - 200 200
      blue 150 150 100 100
      red 50 50 200 200
      green 50 50 100 100
      """)

    Case("osui.frames.overlay_multi", .scenario, .reference, .any, window: 100, 100) {
      Color.red.probe("red").overlay(alignment: .topLeading) {
        box("blue", 40, 40)
        box("green", 10, 10)
      }
    }.gives(
      """
      root - - 100 100
      red 0 0 100 100
      blue 0 0 40 40
      green 15 15 10 10
      """)

    Case(
      "osui.frames.rtl_overlay", .scenario, .reference, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      Color.red.probe("red").overlay(alignment: .topLeading) { box("blue", 20, 10) }
    }.gives(
      """
      root - - 200 50
      red 0 0 200 50
      blue 180 0 20 10
      """)
  }

  @CaseList static var moves: [Case] {
    Case("sw-position-basic", .recording("position/basic"), window: 320, 240) {
      VStack(spacing: 10) {
        ZStack {
          Color.red.probe("bg")
          box(40, 40).position(x: 50, y: 30).probe("inZStack")
          box(30, 30).position(x: 150, y: 60).probe("point")
        }
        .frame(width: 200, height: 90)
        .probe("zstack")
        HStack(spacing: 10) {
          words(24, 16).probe("left")
          box(30, 30).position(x: 20, y: 20).probe("inHStack")
          words(32, 16).probe("right")
        }
        .frame(height: 50)
        .probe("hstack")
        VStack(spacing: 4) {
          words(38.5, 16).probe("above")
          box(30, 20).position(x: 40, y: 10).probe("inVStack")
          words(36.5, 16).probe("below")
        }
        .probe("vstack")
      }
      .probe("stack")
    }.gives(
      """
      above 140.75 160 38.5 16
      below 141.75 224 36.5 16
      hstack 0 100 320 50
      inHStack 34 100 244 50
      inVStack 0 180 320 40
      inZStack 60 0 200 90
      left 0 117 24 16
      point 60 0 200 90
      right 288 117 32 16
      stack 0 0 320 240
      vstack 0 160 320 80
      zstack 60 0 200 90
      """)

    Case("osui.frames.position_z", .scenario, .reference, .any, window: 100, 100) {
      ZStack {
        box("red", 50, 50).position(x: 0, y: 0)
        box("green", 50, 50).position(x: 50, y: 0)
        box("blue", 50, 50).position(x: 0, y: 50)
        box("black", 50, 50).position(x: 50, y: 50)
      }
    }.gives(
      """
      root - - 100 100
      red -25 -25 50 50
      green 25 -25 50 50
      blue -25 25 50 50
      black 25 25 50 50
      """)

    Case(
      "osui.frames.rtl_position", .scenario, .reference, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      box("red", 20, 20).position(x: 30, y: 10)
    }.gives(
      """
      root - - 200 50
      red 160 0 20 20
      """)

    Case("osui.frames.offset", .scenario, .reference, .any, window: 100, 100) {
      box("red", 20, 20).offset(x: 10, y: -5).background { Color.blue.probe("blue") }
    }.gives(
      """
      root - - 20 20
      blue 40 40 20 20
      red 50 35 20 20
      """)

    Case(
      "osui.frames.rtl_offset", .scenario, .derived, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      box("red", 20, 20).offset(x: 10)
    }.gives(
      """
      root - - 20 20
      red 80 15 20 20
      """)

    Case("sw-transform-steps", .recording("transform/steps"), window: 320, 120) {
      transforms(turned: false)
    }.gives(
      """
      row 60 40 200 40
      spin 60 40 40 40
      grow 140 40 40 40
      slide 220 40 40 40
      """
    ).then("turn") {
      transforms(turned: true)
    }.gives(
      """
      row 60 40 200 40
      spin 60 40 40 40
      grow 140 40 40 40
      slide 220 40 40 40
      """)

    Case("sw-animation-implicit", .recording("animation/implicit"), window: 320, 120) {
      implicit(inset: 0, opacity: 1)
    }.gives(
      """
      row 114 40 92 40
      faded 114 40 40 40
      moved 166 40 40 40
      """
    ).then("inset = 60") {
      implicit(inset: 60, opacity: 1)
    }.gives(
      """
      row 84 40 152 40
      faded 84 40 40 40
      moved 136 40 100 40
      """
    ).then("fade") {
      implicit(inset: 60, opacity: 0.2)
    }.gives(
      """
      row 84 40 152 40
      faded 84 40 40 40
      moved 136 40 100 40
      """)
  }

  @MainActor private static func transforms(turned: Bool) -> some View {
    HStack(spacing: 40) {
      box(40, 40).rotationEffect(.degrees(turned ? 90 : 0)).probe("spin")
      box(40, 40).scaleEffect(turned ? 1.5 : 1).probe("grow")
      box(40, 40).offset(x: turned ? 20 : 0).probe("slide")
    }
    .probe("row")
  }

  @MainActor private static func implicit(inset: CGFloat, opacity: Double) -> some View {
    HStack(alignment: .top, spacing: 12) {
      box(40, 40).opacity(opacity).probe("faded")
      box(40, 40).padding(.leading, inset).animation(.default, value: inset).probe("moved")
    }
    .probe("row")
  }
}
