// SPDX-License-Identifier: Apache-2.0
/// Shows the first of its views that fits.
///
/// *How it lays out*
/// 1. The views are measured in order for their ideal length on the constrained axes. The first whose answer does not
///    exceed the proposal is chosen; a nil proposal always fits; if none fits, the last one is.
/// 2. The size is the chosen view's answer to the real proposal.
/// 3. Spacing is always the first view's.
@frozen nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  private var axes: Axis.Set
  private var content: Content

  /// Makes a choice of the views in `content`, best first.
  ///
  /// - Parameter axes: The axes on which a view has to fit; both by default.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: ViewThatFits, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLayoutOwner(
      view.content, reusing: old, inputs, make: { FitsNode($0) },
      update: {
        $0.axes = view.axes
        $0.candidates = $1
      })
  }
}

/// A rectangle that is one of its candidates.
package final class FitsNode: LayoutNode {
  package var axes: Axis.Set = []
  package var candidates: [LayoutNode] = [] {
    didSet { adopt(candidates, insteadOf: oldValue) }
  }

  package override var name: String { "ViewThatFits" }
  override var remembers: Bool { false }
  /// The candidate that was placed last.
  private var shown: LayoutNode?

  package override var children: [LayoutNode] { shown.map { [$0] } ?? [] }
  override var measuredChildren: [LayoutNode] { candidates }

  /// A candidate's proposal: its ideal length where it has to fit.
  package func probe(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func chosen(for proposal: ProposedViewSize) -> LayoutNode? {
    let probe = probe(proposal)
    return candidates.dropLast().first { candidate in
      let size = candidate.size(for: probe)
      func fits(_ axis: Axis.Set, _ length: CGFloat, _ available: CGFloat?) -> Bool {
        !axes.contains(axis) || available.map { length <= $0 } ?? true
      }
      return fits(.horizontal, size.width, proposal.width)
        && fits(.vertical, size.height, proposal.height)
    } ?? candidates.last
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    chosen(for: proposal)?.explicit(key, in: proposal)
  }

  override func findSpacing() -> ViewSpacing { candidates.first?.spacing ?? .zero }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let old = shown
    shown = chosen(for: proposal)
    if old !== shown { old?.hide() }
    shown?.place(at: .zero, proposal: proposal)
  }
}
