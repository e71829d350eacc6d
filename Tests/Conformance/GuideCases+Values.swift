import StorypoleGraphics
import SwiftUI
import Testing

extension GuideCases {
  @CaseList static var values: [Case] {
    Case.unit("fb-rect-guides", .fatbobman("layout-dimensions"), .measured) { check in
      let got = inspect(Rectangle()) { subview in
        let d = subview.dimensions(in: ProposedViewSize(width: 100, height: 100))
        return [
          d[HorizontalAlignment.leading], d[HorizontalAlignment.center], d[.trailing],
          d[VerticalAlignment.top], d[VerticalAlignment.center], d[.bottom],
          d[.firstTextBaseline], d[.lastTextBaseline],
        ]
      }
      check.equal(got, [0, 50, 100, 0, 50, 100, 100, 100], "guides")
    }

    explicit("guide_custom", 7) { box(40, 20).guide(HorizontalAlignment.custom, 7) }
    explicit("guide_custom_pad", 17) {
      box(40, 20).guide(HorizontalAlignment.custom, 7).padding(10)
    }
    explicit("guide_custom_frame", 67) {
      box(40, 20).guide(HorizontalAlignment.custom, 7).frame(
        width: 100, height: 100, alignment: .bottomTrailing)
    }
    explicit("guide_custom_offset", 7) {
      box(40, 20).guide(HorizontalAlignment.custom, 7).offset(x: 10)
    }

    Case.unit("osui.dims.guide_leading_in_vstack", .scenario, .reference) { check in
      let stack = VStack(spacing: 0) {
        box(40, 20).guide(HorizontalAlignment.leading, 7)
        box(40, 20)
      }
      inspect(stack) { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        check.equal(dimensions[HorizontalAlignment.leading], 0, "leading")
        check.equal(dimensions[explicit: HorizontalAlignment.leading], nil, "explicit leading")
      }
    }
  }

  private static func explicit<V: View>(
    _ name: String, _ value: CGFloat, view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    Case.unit("osui.dims.\(name)", .scenario, .reference) { check in
      inspect(view()) { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        check.equal(dimensions[explicit: HorizontalAlignment.custom], value, "explicit guide")
        if name == "guide_custom_pad" {
          check.equal(CGSize(width: dimensions.width, height: dimensions.height), 60, 40)
        }
      }
    }
  }

  @CaseList static var merging: [Case] {
    Case.unit("r-combine-explicit", .openSwiftUI("AlignmentKey test"), .documented) { check in
      let merged = HorizontalAlignment.custom.combineExplicit([1, 3, 5, nil, nil])
      check.equal(merged, 3, "of 1, 3, 5, nil, nil")
      let stack = VStack(alignment: .leading, spacing: 0) {
        box(10, 10).guide(HorizontalAlignment.custom, 1)
        box(10, 10).guide(HorizontalAlignment.custom, 3)
        box(10, 10).guide(HorizontalAlignment.custom, 5)
        box(10, 10)
        box(10, 10)
      }
      inspect(stack) { subview in
        let explicit = subview.dimensions(in: .unspecified)[explicit: HorizontalAlignment.custom]
        check.equal(explicit, 3, "through a stack")
      }
    }

    Case.unit(
      "osui.align.mean.0", .openSwiftUI("AlignmentGuideTests combineExplicitLinear"), .reference
    ) { check in
      for last in 0...10 {
        let values = (0...last).map { CGFloat($0) }
        let merged = HorizontalAlignment.custom.combineExplicit(values.map(Optional.some))
        check.equal(merged, CGFloat(last) / 2, "of 0 to \(last)")
      }
    }

    Case.unit("osui.dims.ftb_vstack", .scenario, .derived) { check in
      let stack = VStack(spacing: 0) {
        box(40, 20).baselines(15)
        box(40, 20).baselines(12)
      }
      inspect(stack) { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        check.equal(dimensions[explicit: .firstTextBaseline], 15, "explicit first baseline")
        check.equal(dimensions[explicit: .lastTextBaseline], 32, "explicit last baseline")
      }
    }

    Case.unit("osui.dims.ftb_zstack", .scenario, .derived) { check in
      let stack = ZStack {
        box(40, 20).baselines(15)
        box(40, 20).baselines(12)
      }
      inspect(stack) { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        check.equal(dimensions[explicit: .firstTextBaseline], 12, "explicit first baseline")
        check.equal(dimensions[explicit: .lastTextBaseline], 15, "explicit last baseline")
      }
    }
  }
}

extension View {
  /// Sets both text baselines.
  func baselines(_ y: CGFloat) -> some View {
    guide(.firstTextBaseline, y).guide(.lastTextBaseline, y)
  }
}
