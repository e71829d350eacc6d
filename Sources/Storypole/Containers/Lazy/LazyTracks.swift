// SPDX-License-Identifier: Apache-2.0
/// The arrangement of views in the lines of a lazy container: one to a line in a stack, one to a track in a grid. The
/// container grows along the axis.
package struct LazyTracks {
  package var axis: Axis
  /// The columns of a LazyVGrid, the rows of a LazyHGrid; nil is a stack.
  package var items: [GridItem]?
  var key = AlignmentKey.horizontalCenter
  package var spacing: CGFloat?

  /// The largest number of tracks that adaptive items make.
  private static let mostTracks = 10_000

  package struct Track {
    var start: CGFloat
    var length: CGFloat
    var item: GridItem?
  }

  /// The tracks that one item makes.
  package struct Group {
    package var item: GridItem
    /// The length available to the item at its turn: its length if fixed, else a fraction of the remaining length.
    package var share: CGFloat
    package var count = 1
    /// The length of each track.
    package var length: CGFloat

    package var gap: CGFloat { item.spacing ?? ViewSpacing.defaultDistance }
  }

  /// The items' tracks for an available breadth of `available`.
  package func groups(in available: CGFloat) -> [Group] {
    guard let items, available.isFinite else { return [] }
    var groups: [Group] = []
    var budget = available
    var shares = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { budget -= item.spacing ?? ViewSpacing.defaultDistance }
      if case .fixed(let length) = item.size { budget -= length } else { shares += 1 }
    }
    for item in items {
      let share = shares > 0 ? max(budget, 0) / CGFloat(shares) : 0
      var group = Group(item: item, share: share, length: share)
      switch item.size {
      case .fixed(let length):
        (group.share, group.length) = (length, length)
        groups.append(group)
        continue
      case .flexible(let minimum, let maximum):
        group.length = max(minimum, min(share, maximum))
      case .adaptive(let minimum, let maximum):
        let fitting = ((share - minimum) / (minimum + group.gap)).rounded(.down)
        // A minimum of zero would make infinitely many tracks.
        let made = groups.reduce(0) { $0 + $1.count }
        let most = max(Self.mostTracks - made, 1)
        group.count = fitting.isFinite ? Int(fitting + 1, in: 1...most) : 1
        let gaps = group.gap * CGFloat(group.count - 1)
        group.length = min((share - gaps) / CGFloat(group.count), maximum)
      }
      budget -= group.length * CGFloat(group.count) + group.gap * CGFloat(group.count - 1)
      groups.append(group)
      shares -= 1
    }
    return groups
  }

  /// The tracks in `available`, and the breadth that they need.
  func tracks(in available: CGFloat) -> (tracks: [Track], breadth: CGFloat) {
    guard let items else { return ([Track(start: 0, length: available, item: nil)], available) }
    guard available.isFinite, !items.isEmpty else { return ([], 0) }
    let groups = groups(in: available)
    let count = groups.reduce(0) { $0 + $1.count }
    var tracks: [Track] = []
    tracks.reserveCapacity(count)
    var cursor: CGFloat = 0
    for group in groups {
      for _ in 0..<group.count {
        tracks.append(Track(start: cursor, length: group.length, item: group.item))
        cursor += group.length + (tracks.count < count ? group.gap : 0)
      }
    }
    if cursor >= available { return (tracks, cursor) }
    let shift = (available - cursor) * key.fraction
    for index in tracks.indices { tracks[index].start += shift }
    return (tracks, available)
  }

  /// The breadth for no proposal: every track is as broad as its first view.
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

  /// The position of a view in its track and line: by unit point, not by guide.
  func anchor(_ own: Alignment?) -> UnitPoint {
    if let own {
      return UnitPoint(x: own.horizontal.key.fraction, y: own.vertical.key.fraction)
    }
    return axis == .horizontal
      ? UnitPoint(x: 0.5, y: key.fraction) : UnitPoint(x: key.fraction, y: 0.5)
  }
}
