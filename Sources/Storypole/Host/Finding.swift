// Finding views by what they show, for drivers.
extension Host {
  /// The texts that are seen, from back to front, with where they are drawn.
  package var texts: [(string: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ node: LayoutNode) {
      guard node.isPlaced else { return }
      if let text = node as? TextNode {
        found.append((text.resolved.string, text.drawnFrameInRoot))
      }
      for child in node.children { visit(child) }
    }
    if let root = rootNode { visit(root) }
    return found
  }

  /// Where a text is drawn: the whole text first, else a part of one; of several the frontmost.
  package func frame(ofText string: String) -> CGRect? {
    let texts = texts
    return
      (texts.last { $0.string == string } ?? texts.last { $0.string.contains(string) })?.frame
  }
}

/// A view that does something when it is tapped on.
protocol Tappable {
  var tapAction: () -> Void { get }
}

extension Host {
  /// Taps on the innermost button around a point of the window; whether there is one.
  package func tap(at point: CGPoint) -> Bool {
    var action: (() -> Void)?
    func visit(_ node: _ViewNode) {
      if let own = node.tapAction,
        node.layouts.contains(where: { $0.isPlaced && $0.drawnFrameInRoot.contains(point) })
      {
        action = own
      }
      for child in node.children { visit(child) }
    }
    if let rootViewNode { visit(rootViewNode) }
    action?()
    return action != nil
  }
}

extension Showing {
  /// Taps on a text that is seen; whether there is one, with a button around it.
  package func tap(_ name: String) -> Bool {
    guard let frame = host.frame(ofText: name) else { return false }
    var isTapped = false
    perform { isTapped = $0.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    return isTapped
  }
}
