// SPDX-License-Identifier: Apache-2.0
/// Marks the views inside as scroll targets.
nonisolated struct ScrollTargetsModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ScrollTargetsNode ?? ScrollTargetsNode(inputs)
    node.isEnabled = modifier.isEnabled
    node.update(inputs, content)
    return node
  }
}

final class ScrollTargetsNode: ObservingNode {
  var isEnabled = true
  override var holdsScrollTargets: Bool { isEnabled }
}

extension _ViewNode {
  /// The existing views of the target layouts here and below, with their identities.
  fileprivate var scrollTargets: [(id: AnyHashable, node: _ViewNode)] {
    children.flatMap { holdsScrollTargets ? $0.identifiedViews : $0.scrollTargets }
  }

  private var identifiedViews: [(id: AnyHashable, node: _ViewNode)] {
    var own: [(id: AnyHashable, node: _ViewNode)] = []
    if let elements {
      own = elements.shownElements
    } else if let explicitID {
      own = [(explicitID, self)]
    }
    return own + children.flatMap(\.identifiedViews)
  }
}

extension ScrollNode {
  /// The targets inside whose identities are of the type, in order.
  func targets<ID: Hashable>(_ type: ID.Type) -> [(id: ID, layout: LayoutNode)] {
    (owner?.scrollTargets ?? []).compactMap { target in
      guard let id = target.id as? ID, let layout = target.node.layouts.first, layout.isPlaced
      else { return nil }
      return (id, layout)
    }
  }

  /// The target at the anchor; without an anchor, the first visible one.
  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint?) -> ID? {
    let targets = targets(type)
    guard let anchor else { return targets.first { shows($0.layout) }?.id }
    func distance(_ layout: LayoutNode) -> CGFloat {
      let (frame, available) = (layout.frame(in: self), CGRect(origin: .zero, size: size))
      let (a, b) = (anchor.point(in: frame), anchor.point(in: available))
      return hypot(a.x - b.x, a.y - b.y)
    }
    return targets.min { distance($0.layout) < distance($1.layout) }?.id
  }

  /// Whether at least the fraction `threshold` of a view inside, from 0 to 1, is visible in the scroll view, and more
  /// than nothing.
  func shows(_ layout: LayoutNode, threshold: Double = 0) -> Bool {
    let fraction = visibleFraction(of: layout)
    return fraction > 0 && fraction >= threshold
  }

  private func visibleFraction(of layout: LayoutNode) -> Double {
    let frame = layout.frame(in: self)
    let seen = frame.overlap(with: CGRect(origin: .zero, size: size))
    let area = frame.width * frame.height
    if seen.isNull || !area.isFinite || area <= 0 { return 0 }
    return seen.width * seen.height / area
  }
}

/// Calls an action when the view enters its scroll view, and when it leaves.
nonisolated struct ScrollVisibilityModifier: ViewModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ScrollVisibilityNode ?? ScrollVisibilityNode(inputs)
    node.modifier = modifier
    node.reactToLayout()
    node.update(inputs, content)
    return node
  }
}

final class ScrollVisibilityNode: ObservingNode {
  var modifier: ScrollVisibilityModifier?
  private var isVisible = false

  override func afterLayout() {
    super.afterLayout()
    guard let modifier, let layout = content?.layouts.first, layout.isPlaced else { return }
    var around = layout.parent
    while let node = around, node.scrollPort == nil { around = node.parent }
    guard let scroll = around?.scrollPort else { return }
    let isVisible = scroll.shows(layout, threshold: modifier.threshold)
    if isVisible == self.isVisible { return }
    self.isVisible = isVisible
    modifier.action(isVisible)
  }

  // A lazy container releases a view that has left.
  deinit {
    if isVisible, let modifier { space.host?.afterAnimations { modifier.action(false) } }
  }
}

extension View {
  /// Makes the views inside with an identity the targets of `scrollPosition` and `onScrollTargetVisibilityChange`.
  /// Scrolling stops anywhere, also between them.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
  }

  /// Calls `action` with the identities of the visible views of a `scrollTargetLayout`, initially and when they change.
  /// The first scroll view inside of this view counts.
  ///
  /// - Parameter threshold: The part of a view's area that makes it visible, from 0 to 1.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollObserver { scroll, last in
        let visible = scroll.targets(idType)
          .filter { scroll.shows($0.layout, threshold: threshold) }
          .map(\.id)
        if visible != last as? [ID] { action(visible) }
        return visible
      })
  }

  /// Calls `action` with true when the view becomes visible in the scroll view around it, and with false when it no
  /// longer is. Never called outside of a scroll view.
  ///
  /// - Parameter threshold: The part of the view's area that makes it visible, from 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
