// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The form of text in an SVG document.
public enum SVGTextForm: Sendable {
  /// Outlines: the same picture on every machine.
  case outlines
  /// `<text>` with a position for each character: searchable, and dependent on the fonts. Text that
  /// runs from right to left stays outlines.
  case text
}

/// Writes display lists as SVG.
///
/// The document's names are numbered, never taken from the picture, and equal definitions are
/// written once. The same list always gives the same bytes.
final class SVGWriter {
  let size: CGSize
  /// Pixels per point of rasterized content.
  let scale: CGFloat
  let textForm: SVGTextForm
  let images = ImageStore()
  let outlines = GlyphOutlines()
  /// The current output.
  var body = ""
  private var definitions = ""
  private var names: [String: String] = [:]
  private var counts: [Character: Int] = [:]
  let notes = Notes()
  /// The error that kept a part from being drawn.
  private var error: (any Error)?
  /// Maps the current coordinates to the picture's.
  var transform = CGAffineTransform.identity

  init(_ list: DisplayList, text: SVGTextForm) {
    size = list.size
    scale = list.scale
    textForm = text
  }

  static func write(
    _ list: DisplayList, text: SVGTextForm, description: String?
  ) throws -> DocumentOutput {
    let writer = SVGWriter(list, text: text)
    writer.outlines.count(list)
    writer.write(list)
    if let error = writer.error { throw error }
    try CairoRenderer.check(writer.notes.failure)
    return DocumentOutput(Data(writer.document(list.title, description).utf8), writer.notes)
  }

  private func document(_ title: String?, _ description: String?) -> String {
    let (width, height) = (SVGSyntax.number(size.width), SVGSyntax.number(size.height))
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)">

      """
    if let title { text += "<title>\(SVGSyntax.escaped(title))</title>\n" }
    if let description { text += "<desc>\(SVGSyntax.escaped(description))</desc>\n" }
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return text + body + "</svg>\n"
  }

  func write(_ list: DisplayList) {
    let range = ItemRange(list.items)
    if list.background != nil, range.needsBackdrop {
      // The blend mode applies to the background as well.
      rasterizeAll(Self.unknownMode) { $0.draw(list) }
      return
    }
    if let background = list.background {
      write(Path(visible), .color(background), FillStyle())
    }
    write(range)
  }

  private static let unknownMode = "content with a blend mode that SVG does not support"

  func write(_ range: ItemRange) {
    if range.needsBackdrop {
      rasterizeAll(Self.unknownMode) { $0.draw(range) }
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      switch range.list.items[index].command {
      case .fill(let path, let paint, let style): write(path, paint, style)
      case .stroke(let path, let paint, let style): write(path, paint, style)
      case .glyphs(let run, let paint): write(run, paint)
      case .image(let image): write(image)
      case .begin(let layer):
        let inside = range.inside(layerAt: index)
        write(layer, inside)
        index = inside.upperBound
      case .end: break
      }
      index += 1
    }
  }

  // MARK: - Definitions

  /// The name of a definition: `<tag id="…"content`, written on first use.
  func define(_ letter: Character, _ tag: String, _ content: String) -> String {
    let key = tag + content
    if let known = names[key] { return known }
    let number = counts[letter, default: 0] + 1
    counts[letter] = number
    let name = "\(letter)\(number)"
    names[key] = name
    definitions += "<\(tag) id=\"\(name)\"\(content)\n"
    return name
  }

  func note(_ text: String) { notes.add(text) }

  func collectingErrors(_ body: () throws -> Void) {
    do { try body() } catch { self.error = self.error ?? error }
  }

  /// Returns the output of `write` instead of appending it.
  func captured(_ write: () -> Void) -> String {
    let before = body
    body = ""
    write()
    defer { body = before }
    return body
  }

  /// The picture's rectangle in the current coordinates.
  var visible: CGRect {
    let picture = CGRect(origin: .zero, size: size)
    return transform.isIdentity ? picture : picture.applying(transform.inverted())
  }
}

extension ItemRange {
  /// Whether content outside of inner groups changes the backdrop in a mode that SVG doesn't name
  /// or librsvg doesn't know (plus-lighter).
  fileprivate var needsBackdrop: Bool {
    var index = lowerBound
    while index < upperBound {
      if case .begin(let layer) = list.items[index].command {
        switch layer.blendMode {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
          return true
        default: break
        }
        let inner = inside(layerAt: index)
        if !layer.isGroup, inner.needsBackdrop { return true }
        index = inner.upperBound
      }
      index += 1
    }
    return false
  }
}
