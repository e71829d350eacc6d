import SwiftUI
import Testing

extension FrameCases {
  @CaseList static var ratios: [Case] {
    Case.unit("sw-aspect-color", .recording("image"), .measured) { check in
      check.equal(
        size(of: Color.red.aspectRatio(2, contentMode: .fit), proposing: 100, 100), 100, 50)
    }

    Case.unit("tok-aspect", .tokamak("aspect ratio"), .derived) { check in
      let rectangle = { (ratio: CGFloat, mode: ContentMode, width: CGFloat, height: CGFloat) in
        let view = Rectangle().probe("shape").aspectRatio(ratio, contentMode: mode)
          .frame(width: width, height: height)
        return Setting(proposal: ProposedViewSize(width: 500, height: 500)).frames(of: view)[
          "shape"]?.size ?? .zero
      }
      check.equal(rectangle(1, .fit, 200, 100), 100, 100, "1 fit in 200×100")
      check.equal(rectangle(1.5, .fit, 100, 100), 100, 66.666667, "1.5 fit in 100×100")
      check.equal(rectangle(1.5, .fill, 100, 100), 150, 100, "1.5 fill in 100×100")
      check.equal(rectangle(0.5, .fit, 100, 100), 50, 100, "0.5 fit in 100×100")
      check.equal(rectangle(0.5, .fill, 100, 100), 100, 200, "0.5 fill in 100×100")
    }

    ratio("aspect_half_fit", 0.5, .fit, 100, 50, "root - - 25 50\nred 37.5 0 25 50")
    ratio("aspect_half_fill", 0.5, .fill, 50, 100, "root - - 50 100\nred 0 0 50 100")
    ratio("aspect_2_fit", 2, .fit, 100, 50, "root - - 100 50\nred 0 0 100 50")
    ratio("aspect_2_fill", 2, .fill, 50, 100, "root - - 200 100\nred -75 0 200 100")
    ratio("aspect_nil_fit", nil, .fit, 100, 50, "root - - 50 50\nred 25 0 50 50")
    ratio("aspect_nil_fill", nil, .fill, 50, 100, "root - - 100 100\nred -25 0 100 100")
  }

  private static func ratio(
    _ name: String, _ ratio: CGFloat?, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat,
    _ table: String
  ) -> Case {
    Case(
      "osui.frames.\(name)", .openSwiftUI("AspectRatioLayoutUITests"), .reference, .any,
      window: width, height
    ) {
      Color.red.probe("red").aspectRatio(ratio, contentMode: mode)
    }.gives(table)
  }
}
