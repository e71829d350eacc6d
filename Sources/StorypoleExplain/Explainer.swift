// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Determines the reasons for every view's frame in a tree after layout.
///
/// It queries the nodes after the layout, so that explanations cost other layouts nothing. Only the order of
/// proposals needs a trace, which is recorded during layout.
final class Explainer {
  typealias Entry = LayoutExplanation.Entry

  private let host: ViewHost
  private let trace: ProposalTrace?
  private let origin: CGPoint
  private let scale: CGFloat
  private var ids: [ObjectIdentifier: Int] = [:]
  /// The entries' nodes, in the same order.
  private(set) var listed: [LayoutNode] = []
  private var cores: [ObjectIdentifier: LayoutNode] = [:]
  private var bodies: [ObjectIdentifier: [String]] = [:]
  private var titles: [ObjectIdentifier: String] = [:]
  /// The source's names of rectangles that are part of Storypole's views.
  private var standIns: [ObjectIdentifier: String] = [:]

  init(_ host: ViewHost, origin: CGPoint, scale: CGFloat) {
    self.host = host
    trace = host.trace as? ProposalTrace
    self.origin = origin
    self.scale = scale
  }

  func explanation(size: CGSize) -> LayoutExplanation {
    // Later proposals are not the layout's.
    host.space.isTraced = false
    defer { host.space.isTraced = host.trace != nil }
    var explanation = LayoutExplanation(entries: [], size: size, scale: scale)
    guard host.rootNode != nil else { return explanation }
    if let node = host.rootViewNode { collectBodies(node) }
    listShownNodes()
    nameViews()
    // Those that no container requests have notes.
    let set = listed.compactMap { ($0 as? any SetsGuide)?.guideKey }.filter { !$0.isBuiltIn }
    for guide in Array(host.customGuides) + set {
      explanation.guideNames[guide.name] = GuideNames.shared.name(of: guide.id)
    }
    let keys =
      ViewHost.builtInGuides.filter { $0.0 != "horizontalCenter" && !$0.0.hasPrefix("list") }
      .map(\.1) + host.customGuides.sorted { $0.name < $1.name }
    eachListed { node, parent, depth in
      explanation.entries.append(entry(for: node, parent: parent, depth: depth, keys))
    }
    return explanation
  }

  /// The names and frames of the entries alone.
  func frameLines() -> [FrameLine] {
    guard host.rootNode != nil else { return [] }
    if let node = host.rootViewNode { collectStandIns(node) }
    listShownNodes()
    var lines: [FrameLine] = []
    eachListed { node, _, depth in
      lines.append(FrameLine(depth, name(of: node), node.detail, frame(of: node)))
    }
    return lines
  }

  /// Visits the listed nodes with the numbers of their parents, and their depths.
  private func eachListed(_ visit: (LayoutNode, _ parent: Int?, _ depth: Int) -> Void) {
    var depths: [Int] = []
    for node in listed {
      let parent = listedParent(of: node)
      depths.append(parent.map { depths[$0 - 1] + 1 } ?? 0)
      visit(node, parent, depths[depths.count - 1])
    }
  }

  /// In the picture, in points.
  private func frame(of node: LayoutNode) -> CGRect {
    node.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The node of the entry with this number; nil if there is none.
  func node(numbered id: Int) -> LayoutNode? {
    listShownNodes()
    return listed.indices.contains(id - 1) ? listed[id - 1] : nil
  }

  /// The number of the view that a node represents or modifies; see `LayoutExplanation.Entry.view`.
  func view(of node: LayoutNode) -> Int {
    listShownNodes()
    return id(of: core(of: node))
  }

  /// The views by number, each with its outermost modifier.
  func views() -> [(Int, LayoutNode)] {
    listShownNodes()
    var seen: Set<Int> = []
    return listed.compactMap { node in
      let view = id(of: core(of: node))
      return seen.insert(view).inserted ? (view, node) : nil
    }
  }

  // MARK: Identity

  private func collectBodies(_ node: _ViewNode) {
    if node.isBody, let name = node.name {
      noteStandIn(node)
      for layout in node.layouts { bodies[ObjectIdentifier(layout), default: []].append(name) }
    }
    for child in node.children { collectBodies(child) }
  }

  private func collectStandIns(_ node: _ViewNode) {
    if node.isBody { noteStandIn(node) }
    for child in node.children { collectStandIns(child) }
  }

  /// Notes a view of Storypole's with a GeometryReader in its body, which isn't in the source.
  private func noteStandIn(_ node: _ViewNode) {
    let layouts = node.layouts
    guard layouts.count == 1, layouts[0] is any PartOfView, let name = node.name,
      let type = node.evaluatedType,
      ["Storypole.", "StorypoleControls."].contains(where: String(reflecting: type).hasPrefix)
    else { return }
    let id = ObjectIdentifier(layouts[0])
    standIns[id] = standIns[id] ?? name
  }

  /// Numbers the nodes, once.
  private func listShownNodes() {
    if listed.isEmpty { for node in host.shownNodes { list(node) } }
  }

  private func list(_ node: LayoutNode) {
    guard node.isPlaced else { return }
    if !node.isHiddenInDescriptions {
      listed.append(node)
      ids[ObjectIdentifier(node)] = listed.count
    }
    var children = node.children
    // In order of declaration: a background's view follows the view in front of it.
    if children.count > 1, let modifier = node as? any ModifierNode {
      children = modifier.declaredChildren
    }
    for child in children { list(child) }
  }

  /// The view that a modifier modifies, through all inner modifiers.
  func core(of node: LayoutNode) -> LayoutNode {
    if let known = cores[ObjectIdentifier(node)] { return known }
    var core = node
    while let inner = (core as? any ModifierNode)?.modified { core = inner }
    cores[ObjectIdentifier(node)] = core
    return core
  }

  /// The number of the node, or of the first listed one inside it.
  func id(of node: LayoutNode) -> Int {
    var node = node
    while true {
      if let id = ids[ObjectIdentifier(node)] { return id }
      guard let child = node.children.first else { return 0 }
      node = child
    }
  }

  private func listedParent(of node: LayoutNode) -> Int? {
    var node = node.parent
    while let current = node {
      if let id = ids[ObjectIdentifier(current)] { return id }
      node = current.parent
    }
    return nil
  }

  private func name(of node: LayoutNode) -> String {
    standIns[ObjectIdentifier(node)] ?? node.name
  }

  /// Numbers views with the same name, unless their content distinguishes them.
  private func nameViews() {
    func label(_ node: LayoutNode) -> String {
      node.resolvedText != nil
        ? [node.name, node.detail ?? ""].joined(separator: " ") : name(of: node)
    }
    let views = listed.filter { core(of: $0) === $0 }
    var counts: [String: Int] = [:]
    for view in views { counts[label(view), default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for view in views {
      let name = label(view)
      numbers[name, default: 0] += 1
      titles[ObjectIdentifier(view)] = counts[name]! > 1 ? "\(name) \(numbers[name]!)" : name
    }
  }

  // MARK: Entries

  private func entry(
    for node: LayoutNode, parent: Int?, depth: Int, _ keys: [AlignmentKey]
  ) -> Entry {
    let core = core(of: node)
    // Hidden nodes in between have exactly the same size.
    let outer = outer(node)
    let above = outer.parent
    let shift = above?.effect(on: outer)
    var (horizontal, vertical) = (place(of: node, .horizontal), place(of: node, .vertical))
    horizontal.isMirrored = above?.mirrorsChildren ?? false
    if let shift, shift.isTranslation { (horizontal.shift, vertical.shift) = (shift.tx, shift.ty) }
    let traits = outer.traits
    let source = source(of: node)
    let frame = frame(of: node)
    var entry = Entry(
      id: id(of: node), parent: parent, depth: depth, view: id(of: core), name: name(of: node),
      detail: node.detail, title: titles[ObjectIdentifier(core)] ?? core.name,
      identifier: traits?.identifier ?? (traits?.id?.base as? String),
      bodies: bodies(around: node), line: source?.line, file: source?.file,
      styles: styles(of: node),
      frame: frame, drawn: Painter(scale: scale, origin: .zero).snapped(frame),
      sizing: sizing(of: node), horizontal: horizontal, vertical: vertical,
      space: space(of: node), guides: keys.map { guide($0, of: node) }, notes: [])
    entry.notes = notes(on: node, entry)
    return entry
  }

  /// The bodies of this rectangle or a hidden one directly around it.
  private func bodies(around node: LayoutNode) -> [String] {
    var names = bodies[ObjectIdentifier(node)] ?? []
    var outer = node.parent
    while let current = outer, current.isHiddenInDescriptions {
      names = (bodies[ObjectIdentifier(current)] ?? []) + names
      outer = current.parent
    }
    return names
  }

  /// The line of a modifier, where the source was marked.
  func line(of node: LayoutNode) -> Int? { (node as? any ModifierNode)?.markedLine?.line }

  /// The place of a modifier, or of the call that makes a container, where the source was marked.
  private func source(of node: LayoutNode) -> SourceLine? {
    if let modifier = node as? any ModifierNode, modifier.modified != nil, core(of: node) !== node {
      return modifier.markedLine
    }
    return node.parent?.mark(isOfView: true)
  }

  /// The places of the text styles around a text or an image; nil where none are known.
  private func styles(of node: LayoutNode) -> [LayoutExplanation.SourcePlace]? {
    guard node.children.isEmpty else { return nil }
    let own = node.resolvedText?.styleLines ?? []
    let lines = node.environment.styleLines + own.reversed()
    return lines.isEmpty ? nil : lines.map { .init(file: $0.file, line: $0.line) }
  }

  /// The node's position in the one around it. Hidden ones in between have the same size.
  private func place(of node: LayoutNode, _ axis: Axis) -> LayoutExplanation.Place {
    let node = outer(node)
    guard let above = node.parent else { return .init(.same, []) }
    let start = node.origin[axis]
    if let reasons = above as? any ExplainsPlaces,
      let place = reasons.place(of: node, in: above, along: axis, self)
    {
      return place
    }
    if start == 0, core(of: above) === core(of: node) { return .init(.same, []) }
    return .init(.container, [.init(.offset, start)])
  }

  /// Proposals in order, with the container's purposes.
  func questions(of node: LayoutNode) -> [LayoutExplanation.Question] {
    let asked = trace?.answers[node.id] ?? [.init(proposal: node.proposal, size: node.size)]
    let axis = (outer(node).parent as? any SharesLength)?.sharedAxis
    var questions = asked.map { answer in
      LayoutExplanation.Question(
        purpose: purpose(of: answer.proposal, axis, isFinal: answer.proposal == node.proposal),
        proposal: .init(answer.proposal), answer: answer.size, repeats: answer.repeats)
    }
    if questions.allSatisfy({ $0.proposal != .init(node.proposal) }) {
      questions.append(
        .init(purpose: .placement, proposal: .init(node.proposal), answer: node.size))
    }
    return questions
  }

  private func purpose(of proposal: ProposedViewSize, _ axis: Axis?, isFinal: Bool)
    -> LayoutExplanation.Question.Purpose
  {
    if isFinal { return .placement }
    guard let axis else {
      return proposal == .unspecified
        ? .ideal : proposal == .zero ? .minimum : proposal == .infinity ? .maximum : .share
    }
    switch proposal[axis] {
    case nil: return .ideal
    case 0: return .minimum
    case .some(.infinity): return .maximum
    default: return .share
    }
  }
}

/// A layout's proposals, in order.
package final class ProposalTrace: TraceSink {
  fileprivate struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
    var repeats = 0
  }

  fileprivate var answers: [Int: [Answer]] = [:]

  package init() {}

  package func measured(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {
    // An invalidated node answers again; the last layout counts.
    answers[node.id, default: []].removeAll { $0.proposal == proposal }
    answers[node.id]!.append(Answer(proposal: proposal, size: size))
  }

  package func recalled(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard let index = answers[node.id]?.firstIndex(where: { $0.proposal == proposal }) else {
      return
    }
    answers[node.id]![index].repeats += 1
  }
}

extension ViewHost {
  /// Explains the current layout of the tree.
  /// - Parameters:
  ///   - origin: The picture's top-left corner in the window.
  ///   - size: The picture's size, in points.
  package func explain(origin: CGPoint = .zero, size: CGSize, scale: CGFloat) -> LayoutExplanation {
    ViewHost.onBigStack { Explainer(self, origin: origin, scale: scale).explanation(size: size) }
  }
}

extension ViewHost {
  /// The size that the view of an entry returns for a proposal; nil if there is no such entry.
  package func size(ofExplained id: Int, for proposal: ProposedViewSize) -> CGSize? {
    ViewHost.onBigStack {
      Explainer(self, origin: .zero, scale: 1).node(numbered: id)?.size(for: proposal)
    }
  }
}

extension Picture {
  package var explanation: LayoutExplanation {
    host.explain(origin: origin, size: displayList.size, scale: displayList.scale)
  }

  /// The views in space as separate parts, numbered as in the explanation; nil if no view has depth.
  package func sceneModel() -> SceneModel? {
    ViewHost.onBigStack {
      let explainer = Explainer(host, origin: origin, scale: displayList.scale)
      return sceneModel(views: explainer.views(), number: explainer.view)
    }
  }
}
