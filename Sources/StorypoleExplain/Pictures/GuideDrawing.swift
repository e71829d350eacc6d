// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// Draws guide marks around and over a picture.
struct GuideDrawing {
  private enum Style {
    static let vertical = Color(red: 0.85, green: 0.1, blue: 0.5)
    static let horizontal = Color(red: 0, green: 0.5, blue: 0.65)
    static let gap = Color(red: 0.85, green: 0.45, blue: 0)
    static let padding = Color(red: 0.2, green: 0.6, blue: 0.25)
    static let frame = Color(red: 0.45, green: 0.45, blue: 0.5)
    /// The font size of labels, in points.
    static let fontSize: CGFloat = 8
    static let rowHeight: CGFloat = 11
    /// The maximum average width of a character.
    static let characterWidth: CGFloat = 5
    /// The least thickness of a band that fits its number.
    static let roomForNumber: CGFloat = 10
    /// More would cover the picture.
    static let mostNumbers = 300
  }

  /// Text in a margin, next to its target.
  private struct Label {
    var text: String
    /// Its preferred position along its margin.
    var wish: CGFloat
    /// The leader's end, across the margin.
    var target: CGFloat
    var color: Color
    /// Its position along its margin, and its row.
    var position: CGFloat = 0
    var row = 0

    var width: CGFloat { CGFloat(text.count) * Style.characterWidth + 4 }
  }

  private let marks: GuideMarks
  private let content: CGSize
  private var left: [Label] = []
  private var right: [Label] = []
  private var top: [Label] = []
  private var bottom: [Label] = []
  /// The margins around the content.
  private(set) var margins = EdgeInsets()

  var size: CGSize {
    CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
  }

  init(_ marks: GuideMarks, content: CGSize) {
    self.marks = marks
    self.content = content
    collectLabels()
    arrange()
  }

  // MARK: Labels

  private mutating func collectLabels() {
    for line in marks.lines {
      let names = Set(marks.lines.filter { $0.axis == line.axis }.map(\.name))
      func value(_ touch: GuideMarks.Touch) -> String {
        let number = touch.value.pointsText
        return names.count > 1 ? "\(title(line)) \(number)" : number
      }
      let isVertical = line.axis == .horizontal
      let color = isVertical ? Style.vertical : Style.horizontal
      let name = Label(
        text: title(line), wish: line.position, target: line.extent.lowerBound, color: color)
      if isVertical { Self.add(name, to: &top) } else { Self.add(name, to: &left) }
      for touch in line.touches {
        let label = Label(
          text: value(touch), wish: (touch.extent.lowerBound + touch.extent.upperBound) / 2,
          target: touch.side, color: color)
        if isVertical { Self.add(label, to: &right) } else { Self.add(label, to: &bottom) }
      }
    }
    for band in marks.bands where !hasRoom(band) && !band.isPadding {
      let number = band.value.pointsText
      if band.axis == .vertical {
        Self.add(
          Label(text: number, wish: band.rect.midY, target: band.rect.maxX, color: Style.gap),
          to: &right)
      } else {
        Self.add(
          Label(text: number, wish: band.rect.midX, target: band.rect.maxY, color: Style.gap),
          to: &bottom)
      }
    }
  }

  /// The name in the source, where both axes have a guide `center`.
  private func title(_ line: GuideMarks.Line) -> String {
    line.name == "verticalCenter" ? "center" : line.name
  }

  private static func add(_ label: Label, to labels: inout [Label]) {
    if !labels.contains(where: { $0.text == label.text && abs($0.wish - label.wish) < 0.5 }) {
      labels.append(label)
    }
  }

  private func hasRoom(_ band: GuideMarks.Band) -> Bool {
    let text = CGFloat(band.value.pointsText.count) * Style.characterWidth
    return band.axis == .vertical
      ? abs(band.rect.height) >= Style.roomForNumber && band.rect.width >= text
      : abs(band.rect.width) >= max(Style.roomForNumber, text)
        && band.rect.height >= Style.roomForNumber
  }

  /// Labels beside the picture move apart; those above and below use as many rows as they need.
  private mutating func arrange() {
    func stack(_ labels: inout [Label]) {
      labels.sort { ($0.wish, $0.text) < ($1.wish, $1.text) }
      var next = -CGFloat.infinity
      for i in labels.indices {
        labels[i].position = max(labels[i].wish, next)
        next = labels[i].position + Style.rowHeight
      }
    }
    func row(_ labels: inout [Label]) -> Int {
      labels.sort { ($0.wish, $0.text) < ($1.wish, $1.text) }
      var ends: [CGFloat] = []
      for i in labels.indices {
        let start = labels[i].wish - labels[i].width / 2
        let row = ends.firstIndex { $0 <= start } ?? ends.count
        if row == ends.count { ends.append(0) }
        ends[row] = start + labels[i].width
        labels[i].row = row
        labels[i].position = labels[i].wish
      }
      return ends.count
    }
    stack(&left)
    stack(&right)
    let above = row(&top)
    let below = row(&bottom)
    func width(_ labels: [Label]) -> CGFloat { (labels.map(\.width).max() ?? 0) + 14 }
    let rows = top + bottom
    margins.leading = max(width(left), -(rows.map { $0.position - $0.width / 2 }.min() ?? 0) + 4)
    margins.trailing = max(
      width(right), (rows.map { $0.position + $0.width / 2 }.max() ?? 0) - content.width + 4)
    margins.top = CGFloat(above) * Style.rowHeight + 10
    // Moved views may have been outside of the picture.
    for rect in marks.moves.map(\.before) {
      margins.leading = max(margins.leading, -rect.minX + 4)
      margins.trailing = max(margins.trailing, rect.maxX - content.width + 4)
      margins.top = max(margins.top, -rect.minY + 4)
      margins.bottom = max(margins.bottom, rect.maxY - content.height + 4)
    }
    let sides = (left + right).map(\.position)
    margins.top = max(margins.top, -(sides.min() ?? 0) + Style.rowHeight)
    margins.bottom = max(
      margins.bottom, CGFloat(below) * Style.rowHeight + 10,
      (sides.max() ?? 0) - content.height + Style.rowHeight)
  }

  // MARK: Drawing

  func draw(in context: inout GraphicsContext) {
    context.translateBy(x: margins.leading, y: margins.top)
    for move in marks.moves { draw(move, in: context) }
    for band in marks.bands { draw(band, in: context) }
    for outline in marks.outlines {
      stroke(
        Path(outline.rect), Style.frame.opacity(outline.isModifier ? 0.6 : 1),
        dash: outline.isModifier ? [2, 2] : [], width: 0.5, in: context)
    }
    for baseline in marks.baselines {
      stroke(
        line(.vertical, baseline.y, baseline.extent), Style.horizontal.opacity(0.7),
        dash: [1, 1.5],
        width: 0.5, in: context)
    }
    for line in marks.lines { draw(line, in: context) }
    drawNumbers(in: context)
    drawLabels(in: context)
  }

  private func draw(_ band: GuideMarks.Band, in context: GraphicsContext) {
    let color = band.isPadding ? Style.padding : Style.gap
    context.fill(Path(band.rect), with: .color(color.opacity(0.22)))
    if band.value < 0 { stroke(Path(band.rect), color, width: 0.5, in: context) }
    guard hasRoom(band) else { return }
    context.draw(
      text(band.value.pointsText, color),
      at: CGPoint(x: band.rect.midX, y: band.rect.midY))
  }

  /// Over the top left corner of each rectangle, or beside the numbers that are already there.
  private func drawNumbers(in context: GraphicsContext) {
    var taken: [CGRect] = []
    for outline in marks.outlines {
      guard let number = outline.number, taken.count < Style.mostNumbers else { continue }
      let text = "\(number)"
      let width = CGFloat(text.count) * Style.characterWidth + 3
      var badge = CGRect(
        x: outline.rect.minX - 2, y: outline.rect.minY - Style.rowHeight / 2, width: width,
        height: Style.rowHeight)
      // Rectangles that only touch intersect too.
      while let other = taken.first(where: { $0.intersects(badge) }) {
        badge.origin.x = other.maxX + 1
      }
      taken.append(badge)
      context.fill(Path(badge), with: .color(Style.vertical.opacity(0.85)))
      context.draw(self.text(text, .white), at: CGPoint(x: badge.midX, y: badge.midY))
    }
  }

  /// A thin line through the container and into the margin; over each view, solid for an explicit
  /// guide and dashed for a default.
  private func draw(_ line: GuideMarks.Line, in context: GraphicsContext) {
    let color = line.axis == .horizontal ? Style.vertical : Style.horizontal
    stroke(
      self.line(line.axis, line.position, line.extent.lowerBound...line.extent.upperBound),
      color.opacity(0.6), width: 0.5, in: context)
    for touch in line.touches {
      let path = self.line(line.axis, line.position, touch.extent)
      stroke(path, .white.opacity(0.75), width: 2.5, in: context)
      stroke(path, color, dash: touch.isExplicit ? [] : [4, 3], width: 1.25, in: context)
    }
  }

  /// The old frame dashed, the new one solid, and a line between their corners.
  private func draw(_ move: GuideMarks.Move, in context: GraphicsContext) {
    stroke(Path(move.before), Style.vertical, dash: [3, 2], width: 1, in: context)
    stroke(Path(move.after), Style.horizontal, width: 1, in: context)
    guard move.before.origin != move.after.origin else { return }
    var path = Path()
    path.move(to: move.before.origin)
    path.addLine(to: move.after.origin)
    stroke(path, Style.gap, width: 1, in: context)
    let end = CGRect(x: move.after.minX - 2, y: move.after.minY - 2, width: 4, height: 4)
    context.fill(Path(ellipseIn: end), with: .color(Style.gap))
  }

  private func drawLabels(in context: GraphicsContext) {
    func leader(_ from: CGPoint, _ to: CGPoint, _ color: Color) {
      var path = Path()
      path.move(to: from)
      path.addLine(to: to)
      stroke(path, color.opacity(0.55), dash: [1, 2], width: 0.5, in: context)
    }
    for label in left {
      let end = CGPoint(x: -8, y: label.position)
      leader(CGPoint(x: label.target, y: label.wish), CGPoint(x: -2, y: label.wish), label.color)
      leader(CGPoint(x: -2, y: label.wish), end, label.color)
      context.draw(text(label.text, label.color), at: CGPoint(x: -10, y: end.y), anchor: .trailing)
    }
    for label in right {
      let edge = content.width
      leader(
        CGPoint(x: label.target, y: label.wish), CGPoint(x: edge + 2, y: label.wish), label.color)
      leader(
        CGPoint(x: edge + 2, y: label.wish), CGPoint(x: edge + 8, y: label.position), label.color)
      context.draw(
        text(label.text, label.color), at: CGPoint(x: edge + 10, y: label.position),
        anchor: .leading)
    }
    for label in top {
      let y = -6 - CGFloat(label.row) * Style.rowHeight
      leader(CGPoint(x: label.wish, y: label.target), CGPoint(x: label.wish, y: y), label.color)
      context.draw(
        text(label.text, label.color), at: CGPoint(x: label.position, y: y), anchor: .bottom)
    }
    for label in bottom {
      let y = content.height + 6 + CGFloat(label.row) * Style.rowHeight
      leader(CGPoint(x: label.wish, y: label.target), CGPoint(x: label.wish, y: y), label.color)
      context.draw(
        text(label.text, label.color), at: CGPoint(x: label.position, y: y), anchor: .top)
    }
  }

  private func line(
    _ axis: LayoutExplanation.Direction, _ position: CGFloat, _ extent: ClosedRange<CGFloat>
  ) -> Path {
    var path = Path()
    if axis == .horizontal {
      path.move(to: CGPoint(x: position, y: extent.lowerBound))
      path.addLine(to: CGPoint(x: position, y: extent.upperBound))
    } else {
      path.move(to: CGPoint(x: extent.lowerBound, y: position))
      path.addLine(to: CGPoint(x: extent.upperBound, y: position))
    }
    return path
  }

  private func stroke(
    _ path: Path, _ color: Color, dash: [CGFloat] = [], width: CGFloat, in context: GraphicsContext
  ) {
    context.stroke(
      path, with: .color(color), style: StrokeStyle(lineWidth: width, dash: dash))
  }

  private func text(_ string: String, _ color: Color) -> Text {
    Text(verbatim: string).font(.system(size: Style.fontSize, weight: .medium))
      .foregroundColor(color)
  }
}

extension Picture {
  /// The picture with marks that explain its layout.
  /// - Parameter moves: The frames that moved from another layout, as in `ExplanationDiff.moves`.
  package func marked(
    _ kinds: PictureMarks, moves: [[Double]] = [], _ options: PictureOptions,
    textEngine: any TextEngine
  ) throws -> DisplayList {
    var marks = GuideMarks(explanation, kinds)
    marks.moves = moves.compactMap(GuideMarks.Move.init)
    let drawing = GuideDrawing(marks, content: displayList.size)
    var marking = PictureOptions()
    marking.size = drawing.size
    marking.scale = options.scale
    marking.isTransparent = true
    let overlay = try makePicture(
      of: Canvas { context, _ in drawing.draw(in: &context) }, marking, textEngine: textEngine)
    var list = displayList
    list.size = overlay.displayList.size
    var place = Layer()
    place.transform = CGAffineTransform(
      translationX: drawing.margins.leading, y: drawing.margins.top)
    list.items =
      [DisplayItem(.begin(place))] + list.items + [DisplayItem(.end)] + overlay.displayList.items
    return list
  }
}
