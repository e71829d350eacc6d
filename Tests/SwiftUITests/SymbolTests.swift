// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@testable import Storypole
@testable import StorypoleCairo

/// Symbols drawn with the icon font.
@Suite struct SymbolTests {
  private static let engine = PangoTextEngine()
  private let composer = SymbolComposer(engine: engine, weight: 400)

  private func art(_ name: String) throws -> SymbolArt {
    try #require(composer.symbol(name[...]))
  }

  /// Required: at least 90 % of the uses in public code. Docs/Symbols.md states 97 % of the uses and 92 % of
  /// the names.
  @Test func mostUsesAreCovered() {
    let uses = SymbolUses.counts
    let known = uses.filter { composer.symbol($0.name[...]) != nil }
    let share = Double(known.reduce(0) { $0 + $1.count }) / Double(uses.reduce(0) { $0 + $1.count })
    #expect(share >= 0.97)
    #expect(Double(known.count) / Double(uses.count) >= 0.915)
  }

  /// A row of the catalog with an icon that the font lacks would draw a box.
  @Test(arguments: SymbolCatalog.names)
  func everyRowCanBeDrawn(name: String) throws {
    #expect(try !art(name).ink.isEmpty)
    #expect(try !art(name + ".fill").ink.isEmpty)
  }

  @Test(arguments: SymbolEnclosure.names)
  func everyEnclosureCanBeDrawn(name: String) throws {
    #expect(try !art("plus." + name).ink.isEmpty)
    let filled = try art("plus." + name + ".fill")
    #expect(filled.layers.contains { $0.isInlay } || name == "tv")
  }

  /// The position of an arrow's points: those of its head, three of five, are at its tip.
  private func middle(_ name: String) throws -> CGPoint {
    var points: [CGPoint] = []
    for piece in try art(name).layers.flatMap(\.pieces) {
      piece.path.forEach { element in
        switch element {
        case .move(let end), .line(let end): points.append(end)
        default: break
        }
      }
    }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count - 12,
      y: points.reduce(0) { $0 + $1.y } / count - 12)
  }

  // Derived from the names: to the right is positive x, down is positive y.
  @Test(
    arguments: [
      ("arrow.right", 1, 0), ("arrow.left", -1, 0), ("arrow.up", 0, -1), ("arrow.down", 0, 1),
      ("arrow.up.right", 1, -1), ("arrow.up.left", -1, -1), ("arrow.down.right", 1, 1),
      ("arrow.down.left", -1, 1),
    ] as [(String, CGFloat, CGFloat)])
  func arrowsPointTheRightWay(name: String, x: CGFloat, y: CGFloat) throws {
    let middle = try middle(name)
    #expect((middle.x * 2).rounded().signum == x)
    #expect((middle.y * 2).rounded().signum == y)
  }

  // Derived: `1.circle` is a circle and the outline of a 1.
  @Test(arguments: 0...50)
  func numbersAreTheirDigits(number: Int) throws {
    let drawn = try art("\(number).circle").layers.flatMap(\.pieces)
    let digits = composer.text("\(number)", capHeight: 16)
    #expect(drawn.count == 2)
    #expect(drawn.contains { $0.path.elements.count == digits.elements.count })
  }

  @Test func nothingIsMissingInTheFont() { #expect(PangoTextEngine().outline(ofIcon: "x") == nil) }

  /// Glyphs of icon fonts have private use characters, which no reader of a document understands.
  @MainActor @Test func documentsHaveNoPrivateCharacters() throws {
    let renderer = ImageRenderer(
      content: HStack {
        Image(systemName: "bell.fill")
        Image(systemName: "1.circle.fill")
      })
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(!svg.contains("<text"))
    #expect(svg.unicodeScalars.allSatisfy { !(0xE000...0xF8FF).contains($0.value) })
    let pdf = String(decoding: try renderer.pdfData(), as: UTF8.self)
    #expect(!pdf.contains("/FontFile") && !pdf.contains("MaterialDesign"))
  }
}

extension CGFloat {
  fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
