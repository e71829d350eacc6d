import SwiftUI
import Testing

/// Curves. Animations themselves come with live views.
@Suite struct AnimationCases {
  @Test(arguments: all) @MainActor func bends(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    // Two digits were written down, three for the circular curve.
    Case.unit("anim-unitcurve", .openSwiftUI("UnitCurve compatibility tests"), .measured) { check in
      check.curve(.easeIn, [0.09, 0.32, 0.62], within: 0.005, "easeIn")
      check.curve(.easeOut, [0.38, 0.68, 0.91], within: 0.005, "easeOut")
      check.curve(.easeInOut, [0.13, 0.5, 0.87], within: 0.005, "easeInOut")
      check.curve(.circularEaseIn, [0.032, 0.134, 0.339], within: 0.0005, "circularEaseIn")
    }
  }
}

extension Check {
  /// The curve at a quarter, a half and three quarters.
  fileprivate func curve(
    _ curve: UnitCurve, _ wanted: [Double], within margin: Double, _ name: String
  ) {
    for (time, wanted) in zip([0.25, 0.5, 0.75], wanted) {
      let got = curve.value(at: time)
      same(abs(got - wanted) <= margin, true, "\(name) at \(time) is \(got), not \(wanted)")
    }
  }
}
