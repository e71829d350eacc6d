// SPDX-License-Identifier: Apache-2.0
/// The root node: contains the window and its content.
final class RootViewNode: _ViewNode {
  let window: WindowNode
  private var content: _ViewNode?
  private let stack = ImplicitStack(VStackLayout(), name: "VStack")
  private var remake: (() -> Void)?
  private var isWaiting = false
  /// Whether lists outside of navigation stacks are in edit mode.
  private lazy var editMode: StateBox<EditMode> = {
    let box = StateBox(EditMode.inactive)
    box.owner = self
    return box
  }()

  override init(_ inputs: _ViewInputs) {
    window = WindowNode(inputs)
    super.init(inputs)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  func update(
    _ inputs: _ViewInputs, make: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    window.environment = inputs.environment
    let editMode = editMode
    let binding = Binding(get: { editMode.value }, set: { editMode.set($0) })
    remake = { [unowned self] in
      var inside = inputs.child(of: self)
      inside.environment.ownEditMode = OwnEditMode(binding, of: self)
      content = make(content, inside)
      childLayoutsChanged()
    }
    remake?()
  }

  override func setNeedsUpdate() {
    if isWaiting { return }
    isWaiting = true
    host.enqueue(self)
  }

  override func updateIfNeeded() {
    guard isWaiting else { return }
    isWaiting = false
    remake?()
  }

  override func childLayoutsChanged() {
    window.content = stack.node(for: content?.layouts ?? [], environment, host)
    window.invalidate()
  }
}

/// Proposes its size, without the safe area, to the root view and centers it.
package final class WindowNode: LayoutNode {
  package var window = HostWindow(size: .zero)
  var content: LayoutNode? { didSet { adopt(content, insteadOf: oldValue) } }

  package override var name: String { "window" }
  /// The presentations above the content, each above the previous ones.
  private(set) var popups: [Popup] = []

  package override var children: [LayoutNode] {
    (content.map { [$0] } ?? []) + popups.map(\.layout)
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { window.size }

  /// The only popup that receives presses and keys; nil for the content.
  var modalPopup: Popup? { popups.last { $0.setting.isModal } }

  func show(_ popup: Popup) {
    let index = popups.firstIndex { $0.owner == popup.owner }
    adopt(popup.layout, insteadOf: index.map { popups[$0].layout })
    if let index, popups[index].setting.isModal == popup.setting.isModal {
      popups[index] = popup
    } else {
      // A popup that is shown again moves above the others.
      if let index { popups.remove(at: index) }
      popups.append(popup)
    }
    invalidate()
  }

  func removePopup(of owner: ObjectIdentifier) {
    guard let index = popups.firstIndex(where: { $0.owner == owner }) else { return }
    adopt(nil, insteadOf: popups.remove(at: index).layout)
  }

  /// A modal popup receives all hits: a press outside of it dismisses it.
  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    guard let modalPopup else {
      guard let content else { return false }
      return hit.visit(content, in: self, at: point)
    }
    // Nested menus are hit together; the content below them is not.
    for popup in popups.reversed() where popup.setting.isModal {
      if case .window = popup.setting.placement, popup.owner != modalPopup.owner { break }
      if hit.visit(popup.layout, in: self, at: point) { return true }
    }
    return true
  }

  /// A modal popup hides everything below it.
  override func describe(into pass: inout SemanticsPass) {
    if let modalPopup { pass.visit(modalPopup.layout) } else { pass.visitChildren(of: self) }
  }

  override var responder: Responder? {
    guard let popup = modalPopup else { return nil }
    return Responder(gesture: AttachedGesture(DismissGesture(dismiss: popup.setting.dismiss)))
  }

  override func bounds(_ axis: Axis) -> Bool { window.proposal == nil && !window.growsWithRoot }

  override var safeAreaInsets: EdgeInsets? { window.safeArea }
  override var containerSize: CGSize? {
    ProposedViewSize(window.size).inset(by: window.safeArea).replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let content else { return }
    let insets = window.safeArea
    let offer = window.proposal ?? ProposedViewSize(size).inset(by: insets)
    let own = content.size(for: offer)
    // The window's insets are physical (leading is left), while positions here are mirrored.
    let isRTL = environment.layoutDirection == .rightToLeft
    var origin = CGPoint(x: isRTL ? insets.trailing : insets.leading, y: insets.top)
    if window.centersRoot {
      let available = ProposedViewSize(size).inset(by: insets).replacingUnspecifiedDimensions()
      origin.x += (available.width - own.width) / 2
      origin.y += (available.height - own.height) / 2
    }
    content.place(at: origin, proposal: offer)
    for popup in popups {
      let (corner, offer) = popup.place(in: size)
      let width = popup.layout.size(for: offer).width
      popup.layout.place(
        at: CGPoint(x: isRTL ? size.width - corner.x - width : corner.x, y: corner.y),
        proposal: offer)
    }
  }
}
