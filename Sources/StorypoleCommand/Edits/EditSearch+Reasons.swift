// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

// Edits that show why a view is where it is: other values for the calls that its reasons name.
extension EditSearch {
  private static let layout: Set<String> = [
    "alignmentGuide", "aspectRatio", "clipShape", "clipped", "containerRelativeFrame",
    "edgesIgnoringSafeArea", "fixedSize", "frame", "gridCellColumns", "ignoresSafeArea",
    "layoutPriority", "lineLimit", "listRowInsets", "minimumScaleFactor", "offset", "padding",
    "position", "rotationEffect", "safeAreaInset", "safeAreaPadding", "scaleEffect", "zIndex",
  ]
  /// The alignments of a container that differ from its default.
  private static let alignments = [
    "HStack": [".firstTextBaseline", ".top", ".bottom"], "VStack": [".leading", ".trailing"],
    "ZStack": [".topLeading", ".topTrailing", ".bottomTrailing"], "Grid": [".leading"],
  ]

  /// Edits of the calls around a view, the nearest first.
  static func edits(
    around view: String, _ explanation: LayoutExplanation, _ module: UserModule
  ) throws -> [SourceEdit] {
    var search = try EditSearch(explanation, module)
    guard let outer = explanation.views(named: view).first else { return [] }
    let entry = explanation.entry(outer.view)
    let calls = search.calls(of: entry)
    let own = search.own(calls)
    for place in own where layout.contains(search[place].name) { search.change(place) }
    search.reorder(own)
    if let base = own.first {
      if entry.sizing.fit.map({ $0.ideal.width > entry.frame.width + 0.5 }) == true {
        search.append(".fixedSize()", to: base)
        search.append(".layoutPriority(1)", to: base)
      }
      if search[base].name == "Image", !own.contains(where: { search[$0].name == "resizable" }) {
        search.append(
          ".resizable()", to: base, remark: "the image then fills the size proposed to it")
      }
      if outer.parent.map({ explanation.entry($0).name }) == "GeometryReader", let last = own.last {
        search.append(".frame(maxWidth: .infinity, maxHeight: .infinity)", to: last)
      }
      search.move(base, entry)
    }
    for place in calls where !own.contains(place) {
      if layout.contains(search[place].name) { search.change(place) }
      if !search[place].isMember { search.change(container: place) }
      if search[place].name == "Grid" { search.span(place) }
      if search[place].name == "HStack" { search.shorten(place) }
    }
    return search.edits
  }

  /// Without a modifier, or with another value of it.
  private mutating func change(_ place: Place) {
    if self[place].name == "aspectRatio",
      let (argument, text) = arguments(place).first(where: { $0.argument.label == "contentMode" })
    {
      replace(place, [(argument.value, text == ".fill" ? ".fit" : ".fill")])
    }
    remove(place)
  }

  private mutating func change(container place: Place) {
    remove(argument: "alignment", of: place)
    setAlignment(place, Self.alignments[self[place].name] ?? [])
    remove(argument: "spacing", of: place)
  }

  /// With the padding or the frame before the modifier that draws behind or over the view, and with the background before
  /// the modifier that clips the view.
  private mutating func reorder(_ own: [Place]) {
    move(["padding", "frame"], before: Self.clips.union(["background", "border", "overlay"]), own)
    move(["background", "overlay"], before: Self.clips, own)
  }

  private static let clips: Set<String> = ["clipShape", "clipped", "cornerRadius"]

  private mutating func move(_ moved: Set<String>, before fixed: Set<String>, _ own: [Place]) {
    guard let first = own.firstIndex(where: { fixed.contains(self[$0].name) }), first > 0,
      let last = own[first...].firstIndex(where: { moved.contains(self[$0].name) })
    else { return }
    let tree = trees[own[first].file]
    let (front, back) = (self[own[first]], self[own[last]])
    let gap = tree.text(self[own[first - 1]].end..<front.start)
    let rest = tree.text(front.start..<self[own[last - 1]].end)
    let all = front.start..<back.end
    var edit = SourceEdit(
      tree, [.init(range: all, new: tree.text(back.start..<back.end) + gap + rest)], showing: all)
    edit.remark =
      "'.\(front.name)' then includes '.\(back.name)', which is outside of it now"
    add(edit)
  }

  /// With a row only as high as its texts, if a divider makes it higher.
  private mutating func shorten(_ row: Place) {
    let tree = trees[row.file]
    let chain = tree.chain(from: row.call)
    guard let last = chain.last, !chain.contains(where: { tree.calls[$0].name == "fixedSize" }),
      tree.calls.contains(where: { $0.parent == row.call && $0.name == "Divider" })
    else { return }
    append(
      ".fixedSize(horizontal: false, vertical: true)", to: Place(file: row.file, call: last))
  }

  /// With the last cell of a short row over all columns that are left.
  private mutating func span(_ grid: Place) {
    let tree = trees[grid.file]
    func cells(of call: Int) -> [Int] {
      tree.calls.indices.filter { tree.calls[$0].parent == call && !tree.calls[$0].isMember }
    }
    let rows = cells(of: grid.call).filter { tree.calls[$0].name == "GridRow" }.map(cells)
    let most = rows.map(\.count).max() ?? 0
    for row in rows where row.count < most {
      guard let cell = row.last, let end = tree.chain(from: cell).last,
        !tree.chain(from: cell).contains(where: { tree.calls[$0].name == "gridCellColumns" })
      else { continue }
      append(
        ".gridCellColumns(\(most - row.count + 1))", to: Place(file: grid.file, call: end))
    }
  }

  /// Without the views beside it that take the rest of the space, or with those after it.
  private mutating func move(_ base: Place, _ entry: LayoutExplanation.Entry) {
    let tree = trees[base.file]
    guard let container = self[base].parent else { return }
    let siblings = tree.calls.indices.filter {
      tree.calls[$0].parent == container && tree.calls[$0].base == nil
    }
    for call in siblings where tree.calls[call].name == "Spacer" {
      guard let end = tree.chain(from: call).last.map({ tree.calls[$0].end }) else { continue }
      let line = statement(tree.calls[call].start..<end, in: tree)
      add(SourceEdit(tree, [.init(range: line, new: "")], showing: tree.calls[call].start..<end))
      let after = tree.chain(from: base.call).last.map { tree.calls[$0].end } ?? self[base].end
      if end < self[base].start {
        add(
          SourceEdit(
            tree,
            [
              .init(range: line, new: ""),
              .init(range: after..<after, new: tree.text(line)),
            ], showing: tree.calls[call].start..<after))
      }
    }
    for call in siblings where call != tree.first(of: base.call) {
      for one in tree.chain(from: call)
      where ["layoutPriority", "zIndex"].contains(tree.calls[one].name) {
        remove(Place(file: base.file, call: one))
      }
    }
    for call in siblings where tree.calls[call].name == "GeometryReader" {
      let chain = tree.chain(from: call)
      guard !chain.contains(where: { tree.calls[$0].name == "frame" }), let last = chain.last,
        let reader = explanation.entries.first(where: { $0.name == "GeometryReader" })
      else { continue }
      let inside = explanation.entries.filter { $0.parent == reader.id }.map(\.frame)
      let content = inside.reduce(CGRect.null) { $0.union($1) }
      guard !content.isNull, content.height > 0, content.height < reader.frame.height else {
        continue
      }
      append(
        ".frame(height: \(Self.points(Double(content.height))))",
        to: Place(file: base.file, call: last))
    }
  }

  /// A statement with the line break and the space before it, if it is alone on its lines.
  private func statement(_ range: Range<Int>, in tree: CallTree) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, [0x20, 0x09, 0x0A].contains(tree.source[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }
}
