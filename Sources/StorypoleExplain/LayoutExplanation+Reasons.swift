// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons of an explanation: hints, no sentences.

extension LayoutExplanation {
  /// The reason why a rectangle begins at its place in the rectangle around it, on one axis.
  public struct Place: Sendable, Equatable, Codable {
    /// The reasons for a place.
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
      /// In the middle of the room that it did not fill.
      case centered
      /// In a column or a row of a grid, among others of it.
      case cell
      /// The content of a scroll view.
      case scrolled
      /// The candidate that ViewThatFits shows.
      case chosen
      /// At the place that a custom layout gives it.
      case layout
      /// At the place that another container gives it.
      case container
      /// Exactly the rectangle around it.
      case same
    }

    /// The reason for `start`.
    public var cause: Cause
    /// The distance from the parent's leading edge or top, in points; the sum of the terms.
    public var start: CGFloat
    /// The summands of `start`.
    public var terms: [Term]
    /// The view's guide that decided; nil if none did.
    public var guide: Guide?
    /// The distance of the common line from the parent's leading edge or top, in points.
    public var line: CGFloat?
    /// The id of the view before this one, of the one that decides the line, or of the one underneath.
    public var reference: Int?
    /// The distance to the view before; nil where there is none.
    public var gap: Gap?
    /// The parent's length that the view leaves over, where that decides.
    public var room: CGFloat?
    /// The column or row of a grid's cell.
    public var track: Track?
    /// The choice that ViewThatFits made.
    public var choice: Choice?
    /// Whether the parent runs from right to left, so that `start` counts from its right edge.
    public var isMirrored = false
    /// The distance in points by which `offset` moves the drawing.
    public var shift: CGFloat = 0

    init(_ cause: Cause, _ terms: [Term]) {
      self.cause = cause
      self.terms = terms
      start = terms.reduce(0) { $0 + $1.value }
    }
  }

  /// A column or a row of a grid.
  public struct Track: Sendable, Equatable, Codable {
    /// The length of the track in points.
    public var length: CGFloat
    /// The id of the cell that makes the track so long; nil where cells on both sides of a guide do, or none.
    public var decider: Int?
  }

  /// The choice of a ViewThatFits.
  public struct Choice: Sendable, Equatable, Codable {
    /// The number of the chosen candidate, from 1.
    public var number: Int
    /// The number of candidates.
    public var count: Int
    /// The room for the candidates, in points; nil on an axis that does not matter.
    public var room: Proposal
    /// The sizes of the earlier candidates, which did not fit, in points.
    public var rejected: [Proposal]
  }

  /// One summand of a place.
  public struct Term: Sendable, Equatable, Codable {
    /// The kinds of summands.
    public enum Kind: String, Sendable, Codable {
      /// The common line, the frame's own guide, the first view's guide.
      case line
      /// The view's guide, subtracted.
      case guide
      /// The end of the view before.
      case end
      /// The distance to the view before.
      case gap
      /// The padding at the edge.
      case inset
      /// The inset of the safe area; negative where a view extends out of it.
      case safeArea
      /// A share of the room that is left.
      case room
      /// The point at which the view's middle lies.
      case point
      /// Half the view's length, subtracted.
      case half
      /// The beginning of the column or row.
      case track
      /// The distance by which a scroll view has moved its content, subtracted.
      case scroll
      /// The rest of the place, as a layout, a container or a cell's alignment gives it.
      case offset
    }

    /// The kind of the summand.
    public var kind: Kind
    /// The summand in points.
    public var value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
      self.kind = kind
      self.value = value
    }
  }

  /// The distance to the view before.
  public struct Gap: Sendable, Equatable, Codable {
    /// The reasons for a distance.
    public enum Rule: String, Sendable, Codable {
      /// The stack's `spacing`.
      case given
      /// 8 points between views that have no preference for each other.
      case standard
      /// Between a view and a text under it: a tenth of the line height, in whole pixels, and the
      /// descent.
      case aboveText
      /// Between a text and a view under it: the line height and a tenth of it less the cap height, or
      /// that tenth and the descent if that is more.
      case belowText
      /// Between two texts: the lower one's leading, in whole pixels.
      case betweenTexts
      /// The preference of a text inside of a container.
      case text
      /// 0 points beside a Spacer, and where a view prefers no distance.
      case none
      /// The sum of both views' preferences.
      case preferred
    }

    /// The reason for `value`.
    public var rule: Rule
    /// The distance in points.
    public var value: CGFloat
    /// The summands of the value in points; a leading that is rounded up adds a little.
    public var terms: [CGFloat] = []
  }

  /// The position of a guide in a view, with its reason.
  public struct Guide: Sendable, Equatable, Codable {
    /// The origins of a guide's value.
    public enum Source: String, Sendable, Codable {
      /// The default: a share of the view's length, or the guide's own default.
      case standard
      /// `alignmentGuide` around the view.
      case modifier
      /// The view's own: a text's or a symbol's baseline.
      case own
      /// The merged values of a container's children.
      case merged
      /// `explicitAlignment` of a custom layout, or of another container.
      case layout
    }

    /// The rules by which a container merges its children's values.
    public enum Rule: String, Sendable, Codable {
      /// The least value, the greatest, and the arithmetic mean.
      case highest, lowest, mean
    }

    /// One child's part in a container's guide.
    public struct Part: Sendable, Equatable, Codable {
      /// The id of the child.
      public var id: Int
      /// The child's value in the container's coordinates, in points.
      public var value: CGFloat
    }

    /// The name of the guide, or of the type behind a custom one.
    public var name: String
    /// The axis of the guide.
    public var axis: Direction
    /// The distance from the view's leading edge or top, in points.
    public var value: CGFloat
    /// The default value, in points, which counts if nothing sets the guide.
    public var standard: CGFloat
    /// The origin of the value.
    public var source: Source
    /// The id of the modifier or text that sets the guide; nil for a default and for a mean of several.
    public var origin: Int?
    /// The line of `origin` in the source; nil where it is not known.
    public var line: Int?
    /// The rule by which the container merged several values; nil for other origins.
    public var rule: Rule?
    /// The merged values; empty where only one child had a value.
    public var parts: [Part] = []

    /// Whether something sets the guide; otherwise it has its default.
    public var isExplicit: Bool { source != .standard }
  }
}
