// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Draws display lists with one Cairo context.
final class Painter {
  enum Target {
    case pixels
    case pdf

    var isVector: Bool { self != .pixels }
  }

  let context: OpaquePointer
  let target: Target
  /// Pixels per unit of the surface for rasterized parts.
  let filterScale: CGFloat
  let images: ImageStore
  let notes: Notes
  /// The nesting depth of open groups.
  var groups = 0
  /// Links inside of groups, and their areas of the surface.
  var links: [(attributes: String, area: CGRect, tag: ContentTag)] = []
  /// Marks the parts of a page with a structure.
  var marker: PageMarker?

  init(
    _ context: OpaquePointer, target: Target, filterScale: CGFloat, images: ImageStore = .init(),
    notes: Notes = .init()
  ) {
    self.notes = notes
    self.context = cairo_reference(context)
    self.target = target
    self.filterScale = filterScale
    self.images = images
  }

  deinit { cairo_destroy(context) }

  /// A painter for rasterized content.
  func pixelPainter(
    on surface: OpaquePointer, matrix: cairo_matrix_t, filterScale: Double? = nil
  ) -> Painter {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    var matrix = matrix
    cairo_set_matrix(context, &matrix)
    return Painter(
      context, target: .pixels, filterScale: filterScale ?? self.filterScale, images: images,
      notes: notes)
  }

  /// - Parameter shared: Takes parts that recur on the pages of a document from there.
  func draw(_ list: DisplayList, sharing shared: SharedParts? = nil) {
    if let background = list.background {
      marker?.mark(.decoration, context)
      set(background)
      cairo_paint(context)
    }
    let whole = ItemRange(list.items)
    guard let shared else { return draw(whole) }
    let parts = shared.parts(of: list) { items, recording in
      let context = cairo_create(recording)!
      defer { cairo_destroy(context) }
      let painter = Painter(
        context, target: target, filterScale: filterScale, images: images, notes: notes)
      painter.draw(ItemRange(Array(items)))
      notes.check(cairo_status(context))
    }
    for part in parts {
      switch part {
      case .items(let range): draw(whole.part(range))
      case .form(let recording):
        cairo_set_source_surface(context, recording, 0, 0)
        cairo_paint(context)
      }
    }
  }

  func draw(_ range: ItemRange) {
    var index = range.lowerBound
    while index < range.upperBound {
      let command = range.list.items[index].command
      if let marker, groups == 0, command.draws { marker.mark(index, context) }
      switch command {
      case .fill(let path, let paint, let style): fill(path, paint, style)
      case .stroke(let path, let paint, let style): stroke(path, paint, style)
      case .glyphs(let run, let paint): show(run, paint)
      case .image(let image): draw(image)
      case .begin(let layer):
        let inside = range.inside(layerAt: index)
        draw(layer, inside)
        index = inside.upperBound
      case .end: break
      }
      index += 1
    }
  }
}

extension DrawCommand {
  /// Whether the command itself draws something.
  fileprivate var draws: Bool {
    switch self {
    case .begin, .end: false
    default: true
    }
  }
}

/// Differences between a picture and its description: each message once.
final class Notes {
  /// Parts that a document rasterizes or changes because of its format.
  private(set) var list: [String] = []
  /// Parts with reduced quality.
  private(set) var warnings: [String] = []
  /// The number of the document's text runs.
  var textRuns = 0
  /// The error that kept a separate part from being drawn.
  private(set) var failure: cairo_status_t?

  func add(_ note: String) {
    if !list.contains(note) { list.append(note) }
  }

  func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Reports that a layer has fewer pixels than requested.
  func warn(_ what: String, drawnAt scale: CGFloat, of wanted: CGFloat) {
    guard scale < wanted else { return }
    let percent = max(1, Int(scale / wanted * 100))
    warn(
      "\(what) is drawn at \(percent) % of its resolution, because it is too large: make "
        + "the view smaller, or lower the scale")
  }

  func check(_ status: cairo_status_t) {
    if status != CAIRO_STATUS_SUCCESS { failure = failure ?? status }
  }
}

/// Some of a list's items, with the precomputed ends of its layers.
struct ItemRange {
  final class List {
    let items: [DisplayItem]
    /// The index of each `begin`'s `end`, or of the end of the list.
    let ends: [Int]

    init(_ items: [DisplayItem]) {
      var ends = [Int](repeating: items.count, count: items.count)
      var open: [Int] = []
      for (index, item) in items.enumerated() {
        if case .begin = item.command { open.append(index) }
        if case .end = item.command, let begin = open.popLast() { ends[begin] = index }
      }
      self.items = items
      self.ends = ends
    }
  }

  let list: List
  let lowerBound: Int
  let upperBound: Int

  init(_ items: [DisplayItem]) {
    self.init(list: List(items), lowerBound: 0, upperBound: items.count)
  }

  private init(list: List, lowerBound: Int, upperBound: Int) {
    self.list = list
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Some of the items, outside of layers.
  func part(_ range: Range<Int>) -> ItemRange {
    ItemRange(list: list, lowerBound: range.lowerBound, upperBound: range.upperBound)
  }

  var isEmpty: Bool { lowerBound >= upperBound }

  func inside(layerAt begin: Int) -> ItemRange {
    ItemRange(list: list, lowerBound: begin + 1, upperBound: list.ends[begin])
  }
}
