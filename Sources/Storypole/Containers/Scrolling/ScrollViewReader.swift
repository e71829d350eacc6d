// SPDX-License-Identifier: Apache-2.0
/// Makes its content with a proxy that scrolls the scroll views inside.
@frozen nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The closure that makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader with a closure that makes its content.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: ScrollViewReader, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node: ScrollReaderNode<Content>
    if let old = old as? ScrollReaderNode<Content> {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = ScrollReaderNode(inputs)
    }
    node.update(view.content, inputs)
    return node
  }
}

/// Scrolls the scroll views inside a ScrollViewReader.
public struct ScrollViewProxy {
  weak var reader: _ViewNode?

  /// Shows the view with an identity: its `anchor` and that of the scroll view meet; nil scrolls as little as possible.
  ///
  /// Takes effect with the next layout. If no view has the identity, nothing scrolls, and a warning is printed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader else { return }
    for scroll in reader.scrollNodes
    where ScrollFinding.search(AnyHashable(id), in: scroll.owner ?? reader) != nil {
      scroll.request = .view(AnyHashable(id), anchor)
      scroll.invalidate()
      reader.host.needsAnotherRound = true
      return
    }
    reader.host.warn(
      "scrollTo: no scroll view inside the ScrollViewReader has a view with the ID \(id)",
      once: "scrollTo \(id)")
  }
}

final class ScrollReaderNode<Content: View>: EvaluatingNode {
  private var make: ((ScrollViewProxy) -> Content)?

  init(_ inputs: _ViewInputs) { super.init(of: ScrollViewReader<Content>.self, inputs) }

  func update(_ make: @escaping (ScrollViewProxy) -> Content, _ inputs: _ViewInputs) {
    self.make = make
    environment = inputs.environment
    evaluate()
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    guard let make else { return EmptyNode(inputs) }
    let content = tracked { make(ScrollViewProxy(reader: self)) }
    return Content._makeNode(content, reusing: old, inputs)
  }
}

extension _ViewNode {
  /// The scroll views here and below, outer ones first.
  var scrollNodes: [ScrollNode] {
    [scrollPort].compactMap { $0 } + children.flatMap(\.scrollNodes)
  }
}
