// SPDX-License-Identifier: Apache-2.0
/// The cached values of a stack.
public struct _StackLayoutCache {
  var plan: StackPlan
}

/// The common behavior of HStackLayout and VStackLayout.
package protocol StackLayout: BuiltInLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  var key: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  /// The stack's orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Makes the cache, which keeps the stack's last solution.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(plan: StackPlan(self))
  }

  /// The sum of the subviews' lengths and distances along the axis, and their extent across it around the guide.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.withoutRetaining {
      cache.plan.solve(proposal, $0, subviews.layoutDirection)
    }
    return cache.plan.size
  }

  /// Places the subviews one after the other, with their guides on one line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    subviews.withoutRetaining {
      cache.plan.solve(
        placingProposal(proposal, bounds.size, Self.axis), $0, subviews.layoutDirection)
    }
    cache.plan.forEachPlace { index, origin, proposal in
      subviews[subviews.startIndex + index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: proposal.proposal)
    }
  }

  /// The subviews' preferences across the axis, the first one's at the start and the last one's at the end.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    subviews.withoutRetaining { stackSpacing($0, subviews.layoutDirection, Self.axis) }
  }
}

/// A nil minor proposal becomes the stack's own minor size: children may answer differently.
func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize, _ axis: Axis)
  -> ProposedViewSize
{
  var placing = proposal
  if placing[axis.other] == nil { placing[axis.other] = size[axis.other] }
  return placing
}

/// The minor edges of every child, the major start of the first, the major end of the last.
func stackSpacing(_ nodes: UnretainedNodes, _ direction: LayoutDirection, _ axis: Axis)
  -> ViewSpacing
{
  guard let first = nodes.indices.first, let last = nodes.indices.last else { return .zero }
  if nodes.indices.allSatisfy({ nodes[$0].hasPlainSpacing }) {
    return nodes[first].spacing(direction)
  }
  let horizontal = axis == .horizontal
  var spacing = ViewSpacing.none
  spacing.layoutDirection = direction
  func add(_ index: Int, _ edges: Edge.Set) {
    spacing.formUnion(nodes[index].spacing(direction), edges: edges)
  }
  for index in nodes.indices { add(index, horizontal ? .vertical : .horizontal) }
  add(first, horizontal ? .leading : .top)
  add(last, horizontal ? .trailing : .bottom)
  return spacing
}
