// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Traces a change to its cause: from a view that moved to the one before it that grew, and from that to its
/// text that became longer.
struct CauseFinder {
  typealias Cause = ExplanationDiff.Cause
  typealias Pair = ViewMatching.Pair
  typealias Entry = LayoutExplanation.Entry

  private let matching: ViewMatching
  private var before: LayoutExplanation { matching.before }
  private var after: LayoutExplanation { matching.after }

  init(_ matching: ViewMatching) { self.matching = matching }

  /// A step of the trace; no step repeats.
  private struct Step: Hashable {
    var pair: Pair
    var axis: LayoutExplanation.Direction
    var isSize: Bool
  }

  func cause(of pair: Pair) -> Cause? {
    let (one, two) = (before.outer(pair.before).frame, after.outer(pair.after).frame)
    var seen: Set<Step> = []
    for axis in [LayoutExplanation.Direction.horizontal, .vertical] {
      if !isClose(one.start(axis), two.start(axis)), let cause = place(pair, axis, &seen) {
        return cause
      }
      if !isClose(one.length(axis), two.length(axis)), let cause = size(pair, axis, &seen) {
        return cause
      }
    }
    return inside(pair)
  }

  /// The outermost modifier is where it was: one further in moves the view, or gives it another size.
  private func inside(_ pair: Pair) -> Cause? {
    let (a, b) = (before.chain(of: pair.before), after.chain(of: pair.after))
    guard a.map(\.name) == b.map(\.name) else { return chain(pair, a, b) }
    var seen: Set<Step> = []
    for (x, y) in zip(a, b).dropFirst() {
      for axis in [LayoutExplanation.Direction.horizontal, .vertical] {
        let (p, q) = (x.place(axis), y.place(axis))
        if !isClose(x.frame.length(axis), y.frame.length(axis)) {
          if let cause = size(pair, axis, &seen) { return cause }
        } else if !isClose(p.start, q.start) {
          if q.cause == .inset { return modifier(.padding, around: y, p.start, q.start) }
          return guide(pair, x, y, axis, &seen)
            ?? structure(pair).set(by: y.parent.map(after.entry))
        }
      }
    }
    return nil
  }

  // MARK: Places

  private func place(_ pair: Pair, _ axis: LayoutExplanation.Direction, _ seen: inout Set<Step>)
    -> Cause?
  {
    guard seen.insert(Step(pair: pair, axis: axis, isSize: false)).inserted else { return nil }
    let (one, two) = (before.outer(pair.before), after.outer(pair.after))
    let (p, q) = (one.place(axis), two.place(axis))
    if isClose(p.start, q.start) { return placeOfContainer(pair, axis, &seen) }
    if p.cause != q.cause { return structure(pair).set(by: two.parent.map(after.entry)) }
    switch p.cause {
    case .next:
      if let a = p.gap?.value, let b = q.gap?.value, !isClose(a, b) {
        let gap = Cause(.gap, after.title(of: pair.after), from: a, to: b)
        return gap.set(by: two.parent.map(after.entry))
      }
      guard let reference = q.reference.map(after.entry),
        let sibling = matching.pair(after: reference.view),
        p.reference.map({ before.entry($0).view }) == sibling.before
      else { return views(pair) }
      let (a, b) = (before.outer(sibling.before), after.outer(sibling.after))
      if !isClose(a.frame.length(axis), b.frame.length(axis)),
        let cause = size(sibling, axis, &seen)
      {
        return cause
      }
      return place(sibling, axis, &seen)
    case .line, .frame, .secondary, .cell:
      return guide(pair, one, two, axis, &seen) ?? line(pair, p, q, axis, &seen)
    case .window: return size(pair, axis, &seen)
    default: return structure(pair)
    }
  }

  private func guide(
    _ pair: Pair, _ one: Entry, _ two: Entry, _ axis: LayoutExplanation.Direction,
    _ seen: inout Set<Step>
  ) -> Cause? {
    guard let a = one.place(axis).guide, let b = two.place(axis).guide else { return nil }
    if a.name != b.name { return structure(pair).set(by: two.parent.map(after.entry)) }
    if isClose(a.value, b.value) { return nil }
    if a.source == .standard, b.source == .standard { return size(pair, axis, &seen) }
    let title = (b.origin ?? a.origin).flatMap { origin in
      b.origin != nil ? after.entry(origin).title : before.entry(origin).title
    }
    var cause = Cause(.guide, title ?? two.title, from: a.value, to: b.value)
    cause.about = b.name
    cause.line = b.line ?? a.line
    cause.entry = b.origin
    return cause
  }

  private func line(
    _ pair: Pair, _ p: LayoutExplanation.Place, _ q: LayoutExplanation.Place,
    _ axis: LayoutExplanation.Direction,
    _ seen: inout Set<Step>
  ) -> Cause? {
    let deciders = [
      q.reference.map { after.entry($0).view }.flatMap(matching.pair(after:)),
      p.reference.map { before.entry($0).view }.flatMap(matching.pair(before:)),
    ].compactMap { $0 }
    for decider in deciders where decider != pair {
      let (one, two) = (before.outer(decider.before), after.outer(decider.after))
      if let cause = guide(decider, one, two, axis, &seen) { return cause }
      if !isClose(one.frame.length(axis), two.frame.length(axis)) {
        return size(decider, axis, &seen)
      }
    }
    guard let container = container(of: pair) else { return nil }
    return size(container, axis, &seen)
  }

  /// The view kept its position in its container: the container has moved, or a modifier in it moves its
  /// content.
  private func placeOfContainer(
    _ pair: Pair, _ axis: LayoutExplanation.Direction, _ seen: inout Set<Step>
  ) -> Cause? {
    guard let container = container(of: pair) else { return nil }
    let (one, two) = (before.outer(container.before).frame, after.outer(container.after).frame)
    if !isClose(one.start(axis), two.start(axis)) { return place(container, axis, &seen) }
    let (a, b) = (before.chain(of: container.before), after.chain(of: container.after))
    guard a.map(\.name) == b.map(\.name) else { return chain(container, a, b) }
    for (x, y) in zip(a, b).dropFirst()
    where !isClose(x.place(axis).start, y.place(axis).start) {
      if y.place(axis).cause == .inset {
        return modifier(.padding, around: y, x.place(axis).start, y.place(axis).start)
      }
      return size(container, axis, &seen)
    }
    return size(container, axis, &seen)
  }

  // MARK: Sizes

  private func size(_ pair: Pair, _ axis: LayoutExplanation.Direction, _ seen: inout Set<Step>)
    -> Cause?
  {
    guard seen.insert(Step(pair: pair, axis: axis, isSize: true)).inserted else { return nil }
    let (a, b) = (before.chain(of: pair.before), after.chain(of: pair.after))
    guard a.map(\.name) == b.map(\.name), let first = a.first else {
      return chain(pair, a, b)
    }
    for (index, (x, y)) in zip(a, b).enumerated() {
      if y.sizing.rule == .padding, index + 1 < a.count {
        // What is around may keep its length.
        let (i, o) = (
          x.frame.length(axis) - a[index + 1].frame.length(axis),
          y.frame.length(axis) - b[index + 1].frame.length(axis)
        )
        if !isClose(i, o) { return modifier(.padding, around: b[index + 1], i, o) }
      }
      if isClose(x.frame.length(axis), y.frame.length(axis)) { continue }
      let proposals = (x.sizing.proposal.length(axis), y.sizing.proposal.length(axis))
      switch y.sizing.rule {
      case .frame where y.sizing.set.contains(axis):
        var cause = Cause(
          .frame, y.title, from: x.frame.length(axis), to: y.frame.length(axis)
        ).set(by: y)
        cause.line = y.line
        cause.axis = axis
        return cause
      case .limits where y.sizing.set.contains(axis) && proposals.0 == proposals.1:
        var cause = Cause(
          .frame, y.title, from: x.frame.length(axis), to: y.frame.length(axis)
        ).set(by: y)
        cause.line = y.line
        cause.axis = axis
        return cause
      default: break
      }
    }
    let (core, new) = (a[a.count - 1], b[b.count - 1])
    if core.detail != new.detail {
      var cause = Cause(.words, new.title).set(by: new)
      (cause.before, cause.after) = (core.detail, new.detail)
      return cause
    }
    if new.sizing.isContainer { return children(pair, axis, &seen) }
    if core.sizing.proposal != new.sizing.proposal, let cause = proposal(pair, axis, &seen) {
      return cause
    }
    if core.sizing.proposal == new.sizing.proposal || new.sizing.rule == .text
      || first.parent != nil
    {
      var cause = Cause(
        .size, new.title, from: core.frame.length(axis), to: new.frame.length(axis)
      ).set(by: new)
      cause.axis = axis
      return cause
    }
    var cause = Cause(
      .proposal, new.title, from: core.frame.length(axis), to: new.frame.length(axis))
    cause.axis = axis
    return cause
  }

  /// A container's extent changed because a child's did.
  private func children(_ pair: Pair, _ axis: LayoutExplanation.Direction, _ seen: inout Set<Step>)
    -> Cause?
  {
    let old = matching.views(before: pair.before)
    let new = matching.views(after: pair.after)
    let pairs = new.compactMap(matching.pair(after:)).filter { old.contains($0.before) }
    for child in pairs {
      let (a, b) = (before.outer(child.before).frame, after.outer(child.after).frame)
      if !isClose(a.length(axis), b.length(axis)), let cause = size(child, axis, &seen) {
        return cause
      }
    }
    if pairs.count != old.count || pairs.count != new.count { return views(pair) }
    for child in pairs {
      let (a, b) = (before.outer(child.before), after.outer(child.after))
      if !isClose(a.place(axis).start, b.place(axis).start), let cause = place(child, axis, &seen) {
        return cause
      }
    }
    return proposal(pair, axis, &seen)
  }

  /// Its proposal changed: the length around it differs, or a sibling takes more.
  private func proposal(_ pair: Pair, _ axis: LayoutExplanation.Direction, _ seen: inout Set<Step>)
    -> Cause?
  {
    guard let container = container(of: pair) else {
      let (a, b) = (before.outer(pair.before), after.outer(pair.after))
      guard a.sizing.proposal != b.sizing.proposal else { return nil }
      var cause = Cause(.proposal, b.title)
      (cause.before, cause.after) = (a.sizing.proposal.text, b.sizing.proposal.text)
      return cause
    }
    for sibling in matching.views(after: container.after) {
      guard let other = matching.pair(after: sibling), other != pair else { continue }
      let (a, b) = (before.outer(other.before).frame, after.outer(other.after).frame)
      if !isClose(a.length(axis), b.length(axis)), let cause = size(other, axis, &seen) {
        return cause
      }
    }
    return size(container, axis, &seen) ?? proposal(container, axis, &seen)
  }

  // MARK: Causes

  private func container(of pair: Pair) -> Pair? {
    after.container(of: pair.after).flatMap(matching.pair(after:))
  }

  private func structure(_ pair: Pair) -> Cause { Cause(.structure, after.title(of: pair.after)) }

  /// Another number or kind of modifiers: the first that is new, or the view.
  private func chain(_ pair: Pair, _ old: [Entry], _ new: [Entry]) -> Cause {
    let added = new.map(\.name).difference(from: old.map(\.name)).insertions.first
    guard case .insert(let place, _, _) = added else {
      return structure(pair).set(by: after.entry(pair.after))
    }
    return structure(pair).set(by: new[place])
  }

  private func views(_ pair: Pair) -> Cause {
    let view = container(of: pair)?.after ?? pair.after
    return Cause(.views, after.title(of: view)).set(by: after.entry(view))
  }

  private func modifier(
    _ kind: Cause.Kind, around inner: Entry, _ from: CGFloat, _ to: CGFloat
  ) -> Cause {
    var cause = Cause(kind, inner.title, from: from, to: to)
    cause.line = inner.parent.flatMap { after.entry($0).line }
    return cause.set(by: inner.parent.map(after.entry))
  }
}

extension ExplanationDiff.Cause {
  /// Notes the entry whose modifier or call decides.
  fileprivate func set(by entry: LayoutExplanation.Entry?) -> Self {
    var cause = self
    cause.entry = entry?.id
    return cause
  }

  fileprivate init(_ kind: Kind, _ title: String, from: CGFloat? = nil, to: CGFloat? = nil) {
    self.init(
      kind: kind, title: title, before: from.map(\.pointsText),
      after: to.map(\.pointsText))
  }
}

extension LayoutExplanation.Entry {
  func place(_ axis: LayoutExplanation.Direction) -> LayoutExplanation.Place {
    axis == .horizontal ? horizontal : vertical
  }
}

extension LayoutExplanation.Proposal {
  fileprivate func length(_ axis: LayoutExplanation.Direction) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  var text: String {
    [width, height].map { $0.map(\.pointsText) ?? "nil" }.joined(separator: " × ")
  }
}

extension CGRect {
  fileprivate func start(_ axis: LayoutExplanation.Direction) -> CGFloat {
    axis == .horizontal ? minX : minY
  }
  fileprivate func length(_ axis: LayoutExplanation.Direction) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
