// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension SVGWriter {
  func write(_ layer: Layer, _ items: ItemRange) {
    guard layer.opacity > 0, layer.isDrawable else { return }
    let outer = transform
    transform = layer.transform.concatenating(outer)
    defer { transform = outer }
    var attributes = ""
    if !layer.transform.isIdentity {
      attributes += " transform=\"\(SVGSyntax.transform(layer.transform))\""
    }
    let isFilteredAsVector = layer.filters.allSatisfy(\.isColorFilter)
    let content = captured {
      if layer.filters.isEmpty || isFilteredAsVector {
        writeClipped(layer, items)
      } else {
        writeFiltered(layer, items)
      }
    }
    guard !content.isEmpty else { return }
    if isFilteredAsVector, !layer.filters.isEmpty {
      attributes += " filter=\"url(#\(filter(layer.filters)))\""
    }
    if let mask = layer.mask { attributes += " mask=\"url(#\(name(of: mask)))\"" }
    if layer.opacity < 1 { attributes += " opacity=\"\(SVGSyntax.opacity(layer.opacity))\"" }
    if let mode = SVGWriter.name(of: layer.blendMode) {
      attributes += " style=\"mix-blend-mode:\(mode)\""
    } else if layer.isolated {
      attributes += " style=\"isolation:isolate\""
    }
    let text = attributes.isEmpty ? content : "<g\(attributes)>\n\(content)</g>\n"
    if let link = layer.link, Painter.isSafe(link: link) {
      let address = SVGSyntax.escaped(link)
      body += "<a xlink:href=\"\(address)\">\n\(text)</a>\n"
    } else {
      body += text
    }
  }

  private func writeClipped(_ layer: Layer, _ items: ItemRange) {
    guard let clip = layer.clip else {
      write(items)
      return
    }
    guard !clip.isEmpty, let data = SVGPathData(clip) else { return }
    let content = captured { write(items) }
    guard !content.isEmpty else { return }
    let rule = layer.clipStyle.isEOFilled ? " clip-rule=\"evenodd\"" : ""
    let name = define("c", "clipPath", "><path\(rule) d=\"\(data.text)\"/></clipPath>")
    body += "<g clip-path=\"url(#\(name))\">\n\(content)</g>\n"
  }

  /// Shadows are pixels under content that stays sharp; other filters rasterize the content.
  private func writeFiltered(_ layer: Layer, _ items: ItemRange) {
    guard layer.filters.allSatisfy(\.isShadow) else {
      rasterize("a filtered layer", filters: layer.filters) { $0.drawClipped(layer, items) }
      return
    }
    let content = captured { writeClipped(layer, items) }
    guard !content.isEmpty else { return }
    writeShadows(layer.filters) { $0.drawClipped(layer, items) }
    body += content
  }

  // MARK: - Masks and filters

  private func name(of mask: DisplayList) -> String {
    let content = captured { write(mask) }
    return define(
      "m", "mask",
      " style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(region)>\n\(content)</mask>")
  }

  private func filter(_ filters: [Filter]) -> String {
    let steps = filters.map { filter in
      let numbers = filter.colorMatrix.map { SVGSyntax.number($0, decimals: 5) }
      return "<feColorMatrix values=\"\(SVGSyntax.list(numbers))\"/>"
    }
    return define(
      "f", "filter",
      " color-interpolation-filters=\"sRGB\" filterUnits=\"userSpaceOnUse\"\(region)>"
        + steps.joined() + "</filter>")
  }

  /// The visible area as attributes: SVG's default regions clip wide lines.
  private var region: String { SVGWriter.rectangle(visible) }

  static func rectangle(_ rect: CGRect) -> String {
    zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
      .map { " \($0)=\"\(SVGSyntax.number($1))\"" }.joined()
  }

  /// CSS's name; nil for normal compositing.
  private static func name(of mode: BlendMode) -> String? {
    switch mode {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    // Never written: a layer with these is rasterized.
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}

extension Filter {
  /// Whether SVG's filter has the same result: one that adds opacity would fill its whole region.
  fileprivate var isColorFilter: Bool {
    switch self {
    case .colorMatrix(let numbers): numbers.count == 20 && numbers[19] <= 0
    case .luminanceToAlpha: true
    case .blur, .shadow, .alphaThreshold: false
    }
  }

  fileprivate var colorMatrix: [Double] {
    if case .colorMatrix(let numbers) = self { return numbers }
    return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]
  }
}
