/// How the views of a lazy container stand beside one another: one to a line in a stack, one to a
/// track in a grid. The axis is the one that the container grows along.
struct LazyTracks {
  var axis: Axis
  /// The columns of a LazyVGrid, the rows of a LazyHGrid; nil is a stack.
  var items: [GridItem]?
  var key = AlignmentKey.horizontalCenter
  var spacing: CGFloat?

  /// Adaptive items make at most so many.
  private static let mostTracks = 10_000

  struct Track {
    var start: CGFloat
    var length: CGFloat
    var item: GridItem?
  }

  /// The tracks in `room`, and the breadth that they need.
  func tracks(in room: CGFloat) -> (tracks: [Track], breadth: CGFloat) {
    guard let items else { return ([Track(start: 0, length: room, item: nil)], room) }
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
        let room = max(Self.mostTracks - lengths.count, 1)
        let count = fitting.isFinite ? Int(fitting + 1, in: 1...room) : 1
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

  /// The breadth where none is proposed: every track is as broad as its first view.
  func idealBreadth(of views: [LayoutNode]) -> CGFloat {
    func ideal(_ view: LayoutNode) -> CGFloat { view.size(for: .unspecified)[axis.other] }
    guard let items else { return views.first.map(ideal) ?? 0 }
    var total: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index < views.count { total += ideal(views[index]) }
      if index < items.count - 1 { total += item.spacing ?? ViewSpacing.defaultDistance }
    }
    return total
  }

  /// Where a view stands in its track and line: by unit point, not by guide.
  func anchor(_ own: Alignment?) -> UnitPoint {
    if let own {
      return UnitPoint(x: own.horizontal.key.fraction, y: own.vertical.key.fraction)
    }
    return axis == .horizontal
      ? UnitPoint(x: 0.5, y: key.fraction) : UnitPoint(x: key.fraction, y: 0.5)
  }
}
