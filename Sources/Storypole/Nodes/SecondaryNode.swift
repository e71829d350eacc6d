// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The role of a secondary view.
package enum SecondaryRole: Equatable {
  case overlay
  case background
  /// Not drawn: its alpha masks the first view.
  case mask
  /// In the first view's own space, aligned on this guide.
  case spatialOverlay(SpatialRole)
  /// Only for assistive technologies.
  case semantics(SemanticsLayer)

  var name: String {
    switch self {
    case .spatialOverlay: "spatialOverlay"
    case .semantics: "accessibility"
    default: "\(self)"
    }
  }
}

/// A secondary view in the first one's own space.
package struct SpatialRole: Equatable {
  package let guide: DepthAlignment
  /// Makes the container of several secondary views.
  let makeStack: () -> ImplicitStack

  package static func == (a: SpatialRole, b: SpatialRole) -> Bool { a.guide == b.guide }
}

/// A second view in front of or behind the first, or one that masks it.
///
/// *How it lays out*
/// 1. Size, spacing, priority and guides are the first view's.
/// 2. The second view is proposed the first one's final size.
/// 3. The second view's guides go onto the first one's; explicit guides of both count.
/// Several secondary views form a centered ZStack; the alignment places that stack.
nonisolated struct SecondaryLayerModifier<Secondary: View>: ViewModifier, RecordsCall {
  typealias Body = Never
  var secondary: Secondary
  var alignment: Alignment
  var role: SecondaryRole

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = SecondaryViewNode.node(modifier.role, of: Self.self, reusing: old, inputs)
    else { return EmptyNode(inputs) }
    let secondary = modifier.secondary
    node.update(
      alignment: modifier.alignment, inputs, primary: content
    ) { primary, old, inputs in
      Secondary._makeNode(secondary, reusing: old, inputs)
    }
    return node
  }
}

/// The node of an overlay, background or mask in the tree of views. If the primary view is several views (a Group, a
/// ForEach), each of them has a separate secondary view.
final class SecondaryViewNode: _ViewNode {
  private struct Instance {
    let layout: SecondaryNode
    let secondary: _ViewNode
  }

  let role: SecondaryRole
  private var primary: _ViewNode?
  private var alignment = Alignment.center
  private var instances: [Instance] = []
  private var makeSecondary: ((_ViewNode, _ViewNode?, _ViewInputs) -> _ViewNode)?
  private var isRefreshing = false
  /// Whether the secondary view is made again from the primary's preferences after layout.
  var followsPreferences = false

  init(role: SecondaryRole, _ inputs: _ViewInputs) {
    self.role = role
    super.init(inputs)
  }

  /// The old node, if it has the role of the modifier; else a new one, or nil if the tree is too deep.
  static func node(
    _ role: SecondaryRole, of modifier: Any.Type, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> SecondaryViewNode? {
    if let old = old as? SecondaryViewNode, old.role == role { return old }
    return inputs.descend(into: modifier).map { SecondaryViewNode(role: role, $0) }
  }

  override var children: [_ViewNode] {
    (primary.map { [$0] } ?? []) + instances.map(\.secondary)
  }
  override var isDynamic: Bool { primary?.isDynamic ?? false }
  override var name: String? { role.name }
  override var remembers: Bool { followsPreferences }

  func update(
    alignment: Alignment, _ inputs: _ViewInputs,
    primary makePrimary: (_ViewNode?, _ViewInputs) -> _ViewNode,
    secondary makeSecondary: @escaping (_ViewNode, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    self.alignment = alignment
    self.makeSecondary = makeSecondary
    primary = makePrimary(primary, inputs.child(of: self))
    refresh(renewing: true)
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    for instance in instances { list.append(instance.layout) }
  }

  override func childLayoutsChanged() {
    if isRefreshing { return }
    refresh(renewing: false)
    super.childLayoutsChanged()
  }

  override func afterLayout() {
    super.afterLayout()
    // Twice: the first layout may make the views that send preferences (a GeometryReader's content).
    guard followsPreferences, host.round <= 2 else { return }
    host.needsAnotherRound = true
    refresh(renewing: true)
    super.childLayoutsChanged()
  }

  /// Gives each primary view its secondary view; `renewing` makes all secondary views again.
  private func refresh(renewing: Bool) {
    guard let primary, let makeSecondary else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    let primaries = primary.layouts
    var old: [ObjectIdentifier: Instance] = [:]
    for instance in instances { old[ObjectIdentifier(instance.layout.primary)] = instance }
    // A single secondary view keeps its state regardless of changes to its primary view.
    let only = instances.count == 1 && primaries.count == 1 ? instances.first?.secondary : nil
    instances = primaries.map { layout in
      let kept = old[ObjectIdentifier(layout)]
      let before = kept?.secondary ?? only
      let secondary: _ViewNode =
        if let before, !renewing { before } else { makeSecondary(primary, before, inputs) }
      let instance = kept?.layout ?? SecondaryNode(role: role, primary: layout, inputs)
      instance.environment = environment
      instance.alignment = alignment
      instance.setLayers(secondary.layouts)
      layout.enter(instance)
      instance.invalidate()
      return Instance(layout: instance, secondary: secondary)
    }
  }
}

/// A rectangle that is its primary child, with another in front of or behind it, or masking it.
package final class SecondaryNode: LayoutNode {
  package let primary: LayoutNode
  package var alignment = Alignment.center
  private(set) var layer: LayoutNode? { didSet { adopt(layer, insteadOf: oldValue) } }
  private let stack: ImplicitStack
  package let role: SecondaryRole

  init(role: SecondaryRole, primary: LayoutNode, _ inputs: _ViewInputs) {
    self.role = role
    self.primary = primary
    stack =
      if case .spatialOverlay(let spatial) = role {
        spatial.makeStack()
      } else {
        ImplicitStack(ZStackLayout(), name: "ZStack")
      }
    super.init(inputs)
  }

  func setLayers(_ layers: [LayoutNode]) { layer = stack.node(for: layers, environment, host) }

  package override var name: String { role.name }
  package override var isHiddenInDescriptions: Bool {
    if case .semantics = role { true } else { false }
  }
  package override var children: [LayoutNode] {
    guard let layer else { return [primary] }
    switch role {
    case .background: return [layer, primary]
    case .semantics: return [primary]
    default: return [primary, layer]
    }
  }
  override var isTransparent: Bool { true }
  override var structureRole: StructureRole { .wrapper(primary) }
  override func findSizingHints() -> SizingHints { primary.hints }
  override var frameEnvironment: EnvironmentValues { primary.frameEnvironment }
  package override var traits: Traits? { primary.traits }
  override var keepsSpacing: Bool { primary.keepsSpacing }
  override var followsAxisAround: Bool { true }
  override func findSpacing() -> ViewSpacing { primary.spacing }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    primary.size(for: proposal)
  }
  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    primary.explicit(key, in: proposal)
  }
  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    primary.place(at: .zero, proposal: proposal)
    guard let layer else { return }
    let offer = ProposedViewSize(size)
    let line = primary.dimensions(for: proposal)
    let guide = layer.dimensions(for: offer)
    layer.place(
      at: CGPoint(
        x: guide[alignment.horizontal].distance(toLine: line[alignment.horizontal]),
        y: guide[alignment.vertical].distance(toLine: line[alignment.vertical])), proposal: offer)
  }

  override func describe(into pass: inout SemanticsPass) {
    switch role {
    case .mask: pass.visit(primary)
    case .semantics(let purpose): describe(purpose, layer, into: &pass)
    default: pass.visitChildren(of: self)
    }
  }

  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    guard role == .mask else { return hit.visitChildren(of: self, at: point) }
    var mask = HitTest()
    guard let layer, mask.visit(layer, in: self, at: point) else { return false }
    return hit.visit(primary, in: self, at: point)
  }

  override func paint(into painter: inout Painter) {
    guard role == .mask else { return painter.paintChildren(of: self) }
    // A mask that is empty hides everything.
    guard let layer else { return }
    var mask = painter.detached()
    mask.paint(layer)
    var group = Layer()
    group.mask = DisplayList(size: size, scale: painter.scale, items: mask.items)
    painter.begin(group)
    painter.paint(primary)
    painter.end()
  }
}

extension SecondaryNode {
  /// Adds the elements of the view, changed by those of a layer for assistive technologies.
  func describe(_ purpose: SemanticsLayer, _ layer: LayoutNode?, into pass: inout SemanticsPass) {
    let inner = layer.map { layer in pass.collect { $0.visit(layer) } } ?? []
    switch purpose {
    case .representation: inner.forEach { pass.add($0) }
    case .children:
      var own = pass.collect { $0.visit(primary) }
      if own.count != 1 || !own[0].children.isEmpty { own = [SemanticsNode(.group, self)] }
      if own[0].isStatic { own[0].role = .group }
      own[0].children = inner
      pass.add(own[0])
    case .actions:
      let actions = inner.flatMap(\.flattened).filter { $0.label != nil && !$0.isStatic }
      pass.edit {
        $0.visit(primary)
      } by: { element in
        element.actions += actions.map { control in
          SemanticsAction(name: control.label ?? "") { control.activate() }
        }
      }
    }
  }
}
