// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A view that lays out and draws only itself.
@MainActor @preconcurrency protocol LeafView: PrimitiveView {
  /// The size for a proposal; by default the proposal, with 10 for nil.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize
  nonisolated func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize, node: LayoutNode)
    -> CGFloat?
  nonisolated func spacing(node: LayoutNode) -> ViewSpacing
  /// The sizing facts that are known without measuring; by default only that no guide is explicit.
  nonisolated func hints(node: LayoutNode) -> SizingHints
  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter)
  /// The view's single paint, in a square of one point, if it has one.
  nonisolated func paint(in environment: EnvironmentValues) -> Paint?
  /// Whether something is visible at a point in the node's coordinates.
  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool
  /// A rectangle around all these points (`LayoutNode.findReach`); by default the node's.
  nonisolated func reach(node: LayoutNode) -> CGRect
  /// Whether a frame around the view preserves its spacing.
  nonisolated var keepsSpacing: Bool { get }
  /// The view's name in descriptions and errors.
  nonisolated var nodeName: String { get }
  /// Distinguishes the view from others of its kind, in descriptions.
  nonisolated func detail(node: LayoutNode) -> String?
}

extension LeafView {
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  nonisolated func explicit(
    _ key: AlignmentKey, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? { nil }
  nonisolated func spacing(node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  nonisolated func hints(node: LayoutNode) -> SizingHints { SizingHints(guideKinds: .none) }
  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter) {}
  nonisolated func paint(in environment: EnvironmentValues) -> Paint? { nil }
  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool {
    node.boundsContain(point)
  }
  nonisolated func reach(node: LayoutNode) -> CGRect { CGRect(origin: .zero, size: node.size) }
  nonisolated var keepsSpacing: Bool { false }
  nonisolated var nodeName: String { typeName(Self.self) }
  nonisolated func detail(node: LayoutNode) -> String? { nil }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? LeafViewNode<Self> {
      node.update(view, inputs)
      return node
    }
    return LeafViewNode(view, inputs)
  }
}

/// The node of a leaf in the tree of views.
final class LeafViewNode<V: LeafView>: _ViewNode {
  private let leaf: LeafNode<V>

  init(_ view: V, _ inputs: _ViewInputs) {
    leaf = LeafNode(view, inputs)
    super.init(inputs)
  }

  private func show(_ view: V) {
    let shown = shown(
      for: view, inPlaceOf: leaf.view,
      show: { [leaf] in
        leaf.show($0)
        leaf.invalidate()
      })
    leaf.show(shown)
  }

  override var name: String? { leaf.name }
  override var isDynamic: Bool { false }
  override var remembers: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(leaf) }
  override var onlyLayout: LayoutNode? { leaf }

  func update(_ view: V, _ inputs: _ViewInputs) {
    let paint = leaf.paintBefore
    environment = inputs.environment
    leaf.environment = inputs.environment
    show(view)
    leaf.movePaint(from: paint)
    leaf.invalidate()
  }
}

/// A rectangle without children.
final class LeafNode<V: LeafView>: LayoutNode {
  // Lent to calls that must not write it: debug builds check that.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var view: V

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Replaces the view; not during a measurement.
  func show(_ view: V) {
    precondition(!isInLayout)
    self.view = view
  }

  override var name: String { view.nodeName }
  override var detail: String? { view.detail(node: self) }
  override var ownPaint: Paint? { view.paint(in: environment) }
  override func findSpacing() -> ViewSpacing { view.spacing(node: self) }
  override func findSizingHints() -> SizingHints { view.hints(node: self) }
  override var keepsSpacing: Bool { view.keepsSpacing }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, node: self)
  }
  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    view.explicit(key, in: proposal, node: self)
  }
  override func paint(into painter: inout Painter) { view.paint(self, into: &painter) }
  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    view.isSeen(at: point, node: self)
  }
  override func findReach() -> CGRect { view.reach(node: self) }
}
