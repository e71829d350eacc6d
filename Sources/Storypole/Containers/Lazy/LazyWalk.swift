// SPDX-License-Identifier: Apache-2.0
/// One walk along the content of a lazy container: makes the visible part and skips the rest.
struct LazyWalk {
  /// One walk makes at most this many elements and estimates the lengths of the others, unless the host has another limit;
  /// ours.
  static let limit = 10_000
  /// The assumed length of an element before any is made; ours.
  static let unknownPitch: CGFloat = 44

  /// An element of a ForEach.
  struct Key: Hashable {
    var source: ObjectIdentifier
    var index: Int
  }

  struct Member {
    /// The view and the rectangle that represents it.
    var view: LayoutNode
    var layout: LayoutNode
    /// nil for a view that fills the line.
    var track: Int?
  }

  struct Line {
    var members: [Member]
    var role: SectionRole?
    /// The number of the section; views outside of sections count as one.
    var section: Int
    var start: CGFloat = 0
    var length: CGFloat = 0
    /// The elements that contain the line.
    var elements: [Key] = []
    var isWanted = false
    /// Whether a row of the same section is above or below.
    var hasRowAbove = false
    var hasRowBelow = false

    func distance(to line: Line, along axis: Axis, _ direction: LayoutDirection) -> CGFloat {
      var gap: CGFloat?
      for a in members {
        for b in line.members where a.track == b.track || a.track == nil || b.track == nil {
          let distance = a.layout.spacing(direction).distance(
            to: b.layout.spacing(direction), along: axis)
          gap = max(gap ?? distance, distance)
        }
      }
      return gap ?? ViewSpacing.defaultDistance
    }
  }

  struct Section {
    var header: Int?
    var footer: Int?
    var start: CGFloat
    var end: CGFloat = 0
  }

  typealias Pitches = [ObjectIdentifier: Pitch]

  /// The mean length of a ForEach's elements, gaps included. The first line counts only while it is
  /// the only one: its gap may differ.
  struct Pitch {
    private var first: (length: CGFloat, count: Int)?
    private var sum: CGFloat = 0
    private var count = 0
    var gap: CGFloat = 0

    mutating func add(_ length: CGFloat, _ elements: Int) {
      if first == nil {
        first = (length, elements)
      } else {
        sum += length
        count += elements
      }
    }

    var mean: CGFloat? {
      if count > 0 { return sum / CGFloat(count) }
      return first.map { $0.length / CGFloat($0.count) }
    }

    /// The length of a number of elements, including the first one if `fromStart` is true.
    func length(_ elements: Int, fromStart: Bool) -> CGFloat {
      guard let mean else { return 0 }
      guard fromStart, let first, elements >= first.count else { return mean * CGFloat(elements) }
      return first.length + mean * CGFloat(elements - first.count)
    }
  }

  private let node: LazyNode
  let tracks: [LazyTracks.Track]
  let breadth: CGFloat
  private let visible: ClosedRange<CGFloat>
  private let wanted: [ObjectIdentifier: Int]
  private(set) var pitches: Pitches
  private let knownPitches: Pitches
  /// Added to the length that is skipped before the visible part.
  var correction: CGFloat = 0

  private(set) var lines: [Line] = []
  private(set) var sections: [Section] = []
  private(set) var sources: [ForEachNode] = []
  /// Elements that have no views yet.
  private(set) var withoutViews: [[Key]] = []
  private(set) var length: CGFloat = 0
  private(set) var skippedBefore = false
  private(set) var skippedAfter = false

  private var cursor: CGFloat = 0
  private var pending: Line?
  private var elements: [Key] = []
  private var section = 0
  private var openSections: [Int] = []
  private var passedRows = false
  private var lastGap: CGFloat?
  private var made = 0
  private var viewCount = 0
  private var total: (length: CGFloat, count: Int) = (0, 0)

  private var limit: Int { node.host.mostElements ?? Self.limit }

  init(
    _ node: LazyNode, _ lines: (tracks: [LazyTracks.Track], breadth: CGFloat),
    visible: ClosedRange<CGFloat>, wanted: [ObjectIdentifier: Int],
    pitches: Pitches
  ) {
    self.node = node
    tracks = lines.tracks
    breadth = lines.breadth
    self.visible = visible
    self.wanted = wanted
    self.pitches = [:]
    knownPitches = pitches
  }

  mutating func run() {
    // Without a track nothing can be placed.
    if tracks.isEmpty { return }
    walk(node.runs)
    closeLine()
    length = cursor + node.end(lines.last)
    for index in sections.indices where sections[index].end == 0 { sections[index].end = cursor }
  }

  /// The first views, without measuring.
  mutating func views(atMost count: Int) -> [LayoutNode] {
    var views: [LayoutNode] = []
    func collect(_ runs: [ViewRun], _ elements: [Key]) {
      for run in runs where views.count < count {
        switch run {
        case .view(let view):
          views.append(view)
          let member = Member(
            view: view, layout: node.item(view, view.traits?.sectionRole), track: nil)
          lines.append(Line(members: [member], section: 0, elements: elements))
        case .elements(let run):
          sources.append(run.source)
          var index = 0
          while index < run.source.count, views.count < count, index < Self.limit {
            let known = views.count
            let inside = elements + [Key(source: ObjectIdentifier(run.source), index: index)]
            collect(node.runs(of: run, at: index), inside)
            if views.count == known { withoutViews.append(inside) }
            index += 1
          }
        case .sectionBegins, .sectionEnds: break
        }
      }
    }
    collect(node.runs, [])
    return views
  }

  private mutating func walk(_ runs: [ViewRun]) {
    for run in runs where node.host.failure == nil {
      switch run {
      case .view(let view): add(view)
      case .elements(let run): walk(run)
      case .sectionBegins:
        closeLine()
        section += 1
        passedRows = false
        openSections.append(sections.count)
        sections.append(Section(start: cursor))
      case .sectionEnds:
        closeLine()
        if let open = openSections.popLast() { sections[open].end = cursor }
        section += 1
        passedRows = false
      }
    }
  }

  private mutating func walk(_ run: ElementRun) {
    let source = ObjectIdentifier(run.source)
    sources.append(run.source)
    let count = run.source.count
    let wish = wanted[source]
    var index = 0
    // From the end of the last line.
    var start = cursor
    var elementsInLine = 0
    var hasPassed = false
    while index < count, node.host.failure == nil {
      if pending == nil {
        let stop = wish.flatMap { $0 >= index ? $0 : nil } ?? count
        if cursor >= visible.upperBound || made >= limit, index < stop {
          pass(source, index, stop, count)
          index = stop
          start = cursor
          if index >= count { break }
        } else if !hasPassed, let pitch = knownPitches[source], let mean = pitch.mean, mean > 0,
          visible.lowerBound > cursor
        {
          // Whole lines, so that later ones begin with the same track.
          var above = Int(
            (visible.lowerBound - cursor - max(correction, 0)) / mean, in: 0...1_000_000_000)
          above -= above % max(tracks.count, 1)
          if above > 0, index < stop {
            let next = min(index + above, stop)
            cursor += correction
            correction = 0
            skippedBefore = true
            hasPassed = true
            pass(source, index, next, count)
            index = next
            start = cursor
            if index >= count { break }
          }
        }
      }
      let key = Key(source: source, index: index)
      elements.append(key)
      made += 1
      let before = viewCount
      walk(node.runs(of: run, at: index))
      if viewCount == before { withoutViews.append(elements) }
      elements.removeLast()
      elementsInLine += 1
      index += 1
      if pending == nil {
        let length = cursor - start
        pitches[source, default: Pitch()].add(length, elementsInLine)
        if let gap = lastGap { pitches[source]?.gap = gap }
        total.length += length
        total.count += elementsInLine
        start = cursor
        elementsInLine = 0
      }
    }
  }

  /// Skips elements without making them.
  private mutating func pass(_ source: ObjectIdentifier, _ from: Int, _ to: Int, _ count: Int) {
    let pitch = knownPitches[source] ?? pitches[source]
    let mean =
      pitch?.mean
      ?? (total.count > 0 ? total.length / CGFloat(total.count) : Self.unknownPitch)
    // An incomplete last line counts as a line.
    let columns = max(tracks.count, 1)
    let elements = (to - from + columns - 1) / columns * columns
    cursor +=
      pitch?.length(elements, fromStart: from == 0 && lines.isEmpty) ?? mean * CGFloat(elements)
    if cursor >= visible.upperBound { skippedAfter = true }
    if made >= limit {
      node.host.warn(
        "\(node.name): \(count) elements, but only the first \(limit) are created, because "
          + "the visible area is unbounded; put it in a ScrollView or give the picture a size",
        once: "lazy limit \(node.id)")
    }
    if let last = lines.indices.last, lines[last].section == section {
      lines[last].hasRowBelow = true
    }
    passedRows = true
    lastGap = pitch?.gap
  }

  private mutating func add(_ view: LayoutNode) {
    viewCount += 1
    let role = view.traits?.sectionRole
    let layout = node.item(view, role)
    // Only the innermost requested element, not everything in the elements around it.
    let isWanted =
      !wanted.isEmpty
      && elements.count(where: { wanted[$0.source] == $0.index }) == wanted.count
    if role != nil {
      closeLine()
      pending = Line(
        members: [Member(view: view, layout: layout, track: nil)], role: role, section: section)
    } else if var line = pending, let track = line.members.last?.track {
      line.members.append(Member(view: view, layout: layout, track: track + 1))
      pending = line
    } else {
      pending = Line(members: [Member(view: view, layout: layout, track: 0)], section: section)
    }
    pending?.elements += elements
    if isWanted { pending?.isWanted = true }
    if role != nil || (pending?.members.count ?? 0) == tracks.count { closeLine() }
  }

  private mutating func closeLine() {
    guard var line = pending else { return }
    pending = nil
    line.length =
      line.members.map { member in
        let across = member.track.map { tracks[$0].length } ?? breadth
        return member.layout.size(for: .along(node.axis, nil, across))[node.axis]
      }.max() ?? 0
    if line.role == nil {
      line.hasRowAbove = passedRows
      if let last = lines.indices.last, lines[last].section == section, lines[last].role == nil {
        lines[last].hasRowBelow = true
        line.hasRowAbove = true
      }
    }
    // Below skipped lines, the gap is that of the neighbors.
    let gap = passedRows && line.role == nil ? lastGap ?? 0 : node.gap(lines.last, line)
    passedRows = false
    lastGap = gap
    line.start = cursor + gap
    cursor = line.start + line.length
    if let open = openSections.last {
      if line.role == .header, sections[open].header == nil { sections[open].header = lines.count }
      if line.role == .footer { sections[open].footer = lines.count }
    }
    lines.append(line)
  }
}
