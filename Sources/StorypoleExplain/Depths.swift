// SPDX-License-Identifier: Apache-2.0
import Storypole

extension LayoutExplanation {
  /// The position of a rectangle on the third axis, with its reason.
  public struct Space: Sendable, Equatable, Codable {
    /// The reasons for a position in depth.
    public enum Cause: String, Sendable, Codable {
      /// At the back of the rectangle around it.
      case same
      /// The first of a stack in depth.
      case first
      /// In front of `reference`, at a distance of `gap`.
      case next
      /// Its guide is on the container's line.
      case line
      /// Its guide is on a frame's guide.
      case frame
      /// Its container has an inset behind it.
      case inset
      /// Over `reference`, starting at its front.
      case inFront
      /// Behind `reference`, ending at its back.
      case behind
      /// In the middle of the space that the rotated view needs.
      case turned
    }

    /// The distance from the window's back to the back as drawn, in points; positive toward the
    /// front.
    public var z: CGFloat
    /// The depth in points.
    public var depth: CGFloat
    /// The proposed depth, in points; nil if none.
    public var proposal: CGFloat?
    /// The distance from the parent's back to this back, in points; positive toward the front.
    public var start: CGFloat
    /// The reason for `start`.
    public var cause: Cause
    /// The name of the guide that determines `start`; nil if none does.
    public var guide: String?
    /// The guide's distance from the view's back, in points.
    public var value: CGFloat?
    /// The distance of the guide's line from the parent's back, in points.
    public var line: CGFloat?
    /// The entry that the position is relative to; nil by default.
    public var reference: Int?
    /// The distance to `reference`, in points; nil if there is none.
    public var gap: CGFloat?
    /// The built-in guides, and the custom ones that the layout requested.
    public var guides: [Guide]

    /// The position of a depth guide in a view.
    public struct Guide: Sendable, Equatable, Codable {
      /// The name of the guide.
      public var name: String
      /// The distance from the view's back, in points.
      public var value: CGFloat
      /// Whether the view or a modifier sets the guide; otherwise it has its default.
      public var isExplicit: Bool
    }
  }
}

extension Explainer {
  /// nil in a tree without depth.
  func space(of node: LayoutNode) -> LayoutExplanation.Space? {
    guard let pass = node.space.depths else { return nil }
    let node = outer(node)
    let place = pass.place(of: node)
    let dimensions = pass.dimensions(of: node)
    var space = LayoutExplanation.Space(
      z: node.boxInRoot.minZ, depth: place.depth, proposal: place.proposal, start: place.z,
      cause: .same,
      guides: pass.knownGuides.map {
        .init(
          name: $0.name, value: dimensions[$0], isExplicit: dimensions[explicit: $0] != nil)
      })
    guard let above = node.parent else { return space }
    func line(_ guide: DepthAlignment, _ cause: LayoutExplanation.Space.Cause) {
      let value = dimensions[guide]
      (space.cause, space.guide) = (cause, guide.name)
      (space.value, space.line) = (value, place.z + value)
    }
    switch above.depthKind {
    case .members(_, .across(let guide)), .members(_, .overlap(let guide)): line(guide, .line)
    case .members(let views, .stack(let spacing)):
      guard let index = views.firstIndex(where: { $0 === node }), index > 0 else {
        space.cause = .first
        break
      }
      (space.cause, space.gap) = (.next, spacing)
      space.reference = id(of: views[index - 1])
    case .secondary(let secondary) where node !== secondary.primary:
      switch secondary.role {
      case .overlay: space.cause = .inFront
      case .background: space.cause = .behind
      case .mask, .semantics: break
      case .spatialOverlay(let spatial): line(spatial.guide, .line)
      }
      space.reference = id(of: secondary.primary)
    case .unary(let unary):
      switch unary.depthModifier {
      case let frame as FixedDepthModifier: line(frame.alignment, .frame)
      case let frame as FlexibleDepthModifier: line(frame.alignment, .frame)
      case is DepthPaddingModifier: space.cause = .inset
      case is RotationLayoutModifier: space.cause = .turned
      default: break
      }
    default: break
    }
    return space
  }
}

extension ExplanationText {
  /// The sentences about the third axis; none for a flat view at the back.
  func depthSentences(_ entry: LayoutExplanation.Entry) -> [String] {
    guard let space = entry.space else { return [] }
    var said: [String] = []
    let start = number(space.start)
    if let parent = entry.parent.map(explanation.entry),
      space.depth > 0 || space.start != 0 || (parent.space?.depth ?? 0) > 0
    {
      let reference = space.reference.map(explanation.entry)
      switch space.cause {
      case .same: break
      case .first: said.append(phrases.firstInDepth(name(parent)))
      case .next:
        guard let reference, let gap = space.gap else { break }
        said.append(
          phrases.nextInDepth(
            reference.title, end: number(space.start - gap), gap: number(gap), start: start))
      case .line, .frame:
        guard let guide = space.guide, let value = space.value, let line = space.line,
          space.start != 0
        else { break }
        let sum = phrases.difference(number(line), number(value), start)
        said.append(
          space.cause == .frame
            ? phrases.frameInDepth(guide, sum)
            : phrases.lineInDepth(name(parent), guide, sum))
      case .inset: if space.start != 0 { said.append(phrases.insetInDepth(start)) }
      case .inFront: if let reference { said.append(phrases.inFront(reference.title, start)) }
      case .behind: if let reference { said.append(phrases.behind(reference.title, start)) }
      case .turned:
        let code = phrases.modifier(".\(parent.name)", line: parent.line)
        let available =
          "\(number(parent.frame.width)) × \(number(parent.frame.height)) × "
          + number(parent.space?.depth ?? 0)
        said.append(phrases.turned(code, box: available))
      }
    }
    if space.depth > 0, explanation.outermost(of: entry).id == entry.id {
      said.append(
        phrases.deep(number(space.depth), proposal: space.proposal.map(number)))
    }
    return said
  }
}

// In width and height, a container with depth explains itself as its layout.

extension DepthAlignedLayout: ExplainsPlaces, LinesUp {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    if let base = base as? any ExplainsPlaces {
      return base.place(of: child, in: node, along: axis, explainer)
    }
    let start = child.origin[axis]
    return .init(base is any BuiltInLayout ? .container : .layout, [.init(.offset, start)])
  }

  var sharedGuides: [AlignmentKey] { (base as? any LinesUp)?.sharedGuides ?? [] }
}

extension SpatialContainer: ExplainsPlaces, LinesUp {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    flat.place(of: child, in: node, along: axis, explainer)
  }

  var sharedGuides: [AlignmentKey] { flat.sharedGuides }
}
