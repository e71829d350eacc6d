import StorypoleGraphics
import SwiftUI
import Testing

/// The distances between views: categories, edges and text metrics, and proposals
/// inside insets.
@Suite struct SpacingCases {
  @Test(arguments: distances) @MainActor func decidesDistances(_ one: Case) { one.verify() }
  @Test(arguments: published) @MainActor func followsPublishedSpacing(_ one: Case) { one.verify() }
  @Test(arguments: rounding) @MainActor func roundsTexts(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    distances
    published
    rounding
  }

  @CaseList static var distances: [Case] {
    text("osui.spacing.text.1", .metrics(2, 3, 5, pixel: 13), .metrics(7, 11, 17, pixel: 23), 26)
    text("osui.spacing.text.2", .metrics(7, 11, 17, pixel: 23), .metrics(2, 3, 5, pixel: 13), 23)

    distance("osui.spacing.plain.0", plainA, plainB, .horizontal, gives: 17)
    distance("osui.spacing.plain.1", plainA, plainB, .horizontal, .rightToLeft, gives: 23)
    distance("osui.spacing.plain.2", plainA, plainB, .vertical, gives: 13)
    distance("osui.spacing.plain.3", plainB, plainA, .horizontal, gives: 23)
    distance("osui.spacing.plain.5", plainB, plainA, .vertical, gives: 21)

    distance("osui.spacing.mixed.0", mixedA, mixedB, .horizontal, gives: nil)
    distance("osui.spacing.mixed.1", mixedA, mixedB, .horizontal, .rightToLeft, gives: 23)
    distance("osui.spacing.mixed.2", mixedA, mixedB, .vertical, gives: nil)
    distance("osui.spacing.mixed.3", mixedB, mixedA, .horizontal, gives: 23)
    distance("osui.spacing.mixed.4", mixedB, mixedA, .horizontal, .rightToLeft, gives: nil)

    Case.unit(
      "osui.spacing.cat.none", .openSwiftUI("SpacingTests distanceToSuccessorView"), .reference
    ) { check in
      for axis in [Axis.horizontal, .vertical] {
        for direction in LayoutDirection.allCases {
          let there = preferredDistance(strangerA, strangerB, axis, direction)
          let back = preferredDistance(strangerB, strangerA, axis, direction)
          check.equal(there, nil, "\(axis), \(direction)")
          check.equal(back, nil, "\(axis), \(direction), back")
        }
      }
    }

    distance(
      "osui.spacing.cat.textvsdist",
      [.entry(.leftText, .bottom, .fromBelow(.metrics(1, 3, 5, pixel: 3)))],
      [
        .entry(.leftText, .top, 13),
        .entry(.rightText, .top, .fromAbove(.metrics(1, 3, 5, pixel: 3))),
      ], .vertical, gives: 13)
  }

  private static let plainA: [SpacingEntry] = [
    .entry(nil, .top, 2), .entry(nil, .left, 3), .entry(nil, .bottom, 7), .entry(nil, .right, 11),
  ]
  private static let plainB: [SpacingEntry] = [
    .entry(nil, .top, 13), .entry(nil, .left, 17), .entry(nil, .bottom, 21),
    .entry(nil, .right, 23),
  ]
  private static let mixedA: [SpacingEntry] = [
    .entry(nil, .top, 2), .entry(nil, .left, 3), .entry(.rightText, .left, 5),
    .entry(.leftText, .right, 7),
  ]
  private static let mixedB: [SpacingEntry] = [
    .entry(.belowText, .top, 13), .entry(.aboveText, .left, 17), .entry(nil, .bottom, 21),
    .entry(nil, .right, 23),
  ]
  private static let strangerA: [SpacingEntry] = [
    .entry(.belowText, .top, 2), .entry(.aboveText, .bottom, 3), .entry(.rightText, .left, 5),
    .entry(.leftText, .right, 7),
  ]
  private static let strangerB: [SpacingEntry] = [
    .entry(.belowText, .top, 13), .entry(.aboveText, .left, 17), .entry(.rightText, .bottom, 21),
    .entry(.leftText, .right, 23),
  ]

  private static func distance(
    _ id: String, _ first: [SpacingEntry], _ second: [SpacingEntry], _ axis: Axis,
    _ direction: LayoutDirection = .leftToRight, gives wanted: CGFloat?
  ) -> Case {
    Case.unit(id, .openSwiftUI("SpacingTests distanceToSuccessorView"), .reference) { check in
      check.equal(preferredDistance(first, second, axis, direction), wanted, "distance")
    }
  }

  /// The distance of two texts, by the metrics of the upper one's bottom and the lower one's top.
  private static func text(
    _ id: String, _ upper: TextEdge, _ lower: TextEdge, _ wanted: CGFloat
  ) -> Case {
    Case.unit(id, .openSwiftUI("SpacingTests TextMetricsTests.spacing"), .reference) { check in
      let got = preferredDistance(
        [.entry(.textToText, .bottom, .fromBelow(upper))],
        [.entry(.textToText, .top, .fromAbove(lower))], .vertical, .leftToRight)
      check.equal(got, wanted, "distance")
    }
  }

  @CaseList static var published: [Case] {
    Case.unit(
      "osui.viewspacing.default", .openSwiftUI("ViewSpacingTests defaultSpacing"), .reference
    ) { check in
      let (a, b) = (viewSpacing(strangerA), viewSpacing(strangerB))
      check.equal(a.distance(to: b, along: .horizontal), 8, "horizontal")
      check.equal(a.distance(to: b, along: .vertical), 8, "vertical")
    }

    Case.unit(
      "osui.viewspacing.rtl", .openSwiftUI("ViewSpacingTests layoutDirection"), .reference
    ) { check in
      let sides: [SpacingEntry] = [.entry(nil, .left, 2), .entry(nil, .right, 3)]
      let ltr = viewSpacing(sides, .leftToRight).distance(to: .zero, along: .horizontal)
      let rtl = viewSpacing(sides, .rightToLeft).distance(to: .zero, along: .horizontal)
      check.equal([ltr, rtl], [3, 2], "left-to-right, right-to-left")
    }

    Case.unit(
      "osui.viewspacing.union", .openSwiftUI("ViewSpacingTests edgeIncorporation"), .reference
    ) { check in
      let first = viewSpacing([.entry(nil, .top, 10), .entry(nil, .left, 20)])
      let second = viewSpacing([.entry(nil, .top, 30), .entry(nil, .right, 40)])
      let union = first.union(second, edges: .top)
      let nobody = viewSpacing([])
      check.equal(nobody.distance(to: union, along: .vertical), 30, "top")
      check.equal(nobody.distance(to: union, along: .horizontal), 20, "left")
      check.equal(union.distance(to: nobody, along: .horizontal), 8, "right: not taken over")
    }

    Case.unit(
      "vvd.layout.spacing_empty", .vvd("LayoutDefaultBehaviorTests"), .reference
    ) { check in
      let column = VStack {
        box(20, 10)
        Union { EmptyView() }
        box(20, 10)
      }
      check.equal(size(of: column, proposing: nil, nil), 20, 20, "VStack")
      let row = HStack {
        box(20, 10)
        Union { EmptyView() }
        box(20, 10)
      }
      check.equal(size(of: row, proposing: nil, nil), 40, 10, "HStack")
    }

    Case.unit(
      "vvd.layout.spacing_union", .vvd("LayoutDefaultBehaviorTests"), .reference
    ) { check in
      let spacing = inspect(
        Union {
          Spaced(entries: [.entry(nil, .left, 3), .entry(nil, .right, 9)]) { EmptyView() }
          Spaced(entries: [.entry(nil, .left, 7), .entry(nil, .right, 2)]) { EmptyView() }
        }
      ) { $0.spacing }
      let nobody = viewSpacing([])
      check.equal(nobody.distance(to: spacing, along: .horizontal), 7, "left")
      check.equal(spacing.distance(to: nobody, along: .horizontal), 9, "right")
    }
  }

  @CaseList static var rounding: [Case] {
    inset("osui.proposal.inset.0", ProposedViewSize(width: 100, height: 200), 60, 180)
    inset("osui.proposal.inset.1", ProposedViewSize(width: nil, height: 200), nil, 180)
    inset("osui.proposal.inset.2", ProposedViewSize(width: .nan, height: 200), 0, 180)

    // Two lines of 10×20 with baselines 11.4 and 15.6 unrounded: the first is rounded to the
    // nearest pixel and moves the last, which is then rounded up. The margins are padding here.
    Case.unit(
      "osui.text.metrics.update",
      .openSwiftUI("metricsUpdateRoundsBaselinesToPixelLength"), .reference
    ) { check in
      let engine = FixedTextEngine(
        ascent: 11.4, descent: 4.4, capHeight: 8, leading: -11.6, characterWidth: 5, unit: .points)
      let text = Text("ab\ncd").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      inspect(text, engine: engine) { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        check.equal(CGSize(width: dimensions.width, height: dimensions.height), 16, 24)
        check.equal(dimensions[.firstTextBaseline], 12, "first baseline")
        check.equal(dimensions[.lastTextBaseline], 17, "last baseline")
      }
    }
  }

  private static func inset(
    _ id: String, _ proposal: ProposedViewSize, _ width: CGFloat?, _ height: CGFloat?
  ) -> Case {
    Case.unit(id, .openSwiftUI("ProposedSizeTests insetByEdgeInsets"), .reference) { check in
      let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
      check.equal(proposal.inset(by: insets), width, height, "inset")
    }
  }
}

/// Defines no spacing.
private struct Union: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Publishes the spacing that it is given.
private struct Spaced: Layout {
  var entries: [SpacingEntry]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { viewSpacing(entries) }
}
