// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Gives a view a plain view's distances on some edges, regardless of the text in it.
nonisolated struct PlainSpacing: UnaryLayoutModifier {
  var edges: Edge.Set

  func spacing(child: LayoutNode) -> ViewSpacing {
    var spacing = child.spacing
    spacing.reset(edges)
    return spacing
  }
  var name: String { "control" }
}

extension View {
  /// Gives the view the spacing of a control.
  nonisolated func plainSpacing(_ edges: Edge.Set = .all) -> some View {
    modifier(PlainSpacing(edges: edges))
  }
}
