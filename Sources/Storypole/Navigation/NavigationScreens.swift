// SPDX-License-Identifier: Apache-2.0
/// The given values of a stack, and closures to change them; nil if none are given.
package struct PathSource {
  var values: [AnyHashable] = []
  var append: ((AnyHashable) -> Void)?
  var removeLast: (() -> Void)?

  package init(
    values: [AnyHashable] = [], append: ((AnyHashable) -> Void)? = nil,
    removeLast: (() -> Void)? = nil
  ) {
    self.values = values
    self.append = append
    self.removeLast = removeLast
  }
}

/// A screen that a link has pushed onto a stack without a path, or that no path can contain.
package enum PushedScreen {
  case value(AnyHashable)
  case view(AnyView)
}

/// The actions of links and buttons on the enclosing stack.
package struct Navigator {
  package var push: (PushedScreen) -> Void
  package var pop: () -> Void
}

extension EnvironmentValues {
  private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  package var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// The screens of a stack.
nonisolated package struct NavigationScreens<Root: View>: PrimitiveView {
  let path: PathSource
  let pushed: Binding<[PushedScreen]>
  let editMode: Binding<EditMode>
  let bars: ScreenBars
  let root: Root

  package init(
    path: PathSource, pushed: Binding<[PushedScreen]>, editMode: Binding<EditMode>,
    bars: ScreenBars, root: Root
  ) {
    self.path = path
    self.pushed = pushed
    self.editMode = editMode
    self.bars = bars
    self.root = root
  }

  nonisolated package static func _makeNode(
    _ view: NavigationScreens, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node: NavigationViewNode
    if let old = old as? NavigationViewNode {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = NavigationViewNode(inputs)
    }
    node.reactToLayout()
    var inputs = inputs
    let (path, pushed) = (view.path, view.pushed)
    let presented = inputs.environment.presented
    inputs.environment.ownEditMode = OwnEditMode(view.editMode, of: node)
    inputs.environment.navigator = Navigator(
      push: { screen in
        if case .value(let value) = screen, pushed.wrappedValue.isEmpty, let append = path.append {
          append(value)
        } else {
          pushed.wrappedValue.append(screen)
        }
      },
      pop: { [weak node] in
        if let dismiss = node?.dismissPresented {
          dismiss()
        } else if !pushed.wrappedValue.isEmpty {
          pushed.wrappedValue.removeLast()
        } else if path.values.isEmpty {
          presented?.dismiss()
        } else {
          path.removeLast?()
        }
      })
    node.update(path: path.values, pushed: pushed.wrappedValue, bars: view.bars, inputs) {
      Root._makeNode(view.root, reusing: $0, $1)
    }
    return node
  }
}

/// The node of a navigation stack in the tree of views.
final class NavigationViewNode: _ViewNode {
  private let layout: NavigationNode
  private var screens: [ScreenViewNode] = []
  private var entries: [PushedScreen] = []
  private var bars: ScreenBars?
  /// Dismisses the topmost screen if a binding presents it.
  private(set) var dismissPresented: (() -> Void)?
  /// The value of `revision` when the bars were read.
  private var revisionAtBars = 0

  override init(_ inputs: _ViewInputs) {
    layout = NavigationNode(inputs)
    super.init(inputs)
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { screens }
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  override func childLayoutsChanged() { layout.invalidate() }

  // Screens' settings for their bars don't propagate outside of this stack.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self != NavigationInfoKey.self { super.reducePreference(key, into: &value) }
  }

  func update(
    path: [AnyHashable], pushed: [PushedScreen], bars: ScreenBars, _ inputs: _ViewInputs,
    root: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    var inputs = inputs
    let search = inputs.environment.searchForStack
    inputs.environment.searchForStack = nil
    environment = inputs.environment
    layout.environment = inputs.environment
    entries = path.map(PushedScreen.value) + pushed
    self.bars = bars
    let first = screens.first ?? ScreenViewNode(inputs.child(of: self))
    first.searchAround = search
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
    for entry in entries {
      guard case .value(let value) = entry else {
        if case .view(let view) = entry { push(view) }
        continue
      }
      let type = ObjectIdentifier(Swift.type(of: value.base))
      let view = screens.reversed().lazy.compactMap { $0.info.destinations[type]?(value) }.first
      guard let view else {
        host.warn(
          "NavigationStack: its path has a \(typeName(Swift.type(of: value.base))), but no "
            + "navigationDestination(for:) accepts it", once: "destination \(type)")
        continue
      }
      push(view)
    }
    dismissPresented = nil
    var shown = 0
    while let presented = screens.last?.info.presented.first, shown < 10 {
      push(presented.view)
      dismissPresented = presented.dismiss
      shown += 1
    }
    refreshBars()
    layout.screens = screens.map(\.layout)
    layout.invalidate()
  }

  private var revision: Int { host.counters.bodies + host.space.elementRevision }

  private func refreshBars() {
    guard let bars else { return }
    for (index, screen) in screens.enumerated() { screen.refreshBars(bars, isFirst: index == 0) }
    revisionAtBars = revision
  }

  override func afterLayout() {
    super.afterLayout()
    // Views that were evaluated, shown or hidden since may need other bars.
    guard revision != revisionAtBars else { return }
    let before = screens.map(\.signature)
    if host.round >= ViewHost.maximumRounds {
      // Bars that hide the views that need them never settle: the host warns.
      if screens.map(\.nextSignature) != before { host.needsAnotherRound = true }
      return
    }
    if let first = screens.first { pushScreens(onto: first) }
    if before != screens.map(\.signature) { host.needsAnotherRound = true }
  }
}

/// The rectangle of a navigation stack.
final class NavigationNode: LayoutNode {
  var screens: [ScreenNode] = [] {
    didSet { adopt(screens, insteadOf: oldValue) }
  }

  override var name: String { "NavigationStack" }
  override var children: [LayoutNode] { screens }
  /// The topmost screen covers the others.
  override var seenChildren: [LayoutNode] { screens.last.map { [$0] } ?? [] }

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

  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    screens.last.map { hit.visit($0, in: self, at: point) } ?? false
  }

  // The screens below are covered.
  override func paint(into painter: inout Painter) {
    if let top = screens.last { painter.paint(top) }
  }
}
