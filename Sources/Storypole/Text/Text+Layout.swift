// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// The lines of a text, in points from its top-left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let drawing: TextDrawing

    /// Whether an ellipsis replaces a part of the text.
    public var isTruncated: Bool { drawing.layout.isTruncated }

    /// The index of the first line; always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { drawing.layout.lines.count }

    /// The line at an index, at the position where the text draws it.
    public subscript(index: Int) -> Line {
      Line(origin: drawing.layout.lines[index].origin, drawing: drawing, index: index)
    }

    public static func == (a: Layout, b: Layout) -> Bool { a.drawing == b.drawing }

    /// Options for drawing lines and their parts.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt32
      /// Creates options from their bits; those without a name are kept.
      @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Keeps the positions of glyphs at fractions of a pixel. Has no effect, because glyphs are always
      /// drawn there.
      @inlinable public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1 << 0)
      }
    }

    /// The position of a character in the text; only the order of two positions has a meaning.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      @usableFromInline var value: Int

      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
      /// Returns the distance to another position, in bytes of UTF-8.
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      /// Returns the position `n` bytes of UTF-8 further on.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// The extent of a part of a text, regardless of the shapes of its letters.
    @frozen public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, in points.
      public var origin: CGPoint
      /// The width in points, from the left end of the baseline.
      public var width: CGFloat
      /// The distance in points from the baseline up to the top.
      public var ascent: CGFloat
      /// The distance in points from the baseline down to the bottom.
      public var descent: CGFloat
      /// The font's distance in points from the bottom to the next line.
      public var leading: CGFloat

      /// Creates bounds without any extent at the origin.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

      init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The rectangle from the ascent to the descent; leading isn't part of it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text: its runs in the order of the text.
    public struct Line: RandomAccessCollection, Equatable {
      /// The left end of the baseline. Set it to draw the line elsewhere.
      public var origin: CGPoint
      let drawing: TextDrawing
      let index: Int

      private var line: TextLine { drawing.layout.lines[index] }

      /// The index of the first run; always 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { line.glyphs.count }

      /// The run at an index, at the position where the line's origin places it.
      public subscript(index: Int) -> Run {
        let offset = CGSize(
          width: origin.x - line.origin.x, height: origin.y - line.origin.y)
        return Run(drawing: drawing, glyphs: line.glyphs[index].moved(by: offset))
      }

      /// The bounds of the line: as wide as the line, and as high as the highest of its runs.
      public var typographicBounds: TypographicBounds {
        let runs = map(\.typographicBounds)
        return TypographicBounds(
          origin: origin, width: line.width,
          ascent: runs.map { origin.y - $0.rect.minY }.max() ?? 0,
          descent: runs.map { $0.rect.maxY - origin.y }.max() ?? 0,
          leading: runs.map(\.leading).max() ?? 0)
      }
    }

    /// A part of a line in one font and one direction. Its elements are characters, or groups of characters with common
    /// glyphs.
    public struct Run: RandomAccessCollection, Equatable {
      let drawing: TextDrawing
      let glyphs: PaintedGlyphs

      /// A part of the run.
      public typealias SubSequence = RunSlice
      /// The index of the first element; always 0.
      public var startIndex: Int { 0 }
      /// The number of elements.
      public var endIndex: Int { glyphs.run.clusters.count }

      /// The element at an index.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The elements in a range of indices.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The attribute of a type that `Text.customAttribute(_:)` attached to the run; nil without one. The
      /// innermost wins.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        let attributes = drawing.text.customAttributes
        guard attributes.indices.contains(glyphs.source) else { return nil }
        return attributes[glyphs.source].lazy.compactMap { $0.value as? T }.last
      }

      /// The direction in which the run's letters are written.
      public var layoutDirection: LayoutDirection {
        glyphs.isRightToLeft ? .rightToLeft : .leftToRight
      }
      /// The bounds of the whole run, by its font.
      public var typographicBounds: TypographicBounds { self[0..<endIndex].typographicBounds }
      /// The position of each element's first character in the text.
      public var characterIndices: [CharacterIndex] { self[0..<endIndex].characterIndices }
    }

    /// Neighboring elements of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// A part of a run with a single element.
      public typealias Element = RunSlice
      /// A part of the run.
      public typealias SubSequence = RunSlice

      /// The run that this is a part of.
      public var run: Run
      /// The range of the run's elements.
      public var indices: Range<Int>

      /// Creates a part of a run; indices outside the run's elements are left out.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: 0..<run.endIndex)
      }

      /// The index of the first element in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last element in the run.
      public var endIndex: Int { indices.upperBound }

      /// The element at an index of the run.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The elements in a range of the run's indices.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      /// The attribute of a type that `Text.customAttribute(_:)` attached to the run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      /// The bounds of these elements; the height is that of the font.
      public var typographicBounds: TypographicBounds {
        let source = run.drawing.text.paragraph.runs[run.glyphs.source]
        let metrics = run.drawing.metrics(source.font)
        let bounds = run.glyphs.bounds(of: indices)
        return TypographicBounds(
          origin: CGPoint(x: bounds.minX, y: run.glyphs.baseline), width: bounds.width,
          ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
      }

      /// The position of each element's first character in the text.
      public var characterIndices: [CharacterIndex] {
        run.glyphs.starts[indices].map { CharacterIndex(value: $0) }
      }

      var glyphs: PaintedGlyphs { run.glyphs.slice(indices) }
    }
  }
}

/// The common data of the parts of a layout.
final class TextDrawing: Equatable {
  let text: ResolvedText
  let layout: TextLayout
  let metrics: (FontRequest) -> FontMetrics

  init(
    _ text: ResolvedText, _ layout: TextLayout, metrics: @escaping (FontRequest) -> FontMetrics
  ) {
    self.text = text
    self.layout = layout
    self.metrics = metrics
  }

  static func == (a: TextDrawing, b: TextDrawing) -> Bool {
    a === b
      || a.layout == b.layout && a.text.paragraph == b.text.paragraph
        && a.text.customAttributes == b.text.customAttributes
  }
}
