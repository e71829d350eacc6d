// SPDX-License-Identifier: Apache-2.0
// Finds views by their visible texts, for drivers.
extension ViewHost {
  /// The visible texts, from back to front, with their drawn frames.
  package var texts: [(string: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ node: LayoutNode) {
      guard node.isPlaced else { return }
      if let string = node.drawnString { found.append((string, node.drawnFrameInRoot)) }
      for child in node.children { visit(child) }
    }
    if let windowNode { visit(windowNode) }
    return found
  }

  /// The drawn frame of a text: a whole text first, else a part of one; of several the frontmost.
  package func frame(ofText string: String) -> CGRect? {
    let texts = texts
    return
      (texts.last { $0.string == string } ?? texts.last { $0.string.contains(string) })?.frame
  }
}

extension ViewSession {
  /// Clicks on a visible text; returns whether it exists.
  package func tap(_ name: String, count: Int = 1) -> Bool {
    guard let frame = host.frame(ofText: name) else { return false }
    tap(at: CGPoint(x: frame.midX, y: frame.midY), count: count)
    return true
  }

  /// Clicks on a point of the window, at most ten times: more clicks have no meaning.
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
