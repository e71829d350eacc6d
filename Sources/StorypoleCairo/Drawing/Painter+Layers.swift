// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  func draw(_ layer: Layer, _ items: ItemRange) {
    guard layer.opacity > 0, layer.isDrawable else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = layer.transform.matrix
    cairo_transform(context, &matrix)
    guard target == .pdf, let link = layer.link.flatMap(Self.linkAttributes) else {
      return composeMarked(layer, items)
    }
    let tag = marker?.tag(of: items) ?? .decoration
    if groups > 0 {
      compose(layer, items)
      if let area = inkExtents(of: layer, items), !area.isEmpty { links.append((link, area, tag)) }
    } else {
      marked(tag) {
        cairo_tag_begin(context, CAIRO_TAG_LINK, link)
        compose(layer, items)
        cairo_tag_end(context, CAIRO_TAG_LINK)
      }
    }
  }

  /// Draws a link as a separate part.
  private func marked(_ tag: ContentTag, isArea: Bool = false, _ draw: () -> Void) {
    if let marker { marker.link(tag, context, isArea: isArea, draw) } else { draw() }
  }

  private func composeMarked(_ layer: Layer, _ items: ItemRange) {
    guard let marker, groups == 0, layer.isGroup || !layer.filters.isEmpty, !items.isEmpty else {
      return compose(layer, items)
    }
    marker.whole(items, context) { compose(layer, items) }
  }

  /// Writes the links of groups: Cairo ends the program at a tag inside a group.
  func drawLinks() {
    marker?.close(context)
    for (link, area, tag) in links {
      let place = [area.minX, area.minY, area.width, area.height].map { "\(Int($0))" }
      marked(tag, isArea: true) {
        cairo_tag_begin(
          context, CAIRO_TAG_LINK, "\(link) rect=[\(place.joined(separator: " "))]")
        cairo_tag_end(context, CAIRO_TAG_LINK)
      }
    }
    links = []
  }

  private func compose(_ layer: Layer, _ items: ItemRange) {
    guard layer.isGroup else {
      drawContent(of: layer, items)
      return
    }
    if target.isVector, !Self.isNative(layer.blendMode) {
      let what = "content with a blend mode that PDF does not support"
      notes.add("\(what) is drawn as pixels")
      var (x, y) = (0.0, 0.0)
      cairo_surface_get_fallback_resolution(cairo_get_target(context), &x, &y)
      notes.warn(what, drawnAt: x / 72, of: Self.fallbackScale)
      clipToInk(of: layer, items)
    }
    cairo_push_group(context)
    groups += 1
    drawContent(of: layer, items)
    if let mask = layer.mask { apply(mask) }
    groups -= 1
    cairo_pop_group_to_source(context)
    if layer.blendMode == .plusDarker {
      if darkenUnderSource(opacity: min(layer.opacity, 1)) { return }
      notes.add("the blend mode plusDarker is drawn as multiply")
    }
    cairo_set_operator(context, Self.operator(layer.blendMode))
    cairo_paint_with_alpha(context, min(layer.opacity, 1))
  }

  /// Replaces the current group by itself, masked with the mask's alpha.
  private func apply(_ mask: DisplayList) {
    let content = cairo_pop_group(context)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    draw(mask)
    let alpha = cairo_pop_group(context)
    cairo_push_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, alpha)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(alpha)
  }

  /// Cairo rasterizes the area under a blend mode that PDF lacks: keep it small.
  private func clipToInk(of layer: Layer, _ items: ItemRange) {
    guard let ink = inkExtents(of: layer, items) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, ink.minX, ink.minY, ink.width, ink.height)
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// A layer's drawn area in whole units of the surface; nil if it is invisible, zero if the layer draws
  /// nothing.
  private func inkExtents(of layer: Layer, _ items: ItemRange) -> CGRect? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard
      let recording = record(matrix: matrix, reach: 0, content: { $0.drawClipped(layer, items) })
    else { return nil }
    defer { cairo_surface_destroy(recording) }
    let reach = layer.filters.reach(through: matrix)
    return inkExtents(of: recording, reach: reach) ?? .zero
  }

  private func drawContent(of layer: Layer, _ items: ItemRange) {
    if layer.filters.isEmpty {
      drawClipped(layer, items)
    } else {
      draw(filtered: layer.filters) { $0.drawClipped(layer, items) }
    }
  }

  func drawClipped(_ layer: Layer, _ items: ItemRange) {
    guard let clip = layer.clip else {
      draw(items)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    guard trace(clip) else { return }
    apply(layer.clipStyle)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    draw(items)
  }

  private static func `operator`(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // Without access to the pixels under it, multiplying comes closest.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Pixels per point where Cairo rasterizes: 300 per inch, Cairo's default.
  static let fallbackScale = 300.0 / 72

  private static func isNative(_ mode: BlendMode) -> Bool {
    switch mode {
    case .sourceAtop, .destinationOver, .destinationOut, .plusLighter: false
    default: true
    }
  }

  /// Whether a document may contain the link: only web and mail addresses are safe in a document that is
  /// passed on.
  static func isSafe(link: String) -> Bool {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && scheme.count < link.count
      && link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
  }

  /// Cairo's description of a link.
  static func linkAttributes(_ link: String) -> String? {
    if link.hasPrefix("#page=") {
      // A place in the document: the page's number, and the distance from its top.
      let numbers = link.dropFirst("#page=".count).split(separator: ",").map { Int($0) }
      guard numbers.count == 2, let page = numbers[0], let y = numbers[1] else { return nil }
      return "page=\(page) pos=[0 \(y)]"
    }
    guard isSafe(link: link) else { return nil }
    let escaped = link.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "uri='\(escaped)'"
  }
}

extension Layer {
  /// Whether it is drawn as a separate group before compositing.
  var isGroup: Bool { opacity < 1 || blendMode != .normal || isolated || mask != nil }

  /// Whether Cairo accepts its transform: a degenerate transform shows nothing.
  var isDrawable: Bool {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let determinant = transform.a * transform.d - transform.b * transform.c
    return numbers.allSatisfy(\.isFinite) && determinant.isNormal && !opacity.isNaN
  }
}

extension CGAffineTransform {
  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
