// SPDX-License-Identifier: Apache-2.0
/// Makes its content from its own size and position.
///
/// *How it lays out*: it takes the proposed size, and 10 points on an axis without one. The content is made when the
/// reader is placed, is offered the reader's size, and lies in the top-leading corner. It may be drawn outside of the
/// reader, and its guides don't count there.
@frozen nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// The closure that makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader with a closure that makes its content.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: GeometryReader, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let content = view.content
    return GeometryReaderViewNode.node(Self.self, reusing: old, inputs) { reader, old, inputs in
      let view = reader.tracked { content(GeometryProxy(node: reader)) }
      return Content._makeNode(view, reusing: old, inputs)
    }
  }
}

/// The node of a GeometryReader in the tree of views.
final class GeometryReaderViewNode: _ViewNode {
  let layout: GeometryReaderNode
  private var content: _ViewNode?
  private var make: ((GeometryReaderNode, _ViewNode?, _ViewInputs) -> _ViewNode)?
  /// The size that the content was made for; nil if it has to be made again in any case.
  private var madeFor: CGSize?

  override init(_ inputs: _ViewInputs) {
    layout = GeometryReaderNode(inputs)
    super.init(inputs)
    layout.owner = self
    reactToLayout()
  }

  /// The node of a reader of type `Reader`, whose content `make` makes.
  static func node<Reader>(
    _ reader: Reader.Type, reusing old: _ViewNode?, _ inputs: _ViewInputs, takesDepth: Bool = false,
    make: @escaping (GeometryReaderNode, _ViewNode?, _ViewInputs) -> _ViewNode
  ) -> _ViewNode {
    if let node = old as? GeometryReaderViewNode {
      node.update(inputs, make: make)
      return node
    }
    guard let inputs = inputs.descend(into: Reader.self) else { return EmptyNode(inputs) }
    let node = GeometryReaderViewNode(inputs)
    node.layout.takesDepth = takesDepth
    node.update(inputs, make: make)
    return node
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var isDynamic: Bool { false }
  /// Positions may be those of the last layout.
  override var remembers: Bool { layout.wasAskedForPlaces || layout.takesDepth }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }

  private func update(
    _ inputs: _ViewInputs,
    make: @escaping (GeometryReaderNode, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    layout.environment = inputs.environment
    self.make = make
    remake()
  }

  private func remake() {
    madeFor = nil
    layout.invalidate()
  }

  override func childLayoutsChanged() {
    // The reader's size does not depend on its content.
    layout.setMembers(content?.layouts ?? [], isPlacing: false)
  }

  /// Makes the content for the reader's present size and position. The closure runs again only if something that it
  /// reads has changed: an object that it makes stays when only the content changes.
  func evaluate(for size: CGSize) {
    // Frames and insets also depend on other views.
    let dependsOnOthers =
      layout.wasAskedForPlaces || layout.wasAskedForSafeArea || layout.takesDepth
    guard let make, madeFor != size || dependsOnOthers else { return }
    madeFor = size
    host.space.counters.bodies += 1
    enterBody(GeometryReaderNode.self)
    defer { leaveBody() }
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    content = make(layout, content, inputs)
    layout.setMembers(content?.layouts ?? [], isPlacing: true)
  }

  override func setNeedsUpdate() { host.enqueue(self) }
  override func updateIfNeeded() { remake() }

  override func afterLayout() {
    // The views that the closure used may have been placed after it, or have moved although the reader was not placed
    // again: evaluated once more, with the last values.
    let mayHaveOldPlaces = host.round == 1 && layout.wasAskedForPlaces
    if mayHaveOldPlaces || layout.takesDepth && layout.size3D.depth != layout.depth {
      remake()
      host.needsAnotherRound = true
    }
    super.afterLayout()
  }
}

/// A rectangle whose content depends on its size.
package final class GeometryReaderNode: LayoutNode {
  weak var owner: GeometryReaderViewNode?
  var wasAskedForPlaces = false
  var wasAskedForSafeArea = false
  /// Whether it takes the whole proposed depth, as `GeometryReader3D` does.
  var takesDepth = false
  /// The depth that the content was made for.
  var depth: CGFloat = 0
  private(set) var members: [LayoutNode] = []

  func setMembers(_ new: [LayoutNode], isPlacing: Bool) {
    let old = members
    members = new
    adopt(new, insteadOf: old, isPlacing: isPlacing)
  }

  package override var name: String { takesDepth ? "GeometryReader3D" : "GeometryReader" }
  package override var children: [LayoutNode] { members }
  /// Runs the closure of the content. Only its own reads count: the bodies inside follow theirs.
  func tracked<Content>(_ closure: () -> Content) -> Content {
    owner.map { $0.tracked(closure) } ?? closure()
  }

  override func noticePositionsAreRead() { wasAskedForPlaces = true }
  override func noticeSafeAreaIsRead() { wasAskedForSafeArea = true }

  override var makesContentInLayout: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    owner?.evaluate(for: size)
    for member in members { member.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}
