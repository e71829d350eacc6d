// SPDX-License-Identifier: Apache-2.0
/// Finds the members of a large container at a point without visiting the others: the rectangles in which they can be
/// hit, in a tree.
///
/// A change in a member is noticed at once (`LayoutNode.forgetReach`), and its rectangle computed at the next use.
final class HitIndex {
  /// Containers with fewer members try them all; ours.
  static let leastMembers = 24
  /// The number of rectangles that a node of the tree combines; ours.
  private static let fanout = 16

  // The state of the container that positions in it depend on, besides its members' own.
  private let width: CGFloat
  private let isMirrored: Bool
  /// The rectangles of the members, in the container's coordinates; then those of `fanout` of them each, and so on,
  /// up to a single one.
  private var levels: [[CGRect]]
  private let indexes: [ObjectIdentifier: Int]
  /// The members whose rectangles are out of date.
  private var changed: Set<Int> = []

  init(of container: MultiChildNode) {
    let members = container.members
    width = container.size.width
    isMirrored = container.mirrorsChildren
    levels = [members.map { container.reach(of: $0) }]
    indexes = Dictionary(
      members.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { $1 })
    while let last = levels.last, last.count > 1 {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fanout).map {
          Self.union(last, $0 / Self.fanout)
        })
    }
  }

  private static func union(_ rects: [CGRect], _ group: Int) -> CGRect {
    rects[group * fanout..<min((group + 1) * fanout, rects.count)].reduce(.null) { $0.union($1) }
  }

  /// Whether all members are in the same coordinates as before.
  func fits(_ container: MultiChildNode) -> Bool {
    isMirrored == container.mirrorsChildren && (!isMirrored || width == container.size.width)
  }

  func noticeChange(of member: LayoutNode) {
    if let index = indexes[ObjectIdentifier(member)] { changed.insert(index) }
  }

  private func update(_ container: MultiChildNode) {
    for index in changed {
      levels[0][index] = container.reach(of: container.members[index])
      var group = index
      for level in 1..<levels.count {
        group /= Self.fanout
        levels[level][group] = Self.union(levels[level - 1], group)
      }
    }
    changed = []
  }

  /// The rectangle around all members' reach.
  func reach(of container: MultiChildNode) -> CGRect? {
    if !fits(container) { return nil }
    update(container)
    return levels[levels.count - 1][0]
  }

  /// The members that a point may hit, from front to back.
  func members(at point: CGPoint, of container: MultiChildNode) -> [LayoutNode] {
    update(container)
    var found: [(z: Double, member: LayoutNode)] = []
    func search(_ level: Int, _ index: Int) {
      guard levels[level][index].mayContain(point) else { return }
      if level == 0 {
        let member = container.members[index]
        return found.append((member.traits?.zIndex ?? 0, member))
      }
      let inside = index * Self.fanout..<min((index + 1) * Self.fanout, levels[level - 1].count)
      for inner in inside.reversed() { search(level - 1, inner) }
    }
    search(levels.count - 1, 0)
    // Members with equal z-indexes stay in their order: the sort is stable.
    return found.contains { $0.z != 0 }
      ? found.sorted { $0.z > $1.z }.map(\.member) : found.map(\.member)
  }
}

extension CGRect {
  /// Whether the point is in the rectangle or on its edges.
  fileprivate func mayContain(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
