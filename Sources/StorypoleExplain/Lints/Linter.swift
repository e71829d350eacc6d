// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// Finds faults in a picture.
package final class Linter {
  let picture: Picture
  private let explainer: Explainer
  let explanation: LayoutExplanation
  let elements: [SemanticsNode]
  private let painted: PaintedTexts
  private var numbers: [ObjectIdentifier: Int] = [:]
  var lints: [Lint] = []
  /// The areas in which elements can be hit, as far as they were measured.
  var areas: [ObjectIdentifier: CGRect?] = [:]

  package init(_ picture: Picture) {
    self.picture = picture
    let list = picture.displayList
    explainer = Explainer(picture.host, origin: picture.origin, scale: list.scale)
    explanation = explainer.explanation(size: list.size)
    elements = picture.host.semantics.flatMap(\.flattened)
    painted = PaintedTexts(list)
    for (index, node) in explainer.listed.enumerated() {
      numbers[ObjectIdentifier(node)] = index + 1
    }
  }

  /// Adds the faults that other settings add: texts that are cut off, outside, or overlapping.
  ///
  /// - Parameters:
  ///   - lints: The faults of the view's own settings.
  ///   - picture: The view in other settings.
  ///   - settings: The settings in words, such as "mirrored".
  package static func add(to lints: inout [Lint], from picture: Picture, settings: String) {
    let found = ViewHost.onBigStack {
      let linter = Linter(picture)
      linter.findTexts()
      return linter.lints
    }
    for var lint in found
    where !lints.contains(where: { $0.rule == lint.rule && $0.view == lint.view }) {
      lint.settings = settings
      lint.severity = .warning
      lints.append(lint)
    }
  }

  /// All faults.
  ///
  /// - Parameters:
  ///   - isMarked: Whether the source was marked: a guide without a line is then one of Storypole's own views.
  ///   - draw: Draws a list, for contrasts.
  package static func lints(
    _ picture: Picture, isMarked: Bool, draw: (DisplayList) throws -> PixelBuffer
  ) rethrows -> [Lint] {
    var background = picture.displayList
    background.items.removeAll { if case .glyphs = $0.command { true } else { false } }
    let contrast = Contrast(pixels: try draw(background), scale: background.scale)
    return ViewHost.onBigStack {
      let linter = Linter(picture)
      linter.findTexts()
      linter.findLengths()
      linter.findContrasts(contrast)
      linter.findElements()
      linter.findGuides(isMarked)
      return linter.lints
    }
  }

  func add(
    _ rule: Lint.Rule, _ severity: Lint.Severity, _ node: LayoutNode, _ message: String,
    as title: String? = nil, other: LayoutExplanation.Entry? = nil
  ) {
    let entry = entry(of: node)
    lints.append(
      Lint(
        rule: rule, severity: severity, view: title ?? entry?.title ?? node.name,
        message: message, place: entry.flatMap(place), frame: frame(of: node),
        other: other.map { Lint.Other(view: $0.title, frame: $0.frame) }))
  }

  /// The entry of a node, or else of the nearest one inside or around it.
  func entry(of node: LayoutNode) -> LayoutExplanation.Entry? {
    var inner: LayoutNode? = node
    while let one = inner {
      if let number = numbers[ObjectIdentifier(one)] { return explanation.entry(number) }
      inner = one.children.count == 1 ? one.children[0] : nil
    }
    var outer = node.parent
    while let one = outer {
      if let number = numbers[ObjectIdentifier(one)] { return explanation.entry(number) }
      outer = one.parent
    }
    return nil
  }

  /// The line of the entry, of the style of its text, or of the next one around it.
  func place(of entry: LayoutExplanation.Entry) -> LayoutExplanation.SourcePlace? {
    if let place = entry.place ?? entry.styles?.last { return place }
    return entry.parent.flatMap { place(of: explanation.entry($0)) }
  }

  private func frame(of node: LayoutNode) -> CGRect {
    node.drawnFrameInRoot.offsetBy(dx: -picture.origin.x, dy: -picture.origin.y)
  }

  func points(_ value: CGFloat) -> String { ((value * 10).rounded() / 10).pointsText }

  func size(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }

  // MARK: Texts

  private struct ShownText {
    let node: any FitsText
    let frame: CGRect
    let shown: PaintedTexts.Shown
  }

  /// The texts that are drawn.
  private lazy var texts: [ShownText] = explainer.listed.compactMap { node in
    guard let text = node as? any FitsText, let shown = painted.texts[text.id] else { return nil }
    return ShownText(node: text, frame: frame(of: text), shown: shown)
  }

  private func findTexts() {
    for text in texts {
      findTruncation(text)
      findClip(text)
      findCover(text)
    }
    findOverlaps()
  }

  private func findTruncation(_ text: ShownText) {
    let (natural, placed) = text.node.fits
    guard placed.isTruncated else { return findTinyLetters(text, natural, placed) }
    let limit = text.node.environment.lineLimit
    let available = "\(size(text.frame.size)) is available"
    let reason = limit.map { ", \(available), and the line limit is \($0)" } ?? ", and \(available)"
    // A line limit is meant to cut.
    add(
      .text, limit == nil ? .error : .warning, text.node,
      "is cut off: it needs \(size(natural.size)) on one line\(reason)")
  }

  /// Letters below 9 points are hardly read; the smallest text style has 11 (ours).
  private func findTinyLetters(_ text: ShownText, _ natural: TextLayout, _ placed: TextLayout) {
    guard placed.scale < 1, let font = text.node.resolvedText?.paragraph.runs.first?.font,
      font.size * placed.scale < 9
    else { return }
    add(
      .text, .warning, text.node,
      "has letters of only \(points(font.size * placed.scale)) pt: it needs \(size(natural.size)) on one line, "
        + "\(size(text.frame.size)) is available, and its minimumScaleFactor lets it shrink")
  }

  private func findClip(_ text: ShownText) {
    let visible = text.shown.clip.overlap(with: text.frame)
    let window = CGRect(origin: .zero, size: explanation.size)
    let isInWindow = window.insetBy(dx: -0.5, dy: -0.5).contains(text.frame)
    // Less than a pixel is no fault.
    guard
      visible.isNull || visible.width < text.frame.width - 0.5
        || visible.height < text.frame.height - 0.5
    else { return }
    let scrolled = scrolledAxes(of: text.node)
    if !scrolled.isEmpty, scrolled.isSuperset(of: hiddenAxes(text)) { return }
    let cause =
      clip(of: text)
      ?? (isInWindow ? "another view clips it" : "the window is \(size(window.size))")
    let shown =
      visible.isNull ? "none of it is visible" : "only \(size(visible.size)) of it are visible"
    add(.outside, .error, text.node, "is \(size(text.frame.size)), but \(shown): \(cause)")
  }

  /// Reports a text that a view in the same container hides. One above all containers is a presentation, and a row that
  /// a bar hides can be scrolled.
  private func findCover(_ text: ShownText) {
    let visible = text.frame.overlap(with: text.shown.clip)
    guard !visible.isNull, visible.width > 1, scrolledAxes(of: text.node).isEmpty else { return }
    let around = Set(
      sequence(first: text.node as LayoutNode, next: \.parent).map(ObjectIdentifier.init))
    for id in painted.covers(of: visible, above: text.shown) {
      guard let node = explainer.listed.first(where: { $0.id == id }), let cover = entry(of: node),
        let common = sequence(first: node, next: \.parent)
          .first(where: { around.contains(ObjectIdentifier($0)) }),
        sequence(first: common, next: \.parent)
          .contains(where: { numbers[ObjectIdentifier($0)] != nil })
      else { continue }
      let detail = cover.detail.flatMap { cover.title.contains($0) ? nil : " \($0)" } ?? ""
      let line = explanation.chain(of: cover.view).last { $0.line != nil }?.line
      let place = line.map { " (line \($0))" } ?? ""
      return add(
        .outside, .warning, text.node,
        "is \(size(text.frame.size)), but none of it is visible: \(cover.title)\(detail)\(place) covers it",
        other: cover)
    }
  }

  /// ".clipShape (line 11) clips it to 50 × 24": the innermost view around a text that shows only a part of it.
  private func clip(of text: ShownText) -> String? {
    var above = text.node.parent
    while let one = above {
      above = one.parent
      guard let entry = numbers[ObjectIdentifier(one)].map(explanation.entry),
        FrameLine.clips.contains(entry.name),
        !entry.frame.insetBy(dx: -0.5, dy: -0.5).contains(text.frame)
      else { continue }
      let line = entry.line.map { " (line \($0))" } ?? ""
      return
        "\(entry.isModifier ? "." : "")\(entry.name)\(line) clips it to \(size(entry.frame.size))"
    }
    return nil
  }

  /// The axes along which a text leaves the region where it is visible; none if that region is empty.
  private func hiddenAxes(_ text: ShownText) -> Axis.Set {
    let (frame, clip) = (text.frame, text.shown.clip)
    guard !clip.isNull else { return [] }
    var axes: Axis.Set = []
    if frame.minX < clip.minX - 0.5 || frame.maxX > clip.maxX + 0.5 { axes.insert(.horizontal) }
    if frame.minY < clip.minY - 0.5 || frame.maxY > clip.maxY + 0.5 { axes.insert(.vertical) }
    return axes
  }

  /// The axes along which scrolling can show the rest.
  private func scrolledAxes(of node: LayoutNode) -> Axis.Set {
    var axes: Axis.Set = []
    var above = node.parent
    while let one = above {
      if let one = one as? any ScrollsContent { axes.formUnion(one.axes) }
      above = one.parent
    }
    return axes
  }

  private func findOverlaps() {
    let sorted = texts.sorted { $0.frame.minY < $1.frame.minY }
    for (index, text) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.frame.minY >= text.frame.maxY { break }
        let common = text.frame.overlap(with: text.shown.clip)
          .overlap(with: other.frame).overlap(with: other.shown.clip)
        // Lines of text have space for accents above and below.
        guard !common.isNull, common.width > 1,
          common.height > 0.25 * min(text.frame.height, other.frame.height),
          !painted.isCovered(common, from: text.shown, to: other.shown)
        else { continue }
        let below = entry(of: text.node)
        add(
          .overlap, .error, other.node,
          "lies on \(below?.title ?? "a text"), by \(size(common.size))", other: below)
      }
    }
  }

  private func findContrasts(_ contrast: Contrast) {
    for text in texts where text.node.environment.isEnabled {
      guard let color = text.shown.color, let run = text.node.resolvedText?.paragraph.runs.first
      else {
        continue
      }
      let visible = text.frame.overlap(with: text.shown.clip)
      guard !visible.isNull, let ratio = contrast.ratio(color, text.shown.opacity, in: visible)
      else { continue }
      let font = run.font
      let isLarge = font.size >= 24 || font.size >= 18.5 && font.weight >= 600
      let least = isLarge ? 3.0 : 4.5
      guard ratio < least else { continue }
      let found = (ratio * 100).rounded(.down) / 100
      // Apple's own secondary labels have 3.4, and white on the system's green 2.2. Below 1.5, text can hardly be seen.
      add(
        .contrast, ratio < 1.5 ? .error : .warning, text.node,
        "has a contrast of \(found) : 1 to its background; "
          + "\(points(font.size)) pt\(font.weight >= 600 ? " bold" : "") needs \(points(least)) : 1"
      )
    }
  }

  // MARK: Sizes

  /// Reports a view that takes the proposed length, gets none in a scroll view, and is shorter than its content.
  private func findLengths() {
    for (entry, node) in zip(explanation.entries, explainer.listed) where node is any PartOfView {
      for (axis, length) in zip([Axis.horizontal, .vertical], entry.sizing.lengths)
      where length.cause == .standard && length.proposed == nil {
        let content = node.children.filter(\.isPlaced).map { $0.idealLength(axis) }.max() ?? 0
        guard content > node.size[axis] + 0.5 else { continue }
        let (word, name) = axis == .horizontal ? ("wide", "width") : ("high", "height")
        add(
          .size, .warning, node,
          "is only \(points(node.size[axis])) \(word), and its content needs \(points(content)): "
            + "no \(name) is proposed to it, as in a ScrollView, and it has none of its own; add frame(\(name):)"
        )
      }
    }
  }
}

extension LayoutNode {
  /// The length of the content if nothing limits it: that of the longest view inside, without frames around it.
  fileprivate func idealLength(_ axis: Axis) -> CGFloat {
    let own = size(for: .unspecified)[axis]
    if self is any ScrollsContent { return own }
    let inner = (self as? any ModifierNode)?.modified.map { [$0] } ?? children
    return inner.filter(\.isPlaced).map { $0.idealLength(axis) }.reduce(own, max)
  }
}

/// A text that knows its layout without limits.
private protocol FitsText: LayoutNode {
  var fits: (natural: TextLayout, placed: TextLayout) { get }
}

extension TextNode: FitsText {}

/// A node whose scrolling can show the rest of a view.
private protocol ScrollsContent: LayoutNode {
  var axes: Axis.Set { get }
}

extension ScrollNode: ScrollsContent {}
