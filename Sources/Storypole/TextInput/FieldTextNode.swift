// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The text of a focused field, with its caret and its selection.
///
/// *How it lays out*: like the text, on one line or on several; a line that is too long moves so that the caret is
/// visible. Carets are between characters in reading order; in lines of mixed directions that is only an approximation.
nonisolated package struct FieldText: PrimitiveView {
  let editor: FieldEditor
  /// Whether the characters are shown as dots.
  let isSecure: Bool
  let axis: Axis
  /// Connects the node with pointer and keys.
  let link: FieldLink

  package init(
    editor: FieldEditor, isSecure: Bool, axis: Axis, link: FieldLink
  ) {
    self.editor = editor
    self.isSecure = isSecure
    self.axis = axis
    self.link = link
  }

  nonisolated package static func _makeNode(
    _ view: FieldText, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLayoutOwner(
      EmptyView(), reusing: old, inputs, make: { FieldTextNode($0) },
      update: { node, _ in
        node.show(view)
        view.link.node = node
      })
  }
}

/// A field's reference to the node of its text.
package final class FieldLink {
  weak var node: FieldTextNode?
}

final class FieldTextNode: LayoutNode {
  private var view: FieldText?
  private var resolved: ResolvedText?
  private var shaped: (any ShapedText)?
  private var shownString: String?
  /// The distance by which the line has moved to the left.
  private var shift: CGFloat = 0

  override var name: String { "Text" }
  override var detail: String? { shownString.map { "\"\($0)\"" } }

  func show(_ view: FieldText) {
    self.view = view
    shownString = nil
    invalidate()
  }

  /// Updates the node after a change of the editor.
  func refresh() {
    shownString = nil
    invalidate()
    host.wake?()
  }

  private var isMultiline: Bool { view?.axis == .vertical }

  private func prepare() -> any ShapedText {
    let characters = view?.editor.shown ?? []
    let string =
      view?.isSecure == true ? String(repeating: "•", count: characters.count) : String(characters)
    if let shaped, string == shownString { return shaped }
    var environment = environment
    environment.lineLimit = nil
    let resolved = ResolvedText(Text(verbatim: string), in: environment, host: host)
    let shaped = host.textEngine.shape(resolved.paragraph)
    (self.resolved, self.shaped, shownString) = (resolved, shaped, string)
    return shaped
  }

  private func layout(_ width: CGFloat?) -> TextLayout {
    prepare().layout(width: isMultiline ? width : nil, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = layout(proposal.width).size
    return CGSize(
      width: isMultiline ? own.width : min(own.width, proposal.width ?? own.width),
      height: own.height)
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case .firstTextBaseline: layout(proposal.width).firstBaseline
    case .lastTextBaseline: layout(proposal.width).lastBaseline
    default: nil
    }
  }

  // MARK: Positions of characters

  /// The UTF-8 offset of a displayed character.
  private func offset(of place: Int) -> Int {
    (shownString ?? "").prefix(place).utf8.count
  }

  /// The caret before a character, in the text's coordinates.
  private func caret(at place: Int, _ layout: TextLayout) -> CGRect {
    let offset = offset(of: place)
    let index =
      layout.lines.lastIndex { $0.range.lowerBound <= offset } ?? layout.lines.startIndex
    guard layout.lines.indices.contains(index) else {
      return CGRect(x: 0, y: 0, width: 0, height: layout.size.height)
    }
    let line = layout.lines[index]
    let x = prepare().advance(from: line.range.lowerBound, to: offset)
    let height = layout.size.height / CGFloat(layout.lines.count)
    let start = isRightToLeft ? line.origin.x + line.width - x : line.origin.x + x
    return CGRect(x: start, y: CGFloat(index) * height, width: 0, height: height)
  }

  /// The caret in the node's coordinates.
  var caretFrame: CGRect {
    let layout = layout(size.width)
    return caret(at: view?.editor.shownCaret ?? 0, layout).offsetBy(dx: -shift, dy: 0)
  }

  /// The position between characters nearest to a point in the node's coordinates.
  func place(at point: CGPoint) -> Int {
    let layout = layout(size.width)
    let characters = Array(shownString ?? "")
    guard !layout.lines.isEmpty, !characters.isEmpty else { return 0 }
    let height = layout.size.height / CGFloat(layout.lines.count)
    let row = Int(point.y / max(height, 1), in: 0...layout.lines.count - 1)
    var best = 0
    var distance = CGFloat.infinity
    for place in 0...characters.count {
      let frame = caret(at: place, layout)
      guard (frame.minY / max(height, 1)).rounded() == CGFloat(row) else { continue }
      let length = abs(frame.minX - shift - point.x)
      if length < distance { (best, distance) = (place, length) }
    }
    return best
  }

  // MARK: Drawing

  /// Moves the line so that the caret is visible.
  private func follow(_ caret: CGRect, _ layout: TextLayout) {
    let available = max(size.width - 1, 0)
    if isMultiline || layout.size.width <= available { return shift = 0 }
    shift = min(shift, caret.minX)
    shift = max(shift, caret.minX - available)
    shift = min(max(shift, 0), layout.size.width - available)
  }

  override var isSolid: Bool { true }

  override func paint(into painter: inout Painter) {
    guard let editor = view?.editor else { return }
    let layout = layout(size.width)
    let caret = caret(at: editor.shownCaret, layout)
    follow(caret, layout)
    let frame = painter.snapped(self)
    var layer = Layer()
    // The caret may be at the very edges.
    layer.clip = Path(frame.insetBy(dx: -1, dy: 0))
    painter.begin(layer)
    let tint = TintShapeStyle()
    func fill(_ rect: CGRect, opacity: Double) {
      let rect = painter.snapped(rect.offsetBy(dx: -shift, dy: 0))
      painter.fill(
        Rectangle(), in: rect, with: tint.opacity(opacity), FillStyle(), environment: environment)
    }
    for rect in selectionRects(editor, layout) { fill(rect, opacity: 0.25) }
    if !editor.composed.text.isEmpty {
      for rect in rects(editor.caret..<editor.caret + editor.composed.text.count, layout) {
        fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), opacity: 1)
      }
    }
    var shifted = frame
    shifted.origin.x -= (shift * painter.scale).rounded() / painter.scale
    shifted.size = layout.size
    resolved?.paint(layout, in: shifted, host: host, into: &painter)
    if !editor.hasSelection {
      // The width of UIKit's caret.
      fill(CGRect(x: caret.minX - 1, y: caret.minY, width: 2, height: caret.height), opacity: 1)
    }
    painter.end()
  }

  private func selectionRects(_ editor: FieldEditor, _ layout: TextLayout) -> [CGRect] {
    editor.hasSelection && editor.composed.text.isEmpty ? rects(editor.selection, layout) : []
  }

  /// The rectangles of characters, one for each line.
  private func rects(_ range: Range<Int>, _ layout: TextLayout) -> [CGRect] {
    var rects: [CGRect] = []
    var start = caret(at: range.lowerBound, layout)
    var last = start
    for place in range.dropFirst() + [range.upperBound] {
      let next = caret(at: place, layout)
      if next.minY != last.minY {
        rects.append(start.union(last.insetBy(dx: -2, dy: 0)))
        start = next
      }
      last = next
    }
    rects.append(start.union(last))
    return rects
  }
}
