// SPDX-License-Identifier: Apache-2.0
/// Turns text into sizes and glyphs. Layout knows text only through this protocol: Pango stands
/// behind it in pictures, fixed metrics in layout tests that need no font.
///
/// Engines may be called from any thread.
public protocol TextEngine: AnyObject, Sendable {
  /// Shapes once; every width is then fitted from the result. Expensive for a paragraph that the engine
  /// has not seen lately: callers keep the answer.
  func shape(_ paragraph: Paragraph) -> any ShapedText
  /// The vertical metrics of a font.
  func metrics(of font: FontRequest) -> FontMetrics
  /// The outline of an icon of the icon font, in a square of 24 × 24 with y downwards; nil when the
  /// font is missing or has no icon of that name.
  func outline(ofIcon name: String) -> Path?
  /// The outlines of a text on one line, from its origin on the baseline.
  func outline(of text: String, in font: FontRequest) -> Path
  /// Sentences about fonts that were missing or glyphs that could not be drawn, since the last call.
  func takeWarnings() -> [String]
}

extension TextEngine {
  /// An engine without fonts has no outlines.
  public func outline(ofIcon name: String) -> Path? { nil }
  public func outline(of text: String, in font: FontRequest) -> Path { Path() }
}

/// A shaped paragraph that can be fitted to any proposal.
public protocol ShapedText: AnyObject, Sendable {
  /// The lines for a proposal. nil proposes no limit on that axis; width 0 gives one character a
  /// line; a height keeps at least one line. The size is rounded up to device pixels.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
  /// The same, but the lines may be left out: cheaper, and enough for a size.
  func measure(width: CGFloat?, height: CGFloat?) -> TextLayout
  /// How far the characters between two UTF-8 offsets advance, on one line.
  func advance(from start: Int, to end: Int) -> CGFloat
  /// Metrics of the first line's font (for the distance to a view above) and of the last line's.
  var firstMetrics: FontMetrics { get }
  var lastMetrics: FontMetrics { get }
}

extension ShapedText {
  /// An engine that does not know has all carets at the start.
  public func advance(from start: Int, to end: Int) -> CGFloat { 0 }

  public func measure(width: CGFloat?, height: CGFloat?) -> TextLayout {
    layout(width: width, height: height)
  }
}

/// A text fitted to a proposal. Coordinates are points from its own top-left corner.
public struct TextLayout: Sendable, Equatable {
  public var size: CGSize
  /// From the top, rounded as the platform does: the first to the nearest pixel, the last up.
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  public var lines: [TextLine]
  public var isTruncated: Bool
  /// The share of their size that the characters are drawn at; below 1 where
  /// `Paragraph.minimumScaleFactor` let them shrink.
  public var scale: CGFloat = 1

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

public struct TextLine: Sendable, Equatable {
  /// The characters of the line, as UTF-8 offsets into the paragraph's whole string.
  public var range: Range<Int>
  /// Left edge and baseline of the line. Lines are placed for a text as wide as its own size.
  public var origin: CGPoint
  /// The drawn width, without trailing spaces.
  public var width: CGFloat
  public var glyphs: [PaintedGlyphs]

  public init(range: Range<Int>, origin: CGPoint, width: CGFloat, glyphs: [PaintedGlyphs]) {
    self.range = range
    self.origin = origin
    self.width = width
    self.glyphs = glyphs
  }
}

/// Glyphs with what their run says about colour and decoration.
public struct PaintedGlyphs: Sendable, Equatable {
  public var run: GlyphRun
  public var color: ResolvedColor?
  /// The run's `paint`.
  public var paint: Int?
  public var background: ResolvedColor?
  /// Rectangles of underline and strikethrough, in the text's coordinates.
  public var decorations: [DecorationLine]
  public var link: String?
  /// From the line's top to its bottom, as wide as the run: what a background fills and a link
  /// covers. In the text's coordinates.
  public var bounds: CGRect
  /// Which of the paragraph's runs it comes from, and where it begins in the paragraph's string, in
  /// UTF-8 bytes.
  public var source = 0
  public var start = 0

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

public struct DecorationLine: Sendable, Equatable {
  public var rect: CGRect
  public var pattern: TextRun.Decoration.Pattern
  public var color: ResolvedColor?

  public init(rect: CGRect, pattern: TextRun.Decoration.Pattern, color: ResolvedColor?) {
    self.rect = rect
    self.pattern = pattern
    self.color = color
  }
}

/// Glyphs of one face at one size, placed on a baseline: all that drawing needs, without Pango.
public struct GlyphRun: Sendable, Equatable {
  public var face: FontFace
  /// In points.
  public var size: CGFloat
  /// Glyph ids in the face, in the order of the text (right to left for Arabic or Hebrew).
  public var glyphs: [UInt32]
  /// One origin for each glyph, in the text's coordinates (points).
  public var positions: [CGPoint]
  /// The characters, for formats whose text can be searched, with the glyph count of each cluster
  /// in the order of `glyphs`.
  public var text: String
  public var clusters: [Cluster]
  /// Where the run ends on the baseline: the sum of its advances.
  public var width: CGFloat
  /// Whether all digits have one width (OpenType's `tnum`): for formats that choose glyphs anew.
  public var hasMonospacedDigits = false

  public struct Cluster: Sendable, Equatable {
    /// UTF-8 bytes of `text`.
    public var bytes: Int
    public var glyphs: Int
    public init(bytes: Int, glyphs: Int) {
      self.bytes = bytes
      self.glyphs = glyphs
    }
  }

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

  /// The same run moved by `offset`.
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
  public var path: String
  /// The face's number in a collection.
  public var index: Int
  /// OpenType variation settings, such as "wght=600"; empty for static fonts.
  public var variations: String
  /// Drawn slanted or emboldened because the file has no such face.
  public var syntheticSlant: CGFloat
  public var syntheticBold: Bool

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
