// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons for sizes as data, without sentences.

extension LayoutExplanation {
  /// The reason for the size of a rectangle.
  public struct Sizing: Sendable, Equatable, Codable {
    /// The reasons for a size.
    public enum Rule: String, Sendable, Codable {
      /// A frame's own lengths.
      case frame
      /// A frame's limits.
      case limits
      /// The size of the view inside.
      case child
      /// The size of the view inside plus the padding.
      case padding
      /// The size of the view inside, which is proposed a rectangle with a ratio.
      case ratio
      /// The size of the view inside, which is proposed nil and so takes its ideal length.
      case ideal
      /// The extent of its children.
      case children
      /// The size that a layout returns, which may differ from its children's extent.
      case layout
      /// The size that a text's lines need.
      case text
      /// A viewport for scrollable content.
      case scroll
      /// The tracks and lines of a lazy container.
      case lines
      /// All of the proposal.
      case proposal
      /// The same size for every proposal.
      case fixed
      /// Different reasons on both axes; see `lengths`.
      case other
    }

    /// The reason for the size.
    public var rule: Rule
    /// The last proposal.
    public var proposal: Proposal
    /// All proposals that it answered, in order.
    public var questions: [Question]
    /// The reasons for its width and its height; empty by default.
    public var lengths: [Length] = []
    /// The lengths that were known before any proposal; empty by default.
    public var known: [KnownRange] = []
    /// Its share of a stack's length; nil outside of a stack, and in one without a proposed length.
    public var share: Share?
    /// The number of a text's lines; nil for other views.
    public var lines: Int?
    /// A text's use of its available space; nil for other views.
    public var fit: TextFit?
    /// The proposal of an `aspectRatio`; nil for other views.
    public var ratio: Ratio?
    /// The tracks that a lazy grid's items create along its breadth.
    public var tracks: [TrackGroup] = []
    /// The axes on which a frame sets a length.
    public var set: [Direction] = []

    /// Whether children determine the size, rather than one view inside.
    var isContainer: Bool { rule == .children || rule == .layout }
  }

  /// The reason for a length on one axis.
  public struct Length: Sendable, Equatable, Codable {
    /// The reasons for a length.
    public enum Cause: String, Sendable, Codable {
      /// The length that a frame sets.
      case given
      /// The frame's limit or ideal length.
      case minimum, maximum, ideal
      /// All of the proposal.
      case proposal
      /// The length of the view inside.
      case child
      /// The length of the view inside, plus the padding on both sides.
      case padding
      /// The lengths of its children, plus the gaps between them.
      case sequence
      /// The extent of its children.
      case children
      /// The length that a text's lines need.
      case text
      /// The length of a scroll view's content, plus its margins.
      case content
      /// The length that a layout, or one of Storypole's views, derives from its children.
      case layout
      /// The view's own length, regardless of the proposal.
      case own
      /// The view's own length, because the proposal is nil.
      case standard
    }

    /// The axis of the length.
    public var axis: Direction
    /// The reason for the length.
    public var cause: Cause
    /// The proposal in points; nil for the ideal length.
    public var proposed: CGFloat?
    /// The terms of the length, in points.
    public var terms: [CGFloat]
    /// A further length in points: the one that a minimum raised or a maximum lowered; for `layout`, the
    /// extent of the children; for a scroll view, the length of its content; for `child`, its length after
    /// placement, if that differs from its earlier answer.
    public var other: CGFloat?

    /// The length in points: the sum of the terms.
    public var value: CGFloat { terms.reduce(0, +) }
  }

  /// A text's use of its available space.
  public struct TextFit: Sendable, Equatable, Codable {
    /// The size without outside limits, in points.
    public var ideal: CGSize
    /// The number of lines without outside limits.
    public var idealLines: Int
    /// The limit of `lineLimit`; nil for no limit.
    public var lineLimit: Int?
    /// Whether the text is truncated.
    public var isTruncated: Bool
    /// Whether the text is truncated without outside limits.
    public var isIdealTruncated: Bool
    /// The scale factor of the characters; 1 is full size.
    public var scale: CGFloat
    /// The least factor that `minimumScaleFactor` allows.
    public var minimumScale: CGFloat
  }

  /// The proposal of an `aspectRatio`.
  public struct Ratio: Sendable, Equatable, Codable {
    /// The width divided by the height; nil if neither length is proposed.
    public var value: CGFloat?
    /// Whether the rectangle fills the proposal; otherwise it fits into it.
    public var fills: Bool
    /// The size proposed to the view inside, in points.
    public var offer: Proposal
  }

  /// The columns of a LazyVGrid, or the rows of a LazyHGrid, for one `GridItem`.
  public struct TrackGroup: Sendable, Equatable, Codable {
    /// The kinds of sizes of a `GridItem`.
    public enum Kind: String, Sendable, Codable { case fixed, flexible, adaptive }

    /// The kind of the item's size.
    public var kind: Kind
    /// The least length of a track, in points.
    public var minimum: CGFloat
    /// The greatest length of a track, in points; may be infinite.
    public var maximum: CGFloat
    /// The equal part of the rest at the item's turn, in points; for a fixed item its length.
    public var share: CGFloat
    /// The number of tracks.
    public var count: Int
    /// The length of each track, in points.
    public var length: CGFloat
    /// The distance to the next track, in points.
    public var spacing: CGFloat
  }

  /// The lengths for proposals of 0 and infinity on an axis, if they are known without a proposal.
  public struct KnownRange: Sendable, Equatable, Codable {
    /// The axis of the lengths.
    public var axis: Direction
    /// The least length in points; nil if only the other one is known.
    public var minimum: CGFloat?
    /// The greatest length in points; may be infinite.
    public var maximum: CGFloat
  }

  /// A proposed size, in points; nil proposes the ideal length.
  public struct Proposal: Sendable, Equatable, Codable {
    /// The proposed width; nil proposes the ideal one.
    public var width: CGFloat?
    /// The proposed height; nil proposes the ideal one.
    public var height: CGFloat?

    init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }
  }

  /// A proposal to a view, and its answer.
  public struct Question: Sendable, Equatable, Codable {
    /// The purposes of a container's proposals.
    public enum Purpose: String, Sendable, Codable {
      /// The least, the greatest and the ideal length.
      case minimum, maximum, ideal
      /// An equal part of the rest.
      case share
      /// The proposal for the placement.
      case placement
    }

    /// The purpose of the proposal.
    public var purpose: Purpose
    /// The proposal.
    public var proposal: Proposal
    /// The view's answer, in points.
    public var answer: CGSize
    /// The number of equal proposals that followed, answered from the cache.
    public var repeats = 0
  }

  /// The derivation of a stack's proposal to a child along its axis.
  public struct Share: Sendable, Equatable, Codable {
    /// The stack's axis.
    public var axis: Direction
    /// The stack's length without gaps, in points.
    public var room: CGFloat
    /// The child's layout priority.
    public var priority: Double
    /// The id of the view with the highest priority that was sized earlier, if that is higher than this
    /// one's.
    public var preceding: Int?
    /// The proposal of the stack along its axis, in points.
    public var proposed: CGFloat
    /// The child's turn in the order of proposals, from 1.
    public var turn: Int
    /// The number of children.
    public var count: Int
    /// The child's least length, in points.
    public var minimum: CGFloat
    /// The child's greatest length, in points; may be infinite.
    public var maximum: CGFloat
    /// The length reserved for the minimums of lower priorities, in points.
    public var reserved: CGFloat
    /// The rest at the child's turn, in points.
    public var available: CGFloat
    /// The number of remaining children of the same priority, including this one.
    public var sharers: Int
    /// The length proposed to the child, in points.
    public var offer: CGFloat
    /// The child's resulting length, in points.
    public var answer: CGFloat
  }
}
