// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension View {
  /// Names the view's rectangle, for tests and tools; layout ignores it.
  nonisolated package func _probe(_ id: String) -> some View { modifier(ProbeModifier(id: id)) }
}

nonisolated struct ProbeModifier: UnaryLayoutModifier {
  var id: String
  var name: String { "probe" }
  var mark: NodeMark? { .probe(id) }
}

/// A tree to lay out without drawing it.
package struct LayoutRequest {
  /// The window, in points.
  package var window: HostWindow
  package var environment = EnvironmentValues()
  package var textEngine: any TextEngine
  package var trace: (any TraceSink)?

  package init(size: CGSize, textEngine: any TextEngine) {
    window = HostWindow(size: size)
    self.textEngine = textEngine
  }
}

/// The result of a layout.
package struct LayoutResult {
  package let host: ViewHost
  /// The root view's frame in the window.
  package let rootFrame: CGRect
  /// The frames of the probes in the window, unrounded, after mirroring.
  package let frames: [String: CGRect]
  private let probes: [String: LayoutNode]

  package var rootSize: CGSize { rootFrame.size }
  package var counters: Counters { host.counters }
  package var failure: RenderError? { host.failure }
  package var warnings: [String] { host.warnings }

  /// A probe's explicit value of a guide, at its placed size.
  package func explicit(_ id: String, _ guide: HorizontalAlignment) -> CGFloat? {
    probes[id].flatMap { $0.explicit(guide.key, in: $0.proposal) }
  }

  package func explicit(_ id: String, _ guide: VerticalAlignment) -> CGFloat? {
    probes[id].flatMap { $0.explicit(guide.key, in: $0.proposal) }
  }

  /// A probe's dimensions, for the proposal with which it was placed.
  package func dimensions(_ id: String) -> ViewDimensions? {
    probes[id].map { $0.dimensions(for: $0.proposal) }
  }

  package func node(_ id: String) -> LayoutNode? { probes[id] }

  init(host: ViewHost) {
    self.host = host
    rootFrame = host.rootNode?.frameInRoot ?? .zero
    var frames: [String: CGRect] = [:]
    var probes: [String: LayoutNode] = [:]
    func visit(_ node: LayoutNode) {
      if case .probe(let id) = node.mark, node.isPlaced {
        frames[id] = node.frameInRoot
        probes[id] = node
      }
      for child in node.children { visit(child) }
    }
    if let window = host.windowNode { visit(window) }
    self.frames = frames
    self.probes = probes
  }
}

extension ViewHost {
  /// The frame in the window in which a probe is drawn now; nil if it doesn't exist.
  package func drawnFrame(_ id: String) -> CGRect? {
    func find(_ node: LayoutNode) -> LayoutNode? {
      if case .probe(id) = node.mark, node.isPlaced { return node }
      for child in node.children + (node.animations?.departed.map(\.layout) ?? []) {
        if let found = find(child) { return found }
      }
      return nil
    }
    return windowNode.flatMap(find)?.drawnFrameInRoot
  }
}

/// Lays a view out in a window.
package func layoutFrames(_ view: some View, _ request: LayoutRequest) -> LayoutResult {
  ViewHost.onBigStack {
    let host = ViewHost(textEngine: request.textEngine)
    host.trace = request.trace
    host.show(view, environment: request.environment)
    host.layout(in: request.window)
    return LayoutResult(host: host)
  }
}
