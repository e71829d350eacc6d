// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

/// A number in a source that decides about a view's frame, with the place in the picture where it can be dragged.
struct SourceNumber: Codable, Equatable {
  /// The modifier and its argument, such as "frame width".
  var name: String
  var line: Int
  var value: Double
  /// The range of the literal, in bytes of the source.
  var start: Int
  var end: Int
  /// In points of the picture.
  var x: Double
  var y: Double
  var isVertical: Bool
  /// The change of the value for a point to the right or down: 1 or −1.
  var factor: Double
  /// The number of views in the picture whose frames it decides.
  var uses: Int

  /// The numbers that the reasons of a view name: those of its own modifiers, and the spacing before it.
  static func all(of view: Int, _ explanation: LayoutExplanation, in tree: CallTree) -> [Self] {
    guard explanation.entries.indices.contains(view - 1) else { return [] }
    return SourceNumberReader(explanation, tree, view).numbers
  }

  /// The source with another value of a number; nil if there is no such literal, or the value is none for a layout.
  static func replacing(
    _ range: Range<Int>, _ old: String, with value: Double, in source: Data
  ) -> Data? {
    guard value.isFinite, abs(value) <= largest, range.lowerBound >= 0,
      range.upperBound <= source.count, Double(old.replacing("_", with: "")) != nil
    else { return nil }
    let tree = CallTree(path: "", source)
    guard tree.text(range) == old, tree.isCode(range) else { return nil }
    var result = source
    result.replaceSubrange(range, with: Data(EditSearch.points(value).utf8))
    return result
  }

  private static let largest = 10_000.0
}

/// Finds the numbers of one view.
private struct SourceNumberReader {
  let explanation: LayoutExplanation
  let tree: CallTree
  let outer: LayoutExplanation.Entry
  let isMirrored: Bool
  private(set) var numbers: [SourceNumber] = []

  init(_ explanation: LayoutExplanation, _ tree: CallTree, _ view: Int) {
    self.explanation = explanation
    self.tree = tree
    outer = explanation.outermost(of: explanation.entry(view))
    isMirrored = outer.horizontal.isMirrored
    let chain = explanation.chain(of: outer.view)
    for entry in chain {
      guard let call = call(entry.name, entry.line, entry.file) else { continue }
      switch entry.name {
      case "padding": padding(call, entry)
      case "frame": frame(call, entry)
      case "offset": offset(call, entry)
      default: break
      }
    }
    guides()
    spacing(outer)
    // A stack's own spacing, at its first gap.
    if let core = chain.last,
      let second = explanation.entries.first(where: {
        $0.parent == core.id && ($0.horizontal.gap ?? $0.vertical.gap) != nil
      })
    {
      spacing(second)
    }
  }

  private func call(_ name: String, _ line: Int?, _ file: String?) -> CallTree.Call? {
    // The same name may be in another file of the module.
    guard let line, file.map({ ($0 as NSString).lastPathComponent }) ?? self.file == self.file
    else {
      return nil
    }
    let found = tree.calls.filter { $0.line == line && $0.name == name }
    return found.count == 1 ? found[0] : nil
  }

  private var file: String { (tree.path as NSString).lastPathComponent }

  private mutating func add(
    _ name: String, _ literal: Range<Int>, _ x: CGFloat, _ y: CGFloat, isVertical: Bool = false,
    factor: Double = 1, uses: Int
  ) {
    guard let value = Double(tree.text(literal).replacing("_", with: "")) else { return }
    let number = SourceNumber(
      name: name, line: tree.line(at: literal.lowerBound), value: value,
      start: literal.lowerBound, end: literal.upperBound, x: Double(x), y: Double(y),
      isVertical: isVertical, factor: factor, uses: uses)
    if !numbers.contains(where: { $0.start == number.start }) { numbers.append(number) }
  }

  /// The number of views that the call of an entry makes or modifies: more than one in a row of data.
  private func uses(_ entry: LayoutExplanation.Entry) -> Int {
    explanation.entries.count {
      $0.name == entry.name && $0.line == entry.line && $0.file == entry.file
    }
  }

  private func argument(_ call: CallTree.Call, _ label: String) -> Range<Int>? {
    tree.arguments(of: call).first { $0.label == label }?.value
  }

  /// At the edge that a longer padding moves outward.
  private mutating func padding(_ call: CallTree.Call, _ entry: LayoutExplanation.Entry) {
    let arguments = tree.arguments(of: call)
    guard arguments.allSatisfy({ $0.label == nil }), (1...2).contains(arguments.count) else {
      return
    }
    let edges = arguments.count == 2 ? tree.text(arguments[0].value) : ".all"
    let frame = entry.frame
    let literal = arguments[arguments.count - 1].value
    let uses = uses(entry)
    let name = edges == ".all" ? "padding" : "padding \(edges.dropFirst())"
    switch edges {
    case ".top":
      add(name, literal, frame.midX, frame.minY, isVertical: true, factor: -1, uses: uses)
    case ".bottom", ".vertical":
      add(name, literal, frame.midX, frame.maxY, isVertical: true, uses: uses)
    case ".leading" where !isMirrored, ".trailing" where isMirrored:
      add(name, literal, frame.minX, frame.midY, factor: -1, uses: uses)
    case ".leading", ".trailing", ".horizontal", ".all":
      add(name, literal, frame.maxX, frame.midY, uses: uses)
    // Sets of edges.
    default: add("padding", literal, frame.maxX, frame.midY, uses: uses)
    }
  }

  private mutating func frame(_ call: CallTree.Call, _ entry: LayoutExplanation.Entry) {
    let frame = entry.frame
    let uses = uses(entry)
    if let width = argument(call, "width") {
      add("frame width", width, frame.maxX, frame.midY, uses: uses)
    }
    if let height = argument(call, "height") {
      add("frame height", height, frame.midX, frame.maxY, isVertical: true, uses: uses)
    }
  }

  /// In the middle of the view as it is drawn.
  private mutating func offset(_ call: CallTree.Call, _ entry: LayoutExplanation.Entry) {
    guard !isMirrored, let core = explanation.chain(of: outer.view).last else { return }
    let middle = (x: core.frame.midX, y: core.frame.midY)
    let uses = uses(entry)
    if let x = argument(call, "x") { add("offset x", x, middle.x, middle.y, uses: uses) }
    if let y = argument(call, "y") {
      add("offset y", y, middle.x, middle.y, isVertical: true, uses: uses)
    }
  }

  /// In the middle of the gap before a view, if the stack around it is given a spacing.
  private mutating func spacing(_ entry: LayoutExplanation.Entry) {
    guard let parent = entry.parent.map(explanation.entry),
      let call = call(parent.name, parent.line, parent.file),
      let literal = argument(call, "spacing")
    else { return }
    let frame = entry.frame
    let uses = uses(parent)
    if let gap = entry.horizontal.gap, gap.rule == .given {
      let x = isMirrored ? frame.maxX + gap.value / 2 : frame.minX - gap.value / 2
      add("spacing", literal, x, frame.midY, factor: isMirrored ? -1 : 1, uses: uses)
    } else if let gap = entry.vertical.gap, gap.rule == .given {
      let y = frame.minY - gap.value / 2
      add("spacing", literal, frame.midX, y, isVertical: true, uses: uses)
    }
  }

  /// On the guide's line, at the view's edge, if a single number is in the closure.
  private mutating func guides() {
    for guide in outer.guides where guide.source == .modifier {
      guard let origin = guide.origin.map(explanation.entry), origin.view == outer.view,
        let call = call("alignmentGuide", guide.line, origin.file),
        let (literal, isSubtracted) = tree.onlyNumber(inClosureOf: call)
      else { continue }
      let frame = outer.frame
      let factor: Double = isSubtracted ? -1 : 1
      let name = "guide \(guide.name)"
      let uses = uses(guide)
      if guide.axis == .horizontal {
        let x = isMirrored ? frame.maxX - guide.value : frame.minX + guide.value
        add(name, literal, x, frame.minY, factor: isMirrored ? -factor : factor, uses: uses)
      } else {
        let y = frame.minY + guide.value
        add(name, literal, frame.minX, y, isVertical: true, factor: factor, uses: uses)
      }
    }
  }

  /// The number of views with the guide of a modifier; containers around them may have it as well.
  private func uses(_ guide: LayoutExplanation.Guide) -> Int {
    let equals = explanation.entries.flatMap(\.guides).filter {
      $0.source == .modifier && $0.name == guide.name && $0.axis == guide.axis
        && $0.line == guide.line
    }
    return Set(equals.compactMap(\.origin)).count
  }
}
