// SPDX-License-Identifier: Apache-2.0
import Storypole

extension FitsNode: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    guard let index = candidates.firstIndex(where: { $0 === child }) else { return nil }
    func room(_ length: CGFloat?, _ axis: Axis.Set) -> CGFloat? {
      axes.contains(axis) ? length : nil
    }
    var place = LayoutExplanation.Place(.chosen, [])
    place.choice = .init(
      number: index + 1, count: candidates.count,
      room: .init(
        ProposedViewSize(
          width: room(proposal.width, .horizontal), height: room(proposal.height, .vertical))),
      rejected: candidates[..<index].map { .init(ProposedViewSize($0.size(for: probe(proposal)))) })
    return place
  }
}

extension ScrollNode: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let start = child.origin[axis]
    let moved = offset[axis]
    return .init(.scrolled, [.init(.inset, start + moved), .init(.scroll, -moved)])
  }
}

extension LazyNode: ExplainsPlaces {
  /// Lines follow one another as in a stack; the extent of those before the first existing one is estimated.
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    func end(_ node: LayoutNode) -> CGFloat { node.origin[axis] + node.size[axis] }
    guard axis == self.axis,
      let index = children.firstIndex(where: { $0 === child }),
      let before = children[..<index].filter({ end($0) <= child.origin[axis] }).max(by: {
        end($0) < end($1)
      })
    else { return .init(.container, [.init(.offset, child.origin[axis])]) }
    let gap = child.origin[axis] - end(before)
    var place = LayoutExplanation.Place(.next, [.init(.end, end(before)), .init(.gap, gap)])
    place.reference = explainer.id(of: before)
    place.gap = .init(rule: tracks.spacing == gap ? .given : .preferred, value: gap)
    return place
  }
}
