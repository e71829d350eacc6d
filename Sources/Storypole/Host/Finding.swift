// SPDX-License-Identifier: Apache-2.0
// Finding views by what they show, for drivers.
extension ViewHost {
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
    if let windowNode { visit(windowNode) }
    return found
  }

  /// Where a text is drawn: the whole text first, else a part of one; of several the frontmost.
  package func frame(ofText string: String) -> CGRect? {
    let texts = texts
    return
      (texts.last { $0.string == string } ?? texts.last { $0.string.contains(string) })?.frame
  }
}

extension ViewSession {
  /// Clicks on a text that is seen; whether there is one.
  package func tap(_ name: String, count: Int = 1) -> Bool {
    guard let frame = host.frame(ofText: name) else { return false }
    tap(at: CGPoint(x: frame.midX, y: frame.midY), count: count)
    return true
  }

  /// Clicks on a point of the window, at most ten times: nobody clicks more often at once.
  package func tap(at point: CGPoint, count: Int = 1) {
    for number in 1...min(max(count, 1), 10) {
      for phase in [PointerEvent.Phase.down, .up] {
        perform {
          $0.send(.pointer(PointerEvent(phase, at: point, time: $0.time, clickCount: number)))
        }
      }
    }
  }
}
