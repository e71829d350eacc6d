// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The parts of an explanation that a picture shows.
package struct PictureMarks: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The lines on which views are aligned, and their guides' values.
  package static let guides = PictureMarks(rawValue: 1)
  /// Gaps and padding, with their lengths.
  package static let spacing = PictureMarks(rawValue: 2)
  /// All rectangles.
  package static let frames = PictureMarks(rawValue: 4)
  /// The id of each view's entry, in a corner of its rectangle.
  package static let numbers = PictureMarks(rawValue: 8)
}

/// Lines, bands and labels that show an explanation, in the picture's coordinates. Labels are in the margins
/// around the picture, so that they cover nothing.
struct GuideMarks {
  /// A line on which views are aligned: vertical for a horizontal guide.
  struct Line {
    var axis: LayoutExplanation.Direction
    var name: String
    var position: CGFloat
    /// The container's extent along the line.
    var extent: ClosedRange<CGFloat>
    var touches: [Touch]
  }

  /// A view's guide on a line.
  struct Touch {
    var id: Int
    /// The view's extent along the line.
    var extent: ClosedRange<CGFloat>
    /// The view's far side across the line, where a label's leader begins.
    var side: CGFloat
    var value: CGFloat
    var isExplicit: Bool
  }

  struct Band {
    var rect: CGRect
    var axis: LayoutExplanation.Direction
    var value: CGFloat
    var isPadding: Bool
  }

  struct Outline {
    var rect: CGRect
    var isModifier: Bool
    /// nil without `PictureMarks.numbers`, and for modifiers.
    var number: Int?
  }

  /// A text's baseline.
  struct Baseline {
    var y: CGFloat
    var extent: ClosedRange<CGFloat>
  }

  /// A frame's change from another layout.
  struct Move {
    var before: CGRect
    var after: CGRect

    /// Takes eight numbers; nil for others, or for a rectangle that no picture can show.
    init?(_ numbers: [Double]) {
      guard numbers.count == 8 else { return nil }
      before = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      after = CGRect(x: numbers[4], y: numbers[5], width: numbers[6], height: numbers[7])
      guard before.isShowable, after.isShowable else { return nil }
    }
  }

  var moves: [Move] = []
  var lines: [Line] = []
  var bands: [Band] = []
  var outlines: [Outline] = []
  var baselines: [Baseline] = []

  init(_ explanation: LayoutExplanation, _ marks: PictureMarks) {
    for entry in explanation.entries {
      guard entry.frame.isShowable else { continue }
      if marks.contains(.frames) {
        let isNumbered = marks.contains(.numbers) && !entry.isModifier
        outlines.append(
          Outline(
            rect: entry.frame, isModifier: entry.isModifier, number: isNumbered ? entry.id : nil))
      }
      if marks.contains(.guides) { addIdleGuide(entry) }
      guard let parent = entry.parent.map(explanation.entry), parent.frame.isShowable else {
        addBaselines(entry, marks)
        continue
      }
      if marks.contains(.guides) {
        add(entry, entry.horizontal, .horizontal, in: parent, explanation)
        add(entry, entry.vertical, .vertical, in: parent, explanation)
      }
      addBaselines(entry, marks)
      if marks.contains(.spacing) {
        addGap(entry, entry.horizontal, .horizontal, explanation)
        addGap(entry, entry.vertical, .vertical, explanation)
        if parent.sizing.rule == .padding { addPadding(of: entry, in: parent) }
      }
    }
  }

  private mutating func addBaselines(_ entry: LayoutExplanation.Entry, _ marks: PictureMarks) {
    guard marks.contains(.guides), entry.sizing.rule == .text else { return }
    for guide in [try? entry.guide(.firstTextBaseline), try? entry.guide(.lastTextBaseline)] {
      guard let guide else { continue }
      let baseline = Baseline(y: entry.frame.minY + guide.value, extent: entry.frame.columns)
      if baselines.last?.y != baseline.y || baselines.last?.extent != baseline.extent {
        baselines.append(baseline)
      }
    }
  }

  // MARK: Lines

  /// Marks an explicit guide that moves nothing in the picture, at its position in its view.
  private mutating func addIdleGuide(_ entry: LayoutExplanation.Entry) {
    let kinds: [LayoutExplanation.Note.Kind] = [.guideAlone, .guideWithoutContainer]
    guard entry.notes.contains(where: { kinds.contains($0.kind) }),
      let guide = entry.guides.first(where: { $0.origin == entry.id }), guide.value.isFinite
    else { return }
    let (axis, frame) = (guide.axis, entry.frame)
    let place = entry.place(axis)
    let position =
      axis == .vertical
      ? frame.minY + guide.value
      : place.isMirrored ? frame.maxX - guide.value : frame.minX + guide.value
    lines.append(
      Line(
        axis: axis, name: guide.name, position: position,
        extent: axis == .horizontal ? frame.rows : frame.columns,
        touches: [touch(entry, guide, axis)]))
  }

  private mutating func add(
    _ entry: LayoutExplanation.Entry, _ place: LayoutExplanation.Place,
    _ axis: LayoutExplanation.Direction,
    in parent: LayoutExplanation.Entry, _ explanation: LayoutExplanation
  ) {
    guard let guide = place.guide else { return }
    // In a grid, the cells of a track share a line without a position of its own.
    let line = place.line ?? place.start + guide.value
    guard line.isFinite else { return }
    var touch = touch(entry, guide, axis)
    let whole = axis == .horizontal ? parent.frame.rows : parent.frame.columns
    let position =
      axis == .horizontal
      ? (place.isMirrored ? parent.frame.maxX - line : parent.frame.minX + line)
      : parent.frame.minY + line
    switch place.cause {
    case .line, .cell: break
    case .frame:
      // A view centered in its frame needs no line.
      guard guide.name != "center" && guide.name != "verticalCenter" || guide.isExplicit,
        place.start != 0 || place.room != 0
      else { return }
    case .secondary:
      guard let reference = place.reference else { return }
      let primary = explanation.entry(reference)
      guard
        let own = primary.guides.first(where: { $0.name == guide.name && $0.axis == guide.axis })
      else { return }
      lines.append(
        Line(
          axis: axis, name: guide.name, position: position, extent: whole,
          touches: [self.touch(primary, own, axis), touch]))
      return
    default: return
    }
    let known = lines.firstIndex {
      $0.axis == axis && $0.name == guide.name && $0.position == position && $0.extent == whole
    }
    if let known {
      lines[known].touches.append(touch)
    } else {
      touch.id = entry.view
      lines.append(
        Line(axis: axis, name: guide.name, position: position, extent: whole, touches: [touch]))
    }
  }

  private func touch(
    _ entry: LayoutExplanation.Entry, _ guide: LayoutExplanation.Guide,
    _ axis: LayoutExplanation.Direction
  ) -> Touch {
    Touch(
      id: entry.view, extent: axis == .horizontal ? entry.frame.rows : entry.frame.columns,
      side: axis == .horizontal ? entry.frame.maxX : entry.frame.maxY, value: guide.value,
      isExplicit: guide.isExplicit)
  }

  // MARK: Bands

  private mutating func addGap(
    _ entry: LayoutExplanation.Entry, _ place: LayoutExplanation.Place,
    _ axis: LayoutExplanation.Direction,
    _ explanation: LayoutExplanation
  ) {
    guard place.cause == .next, let gap = place.gap?.value, let before = place.reference else {
      return
    }
    let (one, two) = (explanation.entry(before).frame, entry.frame)
    let rect: CGRect
    if axis == .horizontal {
      let (top, bottom) = (min(one.minY, two.minY), max(one.maxY, two.maxY))
      let left = place.isMirrored ? two.maxX : one.maxX
      rect = CGRect(x: left, y: top, width: gap, height: bottom - top)
    } else {
      let (left, right) = (min(one.minX, two.minX), max(one.maxX, two.maxX))
      rect = CGRect(x: left, y: one.maxY, width: right - left, height: gap)
    }
    if gap != 0, rect.isShowable {
      bands.append(Band(rect: rect.standardized, axis: axis, value: gap, isPadding: false))
    }
  }

  private mutating func addPadding(
    of inner: LayoutExplanation.Entry, in outer: LayoutExplanation.Entry
  ) {
    let (i, o) = (inner.frame, outer.frame)
    func add(_ rect: CGRect, _ axis: LayoutExplanation.Direction, _ value: CGFloat) {
      if value > 0, rect.width > 0, rect.height > 0 {
        bands.append(Band(rect: rect, axis: axis, value: value, isPadding: true))
      }
    }
    add(
      CGRect(x: o.minX, y: o.minY, width: o.width, height: i.minY - o.minY), .vertical,
      i.minY - o.minY)
    add(
      CGRect(x: o.minX, y: i.maxY, width: o.width, height: o.maxY - i.maxY), .vertical,
      o.maxY - i.maxY)
    add(
      CGRect(x: o.minX, y: i.minY, width: i.minX - o.minX, height: i.height), .horizontal,
      i.minX - o.minX)
    add(
      CGRect(x: i.maxX, y: i.minY, width: o.maxX - i.maxX, height: i.height), .horizontal,
      o.maxX - i.maxX)
  }
}

extension CGRect {
  fileprivate var isShowable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
      && abs(width) < 1e5 && abs(height) < 1e5
  }
  fileprivate var rows: ClosedRange<CGFloat> { minY...max(minY, maxY) }
  fileprivate var columns: ClosedRange<CGFloat> { minX...max(minX, maxX) }
}
