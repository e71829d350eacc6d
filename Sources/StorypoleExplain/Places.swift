// SPDX-License-Identifier: Apache-2.0
import Storypole

// Each kind of node gives its reasons for placing children here. Without them, it is explained as a container
// with only a known distance.

/// A node, or its layout or modifier, that gives reasons for its children's positions.
protocol ExplainsPlaces {
  /// nil without a reason: the view equals the rectangle around it.
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place?
}

extension ExplainsPlaces where Self: LayoutNode {
  func place(of child: LayoutNode, along axis: Axis, _ explainer: Explainer) -> LayoutExplanation
    .Place?
  {
    place(of: child, in: self, along: axis, explainer)
  }
}

/// A node around one view.
protocol ModifierNode: LayoutNode {
  var modified: LayoutNode? { get }
  /// The children in order of declaration.
  var declaredChildren: [LayoutNode] { get }
  /// The line from the mark inside it.
  var markedLine: SourceLine? { get }
}

extension ModifierNode {
  var declaredChildren: [LayoutNode] { children }
}

/// A rectangle that a view of Storypole's has in its body. It is described by that view's name.
protocol PartOfView: LayoutNode {}

extension GeometryReaderNode: PartOfView {}

extension LayoutNode {
  /// The line of the call that this node carries as a mark; nil for another node.
  func mark(isOfView: Bool) -> SourceLine? {
    guard case .line(let call, isOfView) = mark else { return nil }
    return call.line
  }
}

extension UnaryNode: ModifierNode, ExplainsPlaces {
  var modified: LayoutNode? { child }
  var markedLine: SourceLine? { child.mark(isOfView: false) }

  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    (modifier as? any ExplainsPlaces)?.place(of: child, in: node, along: axis, explainer)
  }
}

extension SecondaryNode: ModifierNode, ExplainsPlaces {
  var modified: LayoutNode? { primary }
  var markedLine: SourceLine? { primary.mark(isOfView: false) }
  var declaredChildren: [LayoutNode] { [primary] + children.filter { $0 !== primary } }

  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    if child === primary { return nil }
    let key = alignment.key(along: axis)
    let own = explainer.guide(key, of: child)
    let line = primary.value(of: key, in: primary.proposal)
    var place = LayoutExplanation.Place(
      .secondary, [.init(.line, line), .init(.guide, -own.value)])
    place.guide = own
    place.line = line
    place.reference = explainer.id(of: primary)
    return place
  }
}

extension PassthroughNode: ModifierNode {
  var modified: LayoutNode? { children.first }
  var markedLine: SourceLine? { nil }
}

extension WindowNode: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let insets = window.safeArea
    let inset =
      axis == .horizontal ? (isRightToLeft ? insets.trailing : insets.leading) : insets.top
    let start = child.origin[axis]
    return .init(.window, [.init(.safeArea, inset), .init(.room, start - inset)])
  }
}

extension ContainerNode: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    if let layout = layout as? any ExplainsPlaces {
      return layout.place(of: child, in: node, along: axis, explainer)
    }
    let start = child.origin[axis]
    return .init(layout is any BuiltInLayout ? .container : .layout, [.init(.offset, start)])
  }
}

/// A row, a header or a footer of a list: hidden, and larger than its content.
protocol ListRow: ExplainsPlaces {}

extension ListRowNode: ListRow {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let (start, inside) = (origin[axis], child.origin[axis])
    guard child === content else { return .init(.container, [.init(.offset, start + inside)]) }
    let inset = axis == .horizontal ? insets.leading : insets.top
    var place = LayoutExplanation.Place(
      .row, [.init(.track, start), .init(.inset, inset), .init(.room, inside - inset)])
    place.track = .init(length: size[axis])
    place.isInsetCustom = hasCustomInsets
    return place
  }
}

// MARK: Modifiers

extension FixedFrameModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    framePlace(of: child, in: node, along: axis, alignment, explainer)
  }
}

extension FlexibleFrameModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    framePlace(of: child, in: node, along: axis, alignment, explainer)
  }
}

private func framePlace(
  of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ alignment: Alignment,
  _ explainer: Explainer
) -> LayoutExplanation.Place? {
  let key = alignment.key(along: axis)
  let own = explainer.guide(key, of: child)
  let frame = ViewDimensions(
    width: node.size.width, height: node.size.height, proposal: ProposedViewSize(node.size),
    explicit: nil)
  var place = LayoutExplanation.Place(
    .frame, [.init(.line, frame[key: key]), .init(.guide, -own.value)])
  place.guide = own
  place.line = frame[key: key]
  place.room = node.size[axis] - child.size[axis]
  return place
}

extension PaddingModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let start = child.origin[axis]
    return start == 0 ? nil : .init(.inset, [.init(.inset, start)])
  }
}

extension SafeAreaPaddingModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    padding(of: child).place(of: child, in: node, along: axis, explainer)
  }
}

extension IgnoresSafeAreaModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let room = node.size[axis] - child.size[axis]
    let start = child.origin[axis]
    if start == 0, room == 0 { return nil }
    var place = LayoutExplanation.Place(.extended, [.init(.safeArea, start)])
    place.room = room
    return place
  }
}

extension PositionModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let point = position[axis]
    return .init(.point, [.init(.point, point), .init(.half, -child.size[axis] / 2)])
  }
}

extension FixedSizeModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? { centered(child, in: node, along: axis) }
}

extension AspectRatioModifier: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? { centered(child, in: node, along: axis) }
}

private func centered(_ child: LayoutNode, in node: LayoutNode, along axis: Axis)
  -> LayoutExplanation.Place?
{
  let room = node.size[axis] - child.size[axis]
  if room == 0 || !room.isFinite { return nil }
  var place = LayoutExplanation.Place(.centered, [.init(.room, room / 2)])
  place.room = room
  return place
}

// MARK: Containers

extension ZStackLayout: ExplainsPlaces {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    let key = alignment.key(along: axis)
    let top = node.children.map(\.priority).max()
    let deciding = node.children.filter { $0.priority == top }
    return linePlace(of: child, among: deciding, key, startsAtZero: false, explainer)
  }
}

/// The position of a view whose guide is aligned on a line with those of its siblings. The line is at the
/// largest guide of those that determine it.
func linePlace(
  of child: LayoutNode, among deciding: [LayoutNode], _ key: AlignmentKey, startsAtZero: Bool,
  _ explainer: Explainer
) -> LayoutExplanation.Place {
  var line: CGFloat? = startsAtZero ? 0 : nil
  var decider: LayoutNode?
  for node in deciding {
    let value = node.value(of: key, in: node.proposal)
    if line == nil || value > line! { (line, decider) = (value, node) }
  }
  let own = explainer.guide(key, of: child)
  var place = LayoutExplanation.Place(.line, [.init(.line, line ?? 0), .init(.guide, -own.value)])
  place.guide = own
  place.line = line
  place.reference = decider.map(explainer.id(of:))
  return place
}

extension Alignment {
  func key(along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
