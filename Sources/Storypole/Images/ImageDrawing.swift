// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The code that draws an image, and the size of its drawing.
final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  // Called by one host at a time, on the host's thread.
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.renderer = renderer
  }

  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }

  /// The limit of repetitions: a pattern of single points would take too long.
  private static let maximumTiles = 10_000

  /// Draws a piece of the drawing.
  func paint(
    _ part: ImagePart, size: CGSize, _ environment: EnvironmentValues, host: ViewHost?,
    into painter: inout Painter
  ) {
    let source = part.source ?? CGRect(origin: .zero, size: size)
    guard let host, source.width > 0, source.height > 0 else { return }
    let recorder = CanvasRecorder(painter.detached(at: .zero), host: host, size: size, symbols: [])
    var context = GraphicsContext(recorder, environment)
    renderer(&context)
    guard !recorder.items.isEmpty else { return }
    let tile = part.tileSize ?? part.rect.size
    let columns = (part.rect.width / tile.width).rounded(.up)
    let rows = (part.rect.height / tile.height).rounded(.up)
    guard columns >= 0, rows >= 0, columns * rows <= CGFloat(Self.maximumTiles) else {
      host.warn(
        "an image of \(size.width) × \(size.height) points would repeat more than "
          + "\(Self.maximumTiles) times: it is omitted", once: "tiles")
      return
    }
    let scale = CGAffineTransform(
      scaleX: tile.width / source.width, y: tile.height / source.height)
    if part.tileSize != nil {
      var outer = Layer()
      outer.clip = Path(part.rect)
      painter.begin(outer)
    }
    for row in 0..<Int(rows, in: 0...Self.maximumTiles) {
      for column in 0..<Int(columns, in: 0...Self.maximumTiles) {
        var layer = Layer()
        layer.transform = CGAffineTransform(translationX: -source.minX, y: -source.minY)
          .concatenating(scale)
          .concatenating(
            CGAffineTransform(
              translationX: part.rect.minX + CGFloat(column) * tile.width,
              y: part.rect.minY + CGFloat(row) * tile.height))
        layer.clip = Path(source)
        painter.begin(layer)
        painter.add(recorder.items)
        painter.end()
      }
    }
    if part.tileSize != nil { painter.end() }
  }
}
