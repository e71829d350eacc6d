// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The range of a container's items in the last painted list, with the painter's state at its start: the container can
/// be repainted alone.
final class PaintRecord {
  fileprivate(set) weak var parent: PaintRecord?
  /// In order of painting.
  fileprivate var children: [PaintRecord] = []
  /// The first item, counted from the parent's first one.
  fileprivate var start: Int
  fileprivate var count = 0
  fileprivate let origin: CGPoint
  fileprivate let containerShape: ContainerShape?
  /// Repainted since, perhaps without the container.
  fileprivate var isStale = false

  fileprivate init(parent: PaintRecord?, start: Int = 0, _ painter: Painter) {
    self.parent = parent
    self.start = start
    origin = painter.origin
    containerShape = painter.containerShape
  }

  fileprivate var absoluteStart: Int {
    var start = start
    var record = parent
    while let current = record {
      start += current.start
      record = current.parent
    }
    return start
  }

  fileprivate func isPart(of whole: PaintRecord?) -> Bool {
    var record = self
    while let parent = record.parent { record = parent }
    return record === whole
  }

  fileprivate func forgetChildren() {
    for child in children {
      child.isStale = true
      child.forgetChildren()
    }
    children = []
  }

  /// Moves all later items by `delta`.
  fileprivate func grow(by delta: Int) {
    count += delta
    var record = self
    while let parent = record.parent {
      parent.count += delta
      if let index = parent.children.firstIndex(where: { $0 === record }) {
        for later in parent.children[(index + 1)...] { later.start += delta }
      }
      record = parent
    }
  }
}

extension Painter {
  /// The record that a painter fills.
  struct Recording {
    fileprivate var record: PaintRecord
    /// The index of the record's first item.
    fileprivate var start = 0
  }

  /// Paints a container's children and records their range.
  mutating func record(_ node: LayoutNode) {
    guard let outer = recording else {
      node.paintRecord = nil
      return paintChildren(of: node)
    }
    let record = PaintRecord(parent: outer.record, start: items.count - outer.start, self)
    outer.record.children.append(record)
    recording = Recording(record: record, start: items.count)
    paintChildren(of: node)
    record.count = items.count - recording!.start
    recording = outer
    node.paintRecord = record
  }
}

/// The list that a host painted last. From the second painting, or the first of a live host, it is kept, and unchanged
/// parts are not painted again.
struct PaintedList {
  struct Setting: Equatable {
    var size: CGSize
    var scale: CGFloat
    var origin: CGPoint
  }

  private var setting: Setting?
  private var items: [DisplayItem] = []
  /// The root of all containers' records; nil without a recording.
  private var whole: PaintRecord?

  /// With more changed nodes, everything is painted.
  static let limit = 500

  /// The items of the tree below `window`, and the number of painted ones.
  mutating func update(
    _ window: LayoutNode, _ setting: Setting, _ space: LayoutSpace, isLive: Bool
  ) -> (items: [DisplayItem], painted: Int) {
    let changed = space.paintDirty
    let isKnown = setting == self.setting
    let isKept = isKnown || isLive
    self.setting = setting
    space.paintDirty = isKept ? [] : nil
    if isKnown, whole != nil, let changed, changed.count <= Self.limit, !space.readsPlaces,
      let painted = repaint(changed, setting)
    {
      return (items, painted)
    }
    // Only a repeated painting is worth recording.
    var painter = Painter(
      scale: setting.scale, origin: CGPoint(x: -setting.origin.x, y: -setting.origin.y))
    // The records of the last list are invalid for this one, as are those of nodes that are not painted this time.
    whole?.forgetChildren()
    whole = isKept ? PaintRecord(parent: nil, painter) : nil
    painter.recording = whole.map { Painter.Recording(record: $0) }
    painter.paint(window)
    whole?.count = painter.items.count
    items = isKept ? painter.items : []
    return (painter.items, painter.items.count)
  }

  /// Paints the containers around the changes; nil if one of them has no record.
  private mutating func repaint(_ changed: [LayoutNode], _ setting: Setting) -> Int? {
    var repainted: [(node: LayoutNode, record: PaintRecord)] = []
    var records: Set<ObjectIdentifier> = []
    for node in changed {
      var current: LayoutNode? = node
      while let candidate = current {
        if let record = candidate.paintRecord, !record.isStale {
          if records.insert(ObjectIdentifier(record)).inserted {
            repainted.append((candidate, record))
          }
          break
        }
        current = candidate.parent
      }
      if current == nil { return nil }
    }
    var painted = 0
    for (node, record) in repainted {
      var outer = record.parent
      while let current = outer, !records.contains(ObjectIdentifier(current)) {
        outer = current.parent
      }
      // A container around it is repainted too.
      if outer != nil { continue }
      let start = record.absoluteStart
      guard record.isPart(of: whole), start + record.count <= items.count else { return nil }
      record.forgetChildren()
      var painter = Painter(scale: setting.scale, origin: record.origin)
      painter.containerShape = record.containerShape
      painter.recording = Painter.Recording(record: record)
      painter.paint(childrenOf: node)
      items.replaceSubrange(start..<start + record.count, with: painter.items)
      if painter.items.count != record.count { record.grow(by: painter.items.count - record.count) }
      painted += painter.items.count
    }
    return painted
  }
}
