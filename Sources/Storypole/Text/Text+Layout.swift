// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// The lines of a text as they are drawn, in points from its top-left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let drawing: TextDrawing

    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool { drawing.layout.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { drawing.layout.lines.count }

    public subscript(index: Int) -> Line {
      Line(origin: drawing.layout.lines[index].origin, drawing: drawing, index: index)
    }

    public static func == (a: Layout, b: Layout) -> Bool { a.drawing == b.drawing }

    /// How lines and their parts are drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Changes nothing here: glyphs stand where they stand, to fractions of a pixel.
      @inlinable public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1 << 0)
      }
    }

    /// A character of the text. Says only which comes first.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      @usableFromInline var value: Int

      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// The room that a part of a text takes, whatever its letters look like.
    @frozen public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// To the next line.
      public var leading: CGFloat

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

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line: its runs in the order of the text.
    public struct Line: RandomAccessCollection, Equatable {
      /// The left end of the baseline. A line that is given another one is drawn there.
      public var origin: CGPoint
      let drawing: TextDrawing
      let index: Int

      private var line: TextLine { drawing.layout.lines[index] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { line.glyphs.count }

      public subscript(index: Int) -> Run {
        let offset = CGSize(
          width: origin.x - line.origin.x, height: origin.y - line.origin.y)
        return Run(drawing: drawing, glyphs: line.glyphs[index].moved(by: offset))
      }

      /// As high as the highest of the runs.
      public var typographicBounds: TypographicBounds {
        let runs = map(\.typographicBounds)
        return TypographicBounds(
          origin: origin, width: line.width,
          ascent: runs.map { origin.y - $0.rect.minY }.max() ?? 0,
          descent: runs.map { $0.rect.maxY - origin.y }.max() ?? 0,
          leading: runs.map(\.leading).max() ?? 0)
      }
    }

    /// A part of a line in one font and one direction. Its elements are characters, or several that
    /// share glyphs.
    public struct Run: RandomAccessCollection, Equatable {
      let drawing: TextDrawing
      let glyphs: PaintedGlyphs

      public typealias SubSequence = RunSlice
      public var startIndex: Int { 0 }
      public var endIndex: Int { glyphs.run.clusters.count }

      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The attribute that `Text.customAttribute(_:)` gave the run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        drawing.text.customAttributes[glyphs.source].lazy.compactMap { $0.value as? T }.last
      }

      public var layoutDirection: LayoutDirection {
        glyphs.isRightToLeft ? .rightToLeft : .leftToRight
      }
      public var typographicBounds: TypographicBounds { self[0..<endIndex].typographicBounds }
      public var characterIndices: [CharacterIndex] { self[0..<endIndex].characterIndices }
    }

    /// Neighbours in a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public typealias Element = RunSlice
      public typealias SubSequence = RunSlice

      public var run: Run
      /// Of the run's elements.
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: 0..<run.endIndex)
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }

      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      public var typographicBounds: TypographicBounds {
        let source = run.drawing.text.paragraph.runs[run.glyphs.source]
        let metrics = run.drawing.metrics(source.font)
        let bounds = run.glyphs.bounds(of: indices)
        return TypographicBounds(
          origin: CGPoint(x: bounds.minX, y: run.glyphs.baseline), width: bounds.width,
          ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
      }

      public var characterIndices: [CharacterIndex] {
        run.glyphs.starts[indices].map { CharacterIndex(value: $0) }
      }

      var glyphs: PaintedGlyphs { run.glyphs.slice(indices) }
    }
  }
}

/// What the parts of a layout have in common.
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
