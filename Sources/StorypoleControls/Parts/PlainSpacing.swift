// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Makes a view's distances those of a plain view on some edges, whatever text it contains.
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
  /// Stands among other views as a control does.
  nonisolated func plainSpacing(_ edges: Edge.Set = .all) -> some View {
    modifier(PlainSpacing(edges: edges))
  }
}
