// What readers of a source expect to be otherwise.

extension Explainer {
  func notes(on node: LayoutNode, _ entry: Explanation.Entry) -> [Explanation.Note] {
    var notes: [Explanation.Note] = []
    if let guide = node as? UnaryNode<AlignmentGuideModifier> {
      notes += guideNotes(guide, entry)
    }
    if let frame = node as? any FrameNode { notes += frameNotes(frame) }
    if let text = node as? TextNode, text.environment.setsMultilineTextAlignment {
      var note = Explanation.Note(.linesInsideText)
      note.other = "\(text.environment.multilineTextAlignment)"
      notes.append(note)
    }
    return notes
  }

  private func guideNotes(
    _ node: UnaryNode<AlignmentGuideModifier>, _ entry: Explanation.Entry
  ) -> [Explanation.Note] {
    let key = node.modifier.key
    func note(_ kind: Explanation.Note.Kind, _ about: LayoutNode? = nil) -> Explanation.Note {
      var note = Explanation.Note(kind)
      note.guide = key.name
      note.line = line(of: node)
      note.axis = .init(key.axis)
      note.about = about.map(id(of:))
      return note
    }
    var notes: [Explanation.Note] = []
    let value = node.value(of: key, in: node.proposal)
    if value < 0 || value > node.size[key.axis] {
      var outside = note(.guideOutside)
      outside.value = value
      notes.append(outside)
    }
    if core(of: node) is MembersNode { notes.append(note(.guideOnContainer, core(of: node))) }
    switch reader(of: key, from: node) {
    case .asked: break
    case .overruled(let outer):
      var overruled = note(.guideOverruled, outer)
      overruled.value = value
      notes.append(overruled)
    case .other(let container, let other):
      var ignored = note(.guideNotAsked, container)
      ignored.other = other.name
      notes.append(ignored)
    case .alone(let stack): notes.append(note(.guideAlone, stack))
    case .nobody: notes.append(note(.guideWithoutContainer))
    }
    return notes
  }

  private enum Reader {
    case asked
    case overruled(LayoutNode)
    case other(LayoutNode, AlignmentKey)
    case alone(LayoutNode)
    case nobody
  }

  /// Who looks at a guide that is set on `node`: the containers around it, from the inside. A guide
  /// of a frame ends at the first container; other guides go on through it.
  private func reader(of key: AlignmentKey, from node: LayoutNode) -> Reader {
    var fallback: Reader?
    var (inner, above) = (node as LayoutNode, node.parent)
    while let container = above {
      defer { (inner, above) = (container, container.parent) }
      // A modifier further out sets the same guide and decides.
      if let outer = container as? UnaryNode<AlignmentGuideModifier>, outer.modifier.key == key {
        return .overruled(outer)
      }
      if let passing = container as? PassthroughNode {
        if fallback == nil { fallback = .alone(passing) }
        continue
      }
      if let secondary = container as? SecondaryNode {
        if secondary.children.count > 1, secondary.alignment.key(along: key.axis) == key {
          return .asked
        }
        if inner !== secondary.primary { return fallback ?? .nobody }
        continue
      }
      if let frame = container as? any FrameNode {
        if frame.frameAlignment.key(along: key.axis) == key, frame.sets(key.axis) { return .asked }
        continue
      }
      guard container is MembersNode else { continue }
      // A layout that does not say which guides it reads may read any.
      guard let shared = (container as? any LinesUp)?.sharedGuides, !shared.isEmpty else {
        return .asked
      }
      if shared.contains(key) { return .asked }
      if fallback == nil {
        fallback = .other(container, shared.first { $0.axis == key.axis } ?? shared[0])
      }
      if key.isFrameGuide { return fallback! }
    }
    return fallback ?? .nobody
  }

  private func frameNotes(_ node: any FrameNode) -> [Explanation.Note] {
    guard let child = node.children.first else { return [] }
    let alignment = node.frameAlignment
    func isIdle(_ axis: Axis, _ center: AlignmentKey) -> Bool? {
      let key = alignment.key(along: axis)
      if key == center { return nil }
      let isThere =
        child.value(of: key, in: child.proposal) == key.share.map { node.size[axis].part($0) }
      return node.size[axis] == child.size[axis] && isThere
    }
    let sides = [
      isIdle(.horizontal, .horizontalCenter), isIdle(.vertical, .verticalCenter),
    ]
    guard sides.contains(true), !sides.contains(false) else { return [] }
    var note = Explanation.Note(.frameWithoutRoom)
    note.line = line(of: node)
    note.axis = sides[0] == nil ? .vertical : sides[1] == nil ? .horizontal : nil
    return [note]
  }
}

/// A container that lines its children up.
protocol LinesUp {
  /// The guides that it puts on one line.
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
  /// Whether the frame decides about its length on the axis.
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
