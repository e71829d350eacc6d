// SPDX-License-Identifier: Apache-2.0
import Storypole

// The size of presentations. A still picture presents nothing, and calls none of this.

/// A rule for the size of a sheet.
public protocol PresentationSizing {
  /// Returns the size to propose to a presentation. It is never called here.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The presented content, to be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a presentation.
public struct PresentationSizingContext {}

/// The platform's choice.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Proposes no size on either axis.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The content's ideal size.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Proposes the ideal size of the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// The platform's size for a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Proposes no size on either axis.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The platform's size for a page of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Proposes no size on either axis.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

/// The content's size on some axes, another sizing's on the others.
struct PartlyFittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let axes: Axis.Set

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  {
    var proposal = base.proposedSize(for: root, context: context)
    if axes.contains(.horizontal) { proposal.width = nil }
    if axes.contains(.vertical) { proposal.height = nil }
    let size = root.sizeThatFits(proposal)
    if axes.contains(.horizontal) { proposal.width = size.width }
    if axes.contains(.vertical) { proposal.height = size.height }
    return proposal
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of a sheet.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The platform's size for a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The platform's size for a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns a rule that takes the content's size on the given axes, and this rule's on the others.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return PartlyFittedPresentationSizing(base: self, axes: axes)
  }

  /// Returns a rule for sheets that grow with their content and never shrink; here it is this rule itself.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// Accepted; has no effect here: detents and the window determine the size of a sheet.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}
