// SPDX-License-Identifier: Apache-2.0
import Storypole

// The derivation of a rectangle's length on each axis as a sum of terms.

/// The cause, the terms of a node's length, and the length before a limit.
typealias LengthReason = (
  cause: LayoutExplanation.Length.Cause, terms: [CGFloat], other: CGFloat?
)

/// A modifier or node that explains its length.
protocol ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason?
}

extension Explainer {
  func length(of node: LayoutNode, along axis: Axis) -> LayoutExplanation.Length {
    var known =
      (node as? any ExplainsLength)?.length(of: node, along: axis) ?? probed(node, axis)
    // Placed with the length that it requested, a view may return another.
    if known.cause == .child, node.children.count == 1,
      abs(node.children[0].size[axis] - node.size[axis]) > 1e-6
    {
      known.other = node.children[0].size[axis]
    }
    return .init(
      axis: .init(axis), cause: known.cause, proposed: node.proposal[axis], terms: known.terms,
      other: known.other)
  }

  /// A view known only by its answers: proposes once more to a leaf.
  private func probed(_ node: LayoutNode, _ axis: Axis) -> LengthReason {
    let length = node.size[axis]
    if node.hints[axis].isFixed { return (.own, [length], nil) }
    guard let proposed = node.proposal[axis] else { return (.standard, [length], nil) }
    guard node.children.isEmpty else {
      return (length == proposed ? .proposal : .layout, [length], node.reach(axis))
    }
    guard length == proposed else { return (.own, [length], nil) }
    var other = node.proposal
    other[axis] = proposed.isFinite ? proposed + 1 : 1
    return (node.size(for: other)[axis] == other[axis] ? .proposal : .own, [length], nil)
  }
}

extension UnaryNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    (modifier as? any ExplainsLength)?.length(of: node, along: axis)
      ?? (.child, [size[axis]], nil)
  }
}

extension SecondaryNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    (.child, [primary.size[axis]], nil)
  }
}

extension PassthroughNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    (.child, [size[axis]], nil)
  }
}

extension FitsNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    (.child, [size[axis]], nil)
  }
}

extension FixedFrameModifier: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    (axis == .horizontal ? width : height).map { (.given, [$0], nil) }
      ?? (.child, [node.size[axis]], nil)
  }
}

extension FlexibleFrameModifier: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    guard let child = node.children.first else { return nil }
    let limits = axis == .horizontal ? horizontal : vertical
    let length = node.size[axis]
    let proposed = node.proposal[axis]
    if limits.isEmpty { return (.child, [length], nil) }
    if proposed == nil, let ideal = limits.ideal, length == ideal { return (.ideal, [length], nil) }
    let answer = child.size(
      for: ProposedViewSize(
        width: horizontal.childProposal(node.proposal.width),
        height: vertical.childProposal(node.proposal.height)))[axis]
    // The frame's length without the limit in effect.
    let free: CGFloat
    switch (limits.min, limits.max, proposed) {
    case (.some, .some, let proposed?): free = proposed
    case (.some, nil, let proposed?): free = min(proposed, answer)
    case (nil, .some, let proposed?): free = max(proposed, answer)
    default: free = answer
    }
    if let minimum = limits.min, length == minimum, free < minimum {
      return (.minimum, [length], free)
    }
    if let maximum = limits.max, length == maximum, free > maximum {
      return (.maximum, [length], free)
    }
    return (length == proposed && free == proposed ? .proposal : .child, [length], nil)
  }
}

extension PaddingModifier: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    guard let child = node.children.first else { return nil }
    let (before, after) = ends(along: axis)
    // Insets that exceed the view leave nothing.
    if before + child.size[axis] + after < 0 { return (.layout, [node.size[axis]], nil) }
    return (.padding, [before, child.size[axis], after], nil)
  }
}

extension SafeAreaPaddingModifier: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    node.children.first.flatMap { padding(of: $0).length(of: node, along: axis) }
  }
}

extension StackNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    let reached = reach(axis) ?? 0
    guard axis == plan.axis else {
      return (abs(reached - size[axis]) < 1e-6 ? .children : .layout, [size[axis]], reached)
    }
    let gaps = members.indices.dropFirst().reduce(0) { $0 + sequence.gap(at: $1).value }
    let lengths = members.reduce(0) { $0 + $1.size[axis] }
    return abs(lengths + gaps - size[axis]) < 1e-6
      ? (.sequence, [lengths, gaps], nil) : (.layout, [size[axis]], reached)
  }
}

extension ContainerNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    let reached = reach(axis) ?? 0
    let isReach = abs(reached - size[axis]) < 1e-6
    return (isReach ? .children : .layout, [size[axis]], reached)
  }
}

extension TextNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? { (.text, [size[axis]], nil) }
}

extension ScrollNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    if axes.contains(Axis.Set(axis)), proposal[axis] != nil {
      return (.proposal, [size[axis]], contentSize[axis])
    }
    return (.content, [size[axis]], contentSize[axis])
  }
}

extension LazyNode: ExplainsLength {
  func length(of node: LayoutNode, along axis: Axis) -> LengthReason? {
    let length = size[axis]
    if axis == self.axis { return (.children, [length], nil) }
    return (length == proposal[axis] ? .proposal : .layout, [length], reach(axis))
  }
}
