// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A piece of user interface: a value with a `body` made of other views.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that stands for `view`, or updates `old` when it stood for a view of this type
  /// at the same place. Only the views of this package implement it; every other view has a body.
  nonisolated static func _makeNode(_ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs)
    -> _ViewNode

  /// The same for a node that keeps the nodes of several consecutive views.
  nonisolated static func _makeNodes(
    _ view: Self, reusing old: [_ViewNode], _ inputs: _ViewInputs
  ) -> [_ViewNode]
}

extension View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? BodyNode<Self>, node.host === inputs.host {
      node.update(view, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    return BodyNode(view, inputs)
  }

  nonisolated public static func _makeNodes(
    _ view: Self, reusing old: [_ViewNode], _ inputs: _ViewInputs
  ) -> [_ViewNode] {
    [_makeNode(view, reusing: old.first, inputs)]
  }
}

/// A view without a body.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  @MainActor @preconcurrency public var body: Never { noBody(Self.self) }
}

extension Never: View {
  @MainActor @preconcurrency public var body: Never { fatalError("Never has no body") }
}

package func noBody(_ type: Any.Type) -> Never {
  fatalError("\(type) is a primitive view and has no body")
}

extension View {
  /// The body, on the host's thread.
  nonisolated static func body(of view: Self) -> Body { onHostThread { $0.body }(view) }
}

/// The inputs from above when a node is made or updated.
public struct _ViewInputs {
  unowned(unsafe) package let host: ViewHost
  // Of the host, to which a node would else count references.
  unowned(unsafe) let space: LayoutSpace
  package var environment: EnvironmentValues
  // Found once for all nodes under a parent.
  private(set) var parentReference = NodeTable.Reference.none
  /// The number of ancestors of the node.
  private(set) var level: UInt16 = 0

  package init(host: ViewHost, environment: EnvironmentValues, parent: _ViewNode?) {
    self.host = host
    space = host.space
    self.environment = environment
    if let parent { enter(parent) }
  }

  package var parent: _ViewNode? { space.viewNodes.object(parentReference, as: _ViewNode.self) }

  private mutating func enter(_ parent: _ViewNode) {
    parentReference = parent.reference
    level = parent.level + 1
  }

  /// The inputs of a node under `node`.
  package func child(of node: _ViewNode) -> _ViewInputs {
    var inputs = self
    inputs.enter(node)
    return inputs
  }

  /// These inputs, or nil when the tree is nested too deep or has failed already.
  package func descend(into type: Any.Type) -> _ViewInputs? {
    if space.hasFailed { return nil }
    if level > LayoutSpace.maximumDepth || ViewHost.stackIsLow {
      host.fail(.tooDeep(path: (parent?.path ?? []) + [typeName(type)]))
      return nil
    }
    return self
  }
}

extension _ViewInputs: NodeInputs {}

/// A type's name without modules and generic arguments.
package func typeName(_ type: Any.Type) -> String {
  let full = _typeName(type, qualified: false)
  return full.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(full[..<$0]) } ?? full
}
