// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A modifier that sizes, places or draws one view. Applied to several views, it applies to each.
package nonisolated protocol UnaryLayoutModifier: ViewModifier where Body == Never {
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize
  /// The child's placement in `size`, the answer to `proposal`; logical coordinates.
  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat?
  func spacing(child: LayoutNode) -> ViewSpacing
  /// The sizing facts that are known without measuring; to be implemented by modifiers that change
  /// the size.
  func hints(child: LayoutNode) -> SizingHints
  /// Whether the modifier is only for the container: traits, priority.
  static var isForContainer: Bool { get }
  /// Whether descriptions omit the modifier because it only carries values for others.
  static var isHiddenInDescriptions: Bool { get }
  var traits: Traits? { get }
  var coordinateSpaceName: AnyHashable? { get }
  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform?
  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter)
  /// The modifier's single paint, in a square of one point, if it has one.
  func paint(in environment: EnvironmentValues) -> Paint?
  /// Whether a point in the node's coordinates hits something visible; adds the hits inside.
  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  /// A rectangle around all these points (`LayoutNode.findReach`).
  func reach(_ node: LayoutNode, child: LayoutNode) -> CGRect
  /// Adds the view's elements for assistive technologies.
  func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass)
  /// The node's handler of events that hit it.
  var responder: Responder? { get }
  var edgesWithoutSafeArea: Edge.Set { get }
  /// The safe area that the modifier makes, as insets of its rectangle; logical.
  var safeAreaInsets: EdgeInsets? { get }
  var name: String { get }
  var detail: String? { get }
  /// The mark by which tools find the node.
  var mark: NodeMark? { get }
}

/// A child's top-left corner and proposal.
package struct UnaryPlacement {
  var origin: CGPoint = .zero
  var proposal: ProposedViewSize

  @inline(__always) package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

// By default a modifier is its child.
extension UnaryLayoutModifier {
  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.size(for: proposal)
  }
  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    UnaryPlacement(proposal: proposal)
  }
  package func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    let place = placement(of: child, in: node.size(for: proposal), proposal)
    guard let value = child.explicit(key, in: place.proposal) else { return nil }
    return value + place.origin[key.axis]
  }
  package func spacing(child: LayoutNode) -> ViewSpacing { child.spacing }
  package static var isForContainer: Bool { false }
  package static var isHiddenInDescriptions: Bool { false }
  package func hints(child: LayoutNode) -> SizingHints { child.hints }
  package var traits: Traits? { nil }
  package var coordinateSpaceName: AnyHashable? { nil }
  package func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? { nil }
  package func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
  }
  package func paint(in environment: EnvironmentValues) -> Paint? { nil }
  package func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest)
    -> Bool
  {
    hit.visit(child, in: node, at: point)
  }
  package func reach(_ node: LayoutNode, child: LayoutNode) -> CGRect { node.reach(of: child) }
  package func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass) {
    pass.visitChildren(of: node)
  }
  package var responder: Responder? { nil }
  package var edgesWithoutSafeArea: Edge.Set { [] }
  package var safeAreaInsets: EdgeInsets? { nil }
  package var name: String { typeName(Self.self) }
  package var detail: String? { nil }
  package var mark: NodeMark? { nil }

  package nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeNode(modifier, content, reusing: old, inputs)
  }

  package nonisolated static func _makeNode<V: View>(
    _ modifier: Self, around view: V, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeNode(modifier, { V._makeNode(view, reusing: $0, $1) }, reusing: old, inputs)
  }

  private nonisolated static func makeNode(
    _ modifier: Self, _ content: (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? UnaryViewNode<Self> {
      node.update(modifier, content, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    let node = UnaryViewNode<Self>(inputs)
    node.update(modifier, content, inputs)
    return node
  }
}

/// The layout nodes of a `UnaryViewNode`, with its modifier: without type, whose metadata would be looked up for each
/// node.
private enum UnaryLayouts {
  case none
  /// A `UnaryNode`, around the only view inside.
  case one(LayoutNode)
  /// `SeveralUnaryNodes`: the content isn't known to be one view.
  case several(AnyObject)
}

private final class SeveralUnaryNodes<M: UnaryLayoutModifier> {
  var modifier: M
  /// Each a `UnaryNode<M>`.
  var nodes: [LayoutNode]

  init(_ modifier: M, _ nodes: [LayoutNode]) {
    self.modifier = modifier
    self.nodes = nodes
  }
}

/// The node of a unary modifier in the tree of views: one layout node for each view below.
final class UnaryViewNode<M: UnaryLayoutModifier>: _ViewNode, LayoutWrapper {
  /// The layout nodes are those of the present content.
  private var isCurrent = false
  /// A lazy container has the rectangles, around the elements that it shows.
  private var wrapsElements = false
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var content: _ViewNode?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var kept = UnaryLayouts.none
  /// The modifier, while the first content is made.
  private var entering: UnsafePointer<M>?

  private var instance: UnaryNode<M>? {
    if case .one(let node) = kept { unsafeDowncast(node, to: UnaryNode<M>.self) } else { nil }
  }
  private var several: SeveralUnaryNodes<M>? {
    if case .several(let several) = kept {
      unsafeDowncast(several, to: SeveralUnaryNodes<M>.self)
    } else {
      nil
    }
  }
  /// nil before the first update.
  private var modifier: M? { instance?.modifier ?? several?.modifier }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var name: String? {
    (modifier ?? entering?.pointee)?.name
  }
  override var remembers: Bool { wrapsElements }
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    content?.reducePreference(key, into: &value)
  }

  func update(
    _ modifier: M, _ make: (_ViewNode?, _ViewInputs) -> _ViewNode, _ inputs: _ViewInputs
  ) {
    if case .none = kept { return begin(modifier, make, inputs) }
    environment = inputs.environment
    let modifier =
      self.modifier.map {
        shown(for: modifier, inPlaceOf: $0, show: { [unowned self] in show($0) })
      } ?? modifier
    makeContent(modifier, make, inputs)
    wrapsElements = false
    isCurrent = false
    if let child = content?.onlyLayout {
      let old = instance ?? nodes.first { $0.child === child }
      kept = .one(node(around: child, modifier, reusing: old))
      isCurrent = true
    } else if let several {
      several.modifier = modifier
    } else {
      separate(modifier)
    }
  }

  /// The first update, for most nodes the only one: without the metadata of types that it doesn't use.
  private func begin(
    _ modifier: M, _ make: (_ViewNode?, _ViewInputs) -> _ViewNode, _ inputs: _ViewInputs
  ) {
    makeContent(modifier, make, inputs)
    if let child = content?.onlyLayout {
      kept = .one(UnaryNode(modifier, child: child, self))
      isCurrent = true
    } else {
      kept = .several(SeveralUnaryNodes(modifier, []))
    }
  }

  private func makeContent(
    _ modifier: M, _ make: (_ViewNode?, _ViewInputs) -> _ViewNode, _ inputs: _ViewInputs
  ) {
    withUnsafePointer(to: modifier) {
      entering = $0
      content = make(content, inputs.child(of: self))
      entering = nil
    }
  }

  /// Shows an intermediate value of the modifier.
  private func show(_ modifier: M) {
    several?.modifier = modifier
    for node in nodes {
      node.show(modifier)
      node.invalidate()
    }
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    if wrapsElements { return }
    if !isCurrent { refresh() }
    if let instance { list.append(instance) }
    if let several { list += several.nodes }
  }

  override var onlyLayout: LayoutNode? {
    // Of several views, some may not be made yet.
    if several != nil { return nil }
    if !isCurrent, content?.onlyLayout != nil { refresh() }
    return isCurrent ? instance : nil
  }

  override func appendRuns(to runs: inout [ViewRun]) {
    var inner: [ViewRun] = []
    content?.appendRuns(to: &inner)
    wrapsElements = inner.contains { if case .elements = $0 { true } else { false } }
    runs += wrapsElements ? inner.map { $0.wrapped(by: self) } : layouts.map(ViewRun.view)
  }

  func wrap(_ layout: LayoutNode) -> LayoutNode {
    guard let modifier else { return layout }
    return UnaryNode(modifier, child: layout, self)
  }

  override func childLayoutsChanged() {
    isCurrent = false
    super.childLayoutsChanged()
  }

  /// Makes the layout nodes around the present content.
  private func refresh() {
    isCurrent = true
    if let instance, let child = content?.onlyLayout {
      kept = .one(node(around: child, instance.modifier, reusing: instance))
      return
    }
    if let instance { separate(instance.modifier) }
    guard let several else { return }
    let layouts = content?.layouts ?? []
    var byChild: [ObjectIdentifier: UnaryNode<M>] = [:]
    for node in nodes { byChild[ObjectIdentifier(node.child)] = node }
    several.nodes = layouts.map {
      node(around: $0, several.modifier, reusing: byChild[ObjectIdentifier($0)])
    }
  }

  private func separate(_ modifier: M) {
    kept = .several(SeveralUnaryNodes(modifier, instance.map { [$0] } ?? []))
  }

  private var nodes: [UnaryNode<M>] {
    if let instance { return [instance] }
    return several?.nodes.map { unsafeDowncast($0, to: UnaryNode<M>.self) } ?? []
  }

  private func node(around child: LayoutNode, _ modifier: M, reusing old: UnaryNode<M>?)
    -> UnaryNode<M>
  {
    guard let node = old, node.child === child else {
      return UnaryNode(modifier, child: child, self)
    }
    let paint = node.paintBefore
    node.show(modifier)
    node.environment = environment
    node.movePaint(from: paint)
    child.enter(node)
    node.invalidate()
    if M.isForContainer { node.invalidateContainer() }
    return node
  }
}

/// A rectangle around one child.
package final class UnaryNode<M: UnaryLayoutModifier>: LayoutNode {
  // Lent to calls that must not write it: debug builds check that.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var modifier: M
  package let child: LayoutNode

  init(_ modifier: M, child: LayoutNode, _ inputs: some NodeInputs) {
    self.modifier = modifier
    self.child = child
    super.init(inputs)
    child.enter(self)
  }

  /// Replaces the modifier; not during a measurement.
  func show(_ modifier: M) {
    precondition(!isInLayout)
    self.modifier = modifier
  }

  package override var name: String { modifier.name }
  package override var detail: String? { modifier.detail }
  package override var mark: NodeMark? { modifier.mark }
  package override var isHiddenInDescriptions: Bool {
    M.isHiddenInDescriptions || modifier.mark != nil || modifier.responder != nil
  }
  package override var children: [LayoutNode] { [child] }
  override var onlyChild: LayoutNode? { child }
  override var ownPaint: Paint? { modifier.paint(in: environment) }
  override var isTransparent: Bool { true }
  override var frameEnvironment: EnvironmentValues { child.frameEnvironment }
  override var followsAxisAround: Bool { true }
  override func findSpacing() -> ViewSpacing { modifier.spacing(child: child) }
  override var extendsUnderBars: Bool { child.extendsUnderBars }
  override var coordinateSpaceNames: [AnyHashable] {
    modifier.coordinateSpaceName.map { [$0] } ?? []
  }
  override var keepsSpacing: Bool { child.keepsSpacing }
  override var edgesWithoutSafeArea: Edge.Set { modifier.edgesWithoutSafeArea }
  override var safeAreaInsets: EdgeInsets? { modifier.safeAreaInsets }

  override func findSizingHints() -> SizingHints { modifier.hints(child: child) }

  package override var traits: Traits? {
    guard let own = modifier.traits else { return child.traits }
    return child.traits?.merging(own) ?? own
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: child)
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    modifier.explicit(key, child: child, in: proposal, node: self)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let place = modifier.placement(of: child, in: size, proposal)
    child.place(at: place.origin, proposal: place.proposal)
  }

  package override func effect(on child: LayoutNode) -> CGAffineTransform? {
    modifier.effect(size: size, isRightToLeft: isRightToLeft)
  }

  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    modifier.hitTest(point, node: self, child: child, &hit)
  }

  override func findReach() -> CGRect { modifier.reach(self, child: child) }

  override func describe(into pass: inout SemanticsPass) {
    modifier.describe(self, child: child, into: &pass)
  }

  override var responder: Responder? { modifier.responder }

  override func paint(into painter: inout Painter) {
    modifier.paint(self, child: child, into: &painter)
  }
}
