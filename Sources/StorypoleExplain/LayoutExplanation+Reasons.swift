// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons of an explanation as data, without sentences.

extension LayoutExplanation {
  /// The reason for a rectangle's position in the rectangle around it, on one axis.
  public struct Place: Sendable, Equatable, Codable {
    /// The reasons for a position.
    public enum Cause: String, Sendable, Codable {
      /// The window centers the outermost view, or aligns it with its corner.
      case window
      /// The first child along a stack's axis.
      case first
      /// After the previous child, following a gap.
      case next
      /// A container aligns a guide of all its children on one line.
      case line
      /// A frame aligns the view's guide with its own guide's default position.
      case frame
      /// The guide of an overlay or a background is aligned with that of its view.
      case secondary
      /// Inset from an edge, by padding.
      case inset
      /// Extended out of the safe area, across the edges that it touches; `room` is negative.
      case extended
      /// The view's center is at a point.
      case point
      /// Centered in the space that it does not fill.
      case centered
      /// In a column or a row of a grid.
      case cell
      /// In a row of a list, inset from the row's edge.
      case row
      /// The content of a scroll view.
      case scrolled
      /// The candidate that ViewThatFits shows.
      case chosen
      /// Placed by a custom layout.
      case layout
      /// Placed by another container.
      case container
      /// The same rectangle as the one around it.
      case same
    }

    /// The reason for `start`.
    public var cause: Cause
    /// The distance from the parent's leading edge or top, in points; the sum of the terms.
    public var start: CGFloat
    /// The terms of `start`.
    public var terms: [Term]
    /// The view's guide that determines the position; nil if none does.
    public var guide: Guide?
    /// The distance of the common line from the parent's leading edge or top, in points.
    public var line: CGFloat?
    /// The id of the previous view, of the one that determines the line, or of the one underneath.
    public var reference: Int?
    /// The distance to the previous view; nil if there is none.
    public var gap: Gap?
    /// The rest of the parent's length, if that determines the position.
    public var room: CGFloat?
    /// The column or row of a grid's cell, or the row of a list; nil by default.
    public var track: Track?
    /// Whether `listRowInsets` gives a row its inset; nil outside of rows.
    public var isInsetCustom: Bool?
    /// The choice that ViewThatFits made; nil by default.
    public var choice: Choice?
    /// Whether the parent's layout is right to left, so that `start` counts from its right edge.
    public var isMirrored = false
    /// The distance in points by which `offset` moves the drawing.
    public var shift: CGFloat = 0

    init(_ cause: Cause, _ terms: [Term]) {
      self.cause = cause
      self.terms = terms
      start = terms.reduce(0) { $0 + $1.value }
    }
  }

  /// A column or a row of a grid, or a row of a list.
  public struct Track: Sendable, Equatable, Codable {
    /// The length of the track in points.
    public var length: CGFloat
    /// The id of the cell that determines the track's length; nil if none does, or if cells on both sides of
    /// a guide do.
    public var decider: Int?
  }

  /// The choice of a ViewThatFits.
  public struct Choice: Sendable, Equatable, Codable {
    /// The number of the chosen candidate, from 1.
    public var number: Int
    /// The number of candidates.
    public var count: Int
    /// The available space of the candidates, in points; nil on an axis that does not matter.
    public var room: Proposal
    /// The sizes of the earlier candidates, which did not fit, in points.
    public var rejected: [Proposal]
  }

  /// One term of a position.
  public struct Term: Sendable, Equatable, Codable {
    /// The kinds of terms.
    public enum Kind: String, Sendable, Codable {
      /// The common line, the frame's own guide, the first view's guide.
      case line
      /// The view's guide, subtracted.
      case guide
      /// The end of the previous view.
      case end
      /// The distance to the previous view.
      case gap
      /// The padding at the edge, or the inset of a row.
      case inset
      /// The inset of the safe area; negative if a view extends out of it.
      case safeArea
      /// A fraction of the remaining space.
      case room
      /// The point of the view's center.
      case point
      /// Half the view's length, subtracted.
      case half
      /// The start of the column or row in its container.
      case track
      /// The scroll offset, subtracted.
      case scroll
      /// The remaining offset that a layout, a container or a cell's alignment determines.
      case offset
    }

    /// The kind of the term.
    public var kind: Kind
    /// The term in points.
    public var value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
      self.kind = kind
      self.value = value
    }
  }

  /// The distance to the previous view.
  public struct Gap: Sendable, Equatable, Codable {
    /// The reasons for a distance.
    public enum Rule: String, Sendable, Codable {
      /// The stack's `spacing`.
      case given
      /// 8 points between views without preferences for each other.
      case standard
      /// Between a view and a text under it: a tenth of the line height, in whole pixels, plus the descent.
      case aboveText
      /// Between a text and a view under it: 1.1 times the line height minus the cap height, or a tenth of
      /// the line height plus the descent if that is greater.
      case belowText
      /// Between two texts: the lower one's leading, in whole pixels.
      case betweenTexts
      /// The preference of a text inside of a container.
      case text
      /// 0 points next to a Spacer, and if a view prefers no distance.
      case none
      /// The sum of both views' preferences.
      case preferred
    }

    /// The reason for `value`.
    public var rule: Rule
    /// The distance in points.
    public var value: CGFloat
    /// The terms of the value in points; a leading that is rounded up adds a little.
    public var terms: [CGFloat] = []
  }

  /// The position of a guide in a view, with its reason.
  public struct Guide: Sendable, Equatable, Codable {
    /// The origins of a guide's value.
    public enum Source: String, Sendable, Codable {
      /// The default: a fraction of the view's length, or the guide's own default.
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

    /// A child's contribution to a container's guide.
    public struct Part: Sendable, Equatable, Codable {
      /// The id of the child.
      public var id: Int
      /// The child's value in the container's coordinates, in points.
      public var value: CGFloat
    }

    /// The name of the guide, or of a custom guide's type.
    public var name: String
    /// The axis of the guide.
    public var axis: Direction
    /// The distance from the view's leading edge or top, in points.
    public var value: CGFloat
    /// The default value in points, in effect if nothing sets the guide.
    public var standard: CGFloat
    /// The origin of the value.
    public var source: Source
    /// The id of the modifier or text that sets the guide; nil for a default and for a mean of several.
    public var origin: Int?
    /// The line of `origin` in the source; nil if unknown.
    public var line: Int?
    /// The rule by which the container merged several values; nil for other origins.
    public var rule: Rule?
    /// The merged values; empty if only one child had a value.
    public var parts: [Part] = []

    /// Whether something sets the guide; otherwise it has its default.
    public var isExplicit: Bool { source != .standard }
  }
}
