/// Screens on top of one another; the topmost is seen.
///
/// *How it lays out*: it takes what is proposed. A bar stands above the screen if it has a title, items
/// or a way back, bars below if something asks for them; the screen gets what they leave, in its
/// centre, and reaches under them where it ignores the safe area or scrolls.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let path: [AnyHashable]
  private let root: Root

  nonisolated public static func _makeNode(
    _ view: NavigationStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node: NavigationViewNode
    if let old = old as? NavigationViewNode {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = NavigationViewNode(inputs)
    }
    node.reactToLayout()
    node.update(path: view.path, inputs) { Root._makeNode(view.root, reusing: $0, $1) }
    return node
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    path = []
    self.root = root()
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.wrappedValue.values
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = path.wrappedValue.map { AnyHashable($0) }
    self.root = root()
  }
}

/// The values whose destinations a stack shows, of any type.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// The place of a stack of screens in the tree of views.
final class NavigationViewNode: _ViewNode {
  private let layout: NavigationNode
  private var screens: [ScreenViewNode] = []
  private var values: [AnyHashable] = []
  private var bodiesAtBars = 0

  override init(_ inputs: _ViewInputs) {
    layout = NavigationNode(inputs)
    super.init(inputs)
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { screens }
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override func childLayoutsChanged() { layout.invalidate() }

  // What screens say about their bars stays with this stack.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self != NavigationInfoKey.self { super.reducePreference(key, into: &value) }
  }

  func update(
    path: [AnyHashable], _ inputs: _ViewInputs, root: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    layout.environment = inputs.environment
    values = path
    let first = screens.first ?? ScreenViewNode(inputs.child(of: self))
    first.update(inputs.child(of: self)) { root($0, $1) }
    pushScreens(onto: first)
  }

  private func pushScreens(onto first: ScreenViewNode) {
    let old = screens
    screens = [first]
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    func push(_ view: AnyView) {
      let index = screens.count
      let screen = index < old.count ? old[index] : ScreenViewNode(inputs)
      screen.update(inputs) { AnyView._makeNode(view, reusing: $0, $1) }
      screens.append(screen)
    }
    for value in values {
      let type = ObjectIdentifier(Swift.type(of: value.base))
      let view = screens.reversed().lazy.compactMap { $0.info.destinations[type]?(value) }.first
      guard let view else {
        host.warn(
          "NavigationStack: its path has a \(typeName(Swift.type(of: value.base))), for which no "
            + "view has navigationDestination(for:)", once: "destination \(type)")
        continue
      }
      push(view)
    }
    var shown = 0
    while let view = screens.last?.info.presented.first, shown < 10 {
      push(view)
      shown += 1
    }
    refreshBars()
    layout.screens = screens.map(\.layout)
    layout.invalidate()
  }

  private func refreshBars() {
    for (index, screen) in screens.enumerated() { screen.refreshBars(isFirst: index == 0) }
    bodiesAtBars = host.counters.bodies
  }

  override func afterLayout() {
    super.afterLayout()
    // A view may say something else about its bars since its body was evaluated again.
    guard host.round < Host.maximumRounds, host.counters.bodies != bodiesAtBars else { return }
    let before = screens.map(\.signature)
    if let first = screens.first { pushScreens(onto: first) }
    if before != screens.map(\.signature) { host.needsAnotherRound = true }
  }
}

/// The rectangle of a stack of screens.
final class NavigationNode: LayoutNode {
  var screens: [ScreenNode] = [] {
    didSet { for screen in screens { screen.parent = self } }
  }

  override var name: String { "NavigationStack" }
  override var children: [LayoutNode] { screens }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = screens.last?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for screen in screens { screen.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  // Those below are covered.
  override func paint(into painter: inout Painter) {
    if let top = screens.last { painter.paint(top) }
  }
}
