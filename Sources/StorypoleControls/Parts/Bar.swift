// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A capsule that is filled to a fraction of its width, from the leading edge.
struct Bar: View {
  let fraction: Double
  let style: AnyShapeStyle

  var body: some View {
    FractionLayout(fraction: fraction) {
      Capsule().fill(.fill)
      Capsule().fill(style)
    }
  }
}

/// Proposes its whole size to the first view and a fraction of its width to the second.
private nonisolated struct FractionLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    // A fraction above zero is at least a dot.
    let width = fraction > 0 ? max(fraction * bounds.width, bounds.height) : 0
    subviews[1].place(
      at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}
