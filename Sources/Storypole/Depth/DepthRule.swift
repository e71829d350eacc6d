// SPDX-License-Identifier: Apache-2.0
/// A container's arrangement of several views along the depth axis.
package enum DepthRule: Equatable {
  /// Depth is across the container's own axes, as height is in an HStack: the views are aligned on a guide. Their range
  /// begins as [0, 0] at the guide.
  case across(DepthAlignment)
  /// The views share one space and are aligned on a guide; those with the highest priority determine its depth.
  case overlap(DepthAlignment)
  /// One view in front of the other, with this distance between them.
  case stack(spacing: CGFloat)

  struct Arrangement {
    var depth: CGFloat = 0
    var places: [DepthChildPlace] = []
  }

  func arrange(
    _ views: [LayoutNode], _ proposal: CGFloat?, _ pass: DepthPass,
    offer: (LayoutNode, CGFloat?) -> Offer3D
  ) -> Arrangement {
    if views.isEmpty { return Arrangement() }
    switch self {
    case .across(let guide):
      let sizing = Reach(views, guide, proposal, fromZero: true, pass, offer)
      // As across a flat stack, without a proposal the views are placed in the stack's resulting depth.
      let placing = proposal ?? sizing.depth
      let reach =
        placing == proposal ? sizing : Reach(views, guide, placing, fromZero: true, pass, offer)
      return Arrangement(depth: sizing.depth, places: reach.places(views, placing))
    case .overlap(let guide):
      let highest = views.map(\.priority).max()
      let deciding = views.filter { $0.priority == highest }
      let depth = Reach(deciding, guide, proposal, fromZero: false, pass, offer).depth
      let lines = Reach(deciding, guide, depth, fromZero: false, pass, offer)
      let all = Reach(views, guide, depth, fromZero: false, pass, offer)
      return Arrangement(depth: depth, places: all.places(views, depth, line: lines.before))
    case .stack(let spacing):
      return stack(views, proposal, spacing, pass, offer)
    }
  }

  /// The extent of views behind and in front of their common guide.
  private struct Reach {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    var depth: CGFloat { before + after }

    init(
      _ views: [LayoutNode], _ guide: DepthAlignment, _ proposal: CGFloat?, fromZero: Bool,
      _ pass: DepthPass, _ offer: (LayoutNode, CGFloat?) -> Offer3D
    ) {
      for view in views {
        let dimensions = pass.dimensions(of: view, for: offer(view, proposal))
        let value = dimensions[guide]
        // An infinite side reaches infinitely far, wherever its guide is.
        let rest = dimensions.depth - (dimensions.depth == .infinity ? 0 : value)
        let isFirst = guides.isEmpty && !fromZero
        before = isFirst ? value : max(before, value)
        after = isFirst ? rest : max(after, rest)
        guides.append(value)
      }
    }

    func places(_ views: [LayoutNode], _ proposal: CGFloat?, line: CGFloat? = nil)
      -> [DepthChildPlace]
    {
      zip(views, guides).map { view, guide in
        let line = line ?? before
        return DepthChildPlace(node: view, z: guide.distance(toLine: line), proposal: proposal)
      }
    }
  }

  /// The division of a flat stack: the least flexible view first, each an equal part of the remaining depth.
  private func stack(
    _ views: [LayoutNode], _ proposal: CGFloat?, _ spacing: CGFloat, _ pass: DepthPass,
    _ offer: (LayoutNode, CGFloat?) -> Offer3D
  ) -> Arrangement {
    var offers = [CGFloat?](repeating: nil, count: views.count)
    if let proposal {
      let flexibility = views.map { view -> CGFloat in
        let greatest = pass.depth(of: view, for: offer(view, .infinity))
        return greatest == .infinity
          ? .infinity : greatest - pass.depth(of: view, for: offer(view, 0))
      }
      let order = views.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      var rest = proposal - spacing * CGFloat(views.count - 1)
      for (done, index) in order.enumerated() {
        let share = rest > 0 ? rest / CGFloat(views.count - done) : 0
        offers[index] = share
        if rest != .infinity {
          rest -= pass.depth(of: views[index], for: offer(views[index], share))
        }
      }
    }
    var result = Arrangement()
    for (index, view) in views.enumerated() {
      if index > 0 { result.depth += spacing }
      result.places.append(DepthChildPlace(node: view, z: result.depth, proposal: offers[index]))
      result.depth += pass.depth(of: view, for: offer(view, offers[index]))
    }
    return result
  }
}

/// A container's layout with a rule for the depth axis.
protocol DepthLayout {
  var depthRule: DepthRule { get }
}

/// A container whose layout may have a rule for the depth axis.
protocol HasDepthRule: LayoutNode { var depthRule: DepthRule? { get } }

extension ContainerNode: HasDepthRule {
  var depthRule: DepthRule? {
    let layout = (layout as? AnyLayout)?.hidden ?? layout
    return (layout as? any DepthLayout)?.depthRule
  }
}
