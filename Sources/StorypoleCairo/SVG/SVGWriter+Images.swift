// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Images; the document contains each file once.
extension SVGWriter {
  func write(_ image: DrawnImage) {
    guard let source = image.visibleSource, image.opacity > 0 else { return }
    guard image.opacity >= 1 else {
      var layer = Layer()
      layer.opacity = image.opacity
      var opaque = image
      opaque.opacity = 1
      write(
        ItemRange([
          DisplayItem(.begin(layer)), DisplayItem(.image(opaque)), DisplayItem(.end),
        ]))
      return
    }
    if case .vector = image.content, let tint = image.tint {
      writeTinted(image, tint)
      return
    }
    guard let name = definition(of: image) else { return }
    let all = image.content.size
    let rect = image.rect
    if let tile = image.tileSize {
      let pattern = pattern(of: image, source, tile, name)
      body += "<rect\(SVGWriter.rectangle(image.rect)) fill=\"url(#\(pattern))\"/>\n"
    } else if source == CGRect(origin: .zero, size: all) {
      let place = CGAffineTransform(
        a: rect.width / all.width, b: 0, c: 0, d: rect.height / all.height, tx: rect.minX,
        ty: rect.minY)
      body += "<use xlink:href=\"#\(name)\" transform=\"\(SVGSyntax.transform(place))\"/>\n"
    } else {
      body += part(source, in: rect, name)
    }
  }

  /// A part of an image, clipped by a nested view.
  private func part(_ source: CGRect, in rect: CGRect, _ name: String) -> String {
    let numbers = [source.minX, source.minY, source.width, source.height]
      .map { SVGSyntax.number($0) }.joined(separator: " ")
    return "<svg\(SVGWriter.rectangle(rect)) viewBox=\"\(numbers)\" preserveAspectRatio=\"none\">"
      + "<use xlink:href=\"#\(name)\"/></svg>\n"
  }

  /// The name of a tile pattern; nil for an image that SVG cannot repeat.
  func pattern(of image: DrawnImage) -> String? {
    guard let source = image.visibleSource, let tile = image.tileSize, image.opacity >= 1 else {
      return nil
    }
    if case .vector = image.content, image.tint != nil { return nil }
    return definition(of: image).map { pattern(of: image, source, tile, $0) }
  }

  private func pattern(
    of image: DrawnImage, _ source: CGRect, _ tile: CGSize, _ name: String
  ) -> String {
    let first = CGRect(origin: image.rect.origin, size: tile)
    let content = part(source, in: CGRect(origin: .zero, size: tile), name)
    return define(
      "p", "pattern",
      " patternUnits=\"userSpaceOnUse\"\(SVGWriter.rectangle(first))>\(content)</pattern>")
  }

  /// A drawing's alpha in one color: the color, masked with the drawing.
  private func writeTinted(_ image: DrawnImage, _ tint: Paint.Tint) {
    var original = image
    original.tint = nil
    var layer = Layer()
    layer.mask = DisplayList(
      size: image.rect.size, scale: scale, items: [DisplayItem(.image(original))])
    write(
      ItemRange([
        DisplayItem(.begin(layer)),
        DisplayItem(.fill(Path(image.rect), .color(tint.color), FillStyle())), DisplayItem(.end),
      ]))
  }

  /// The name of the whole image's definition, at the origin, in its own units.
  private func definition(of image: DrawnImage) -> String? {
    let size = image.content.size
    let extent =
      " width=\"\(SVGSyntax.number(size.width))\" height=\"\(SVGSyntax.number(size.height))\""
    switch image.content {
    case .vector(let vector):
      return define(
        "i", "image", extent + Self.reference(to: vector.document, type: "svg+xml") + "/>")
    case .pixels(let buffer):
      let rendering = image.interpolation == .none ? " image-rendering=\"pixelated\"" : ""
      if let jpeg = buffer.jpeg, image.tint == nil {
        return define(
          "i", "image", extent + rendering + Self.reference(to: jpeg, type: "jpeg") + "/>")
      }
      guard let whole = images[buffer, image.tint],
        let file = drawn(
          PictureSize(layer: CGSize(width: buffer.width, height: buffer.height), scale: 1),
          {
            cairo_set_source_surface($0, whole, 0, 0)
            cairo_paint($0)
          })
      else { return nil }
      return define("i", "image", extent + rendering + Self.reference(to: file) + "/>")
    }
  }
}
