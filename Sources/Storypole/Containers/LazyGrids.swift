/// The size and place of a track of a lazy grid: a column of LazyVGrid, a row of LazyHGrid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// Exactly this long, in points.
    case fixed(CGFloat)
    /// An equal share of what is left, between the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit into a share, at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; nil is 8.
  public var spacing: CGFloat?
  /// nil takes the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid for many views that grows downwards, line by line.
///
/// *How it lays out*: see `LazyGridLayout`.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let layout: LazyGridLayout<VerticalLayoutAxis>
  private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: columns, key: alignment.key, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyVGrid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayoutContainer._makeNode(
      LayoutContainer(layout: view.layout, content: view.content, name: "LazyVGrid"),
      reusing: old, inputs)
  }
}

/// A grid for many views that grows sideways, line by line. See LazyVGrid.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let layout: LazyGridLayout<HorizontalLayoutAxis>
  private let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(items: rows, key: alignment.key, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyHGrid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayoutContainer._makeNode(
      LayoutContainer(layout: view.layout, content: view.content, name: "LazyHGrid"),
      reusing: old, inputs)
  }
}

/// LazyVGrid and LazyHGrid without their content. Major is the axis that the grid grows along.
///
/// *How it lays out*
/// 1. Tracks share the proposed breadth: fixed ones first, the others in order an equal share of
///    what is left, kept between their limits; an adaptive item makes as many tracks as fit.
/// 2. The grid is as broad as proposed, or as its tracks if they need more; the tracks stand in it
///    as the grid is aligned.
/// 3. Cells fill line after line; a line is as long as the longest of its cells.
/// 4. A header or footer has a line of its own, as broad as the grid.
/// 5. Cells are proposed their track and line, and stand in them by unit point.
struct LazyGridLayout<Direction: LayoutAxis>: BuiltInLayout {
  var items: [GridItem]
  var key: AlignmentKey
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = Direction.axis
    return properties
  }

  private var axis: Axis { Direction.axis }

  struct Track {
    var start: CGFloat
    var length: CGFloat
    var item: GridItem
  }

  /// 1. and 2. The tracks and the grid's breadth.
  func tracks(in room: CGFloat) -> (tracks: [Track], breadth: CGFloat) {
    guard room.isFinite, !items.isEmpty else { return ([], 0) }
    var lengths: [(length: CGFloat, gap: CGFloat, item: GridItem)] = []
    var budget = room
    var shares = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { budget -= item.spacing ?? ViewSpacing.defaultDistance }
      if case .fixed(let length) = item.size { budget -= length } else { shares += 1 }
    }
    for item in items {
      let gap = item.spacing ?? ViewSpacing.defaultDistance
      let share = shares > 0 ? max(budget, 0) / CGFloat(shares) : 0
      switch item.size {
      case .fixed(let length):
        lengths.append((length, gap, item))
        continue
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(share, maximum))
        lengths.append((length, gap, item))
        budget -= length
      case .adaptive(let minimum, let maximum):
        let fitting = ((share - minimum) / (minimum + gap)).rounded(.down)
        // A minimum of nothing would ask for tracks without end.
        let count = fitting.isFinite ? Int(min(max(fitting, 0), 10_000)) + 1 : 1
        let length = min((share - gap * CGFloat(count - 1)) / CGFloat(count), maximum)
        for _ in 0..<count { lengths.append((length, gap, item)) }
        budget -= length * CGFloat(count) + gap * CGFloat(count - 1)
      }
      shares -= 1
    }
    var tracks: [Track] = []
    var cursor: CGFloat = 0
    for (index, entry) in lengths.enumerated() {
      tracks.append(Track(start: cursor, length: entry.length, item: entry.item))
      cursor += entry.length + (index < lengths.count - 1 ? entry.gap : 0)
    }
    if cursor >= room { return (tracks, cursor) }
    let shift = (room - cursor) * key.fraction
    for index in tracks.indices { tracks[index].start += shift }
    return (tracks, room)
  }

  private struct Line {
    var members: [(subview: Int, track: Int?)]
    var gap: CGFloat = 0
    var length: CGFloat = 0
  }

  /// The breadth for a proposal; for nil every track is as broad as its first cell.
  private func room(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let room = proposal[axis.other] { return room }
    var total: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index < subviews.count {
        total += subviews[index].sizeThatFits(.unspecified)[axis.other]
      }
      if index < items.count - 1 { total += item.spacing ?? ViewSpacing.defaultDistance }
    }
    return total
  }

  private func lines(_ tracks: [Track], _ breadth: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      if subviews[index].node.traits?.sectionRole != nil {
        lines.append(Line(members: [(index, nil)]))
      } else if let last = lines.last, let track = last.members.last?.track,
        track + 1 < tracks.count
      {
        lines[lines.count - 1].members.append((index, track + 1))
      } else {
        lines.append(Line(members: [(index, 0)]))
      }
    }
    for index in lines.indices {
      lines[index].length =
        lines[index].members.map { member in
          let across = member.track.map { tracks[$0].length } ?? breadth
          return subviews[member.subview].sizeThatFits(.along(axis, nil, across))[axis]
        }.max() ?? 0
      if index > 0 {
        lines[index].gap = spacing ?? gap(lines[index - 1], lines[index], subviews)
      }
    }
    return lines
  }

  private func gap(_ upper: Line, _ lower: Line, _ subviews: Subviews) -> CGFloat {
    var gap: CGFloat?
    for a in upper.members {
      for b in lower.members where a.track == b.track || a.track == nil || b.track == nil {
        let distance = subviews[a.subview].spacing.distance(
          to: subviews[b.subview].spacing, along: axis)
        gap = max(gap ?? distance, distance)
      }
    }
    return gap ?? ViewSpacing.defaultDistance
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let room = room(proposal, subviews)
    if room <= 0 { return .zero }
    let (tracks, breadth) = tracks(in: room)
    if tracks.isEmpty { return .zero }
    let length = lines(tracks, breadth, subviews).reduce(0) { $0 + $1.gap + $1.length }
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The reported breadth is the room now: tracks that overflowed may come out broader.
    let (tracks, breadth) = tracks(in: bounds.size[axis.other])
    if tracks.isEmpty { return }
    let origin = axis == .horizontal ? bounds.origin : CGPoint(x: bounds.minY, y: bounds.minX)
    var cursor = origin.x
    for line in lines(tracks, breadth, subviews) {
      cursor += line.gap
      for member in line.members {
        let track = member.track.map { tracks[$0] }
        let start = origin.y + (track?.start ?? 0)
        let across = track?.length ?? breadth
        let cell =
          axis == .horizontal
          ? CGRect(x: cursor, y: start, width: line.length, height: across)
          : CGRect(x: start, y: cursor, width: across, height: line.length)
        let anchor = anchor(track?.item.alignment)
        subviews[member.subview].place(
          at: anchor.point(in: cell), anchor: anchor,
          proposal: .along(axis, member.track == nil ? nil : line.length, across))
      }
      cursor += line.length
    }
  }

  /// Where a cell stands in its track and line.
  private func anchor(_ own: Alignment?) -> UnitPoint {
    if let own {
      return UnitPoint(x: own.horizontal.key.fraction, y: own.vertical.key.fraction)
    }
    return axis == .horizontal
      ? UnitPoint(x: 0.5, y: key.fraction) : UnitPoint(x: key.fraction, y: 0.5)
  }
}
