// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons for sizes: hints, no sentences.

extension LayoutExplanation {
  /// The reason for the size of a rectangle.
  public struct Sizing: Sendable, Equatable, Codable {
    /// The reasons for a size.
    public enum Rule: String, Sendable, Codable {
      /// A frame's own lengths.
      case frame
      /// A frame's limits.
      case limits
      /// As large as the view inside.
      case child
      /// The view inside and the padding.
      case padding
      /// The view inside, which is offered a rectangle of a ratio.
      case ratio
      /// The view inside, which is offered nil and so takes its ideal length.
      case ideal
      /// As far as its children reach.
      case children
      /// The answer of a layout, whose children need not reach there.
      case layout
      /// The size that a text's lines need.
      case text
      /// A part of a content that scrolls.
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
    /// The reasons for its width and its height.
    public var lengths: [Length] = []
    /// The lengths that were known before any question.
    public var known: [KnownRange] = []
    /// Its part of a stack's length; nil outside of a stack, and in one that is offered no length.
    public var share: Share?
    /// The number of a text's lines; nil for other views.
    public var lines: Int?
    /// A text's use of its room; nil for other views.
    public var fit: TextFit?
    /// The proposal of an `aspectRatio`; nil for other views.
    public var ratio: Ratio?
    /// The tracks that a lazy grid's items make of its breadth.
    public var tracks: [TrackGroup] = []
    /// The axes on which a frame sets a length.
    public var set: [Direction] = []

    /// Whether children decide, and not one view that this rectangle is around.
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
      /// The length of the view inside, and the padding on both sides.
      case padding
      /// The lengths of its children, and the gaps between them.
      case sequence
      /// As far as its children reach.
      case children
      /// The length that a text's lines need.
      case text
      /// The length of a scroll view's content, and its margins.
      case content
      /// The length that a layout, or one of the module's views, makes of its children.
      case layout
      /// The view's own length, whatever is proposed.
      case own
      /// The view's own length, because nothing is proposed.
      case standard
    }

    /// The axis of the length.
    public var axis: Direction
    /// The reason for the length.
    public var cause: Cause
    /// The proposal in points; nil asks for the ideal length.
    public var proposed: CGFloat?
    /// The summands of the length, in points.
    public var terms: [CGFloat]
    /// A further length in points: the one that a minimum raised or a maximum lowered; of `layout`, the reach
    /// of the children; of a scroll view, the length of its content; of `child`, its length in its place,
    /// where that differs from its earlier answer.
    public var other: CGFloat?

    /// The length in points: the sum of the terms.
    public var value: CGFloat { terms.reduce(0, +) }
  }

  /// A text's use of the room that it has.
  public struct TextFit: Sendable, Equatable, Codable {
    /// The size without any limit from outside, in points.
    public var ideal: CGSize
    /// The number of lines without any limit from outside.
    public var idealLines: Int
    /// The limit of `lineLimit`; nil for no limit.
    public var lineLimit: Int?
    /// Whether a part of the text is left out.
    public var isTruncated: Bool
    /// Whether a part would be left out without any limit from outside.
    public var isIdealTruncated: Bool
    /// The share of their size at which the characters are drawn; 1 is full size.
    public var scale: CGFloat
    /// The least share that `minimumScaleFactor` allows.
    public var minimumScale: CGFloat
  }

  /// The proposal of an `aspectRatio`.
  public struct Ratio: Sendable, Equatable, Codable {
    /// The width divided by the height; nil where neither length is proposed.
    public var value: CGFloat?
    /// Whether the rectangle fills the proposal; otherwise it fits into it.
    public var fills: Bool
    /// The size that the view inside is offered, in points.
    public var offer: Proposal
  }

  /// The columns of a LazyVGrid, or the rows of a LazyHGrid, that one `GridItem` makes.
  public struct TrackGroup: Sendable, Equatable, Codable {
    /// The kinds of sizes of a `GridItem`.
    public enum Kind: String, Sendable, Codable { case fixed, flexible, adaptive }

    /// The kind of the item's size.
    public var kind: Kind
    /// The least length of a track, in points.
    public var minimum: CGFloat
    /// The greatest length of a track, in points; may be infinite.
    public var maximum: CGFloat
    /// The equal part of the rest when it was the item's turn, in points; for a fixed item its length.
    public var share: CGFloat
    /// The number of tracks.
    public var count: Int
    /// The length of each track, in points.
    public var length: CGFloat
    /// The distance to the next track, in points.
    public var spacing: CGFloat
  }

  /// The lengths on an axis that answer 0 and infinity, where they are known without a question.
  public struct KnownRange: Sendable, Equatable, Codable {
    /// The axis of the lengths.
    public var axis: Direction
    /// The least length in points; nil where only the other one is known.
    public var minimum: CGFloat?
    /// The greatest length in points; may be infinite.
    public var maximum: CGFloat
  }

  /// A size on offer, in points; nil asks for an ideal length.
  public struct Proposal: Sendable, Equatable, Codable {
    /// The width on offer; nil asks for the ideal one.
    public var width: CGFloat?
    /// The height on offer; nil asks for the ideal one.
    public var height: CGFloat?

    init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }
  }

  /// A proposal that was made to a view, and its answer.
  public struct Question: Sendable, Equatable, Codable {
    /// The purposes of a container's questions.
    public enum Purpose: String, Sendable, Codable {
      /// The least, the greatest and the ideal length.
      case minimum, maximum, ideal
      /// A share of the rest.
      case share
      /// The proposal with which the view was placed.
      case placement
    }

    /// The purpose of the question.
    public var purpose: Purpose
    /// The proposal.
    public var proposal: Proposal
    /// The view's answer, in points.
    public var answer: CGSize
    /// The number of equal questions that followed, which were answered from memory.
    public var repeats = 0
  }

  /// The way by which a stack came to its offer for a child along its axis.
  public struct Share: Sendable, Equatable, Codable {
    /// The stack's axis.
    public var axis: Direction
    /// The stack's length without gaps, in points.
    public var room: CGFloat
    /// The child's layout priority.
    public var priority: Double
    /// The id of the view of the highest priority that was sized earlier, if that is more than this one's.
    public var preceding: Int?
    /// The proposal of the stack along its axis, in points.
    public var proposed: CGFloat
    /// The child's turn, from 1.
    public var turn: Int
    /// The number of children.
    public var count: Int
    /// The child's least length, in points.
    public var minimum: CGFloat
    /// The child's greatest length, in points; may be infinite.
    public var maximum: CGFloat
    /// The length kept for the minimums of lower priorities, in points.
    public var reserved: CGFloat
    /// The rest at the child's turn, in points.
    public var available: CGFloat
    /// The number of children of the same priority whose turn had not come, itself included.
    public var sharers: Int
    /// The length that the child was offered, in points.
    public var offer: CGFloat
    /// The length that the child took, in points.
    public var answer: CGFloat
  }
}
