import CPango
import StorypoleGraphics

/// Draws display lists with one Cairo context.
final class Painter {
  enum Target {
    case pixels
    case svg
    case pdf

    var isVector: Bool { self != .pixels }
  }

  let context: OpaquePointer
  let target: Target
  /// Pixels per unit of what can only be drawn as pixels in a vector format.
  let rasterScale: CGFloat
  let images: ImageStore

  init(
    _ context: OpaquePointer, target: Target, rasterScale: CGFloat, images: ImageStore = .init()
  ) {
    self.context = cairo_reference(context)
    self.target = target
    self.rasterScale = rasterScale
    self.images = images
  }

  deinit { cairo_destroy(context) }

  /// The same kind of painter for another surface.
  func painter(on surface: OpaquePointer, matrix: cairo_matrix_t) -> Painter {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    var matrix = matrix
    cairo_set_matrix(context, &matrix)
    return Painter(context, target: target, rasterScale: rasterScale, images: images)
  }

  func draw(_ list: DisplayList) {
    if let background = list.background {
      set(background)
      cairo_paint(context)
    }
    draw(list.items[...])
  }

  func draw(_ items: ArraySlice<DisplayItem>) {
    var index = items.startIndex
    while index < items.endIndex {
      switch items[index].command {
      case .fill(let path, let paint, let style): fill(path, paint, style)
      case .stroke(let path, let paint, let style): stroke(path, paint, style)
      case .glyphs(let run, let paint): show(run, paint)
      case .image(let image): draw(image)
      case .begin(let layer):
        let end = Self.end(of: index, in: items)
        draw(layer, items[(index + 1)..<end])
        index = end
      case .end: break
      }
      index += 1
    }
  }

  /// The index of the `end` that belongs to a `begin`, or the end of the list.
  private static func end(of begin: Int, in items: ArraySlice<DisplayItem>) -> Int {
    var depth = 0
    for index in begin..<items.endIndex {
      switch items[index].command {
      case .begin: depth += 1
      case .end:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return items.endIndex
  }
}
