// SPDX-License-Identifier: Apache-2.0
import Storypole

// Facts that may surprise readers of a source.

extension Explainer {
  func notes(on node: LayoutNode, _ entry: LayoutExplanation.Entry) -> [LayoutExplanation.Note] {
    var notes: [LayoutExplanation.Note] = []
    if let guide = node as? any SetsGuide {
      notes += guideNotes(guide, entry)
    }
    if let frame = node as? any FrameNode { notes += frameNotes(frame) }
    if node.resolvedText != nil, node.environment.setsMultilineTextAlignment {
      var note = LayoutExplanation.Note(.linesInsideText)
      note.other = "\(node.environment.multilineTextAlignment)"
      notes.append(note)
    }
    return notes + overflowNotes(node, entry)
  }

  /// Notes a view that is longer than the rectangle around it, unless its surroundings allow that.
  private func overflowNotes(
    _ node: LayoutNode, _ entry: LayoutExplanation.Entry
  ) -> [LayoutExplanation.Note] {
    if entry.parent == nil {
      return [Axis.horizontal, .vertical].compactMap { axis in
        guard let proposed = node.proposal[axis], node.size[axis] - proposed > 1e-6 else {
          return nil
        }
        var note = LayoutExplanation.Note(.overflows)
        note.axis = .init(axis)
        note.value = node.size[axis] - proposed
        return note
      }
    }
    guard let parent = entry.parent.map({ listed[$0 - 1] }),
      (parent as? any AllowsOverflow)?.allowsOverflow(of: outer(node)) != true
    else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      let excess = node.size[axis] - parent.size[axis]
      guard excess > 1e-6, excess.isFinite else { return nil }
      let place = axis == .horizontal ? entry.horizontal : entry.vertical
      var note = LayoutExplanation.Note(.overflows)
      note.axis = .init(axis)
      note.about = entry.parent
      note.value = excess
      note.before = max(-place.start, 0)
      note.after = max(excess + place.start, 0)
      return note
    }
  }

  private func guideNotes(
    _ node: any SetsGuide, _ entry: LayoutExplanation.Entry
  ) -> [LayoutExplanation.Note] {
    let key = node.guideKey
    func note(_ kind: LayoutExplanation.Note.Kind, _ about: LayoutNode? = nil)
      -> LayoutExplanation.Note
    {
      var note = LayoutExplanation.Note(kind)
      note.guide = key.name
      note.line = line(of: node)
      note.axis = .init(key.axis)
      note.about = about.map(id(of:))
      return note
    }
    var notes: [LayoutExplanation.Note] = []
    let value = node.value(of: key, in: node.proposal)
    if core(of: node) is any LinesUp { notes.append(note(.guideOnContainer, core(of: node))) }
    switch reader(of: key, from: node) {
    case .asked(let container):
      if value < 0 || value > node.size[key.axis] {
        var outside = note(.guideOutside)
        outside.value = value
        if let container, reaches(container, to: value, of: node, key.axis) {
          outside.about = id(of: container)
        }
        notes.append(outside)
      }
    case .overruled(let outer):
      var overruled = note(.guideOverruled, outer)
      overruled.value = value
      notes.append(overruled)
    case .other(let container, let other):
      var ignored = note(.guideNotAsked, container)
      ignored.other = other?.name
      notes.append(ignored)
    case .alone(let stack): notes.append(note(.guideAlone, stack))
    case .nobody: notes.append(note(.guideWithoutContainer))
    }
    return notes
  }

  /// Whether a guide outside of a view is inside of its container.
  private func reaches(
    _ container: LayoutNode, to value: CGFloat, of node: LayoutNode, _ axis: Axis
  ) -> Bool {
    var point = value
    var current: LayoutNode? = node
    while let inner = current, inner !== container {
      point += inner.origin[axis]
      current = inner.parent
    }
    return current != nil && point > -1e-6 && point < container.size[axis] + 1e-6
  }

  private enum Reader {
    /// The container that aligns the guide, if it is Storypole's.
    case asked(LayoutNode?)
    case overruled(LayoutNode)
    /// A container that aligns another guide; nil if it aligns none of that axis.
    case other(LayoutNode, AlignmentKey?)
    case alone(LayoutNode)
    case nobody
  }

  /// The reader of a guide that is set on `node`, among its containers from the inside out. A
  /// frame's guide ends at the first container; other guides pass through it.
  private func reader(of key: AlignmentKey, from node: LayoutNode) -> Reader {
    var fallback: Reader?
    var (inner, above) = (node as LayoutNode, node.parent)
    while let container = above {
      defer { (inner, above) = (container, container.parent) }
      // An outer modifier for the same guide takes precedence.
      if let outer = container as? any SetsGuide, outer.guideKey == key {
        return .overruled(outer)
      }
      if let around = container as? any ReadsGuides {
        switch around.reading(of: key, from: inner) {
        case .read: return .asked(nil)
        case .ends: return fallback ?? .nobody
        case .passes: continue
        case .alone:
          if fallback == nil { fallback = .alone(container) }
          continue
        }
      }
      if let frame = container as? any FrameNode {
        if frame.frameAlignment.key(along: key.axis) == key, frame.sets(key.axis) {
          return .asked(nil)
        }
        continue
      }
      guard let shared = (container as? any LinesUp)?.sharedGuides else { continue }
      // A layout that doesn't declare its guides may read any.
      if shared.isEmpty { return .asked(nil) }
      if shared.contains(key) { return .asked(container) }
      let other = shared.first { $0.axis == key.axis }
      switch fallback {
      case nil: fallback = .other(container, other)
      // The guide passes through a container of the other axis to one that could have read it.
      case .other(_, nil) where other != nil: fallback = .other(container, other)
      default: break
      }
      if key.isFrameGuide { return fallback! }
    }
    return fallback ?? .nobody
  }

  private func frameNotes(_ node: any FrameNode) -> [LayoutExplanation.Note] {
    guard let child = node.children.first else { return [] }
    let alignment = node.frameAlignment
    func isIdle(_ axis: Axis, _ center: AlignmentKey) -> Bool? {
      let key = alignment.key(along: axis)
      if key == center { return nil }
      let isThere =
        child.value(of: key, in: child.proposal)
        == key.fixedFraction.map { node.size[axis].part($0) }
      return node.size[axis] == child.size[axis] && isThere
    }
    let sides = [
      isIdle(.horizontal, .horizontalCenter), isIdle(.vertical, .verticalCenter),
    ]
    guard sides.contains(true), !sides.contains(false) else { return [] }
    var note = LayoutExplanation.Note(.frameWithoutRoom)
    note.line = line(of: node)
    note.other = alignment.sourceName
    note.axis = sides[0] == nil ? .vertical : sides[1] == nil ? .horizontal : nil
    return [note]
  }
}

/// A modifier that sets a guide.
protocol SetsGuide: LayoutNode {
  var guideKey: AlignmentKey { get }
}

extension UnaryNode: SetsGuide where M == AlignmentGuideModifier {
  var guideKey: AlignmentKey { modifier.key }
}

/// The fate of a guide in a node around the view that sets it.
enum GuideReading {
  case read
  /// The node passes it on to its own container.
  case passes
  /// The same, but the view has no neighbors to be aligned with.
  case alone
  case ends
}

/// A node around one view that may read guides.
protocol ReadsGuides: LayoutNode {
  func reading(of key: AlignmentKey, from child: LayoutNode) -> GuideReading
}

extension PassthroughNode: ReadsGuides {
  func reading(of key: AlignmentKey, from child: LayoutNode) -> GuideReading { .alone }
}

extension SecondaryNode: ReadsGuides {
  func reading(of key: AlignmentKey, from child: LayoutNode) -> GuideReading {
    if children.count > 1, alignment.key(along: key.axis) == key { return .read }
    return child === primary ? .passes : .ends
  }
}

/// A node, or its modifier, whose children may be longer than it is.
protocol AllowsOverflow {
  func allowsOverflow(of child: LayoutNode) -> Bool
}

extension AllowsOverflow {
  func allowsOverflow(of child: LayoutNode) -> Bool { true }
}

extension ScrollNode: AllowsOverflow {}
extension LazyNode: AllowsOverflow {}
extension IgnoresSafeAreaModifier: AllowsOverflow {}
extension PaddingModifier: AllowsOverflow {}
extension SafeAreaPaddingModifier: AllowsOverflow {}

extension UnaryNode: AllowsOverflow {
  func allowsOverflow(of child: LayoutNode) -> Bool {
    (modifier as? any AllowsOverflow)?.allowsOverflow(of: child) ?? false
  }
}

extension SecondaryNode: AllowsOverflow {
  /// A background or an overlay may be larger than its view.
  func allowsOverflow(of child: LayoutNode) -> Bool { child !== primary }
}

/// A container that aligns its children.
protocol LinesUp {
  /// The guides that it aligns on one line.
  var sharedGuides: [AlignmentKey] { get }
}

extension StackNode: LinesUp {
  var sharedGuides: [AlignmentKey] { [plan.key] }
}

extension ContainerNode: LinesUp {
  var sharedGuides: [AlignmentKey] { (layout as? any LinesUp)?.sharedGuides ?? [] }
}

extension ZStackLayout: LinesUp {
  var sharedGuides: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
}

extension VStackLayout: LinesUp {
  var sharedGuides: [AlignmentKey] { [key] }
}

extension HStackLayout: LinesUp {
  var sharedGuides: [AlignmentKey] { [key] }
}

/// A frame modifier of either kind.
protocol AlignedFrame: UnaryLayoutModifier {
  var alignment: Alignment { get }
  /// Whether the frame determines its length on the axis.
  func sets(_ axis: Axis) -> Bool
}

extension FixedFrameModifier: AlignedFrame {
  func sets(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height) != nil }
}

extension FlexibleFrameModifier: AlignedFrame {
  func sets(_ axis: Axis) -> Bool { !(axis == .horizontal ? horizontal : vertical).isEmpty }
}

/// A frame with an alignment.
protocol FrameNode: LayoutNode {
  var frameAlignment: Alignment { get }
  func sets(_ axis: Axis) -> Bool
}

extension UnaryNode: FrameNode where M: AlignedFrame {
  var frameAlignment: Alignment { modifier.alignment }
  func sets(_ axis: Axis) -> Bool { modifier.sets(axis) }
}

extension Alignment {
  /// The name in the source, without the dot; nil if it isn't built in.
  fileprivate var sourceName: String? {
    let names: [(String, Alignment)] = [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline),
      ("centerFirstTextBaseline", .centerFirstTextBaseline),
      ("centerLastTextBaseline", .centerLastTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ]
    return names.first { $0.1 == self }?.0
  }
}
