// SPDX-License-Identifier: Apache-2.0
/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat
  /// The proposal for the size: guides may depend on it.
  package let proposal: ProposedViewSize
  private let guides: (any ExplicitGuides)?

  package init(
    width: CGFloat, height: CGFloat, proposal: ProposedViewSize = .unspecified,
    explicit guides: (any ExplicitGuides)? = nil
  ) {
    self.width = width
    self.height = height
    self.proposal = proposal
    self.guides = guides
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a guide in points from the leading edge: the view's own if it sets the guide, otherwise
  /// the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }

  /// The position of a guide in points from the top edge: the view's own if it sets the guide, otherwise the
  /// guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }

  /// The position of a guide in points from the leading edge if the view sets it, otherwise nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicitKey: guide.key] }

  /// The position of a guide in points from the top edge if the view sets it, otherwise nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicitKey: guide.key] }

  package subscript(key key: AlignmentKey) -> CGFloat {
    self[explicitKey: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicitKey key: AlignmentKey) -> CGFloat? {
    guides?.explicit(key, in: proposal)
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.proposal == rhs.proposal
      && lhs.guides === rhs.guides
  }
}

/// An object with a view's explicit guides; the engine's nodes are such objects.
package protocol ExplicitGuides: AnyObject {
  /// The guide's position in the view with the size for a proposal; nil if the view doesn't set it.
  func explicit(_ key: AlignmentKey, in size: ProposedViewSize) -> CGFloat?
}
