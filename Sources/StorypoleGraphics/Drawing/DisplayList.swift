// SPDX-License-Identifier: Apache-2.0
/// The content of a picture, ready to draw without views, font lookup or layout.
///
/// Items are drawn in order. Coordinates are points with y pointing down and the origin at the top left of
/// the picture; a layer's transform applies to everything up to its `end`.
public struct DisplayList: Sendable, Equatable {
  /// The picture's size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The color under everything; nil leaves the picture transparent.
  public var background: ResolvedColor?
  /// The items in the order of drawing; every `begin` has its `end`.
  public var items: [DisplayItem]
  /// The document's title, for formats that have one (PDF, SVG).
  public var title: String?
  /// The document's language as a BCP 47 tag, for formats that have one (PDF).
  public var language: String?
  /// The tag of each item, for documents with a structure (PDF); nil for none.
  package var tags: [ContentTag]?

  /// Makes a list; by default with 1 pixel per point, transparent and empty.
  public init(
    size: CGSize, scale: CGFloat = 1, background: ResolvedColor? = nil, items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// One step of drawing and its node.
public struct DisplayItem: Sendable, Equatable {
  /// The id of the layout node that painted this item; 0 if it isn't needed.
  public var node: Int
  /// The command that draws the item.
  public var command: DrawCommand

  /// Makes an item.
  public init(node: Int = 0, _ command: DrawCommand) {
    self.node = node
    self.command = command
  }
}

/// A command of a display list.
public enum DrawCommand: Sendable, Equatable {
  /// Fills a path.
  case fill(Path, Paint, FillStyle)
  /// Draws a line along a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs of one font and paint; positions are on the baseline, in points.
  indirect case glyphs(GlyphRun, Paint)
  /// Draws an image.
  case image(DrawnImage)
  /// Begins a layer that contains everything up to the matching `end`.
  indirect case begin(Layer)
  /// Ends the innermost layer.
  case end
}

/// A group that is transformed, clipped, faded or filtered as a whole.
public struct Layer: Sendable, Equatable {
  /// Maps the layer's own coordinates to those outside it.
  public var transform: CGAffineTransform = .identity
  /// The clip in the layer's own coordinates; nil clips nothing.
  public var clip: Path?
  /// The rule that fills the clip, and whether its edge is smooth.
  public var clipStyle = FillStyle()
  /// The opacity of the whole layer, from 0 to 1.
  public var opacity: Double = 1
  /// The mode in which the layer's colors combine with those behind it.
  public var blendMode: BlendMode = .normal
  /// Whether the layer is drawn as a separate picture before it combines with the drawing behind it; false by
  /// default.
  public var isolated = false
  /// Applied to the layer's picture, in order; empty by default.
  public var filters: [Filter] = []
  /// The layer's alpha is multiplied with the alpha of this list, drawn in the layer's coordinates.
  public var mask: DisplayList?
  /// A web or mail address that the layer links to, in formats that know links.
  public var link: String?

  /// Makes a layer that changes nothing.
  public init() {}
}

/// A color or gradient in the coordinates of the item that it paints.
public enum Paint: Sendable, Equatable {
  /// One color.
  case color(ResolvedColor)
  /// A gradient along the line from `start` to `end`.
  case linearGradient(stops: [ResolvedStop], start: CGPoint, end: CGPoint)
  /// A gradient from the circle of the start radius to that of the end radius.
  case radialGradient(
    stops: [ResolvedStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient that turns clockwise around the center, from `start` to `end`.
  case angularGradient(stops: [ResolvedStop], center: CGPoint, start: Angle, end: Angle)
  /// A gradient from the center of the ellipse in `bounds`; fractions are relative to its radii.
  case ellipticalGradient(
    stops: [ResolvedStop], bounds: CGRect, center: UnitPoint, startFraction: CGFloat,
    endFraction: CGFloat)
  /// A mesh of colors.
  case mesh(ColorMesh)
  /// An image.
  case image(DrawnImage)
}

/// Points of a grid and their colors, row by row; between four neighbors sRGB components are interpolated.
public struct ColorMesh: Sendable, Equatable {
  /// Points in a row.
  public var columns: Int
  /// The points of the grid, row by row; empty by default.
  public var points: [CGPoint] = []
  /// The color of each point, in the same order.
  public var colors: [ResolvedColor] = []
  /// The color under the mesh and around it.
  public var background: ResolvedColor

  /// Makes a mesh without points.
  public init(columns: Int, background: ResolvedColor) {
    self.columns = columns
    self.background = background
  }
}

/// A color at a location of a gradient. Between two stops each sRGB component is interpolated separately;
/// gradients in another color space have enough stops to match.
public struct ResolvedStop: Sendable, Hashable {
  /// The color at the location.
  public var color: ResolvedColor
  /// The location in the gradient: 0 at the start, 1 at the end.
  public var location: CGFloat

  /// Makes a stop.
  public init(color: ResolvedColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
