// SPDX-License-Identifier: Apache-2.0
/// Gives the view its ideal length on the chosen axes, regardless of the proposal.
package nonisolated struct FixedSizeModifier: UnaryLayoutModifier, RecordsCall {
  var horizontal: Bool
  var vertical: Bool

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.size(for: childProposal(proposal))
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    centered(child, childProposal(proposal), in: size)
  }
  package func hints(child: LayoutNode) -> SizingHints {
    var hints = child.hints
    if horizontal, !hints.width.isFixed { hints.width = .unknown }
    if vertical, !hints.height.isFixed { hints.height = .unknown }
    return hints
  }
  package var name: String { "fixedSize" }
}

/// Offers the view a rectangle of an aspect ratio that fits into, or fills, the proposal.
///
/// *How it lays out*: the ratio's rectangle is scaled to the proposal, the smaller of both scales to fit, the larger to
/// fill; nil lengths and sides of 0 don't count, and if none remains, the view has its ideal size.
/// The size is the view's answer. By default the ratio is that of the view's ideal size.
package nonisolated struct AspectRatioModifier: UnaryLayoutModifier, RecordsCall {
  package var ratio: CGFloat?
  package var mode: ContentMode

  package func childProposal(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize
  {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var base = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
    if base.width == base.height { base = CGSize(width: 1, height: 1) }
    func scale(_ proposed: CGFloat?, _ base: CGFloat) -> CGFloat? {
      guard let proposed, base != 0 else { return nil }
      return proposed / base
    }
    let scales = [scale(proposal.width, base.width), scale(proposal.height, base.height)]
      .compactMap { $0 }
    guard let factor = mode == .fit ? scales.min() : scales.max() else { return proposal }
    // A length of 0 stays 0, in an infinite proposal as well.
    func length(_ base: CGFloat) -> CGFloat { base == 0 ? 0 : base * factor }
    return ProposedViewSize(width: length(base.width), height: length(base.height))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.size(for: childProposal(proposal, child))
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    centered(child, childProposal(proposal, child), in: size)
  }
  package func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: child.guideKinds) }
  package var name: String { "aspectRatio" }
}

private func centered(_ child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize)
  -> UnaryPlacement
{
  let own = child.size(for: proposal)
  func origin(_ available: CGFloat, _ length: CGFloat) -> CGFloat {
    available == length ? 0 : (available - length) / 2
  }
  return UnaryPlacement(
    origin: CGPoint(x: origin(size.width, own.width), y: origin(size.height, own.height)),
    proposal: proposal)
}

/// Sets the view's rank when its container distributes length.
nonisolated struct LayoutPriorityModifier: UnaryLayoutModifier, RecordsCall {
  var value: Double
  static var isForContainer: Bool { true }
  func hints(child: LayoutNode) -> SizingHints {
    var hints = child.hints
    hints.priority = value
    return hints
  }
  var name: String { "layoutPriority" }
}

extension View {
  /// Gives the view its ideal size, regardless of the proposal.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on the chosen axes, regardless of the proposal.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes the view a rectangle with a ratio of width to height that fits into the proposal, or fills it; nil is the
  /// ratio of the view's ideal size. Without any proposed length, the view has its ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Proposes the view a rectangle with the ratio of a size that fits into the proposal, or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Proposes the view the largest rectangle of its ideal ratio that fits into the proposal.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes the view the smallest rectangle of its ideal ratio that fills the proposal; the view may exceed
  /// it.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority by which stacks distribute space: views with a higher one get their length first. 0 by
  /// default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
