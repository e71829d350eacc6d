internal import CStorypole

/// The node of a view with a body: keeps its state and evaluates the body when something that it
/// reads has changed.
final class BodyNode<V: View>: _ViewNode {
  private var view: V
  private var properties: DynamicProperties
  private var content: _ViewNode?
  private var isDirty = false

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    properties = DynamicProperties(of: V.self)
    super.init(inputs)
    evaluate()
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var name: String? { typeName(V.self) }
  override var isBody: Bool { true }

  func update(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    evaluate()
  }

  private func evaluate() {
    isDirty = false
    host.counters.bodies += 1
    enterBody(V.self)
    defer { leaveBody() }
    properties.install(in: &view, of: self)
    let body = tracked { V.body(of: view) }
    content = V.Body._makeNode(
      body, reusing: content,
      _ViewInputs(host: host, environment: environment, parent: self))
  }

  override func setNeedsUpdate() {
    if isDirty { return }
    isDirty = true
    host.enqueue(self)
  }

  override func updateIfNeeded() {
    guard isDirty else { return }
    evaluate()
    childLayoutsChanged()
  }
}

/// The names of the bodies being evaluated, for the message of a crash inside one of them.
func enterBody(_ type: Any.Type) { sp_enter(BodyNames.shared.name(of: type)) }
func leaveBody() { sp_leave() }

/// As `enterBody` for a closure of the user's that is no body, by the name of what calls it.
func enterClosure(_ name: StaticString) {
  sp_enter(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

/// C strings of type names that live as long as the process: a signal handler reads them.
private final class BodyNames: @unchecked Sendable {
  static let shared = BodyNames()
  private let lock = NSLock()
  private var names: [ObjectIdentifier: UnsafePointer<CChar>] = [:]

  func name(of type: Any.Type) -> UnsafePointer<CChar> {
    lock.withLock {
      let id = ObjectIdentifier(type)
      if let name = names[id] { return name }
      let name = UnsafePointer(strdup(typeName(type))!)
      names[id] = name
      return name
    }
  }
}
