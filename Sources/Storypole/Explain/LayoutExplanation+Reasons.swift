// SPDX-License-Identifier: Apache-2.0
// The reasons of an explanation: hints, no sentences.

extension LayoutExplanation {
  /// Why a rectangle begins where it begins in the one around it, on one axis.
  public struct Place: Sendable, Equatable, Codable {
    public enum Cause: String, Sendable, Codable {
      /// The window puts the outermost view into its middle, or at its corner.
      case window
      /// The first child along a stack's axis.
      case first
      /// Behind the child before it, after a gap.
      case next
      /// A container puts a guide of all its children on one line.
      case line
      /// A frame puts the view's guide where its own guide would be by default.
      case frame
      /// An overlay's or a background's guide lies on that of the view it belongs to.
      case secondary
      /// In from an edge, by padding.
      case inset
      /// Out of the safe area, over the edges that it touches; `room` is negative.
      case extended
      /// The view's middle is at a point.
      case point
      /// In the middle of what it did not fill.
      case centered
      /// In a column or a row of a grid, among others of it.
      case cell
      /// The content of a scroll view.
      case scrolled
      /// The candidate that ViewThatFits shows.
      case chosen
      /// Where a layout of the user's puts it.
      case layout
      /// Where another container puts it.
      case container
      /// Exactly the rectangle around it.
      case same
    }

    public var cause: Cause
    /// From the parent's leading edge or top. The terms add up to it.
    public var start: CGFloat
    public var terms: [Term]
    /// The view's guide that decided.
    public var guide: Guide?
    /// Where the common line is.
    public var line: CGFloat?
    /// The view before it, the one that decides where the line is, or the one that it lies over.
    public var reference: Int?
    public var gap: Gap?
    /// The parent's length that the view leaves over, where that decides.
    public var room: CGFloat?
    /// The column or row of a grid's cell.
    public var track: Track?
    /// What ViewThatFits chose from.
    public var choice: Choice?
    /// Whether the parent runs from right to left, so that `start` counts from its right edge.
    public var isMirrored = false
    /// How far it is drawn from its place, by `offset`.
    public var shift: CGFloat = 0

    init(_ cause: Cause, _ terms: [Term]) {
      self.cause = cause
      self.terms = terms
      start = terms.reduce(0) { $0 + $1.value }
    }
  }

  /// A column or a row of a grid.
  public struct Track: Sendable, Equatable, Codable {
    public var length: CGFloat
    /// The cell that makes it so long; nil where cells on both sides of a guide do, or nobody.
    public var decider: Int?
  }

  /// Why ViewThatFits shows what it shows.
  public struct Choice: Sendable, Equatable, Codable {
    /// Of the candidate, from 1.
    public var number: Int
    public var count: Int
    /// What was to be fitted into; nil on an axis that does not matter.
    public var room: Proposal
    /// The sizes of the candidates before, which did not fit.
    public var rejected: [Proposal]
  }

  /// One summand of a place.
  public struct Term: Sendable, Equatable, Codable {
    public enum Kind: String, Sendable, Codable {
      /// The common line, the frame's own guide, the first view's guide.
      case line
      /// The view's guide, subtracted.
      case guide
      /// Where the view before it ends.
      case end
      case gap
      case inset
      case safeArea
      /// A share of the room that is left.
      case room
      case point
      /// Half the view's length, subtracted.
      case half
      /// Where the column or the row begins.
      case track
      /// How far a scroll view has moved its content, subtracted.
      case scroll
      case offset
    }

    public var kind: Kind
    public var value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
      self.kind = kind
      self.value = value
    }
  }

  /// The distance to the view before.
  public struct Gap: Sendable, Equatable, Codable {
    public enum Rule: String, Sendable, Codable {
      /// The stack's `spacing`.
      case given
      /// 8 points between views that say nothing about each other.
      case standard
      /// Between a view and a text under it: a tenth of the line height, in whole pixels, and the
      /// descent.
      case aboveText
      /// Between a text and a view under it: the line height and a tenth of it less the cap height, or
      /// that tenth and the descent if that is more.
      case belowText
      /// Between two texts: the lower one's leading, in whole pixels.
      case betweenTexts
      /// What a text inside of a container wants.
      case text
      /// Nothing beside a Spacer, or where a view wants nothing.
      case none
      /// What both views together want.
      case preferred
    }

    public var rule: Rule
    public var value: CGFloat
    /// What the rule adds up: they are the value, but for a leading that is rounded up.
    public var terms: [CGFloat] = []
  }

  /// Where a guide is in a view, and why.
  public struct Guide: Sendable, Equatable, Codable {
    public enum Source: String, Sendable, Codable {
      /// Nobody sets it: a share of the view's length, or the guide's own default.
      case standard
      /// `alignmentGuide` around the view.
      case modifier
      /// The view's own: a text's or a symbol's baseline.
      case own
      /// What a container makes of its children's values.
      case merged
      /// `explicitAlignment` of a layout of the user's, or of a container that is none of the above.
      case layout
    }

    public enum Rule: String, Sendable, Codable {
      case highest, lowest, mean
    }

    /// One child's part in a container's guide.
    public struct Part: Sendable, Equatable, Codable {
      public var id: Int
      /// In the container's coordinates.
      public var value: CGFloat
    }

    public var name: String
    public var axis: Direction
    /// From the view's leading edge or top.
    public var value: CGFloat
    /// What it would be if nobody set it.
    public var standard: CGFloat
    public var source: Source
    /// What set it: the modifier, the text; nil for a default and for a mean of several.
    public var origin: Int?
    /// The line of `origin`.
    public var line: Int?
    /// Of the container that merged several values.
    public var rule: Rule?
    /// What the container merged; empty where only one child had a value.
    public var parts: [Part] = []

    public var isExplicit: Bool { source != .standard }
  }
}
