// SPDX-License-Identifier: Apache-2.0
/// The rectangle of an HStack or VStack, as `ContainerNode` for other layouts, with direct access to the plan.
package final class StackNode: MultiChildNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var plan: StackPlan
  /// Whether the plan is lent (`withPlan`).
  private var isLent = false
  private let axis: Axis
  private var key: AlignmentKey
  private var givenSpacing: CGFloat?

  init(_ plan: StackPlan, _ inputs: _ViewInputs) {
    self.plan = plan
    axis = plan.axis
    key = plan.key
    givenSpacing = plan.spacing
    super.init(inputs)
  }

  /// Replaces the plan, which must have the node's axis; returns whether it differs.
  func update(_ plan: StackPlan) -> Bool {
    if plan.key == key, plan.spacing == givenSpacing { return false }
    self.plan = plan
    key = plan.key
    givenSpacing = plan.spacing
    return true
  }

  /// Lends the plan. A layout inside that kept a subview may ask this stack meanwhile: that call gets another plan.
  @inline(__always)
  private func withPlan<R>(_ work: (inout StackPlan, UnretainedNodes) -> R) -> R {
    if isLent {
      var other = StackPlan(axis: axis, key: key, spacing: givenSpacing)
      return members.withoutRetaining { work(&other, $0) }
    }
    isLent = true
    defer { isLent = false }
    return members.withoutRetaining { work(&plan, $0) }
  }

  package override var name: String { axis == .horizontal ? "HStack" : "VStack" }
  override func contentChanged() { plan = StackPlan(axis: axis, key: key, spacing: givenSpacing) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withPlan { plan, nodes in
      plan.solve(proposal, nodes, environment.layoutDirection)
      return plan.size
    }
  }
  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    withPlan { plan, nodes in
      plan.solve(placingProposal(proposal, size, axis), nodes, environment.layoutDirection)
      // If the first child's proposal across the axis is unchanged, most children only move.
      let isNew =
        nodes.indices.isEmpty || !nodes[0].wasPlaced(withSame: axis.other, as: plan.solved)
      plan.forEachPlace { index, origin, proposal in
        nodes.prefetch(at: index, inside: isNew)
        nodes[index].place(at: origin, proposal)
      }
    }
    if space.isFrugal, !isLent { contentChanged() }
  }
  override func prefetchInside() {
    if isInLayout { return }
    plan.prefetch()
    members.withoutRetaining { $0.prefetchAll() }
  }
  override func findSpacing() -> ViewSpacing {
    members.withoutRetaining { stackSpacing($0, environment.layoutDirection, axis) }
  }
  override var stackAxis: Axis? { axis }
  override var structureRole: StructureRole { axis == .vertical ? .column : .none }

  override func meetMembers() {
    super.meetMembers()
    // Without explicit spacing the stack needs that of its members, which shapes texts.
    if givenSpacing != nil {
      withPlan { plan, nodes in plan.meet(nodes, environment.layoutDirection) }
    }
  }

  override func findSizingHints() -> SizingHints {
    var hints = super.findSizingHints()
    withPlan { plan, nodes in plan.addLengths(of: nodes, to: &hints) }
    return hints
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard !key.isFrameGuide, size.width.isFinite, size.height.isFinite else { return nil }
    return withPlan { plan, nodes in
      plan.solve(placingProposal(proposal, size, axis), nodes, environment.layoutDirection)
      var result: CGFloat?
      var n = 0
      plan.forEachPlace { index, origin, proposal in
        guard let value = members[index].explicit(key, in: proposal.proposal) else { return }
        let place = origin[key.axis]
        key.combine(childValue: value + place, n: n, into: &result)
        n += 1
      }
      return result
    }
  }
}

/// The node of an HStack or VStack in the tree of views.
final class StackViewNode: MembersViewNode {
  override var remembers: Bool { false }

  init(_ plan: StackPlan, _ inputs: _ViewInputs) {
    super.init(StackNode(plan, inputs), flattensSingleChild: true, inputs)
  }

  private var stack: StackNode { unsafeDowncast(container, to: StackNode.self) }

  static func make<Content: View>(
    _ layout: some StackLayout, _ content: Content, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let plan = StackPlan(layout)
    if let node = old as? StackViewNode, node.stack.stackAxis == plan.axis {
      node.update(content, inputs, isChanged: node.stack.update(plan))
      return node
    }
    guard let inputs = inputs.descend(into: StackNode.self) else { return EmptyNode(inputs) }
    let node = StackViewNode(plan, inputs)
    node.update(content, inputs)
    return node
  }
}

// The nodes of a stack are layout nodes, which it places without counting references to them.
extension UnretainedNode {
  /// Whether the proposal with which the node was placed has the same length on an axis as another.
  @inline(__always) fileprivate func wasPlaced(
    withSame axis: Axis, as proposal: SizeCache.Key
  ) -> Bool {
    node._withUnsafeGuaranteedRef { $0.keepsAnswer && $0.answer.key.isSame(as: proposal, on: axis) }
  }
  @inline(__always) fileprivate func place(at point: CGPoint, _ proposal: SizeCache.Key) {
    node._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: LayoutNode.self).place(at: point, proposal)
    }
  }
}
