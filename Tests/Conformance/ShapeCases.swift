import SwiftUI
import Testing

/// Shapes, and effects that change no frame.
@Suite struct ShapeCases {
  @Test(arguments: all) @MainActor func keepsItsFrame(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
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

  @MainActor private static func joined(_ join: CGLineJoin) -> some View {
    Rectangle().stroke(style: StrokeStyle(lineWidth: 8, lineJoin: join))
  }
}
