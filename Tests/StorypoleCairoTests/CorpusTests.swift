// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Our text engine and line fitter with five hundred strings, compared with Pango's own layout of them in the
/// same fonts.
@Suite struct CorpusTests {
  /// At 12 points the system font's tracking is 0.
  static let size: CGFloat = 12
  static let widths: [CGFloat] = [20, 35, 50, 65, 80, 100, 120, 150, 180, 220, 280, 360]

  @Test func thereAreFiveHundredInTwentyScripts() {
    let strings = TextCorpus.all.flatMap(\.strings)
    #expect(TextCorpus.all.count == 20)
    #expect(Set(strings).count == 500)
  }

  @Test(arguments: TextCorpus.all.indices)
  func breaksAndAdvancesArePangos(script: Int) {
    for string in TextCorpus.all[script].strings {
      let (shaped, reference) = Self.both(string)
      var bytes = 0
      for unit in shaped.units {
        #expect(unit.bytes.lowerBound == bytes)
        bytes = unit.bytes.upperBound
        let advance = reference.advances[unit.bytes.lowerBound] ?? -1
        #expect(abs(unit.advance - advance) < 1e-3, "\(string): byte \(unit.bytes.lowerBound)")
        let attributes = reference.attributes[unit.bytes.lowerBound]
        guard unit.bytes.lowerBound > 0, let attributes else { continue }
        let isBreak = !unit.traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
        #expect(isBreak == attributes.isBreak, "\(string): byte \(unit.bytes.lowerBound)")
        #expect(unit.traits.contains(.splitBefore) == attributes.isCursorPosition)
      }
      #expect(bytes == string.utf8.count)
      #expect(reference.advances.count == shaped.units.count)
      let width = shaped.units.reduce(0) { $0 + $1.advance }
      #expect(abs(width - reference.width) < 1e-2, "\(string)")
    }
  }

  @Test(arguments: TextCorpus.all.indices)
  func linesFitAndHoldEverything(script: Int) {
    for string in TextCorpus.all[script].strings {
      let shaped = Self.both(string).shaped
      let fitter = LineFitter(shaped)
      let text = FittedText(shaped) { _ in shaped }
      for width in Self.widths {
        let lines = fitter.breaker.lines(width: width)
        #expect(lines.first?.lowerBound == 0 && lines.last?.upperBound == shaped.units.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        for line in lines {
          #expect(!line.isEmpty)
          let fits = fitter.breaker.drawnWidth(line) <= width + LineBreaker.tolerance
          #expect(fits || Self.isIndivisible(fitter.breaker.trimmed(line), shaped), "\(string)")
        }
        let placed = text.layout(width: width, height: nil).lines
        #expect(placed.first?.range.lowerBound == 0)
        #expect(placed.last?.range.upperBound == string.utf8.count)
        #expect(
          zip(placed, placed.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
      }
    }
  }

  /// Lines are Pango's except for three rules of ours: a paragraph of two lines does not end in a single word,
  /// characters that share glyphs (Thai, Lao, Khmer, Tamil, Telugu) stay together, and a space hangs also after
  /// a character that is wider than the line. Which scripts meet the last two depends on the installed fonts.
  @Test func linesArePangos() {
    var equal = 0
    var evened = 0
    var joined = 0
    for script in TextCorpus.all where !script.isRightToLeft && script.name != "Mixed" {
      for string in script.strings {
        let (shaped, reference) = Self.both(string)
        let breaker = LineBreaker(units: shaped.units)
        for (width, starts) in zip(Self.widths, reference.lineStarts) {
          let pangos = Self.hangingSpaces(in: starts, width: width, breaker, shaped)
          let lines = breaker.lines(width: width)
          let ours = lines.map { shaped.units[$0.lowerBound].bytes.lowerBound }
          if ours == pangos {
            equal += 1
          } else if Self.isEvenedOut(lines, insteadOf: pangos, breaker, shaped) {
            evened += 1
          } else if Self.keepsTogether(ours, insteadOf: pangos, shaped) {
            joined += 1
          } else {
            Issue.record("\(script.name), \(width) points, \(string): \(ours), Pango \(pangos)")
          }
        }
      }
    }
    #expect(equal + evened + joined == 17 * TextCorpus.stringsPerScript * Self.widths.count)
    // Exceptions stay exceptions.
    #expect(evened > 0 && evened * 20 < equal)
    #expect(joined * 20 < equal)
  }
}

// MARK: - Judging lines

extension CorpusTests {
  /// The unit that begins at a byte.
  private static func firstUnit(at byte: Int, _ shaped: ShapedParagraph) -> Int? {
    shaped.units.firstIndex { $0.bytes.lowerBound == byte }
  }

  /// Whether no part of a line could move to the next one.
  private static func isIndivisible(_ line: Range<Int>, _ shaped: ShapedParagraph) -> Bool {
    line.dropFirst().allSatisfy {
      shaped.units[$0].traits.isDisjoint(with: [.splitBefore, .breakBefore, .mustBreakBefore])
    }
  }

  /// Whether two lines differ from Pango's two by the word before Pango's break, which moved down to a single
  /// word, and are more even.
  private static func isEvenedOut(
    _ lines: [Range<Int>], insteadOf starts: [Int], _ breaker: LineBreaker,
    _ shaped: ShapedParagraph
  ) -> Bool {
    guard lines.count == 2, starts.count == 2,
      let start = firstUnit(at: starts[1], shaped)
    else { return false }
    func breaks(in range: Range<Int>) -> Int {
      range.count { shaped.units[$0].traits.contains(.breakBefore) }
    }
    func unevenness(_ start: Int) -> CGFloat {
      abs(breaker.drawnWidth(0..<start) - breaker.drawnWidth(start..<shaped.units.count))
    }
    let moved = lines[1].lowerBound
    return moved < start && breaks(in: moved + 1..<start) == 0
      && breaks(in: start + 1..<shaped.units.count) == 0 && unevenness(moved) < unevenness(start)
  }
}

extension CorpusTests {
  /// Pango's lines without those that hold only the space after a character that is wider than the line.
  private static func hangingSpaces(
    in starts: [Int], width: CGFloat, _ breaker: LineBreaker, _ shaped: ShapedParagraph
  ) -> [Int] {
    starts.indices.filter { index in
      guard index > 0, index + 1 < starts.count,
        let unit = firstUnit(at: starts[index], shaped),
        shaped.units[unit].bytes.upperBound == starts[index + 1],
        shaped.units[unit].traits.contains(.space),
        let first = firstUnit(at: starts[index - 1], shaped)
      else { return true }
      return breaker.drawnWidth(first..<unit) <= width || !isIndivisible(first..<unit, shaped)
    }.map { starts[$0] }
  }

  /// Whether Pango breaks the first differing line inside a unit.
  private static func keepsTogether(
    _ ours: [Int], insteadOf starts: [Int], _ shaped: ShapedParagraph
  ) -> Bool {
    let same = zip(ours, starts).prefix { $0.0 == $0.1 }.count
    guard same < starts.count else { return false }
    let start = starts[same]
    return shaped.units.contains { $0.bytes.lowerBound < start && start < $0.bytes.upperBound }
  }
}

// MARK: - Pango's own layout

extension CorpusTests {
  struct Reference {
    /// In points.
    var width: CGFloat = 0
    /// The advance of each cluster, by its first byte.
    var advances: [Int: CGFloat] = [:]
    var attributes: [Int: (isBreak: Bool, isCursorPosition: Bool)] = [:]
    /// The first bytes of the lines at each of `widths`.
    var lineStarts: [[Int]] = []
  }

  private static func both(_ string: String) -> (shaped: ShapedParagraph, reference: Reference) {
    let engine = TextMetricsTests.engine
    let paragraph = Paragraph(runs: [TextRun(string, font: FontRequest(size: size))])
    let reference = engine.withShaper { shaper in
      let run = engine.shapingRun(
        paragraph.runs[0], bytes: 0..<string.utf8.count,
        script: .init(locale: paragraph.locale, text: string))
      defer { pango_font_description_free(run.description) }
      return Self.reference(string, run: run, locale: paragraph.locale, context: shaper.context)
    }
    return (engine.shaped(paragraph), reference)
  }

  private static func reference(
    _ string: String, run: ShapingRun, locale: String, context: OpaquePointer
  ) -> Reference {
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(
      attributes, pango_attr_language_new(pango_language_from_string(locale)))
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(run.description))
    // SwiftUI adds no hyphens.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, string, -1)

    var reference = Reference()
    var rect = PangoRectangle()
    pango_layout_get_extents(layout, nil, &rect)
    reference.width = CGFloat(rect.width) / CGFloat(PANGO_SCALE)
    addAdvances(of: pango_layout_get_line_readonly(layout, 0), to: &reference)
    var count: Int32 = 0
    let logAttributes = pango_layout_get_log_attrs_readonly(layout, &count)!
    var byte = 0
    for (i, scalar) in string.unicodeScalars.enumerated() {
      let attribute = logAttributes[i]
      reference.attributes[byte] = (
        attribute.is_line_break != 0, attribute.is_cursor_position != 0
      )
      byte += scalar.utf8.count
    }
    for width in widths {
      pango_layout_set_width(layout, Int32(width * CGFloat(PANGO_SCALE)))
      reference.lineStarts.append(
        (0..<pango_layout_get_line_count(layout)).map {
          Int(pango_layout_get_line_readonly(layout, $0).pointee.start_index)
        })
    }
    return reference
  }

  private static func addAdvances(
    of line: UnsafeMutablePointer<PangoLayoutLine>, to reference: inout Reference
  ) {
    var next = line.pointee.runs
    while let node = next {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      for i in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let byte = Int(run.item.pointee.offset) + Int(run.glyphs.pointee.log_clusters[i])
        reference.advances[byte, default: 0] +=
          CGFloat(run.glyphs.pointee.glyphs[i].geometry.width) / CGFloat(PANGO_SCALE)
      }
      next = node.pointee.next
    }
  }
}
