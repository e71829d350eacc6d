// SPDX-License-Identifier: Apache-2.0
/// A frame of fixed width, height or both.
///
/// *How it lays out*
/// 1. The view is proposed the frame's length, or the frame's proposal if it has none.
/// 2. The frame has its given length, or the view's.
/// 3. The view's guide goes onto the *default* position of the frame's guide.
package nonisolated struct FixedFrameModifier: UnaryLayoutModifier, RecordsCall, Animatable {
  // NaN for nil: most trees have many frames.
  private var lengths: CGSize
  package var alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    lengths = CGSize(width: width ?? .nan, height: height ?? .nan)
    self.alignment = alignment
  }

  package var width: CGFloat? {
    get { lengths.width.isNaN ? nil : lengths.width }
    set { lengths.width = newValue ?? .nan }
  }
  package var height: CGFloat? {
    get { lengths.height.isNaN ? nil : lengths.height }
    set { lengths.height = newValue ?? .nan }
  }

  package var animatableData: Lengths {
    get { Lengths([width, height]) }
    // A spring may overshoot below zero.
    set { (width, height) = (newValue[0].map { max($0, 0) }, newValue[1].map { max($0, 0) }) }
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    alignedPlacement(of: child, childProposal(proposal), in: size, alignment)
  }

  package func hints(child: LayoutNode) -> SizingHints {
    let inner = child.hints
    return SizingHints(
      width: width.map(LengthRange.fixed) ?? inner.width,
      height: height.map(LengthRange.fixed) ?? inner.height, guideKinds: inner.guideKinds,
      ignoresProposal: inner.ignoresProposal || (width != nil && height != nil))
  }

  package func spacing(child: LayoutNode) -> ViewSpacing {
    framedSpacing(child, horizontal: width != nil, vertical: height != nil)
  }
  package var name: String { "frame" }
}

/// A frame with limits.
///
/// *How it lays out*, per axis
/// 1. The view is proposed the frame's proposal (its ideal for nil), clamped to the limits.
/// 2. With both limits the frame takes its proposal, clamped to them; with one it takes the view's length between its
///    limit and the view's proposal; without, the view's length. A nil proposal takes the ideal, or the view's ideal
///    length clamped to the limits.
/// 3. The view is then proposed the frame's size, and aligned as in a fixed frame.
package nonisolated struct FlexibleFrameModifier: UnaryLayoutModifier, RecordsCall, Animatable {
  package var horizontal: Limits
  package var vertical: Limits
  package var alignment: Alignment

  package var animatableData: Lengths {
    get { Lengths(horizontal.all + vertical.all) }
    set {
      horizontal = Limits(min: newValue[0], ideal: newValue[1], max: newValue[2])
      vertical = Limits(min: newValue[3], ideal: newValue[4], max: newValue[5])
    }
  }

  package struct Limits {
    package private(set) var min: CGFloat?
    package private(set) var ideal: CGFloat?
    package private(set) var max: CGFloat?

    /// Resolves contradictions by raising the ideal to the minimum and the maximum to the ideal.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.map { $0 < 0 ? 0 : $0 }
      self.ideal = ideal.map { Swift.max(self.min ?? 0, $0) }
      self.max = max.map { Swift.max(self.ideal ?? 0, $0) }
    }

    var all: [CGFloat?] { [min, ideal, max] }
    package var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    package func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamp(length)
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
    }

    /// The length, if it doesn't depend on the view's answer.
    func lengthWithoutChild(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      if let min, let max, min <= max { return clamp(proposal) }
      return nil
    }

    /// The length for the view's answer to `childProposal(proposal)`.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let known = lengthWithoutChild(proposal) { return known }
      guard let offered = childProposal(proposal) else {
        return Swift.max(min ?? -.infinity, Swift.min(max ?? .infinity, child))
      }
      switch (min, max) {
      case (nil, nil): return child
      case (let min?, nil): return Swift.max(min, Swift.min(offered, child))
      case (nil, let max?): return Swift.min(max, Swift.max(offered, child))
      // The minimum exceeds the maximum: only the minimum counts.
      case (let min?, .some): return Swift.max(min, Swift.min(offered, child))
      }
    }

    /// The view's proposal for the frame's final length.
    func placingProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      if ideal == nil, proposal == nil, (min ?? -.infinity) < length, length < (max ?? .infinity) {
        return nil
      }
      return length
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let width = horizontal.lengthWithoutChild(proposal.width)
    let height = vertical.lengthWithoutChild(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(
      for: ProposedViewSize(
        width: horizontal.childProposal(proposal.width),
        height: vertical.childProposal(proposal.height)))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let offer = ProposedViewSize(
      width: horizontal.placingProposal(proposal.width, length: size.width),
      height: vertical.placingProposal(proposal.height, length: size.height))
    return alignedPlacement(of: child, offer, in: size, alignment)
  }

  package func hints(child: LayoutNode) -> SizingHints {
    let inner = child.hints
    func range(_ limits: Limits, _ inner: LengthRange) -> LengthRange {
      if limits.isEmpty { return inner }
      guard let minimum = limits.lengthWithoutChild(0),
        let maximum = limits.lengthWithoutChild(.infinity)
      else { return limits.min == nil && limits.max == .infinity ? .boundless : .unknown }
      return LengthRange(minimum: minimum, maximum: maximum)
    }
    return SizingHints(
      width: range(horizontal, inner.width), height: range(vertical, inner.height),
      guideKinds: inner.guideKinds)
  }

  package func spacing(child: LayoutNode) -> ViewSpacing {
    framedSpacing(child, horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }
  package var name: String { "frame" }
}

/// The placement of `child` whose guide is on the default position of the container's guide.
func alignedPlacement(
  of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
) -> UnaryPlacement {
  let own = child.size(for: proposal)
  func origin(_ key: AlignmentKey, _ available: CGFloat, _ length: CGFloat) -> CGFloat {
    if let fraction = key.fixedFraction, !child.guideKinds.contains(key.kind) {
      return length.part(fraction).distance(toLine: available.part(fraction))
    }
    let frame = ViewDimensions(
      width: size.width, height: size.height, proposal: ProposedViewSize(size), explicit: nil)
    return child.value(of: key, in: proposal).distance(toLine: frame[key: key])
  }
  return UnaryPlacement(
    origin: CGPoint(
      x: origin(alignment.horizontal.key, size.width, own.width),
      y: origin(alignment.vertical.key, size.height, own.height)),
    proposal: proposal)
}

/// A frame is a plain neighbor on the axes that it sets; a Spacer in it preserves its own distance.
private func framedSpacing(_ child: LayoutNode, horizontal: Bool, vertical: Bool) -> ViewSpacing {
  var spacing = child.spacing
  if child.keepsSpacing { return spacing }
  var edges: Edge.Set = []
  if horizontal { edges.formUnion(.horizontal) }
  if vertical { edges.formUnion(.vertical) }
  spacing.reset(edges)
  return spacing
}

extension View {
  /// Places the view in a frame of a fixed width, height or both, in points. nil leaves an axis to the view. A negative
  /// or infinite length is ignored, and a warning reports it. Animated.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FixedFrameModifier(
        width: checkedLength(width, "frame(width:)"),
        height: checkedLength(height, "frame(height:)"), alignment: alignment))
  }

  /// Returns the view in a frame that changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Places the view in a frame with limits, in points. `.infinity` as a maximum takes the whole proposal; nil leaves a
  /// limit to the view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

/// `length`, or nil with a warning if it is invalid.
func checkedLength(_ length: CGFloat?, _ name: String) -> CGFloat? {
  guard let length else { return nil }
  if length >= 0, length.isFinite { return length }
  Warnings.shared.add(
    "\(name): \(length) is not a valid length and is ignored", once: "\(name) \(length)")
  return nil
}
