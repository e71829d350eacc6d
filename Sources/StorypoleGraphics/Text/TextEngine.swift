// SPDX-License-Identifier: Apache-2.0
/// Turns text into sizes and glyphs. Layout accesses text only through this protocol: Pango implements it for
/// pictures, fixed metrics for layout tests without fonts.
///
/// Engines may be called from any thread.
public protocol TextEngine: AnyObject, Sendable {
  /// Shapes a paragraph once; the result fits it to every width. Expensive for paragraphs that are not in the
  /// engine's cache: callers keep the result.
  func shape(_ paragraph: Paragraph) -> any ShapedText
  /// The vertical metrics of a font.
  func metrics(of font: FontRequest) -> FontMetrics
  /// The outline of an icon of the icon font, in a square of 24 × 24 with y pointing down; nil if the font is
  /// missing or has no icon with that name.
  func outline(ofIcon name: String) -> Path?
  /// The outlines of a text on one line, from its origin on the baseline.
  func outline(of text: String, in font: FontRequest) -> Path
  /// Warnings about missing fonts and glyphs since the last call.
  func takeWarnings() -> [String]
}

extension TextEngine {
  /// An engine without fonts has no outlines.
  public func outline(ofIcon name: String) -> Path? { nil }
  /// An engine without fonts has no outlines.
  public func outline(of text: String, in font: FontRequest) -> Path { Path() }
}

/// A shaped paragraph that can be fitted to any proposal.
public protocol ShapedText: AnyObject, Sendable {
  /// The lines for a proposal. nil sets no limit on that axis; width 0 gives one character per line; every
  /// height keeps at least one line. The size is rounded up to device pixels.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
  /// The same, possibly without lines: cheaper, and enough for a size.
  func measure(width: CGFloat?, height: CGFloat?) -> TextLayout
  /// The advance between two UTF-8 offsets, on one line.
  func advance(from start: Int, to end: Int) -> CGFloat
  /// The metrics of the first line's font (for the distance to a view above) and of the last line's.
  var firstMetrics: FontMetrics { get }
  var lastMetrics: FontMetrics { get }
}

extension ShapedText {
  /// An engine without advances has all carets at the start.
  public func advance(from start: Int, to end: Int) -> CGFloat { 0 }

  /// The size of a complete layout.
  public func measure(width: CGFloat?, height: CGFloat?) -> TextLayout {
    layout(width: width, height: height)
  }
}

/// A text fitted to a proposal. Coordinates are points from its own top-left corner.
public struct TextLayout: Sendable, Equatable {
  /// The size in points, in whole device pixels.
  public var size: CGSize
  /// The first baseline's distance from the top, rounded to the nearest pixel.
  public var firstBaseline: CGFloat
  /// The last baseline's distance from the top, rounded up to a pixel.
  public var lastBaseline: CGFloat
  /// The lines from top to bottom; may be empty in a measurement.
  public var lines: [TextLine]
  /// Whether the text is truncated.
  public var isTruncated: Bool
  /// The scale factor of the characters; below 1 if `Paragraph.minimumScaleFactor` let them shrink.
  public var scale: CGFloat = 1

  /// Makes a layout with characters at their full size.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine],
    isTruncated: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// A line of a fitted text.
public struct TextLine: Sendable, Equatable {
  /// The characters of the line, as UTF-8 offsets into the paragraph's whole string.
  public var range: Range<Int>
  /// The left edge and the baseline of the line. Lines are placed in a text as wide as its own size.
  public var origin: CGPoint
  /// The drawn width, without trailing spaces.
  public var width: CGFloat
  /// The glyphs of the line, by run and font.
  public var glyphs: [PaintedGlyphs]

  /// Makes a line.
  public init(range: Range<Int>, origin: CGPoint, width: CGFloat, glyphs: [PaintedGlyphs]) {
    self.range = range
    self.origin = origin
    self.width = width
    self.glyphs = glyphs
  }
}

/// Glyphs with their run's color and decoration.
public struct PaintedGlyphs: Sendable, Equatable {
  /// The glyphs and their positions.
  public var run: GlyphRun
  /// The color of the run; nil uses the whole text's paint.
  public var color: ResolvedColor?
  /// The run's `paint`; nil by default.
  public var paint: Int?
  /// The color behind the run; nil for none.
  public var background: ResolvedColor?
  /// Rectangles of underline and strikethrough, in the text's coordinates.
  public var decorations: [DecorationLine]
  /// The address of the run's link; nil for none.
  public var link: String?
  /// The rectangle from the line's top to its bottom, as wide as the run, in the text's coordinates: the area
  /// of a background or a link.
  public var bounds: CGRect
  /// The index of the glyphs' run in the paragraph.
  public var source = 0
  /// The glyphs' start in the paragraph's string, in UTF-8 bytes.
  public var start = 0

  /// Makes glyphs; by default without color and decoration.
  public init(
    run: GlyphRun, color: ResolvedColor? = nil, paint: Int? = nil,
    background: ResolvedColor? = nil, decorations: [DecorationLine] = [], link: String? = nil,
    bounds: CGRect = .zero
  ) {
    self.run = run
    self.color = color
    self.paint = paint
    self.background = background
    self.decorations = decorations
    self.link = link
    self.bounds = bounds
  }
}

/// A part of an underline or strikethrough.
public struct DecorationLine: Sendable, Equatable {
  /// The rectangle of the line, in the text's coordinates.
  public var rect: CGRect
  /// The pattern of the line.
  public var pattern: TextRun.Decoration.Pattern
  /// The color of the line; nil uses the text's own.
  public var color: ResolvedColor?

  /// Makes a line.
  public init(rect: CGRect, pattern: TextRun.Decoration.Pattern, color: ResolvedColor?) {
    self.rect = rect
    self.pattern = pattern
    self.color = color
  }
}

/// Glyphs of one face at one size, placed on a baseline: ready to draw without Pango.
public struct GlyphRun: Sendable, Equatable {
  /// The face of the glyph ids.
  public var face: FontFace
  /// The size of the font in points.
  public var size: CGFloat
  /// Glyph ids in the face, in text order (right to left for Arabic or Hebrew).
  public var glyphs: [UInt32]
  /// One origin for each glyph, in the text's coordinates (points).
  public var positions: [CGPoint]
  /// The characters, for formats with searchable text, in the order of `glyphs`.
  public var text: String
  /// The clusters of `text`, in the order of `glyphs`.
  public var clusters: [Cluster]
  /// The run's end on the baseline: the sum of its advances.
  public var width: CGFloat
  /// Whether all digits have one width (OpenType's `tnum`), for formats that select glyphs again.
  public var hasMonospacedDigits = false

  /// The characters of one group of glyphs.
  public struct Cluster: Sendable, Equatable {
    /// The number of UTF-8 bytes of `text`.
    public var bytes: Int
    /// The number of glyphs.
    public var glyphs: Int
    /// Makes a cluster.
    public init(bytes: Int, glyphs: Int) {
      self.bytes = bytes
      self.glyphs = glyphs
    }
  }

  /// Makes a run, with one position for each glyph.
  public init(
    face: FontFace, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], text: String,
    clusters: [Cluster], width: CGFloat
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
    self.clusters = clusters
    self.width = width
  }

  /// The run moved by an offset in points.
  public func moved(by offset: CGSize) -> GlyphRun {
    var run = self
    for i in run.positions.indices {
      run.positions[i].x += offset.width
      run.positions[i].y += offset.height
    }
    return run
  }
}

/// A face in a font file.
public struct FontFace: Hashable, Sendable {
  /// The path of the font file; empty for a face without a file.
  public var path: String
  /// The face's number in a collection.
  public var index: Int
  /// OpenType variation settings, such as "wght=600"; empty for static fonts.
  public var variations: String
  /// The added slant if the file lacks an italic face: the tangent of its angle; 0 adds none.
  public var syntheticSlant: CGFloat
  /// Whether strokes are emboldened because the file lacks a bold face.
  public var syntheticBold: Bool

  /// Makes a face.
  public init(
    path: String, index: Int = 0, variations: String = "", syntheticSlant: CGFloat = 0,
    syntheticBold: Bool = false
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.syntheticSlant = syntheticSlant
    self.syntheticBold = syntheticBold
  }
}
