// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A change to a view: a value with a `body` that replaces the view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The modified view, as the body receives it.
  typealias Content = _ViewModifier_Content<Self>
  /// The view that replaces `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// The same as `View._makeNode`; `content` makes or updates the node of the modified view.
  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode

  /// The same for a view, which a modifier that doesn't keep it needs not copy into a closure.
  nonisolated static func _makeNode<V: View>(
    _ modifier: Self, around view: V, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode
}

extension ViewModifier {
  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? ModifierBodyNode<Self>, node.host === inputs.host {
      node.update(modifier, content, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    return ModifierBodyNode(modifier, content, inputs)
  }

  nonisolated public static func _makeNode<V: View>(
    _ modifier: Self, around view: V, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _makeNode(
      modifier, content: { V._makeNode(view, reusing: $0, $1) }, reusing: old, inputs)
  }

  /// A modifier that applies this one first, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// The body, on the host's thread.
  nonisolated static func body(of modifier: Self, content: Content) -> Body {
    onHostThread { (call: (modifier: Self, content: Content)) in
      call.modifier.body(content: call.content)
    }((modifier, content))
  }
}

extension ViewModifier where Body == Never {
  /// Crashes: a modifier of this kind has no body.
  @MainActor @preconcurrency public func body(content: Content) -> Never { noBody(Self.self) }
}

/// The modified view, as a modifier's body receives it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let make: (_ViewNode?, _ViewInputs) -> _ViewNode

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.make(old, inputs)
  }
}

/// A modifier whose call decides about a layout.
nonisolated protocol RecordsCall {}

/// A value with a modifier applied to it.
@frozen nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The modified view or modifier.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  @usableFromInline let callSite: _CallSite

  /// Applies a modifier to a view or to another modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
    callSite = _CallSite()
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.content == rhs.content && lhs.modifier == rhs.modifier
  }
}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if view.callSite.isRecorded, Modifier.self is any RecordsCall.Type {
      let content = view.content
      return Modifier._makeNode(
        view.modifier,
        content: {
          view.callSite.marking(
            { Content._makeNode(content, reusing: $0, $1) }, reusing: $0, $1)
        }, reusing: old, inputs)
    }
    return Modifier._makeNode(view.modifier, around: view.content, reusing: old, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let inner = modifier.content
    return Modifier._makeNode(
      modifier.modifier,
      content: { Content._makeNode(inner, content: content, reusing: $0, $1) }, reusing: old, inputs
    )
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
@frozen nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  /// The modifier as a shared value.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  nonisolated public init() {}

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    content(old, inputs)
  }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<M: ViewModifier>: EvaluatingNode {
  private var modifier: M
  private var modified: (_ViewNode?, _ViewInputs) -> _ViewNode

  init(
    _ modifier: M, _ modified: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    self.modified = modified
    super.init(of: M.self, inputs)
    evaluate()
  }

  private func show(_ modifier: M) {
    self.modifier = shown(
      for: modifier, inPlaceOf: self.modifier,
      show: { [unowned self] in
        self.modifier = $0
        setNeedsUpdate()
      })
  }

  override var name: String? { typeName(M.self) }
  override var remembers: Bool { evaluated.remembers }

  func update(
    _ modifier: M, _ modified: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    _ inputs: _ViewInputs
  ) {
    self.modified = modified
    environment = inputs.environment
    show(modifier)
    evaluate()
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    evaluated.install(in: &modifier, of: self, &properties)
    let modified = modified
    let body = tracked { M.body(of: modifier, content: _ViewModifier_Content(make: modified)) }
    return M.Body._makeNode(
      body, reusing: old, _ViewInputs(host: host, environment: environment, parent: self))
  }
}
