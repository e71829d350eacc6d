import SwiftUI
import Testing

/// Shapes, canvases, and effects that change no frame.
@Suite struct ShapeCases {
  @Test(arguments: all) @MainActor func keepsItsFrame(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    stroked
    modified
    drawn
  }

  @CaseList static var drawn: [Case] {
    // The box replaces the text.
    Case("sw-canvas-sizing", .recording("canvas/sizing"), window: 320, 240) {
      VStack(spacing: 8) {
        rigid(38.5, 16).probe("above")
        Canvas { _, _ in }.probe("fill")
        Canvas { _, _ in }.frame(width: 80, height: 50).probe("framed")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 0 320 240
      above 140.75 0 38.5 16
      fill 0 24 320 158
      framed 120 190 80 50
      """)
  }

  @CaseList static var stroked: [Case] {
    Case("sw-shape-stroke", .recording("shape/stroke"), window: 320, 200) {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(.red, lineWidth: 4).probe("stroke").frame(width: 50, height: 50)
          Circle().strokeBorder(.red, lineWidth: 4).probe("strokeBorder")
            .frame(width: 50, height: 50)
          Circle().stroke(lineWidth: 6).probe("strokeShape").frame(width: 50, height: 50)
          Circle().fill(.red).stroke(.blue, lineWidth: 3).probe("fillStroke")
            .frame(width: 50, height: 50)
          Circle().stroke(.blue, lineWidth: 3).fill(.red).probe("strokeFill")
            .frame(width: 50, height: 50)
        }
        .probe("row1")
        HStack(spacing: 8) {
          Rectangle().stroke(style: StrokeStyle(lineWidth: 4, dash: [8, 4])).probe("dashed")
            .frame(width: 80, height: 40)
          Rectangle().stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]))
            .probe("dots").frame(width: 80, height: 40)
          Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [6])).probe("capsuleDash")
            .frame(width: 80, height: 40)
        }
        .probe("row2")
        HStack(spacing: 8) {
          joined(.miter).probe("miter").frame(width: 70, height: 40)
          joined(.round).probe("round").frame(width: 70, height: 40)
          joined(.bevel).probe("bevel").frame(width: 70, height: 40)
        }
        .probe("row3")
      }
      .probe("stack")
    }.gives(
      """
      stack 19 23 282 154
      row1 19 23 282 50
      stroke 19 23 50 50
      strokeBorder 77 23 50 50
      strokeShape 135 23 50 50
      fillStroke 193 23 50 50
      strokeFill 251 23 50 50
      row2 32 85 256 40
      dashed 32 85 80 40
      dots 120 85 80 40
      capsuleDash 208 85 80 40
      row3 47 137 226 40
      miter 47 137 70 40
      round 125 137 70 40
      bevel 203 137 70 40
      """)
  }

  @CaseList static var modified: [Case] {
    // The names are inside frames of 60×40. A moved or scaled circle takes the whole frame, a
    // trimmed one keeps its square size.
    Case("sw-shape-modifiers", .recording("shape/modifiers"), window: 340, 200) {
      VStack(spacing: 8) {
        movedShapes.probe("row1")
        cutShapes.probe("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5, y: 5).fill(.red).probe("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill(.red).probe("sizedIdeal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).probe("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(.red).probe("trimIdeal")
        }
        .fixedSize()
        .probe("row3")
      }
      .probe("stack")
    }.gives(
      """
      stack 4 47 332 106
      row1 4 47 332 40
      scaled 4 47 60 40
      offset 72 47 60 40
      rotated 140 47 60 40
      sheared 208 47 60 40
      sized 276 47 60 40
      row2 4 95 332 40
      trimmed 14 95 40 40
      inset 72 95 60 40
      strokedOffset 140 95 60 40
      anchored 208 95 60 40
      insetStroke 276 95 60 40
      row3 138 143 64 10
      offsetIdeal 138 143 10 10
      sizedIdeal 156 143 10 10
      pathIdeal 174 143 10 10
      trimIdeal 192 143 10 10
      """)

    Case("sw-effects-blend", .recording("effects/blend"), window: 380, 220) {
      ZStack {
        HStack(spacing: 0) {
          Color.blue.frame(width: 160)
          Color.yellow.frame(width: 200)
        }
        .probe("background")
        VStack(spacing: 6) {
          ForEach(0..<3) { row in
            HStack(spacing: 6) {
              ForEach(0..<7) { column in
                let mode = modes[row * 7 + column]
                box(44, 44).blendMode(mode).probe("\(mode)")
              }
            }
          }
        }
        .probe("grid")
      }
      .frame(width: 380, height: 220)
      .probe("zstack")
    }.gives(
      """
      zstack 0 0 380 220
      background 10 0 360 220
      grid 18 38 344 144
      """
    ).gives(
      modes.enumerated().map { index, mode in
        "\(mode) \(18 + 50 * (index % 7)) \(38 + 50 * (index / 7)) 44 44"
      }
      .joined(separator: "\n"))
  }

  private static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge,
    .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation,
    .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]

  @MainActor private static var movedShapes: some View {
    HStack(spacing: 8) {
      framed("scaled", Circle().scale(0.5).fill(.red))
      framed("offset", Circle().offset(x: 10, y: 5).fill(.red))
      framed("rotated", Rectangle().rotation(.degrees(30)).fill(.red))
      framed(
        "sheared",
        Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).fill(.red))
      framed("sized", Rectangle().size(width: 30, height: 20).fill(.red))
    }
  }

  @MainActor private static var cutShapes: some View {
    HStack(spacing: 8) {
      framed("trimmed", Circle().trim(from: 0.25, to: 1).stroke(.red, lineWidth: 4))
      framed("inset", RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.red))
      framed("strokedOffset", Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3))
      framed("anchored", Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.red))
      framed("insetStroke", Ellipse().inset(by: 4).stroke(.red, lineWidth: 2))
    }
  }

  @MainActor private static func framed<V: View>(_ name: String, _ view: V) -> some View {
    view.probe(name).frame(width: 60, height: 40)
  }

  @MainActor private static func joined(_ join: CGLineJoin) -> some View {
    Rectangle().stroke(style: StrokeStyle(lineWidth: 8, lineJoin: join))
  }
}
