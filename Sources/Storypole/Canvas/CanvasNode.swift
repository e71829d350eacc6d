// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A rectangle that code draws into.
final class CanvasNode: LayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  /// The symbols, laid out at their ideal sizes and drawn where the code draws them.
  var symbols: [LayoutNode] = [] {
    didSet { adopt(symbols, insteadOf: oldValue) }
  }

  override var name: String { "Canvas" }
  override var remembers: Bool { false }
  override var children: [LayoutNode] { symbols }
  /// Symbols are at the origin of their own drawings.
  override var mirrorsChildren: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for symbol in symbols { symbol.place(at: .zero, proposal: .unspecified) }
  }

  override var isSolid: Bool { true }

  override func paint(into painter: inout Painter) {
    let frame = painter.snapped(self)
    guard frame.isDrawable, !frame.isEmpty else { return }
    let recorder = CanvasRecorder(
      painter.detached(at: .zero), host: host, size: frame.size, symbols: symbols)
    var context = GraphicsContext(recorder, environment)
    renderer(&context, size)
    painter.add(recorder, at: frame.origin, clip: Path(CGRect(origin: .zero, size: frame.size)))
  }
}

extension Painter {
  /// Adds the drawing of contexts with coordinates that begin at `origin`.
  mutating func add(_ recorder: CanvasRecorder, at origin: CGPoint, clip: Path? = nil) {
    let items = recorder.items
    guard !items.isEmpty else { return }
    var layer = Layer()
    layer.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    layer.clip = clip
    layer.isolated = items.contains { $0.blends }
    begin(layer)
    add(items)
    end()
  }
}

extension DisplayItem {
  /// Whether the item depends on the drawing below it.
  fileprivate var blends: Bool {
    if case .begin(let layer) = command { layer.blendMode != .normal } else { false }
  }
}

/// The destination of the contexts of one drawing, or of one layer in it.
final class CanvasRecorder {
  var painter: Painter
  let host: ViewHost
  /// The canvas's size.
  let size: CGSize
  let symbols: [LayoutNode]

  init(_ painter: Painter, host: ViewHost, size: CGSize, symbols: [LayoutNode]) {
    self.painter = painter
    self.host = host
    self.size = size
    self.symbols = symbols
  }

  var items: [DisplayItem] { painter.items }

  /// A recorder for a separate layer, in the same coordinates.
  func detached() -> CanvasRecorder {
    CanvasRecorder(painter.detached(), host: host, size: size, symbols: symbols)
  }
}
