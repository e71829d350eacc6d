// SPDX-License-Identifier: Apache-2.0
import Storypole

extension GridLayout: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    guard let index = node.children.firstIndex(where: { $0 === child }) else { return nil }
    let subviews = LayoutSubviews(
      nodes: node.children, direction: node.environment.layoutDirection)
    var plan = GridPlan(
      subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    plan.solve(node.proposal, subviews)
    let track = plan.track(of: index, along: axis)
    let start = child.origin[axis]
    var place = LayoutExplanation.Place(
      .cell, [.init(.track, track.start), .init(.offset, start - track.start)])
    place.guide = track.key.map { explainer.guide($0, of: child) }
    // If all fill the track, the track determines their length.
    let longest = track.members.filter { node.children[$0].size[axis] == track.length }
    place.track = .init(
      length: track.length,
      decider: longest.count == track.members.count && longest.count > 1
        ? nil : longest.first.map { explainer.id(of: node.children[$0]) })
    return place
  }
}
