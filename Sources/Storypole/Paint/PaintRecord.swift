// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Where a container's items stand in the list that was painted last, and what the painter knew when
/// it came there: the container can be painted again alone.
final class PaintRecord {
  fileprivate(set) weak var parent: PaintRecord?
  /// In order of painting.
  fileprivate var children: [PaintRecord] = []
  /// The first item, counted from the parent's first one.
  fileprivate var start: Int
  fileprivate var count = 0
  fileprivate let origin: CGPoint
  fileprivate let containerShape: ContainerShape?
  /// Painted over since, perhaps without the container.
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

  /// Moves what is painted later by `delta` items.
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
  /// Which record a painter is filling.
  struct Recording {
    fileprivate var record: PaintRecord
    /// The index of the record's first item.
    fileprivate var start = 0
  }

  /// Paints a container's children and takes down where.
  mutating func record(_ node: MultiChildNode) {
    guard let outer = recording else {
      node.painted = nil
      return paintChildren(of: node)
    }
    let record = PaintRecord(parent: outer.record, start: items.count - outer.start, self)
    outer.record.children.append(record)
    recording = Recording(record: record, start: items.count)
    paintChildren(of: node)
    record.count = items.count - recording!.start
    recording = outer
    node.painted = record
  }
}

/// The list that a host painted last. From the second painting on it is kept, and what looks as
/// before is not painted again.
struct PaintedList {
  struct Setting: Equatable {
    var size: CGSize
    var scale: CGFloat
    var origin: CGPoint
  }

  private var setting: Setting?
  private var items: [DisplayItem] = []
  /// The whole list: all records of containers are below this one. nil where nothing was taken down.
  private var whole: PaintRecord?

  /// Beyond so many changed nodes everything is painted.
  static let limit = 500

  /// The items of the tree below `window`, and how many of them had to be painted.
  mutating func update(
    _ window: LayoutNode, _ setting: Setting, _ space: LayoutSpace
  ) -> (items: [DisplayItem], painted: Int) {
    let changed = space.paintDirty
    let isKnown = setting == self.setting
    self.setting = setting
    space.paintDirty = isKnown ? [] : nil
    if isKnown, whole != nil, let changed, changed.count <= Self.limit, !space.readsPlaces,
      let painted = repaint(changed, setting)
    {
      return (items, painted)
    }
    // Only what is painted once more is worth taking down.
    var painter = Painter(
      scale: setting.scale, origin: CGPoint(x: -setting.origin.x, y: -setting.origin.y))
    // What was taken down of the last list says nothing of this one, not of nodes either that are not
    // painted this time.
    whole?.forgetChildren()
    whole = isKnown ? PaintRecord(parent: nil, painter) : nil
    painter.recording = whole.map { Painter.Recording(record: $0) }
    painter.paint(window)
    whole?.count = painter.items.count
    items = isKnown ? painter.items : []
    return (painter.items, painter.items.count)
  }

  /// Paints the containers around what has changed; nil if one of them is unknown.
  private mutating func repaint(_ changed: [LayoutNode], _ setting: Setting) -> Int? {
    var nodes: [MultiChildNode] = []
    var records: Set<ObjectIdentifier> = []
    for node in changed {
      var current: LayoutNode? = node
      while let candidate = current {
        if let container = candidate as? MultiChildNode, let record = container.painted,
          !record.isStale
        {
          if records.insert(ObjectIdentifier(record)).inserted { nodes.append(container) }
          break
        }
        current = candidate.parent
      }
      if current == nil { return nil }
    }
    var painted = 0
    for node in nodes {
      let record = node.painted!
      var outer = record.parent
      while let current = outer, !records.contains(ObjectIdentifier(current)) {
        outer = current.parent
      }
      // A container around it is painted anew as well.
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
