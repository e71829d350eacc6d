// SPDX-License-Identifier: Apache-2.0
// The reasons for sizes: hints, no sentences.

extension LayoutExplanation {
  /// Why a rectangle is as large as it is.
  public struct Sizing: Sendable, Equatable, Codable {
    public enum Rule: String, Sendable, Codable {
      /// A frame's own lengths.
      case frame
      /// A frame's limits.
      case limits
      /// As large as what it is around.
      case child
      /// What it is around, and the padding.
      case padding
      /// What it is around, which is proposed a rectangle of a ratio.
      case ratio
      /// What it is around, which is proposed nil and so takes its ideal length.
      case ideal
      /// As far as its children reach.
      case children
      /// What a layout answers: its children need not reach there.
      case layout
      /// What its lines need.
      case text
      /// A part of a content that scrolls.
      case scroll
      /// The tracks and lines of a lazy container.
      case lines
      /// All that it was proposed.
      case proposal
      /// The same whatever it is proposed.
      case fixed
      /// On each axis something else; see `lengths`.
      case other
    }

    public var rule: Rule
    /// What it was proposed at last.
    public var proposal: Proposal
    /// Every proposal that it answered, in order.
    public var questions: [Question]
    /// Why it is as wide and as high as it is.
    public var lengths: [Length] = []
    /// What was known of its lengths before anybody asked.
    public var known: [KnownRange] = []
    /// Its part of a stack's length.
    public var share: Share?
    /// For a text: the lines that it is set in.
    public var lines: Int?
    /// For a text: how it comes to terms with its room.
    public var fit: TextFit?
    /// For `aspectRatio`: what it makes of its proposal.
    public var ratio: Ratio?
    /// For a lazy grid: what its items make of its breadth.
    public var tracks: [TrackGroup] = []
    /// The axes on which a frame has a length of its own.
    public var set: [Direction] = []

    /// Whether children decide, and not one view that this rectangle is around.
    var isContainer: Bool { rule == .children || rule == .layout }
  }

  /// How a rectangle comes to its length on one axis.
  public struct Length: Sendable, Equatable, Codable {
    public enum Cause: String, Sendable, Codable {
      /// The frame names it.
      case given
      /// The frame's limit or ideal length.
      case minimum, maximum, ideal
      /// All that is proposed.
      case proposal
      /// The length of what it is around.
      case child
      /// That, and the padding on both sides.
      case padding
      /// Its children, and the gaps between them.
      case sequence
      /// As far as its children reach.
      case children
      /// What its lines need.
      case text
      /// What a scroll view holds, and its margins.
      case content
      /// What a layout, or a view of ours, makes of its children.
      case layout
      /// Its own, whatever is proposed.
      case own
      /// Its own, because nothing is proposed.
      case standard
    }

    public var axis: Direction
    public var cause: Cause
    /// nil asks for the ideal length.
    public var proposed: CGFloat?
    /// They add up to the length.
    public var terms: [CGFloat]
    /// What a minimum raised or a maximum lowered; of `layout`, as far as the children reach; of a
    /// scroll view, how long its content is; of `child`, how long that is in its place, where it
    /// answers its place otherwise than it answered before.
    public var other: CGFloat?

    public var value: CGFloat { terms.reduce(0, +) }
  }

  /// How a text comes to terms with the room that it has.
  public struct TextFit: Sendable, Equatable, Codable {
    /// The size without any limit from outside.
    public var ideal: CGSize
    /// The lines that it would have then.
    public var idealLines: Int
    /// What `lineLimit` allows.
    public var lineLimit: Int?
    /// Whether something is left out, here and without any limit from outside.
    public var isTruncated: Bool
    public var isIdealTruncated: Bool
    /// The share of their size that characters are drawn at, and the least that
    /// `minimumScaleFactor` allows.
    public var scale: CGFloat
    public var minimumScale: CGFloat
  }

  /// What `aspectRatio` proposes.
  public struct Ratio: Sendable, Equatable, Codable {
    /// Width divided by height; nil where neither length is proposed.
    public var value: CGFloat?
    public var fills: Bool
    public var offer: Proposal
  }

  /// The columns of a LazyVGrid, or the rows of a LazyHGrid, that one `GridItem` makes.
  public struct TrackGroup: Sendable, Equatable, Codable {
    public enum Kind: String, Sendable, Codable { case fixed, flexible, adaptive }

    public var kind: Kind
    public var minimum: CGFloat
    public var maximum: CGFloat
    /// An equal part of what was left when it was its turn; for a fixed item its length.
    public var share: CGFloat
    public var count: Int
    /// Of each track.
    public var length: CGFloat
    /// To the next track.
    public var spacing: CGFloat
  }

  /// The lengths that answer 0 and infinity on an axis, where they need no question.
  public struct KnownRange: Sendable, Equatable, Codable {
    public var axis: Direction
    /// nil where only the other one is known.
    public var minimum: CGFloat?
    public var maximum: CGFloat
  }

  /// Two lengths on offer; nil asks for the ideal one.
  public struct Proposal: Sendable, Equatable, Codable {
    public var width: CGFloat?
    public var height: CGFloat?

    init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }
  }

  public struct Question: Sendable, Equatable, Codable {
    /// What a container wants to know by it.
    public enum Purpose: String, Sendable, Codable {
      case minimum, maximum, ideal
      /// A share of what is left.
      case share
      /// What the view was placed with.
      case placement
    }

    public var purpose: Purpose
    public var proposal: Proposal
    public var answer: CGSize
    /// How often it was asked the same again, and answered from memory.
    public var repeats = 0
  }

  /// How a stack came to what it offers to a child along its axis.
  public struct Share: Sendable, Equatable, Codable {
    public var axis: Direction
    /// The stack's length without gaps.
    public var room: CGFloat
    public var priority: Double
    /// The view of the highest priority that was sized earlier, if that is more than this one's.
    public var preceding: Int?
    /// What the stack is proposed along its axis.
    public var proposed: CGFloat
    /// When it was served, from 1.
    public var turn: Int
    public var count: Int
    public var minimum: CGFloat
    public var maximum: CGFloat
    /// Kept back for the minimums of lower priorities.
    public var reserved: CGFloat
    /// What was left when it was its turn.
    public var available: CGFloat
    /// How many of its group were still to be served, itself included.
    public var sharers: Int
    public var offer: CGFloat
    public var answer: CGFloat
  }
}
