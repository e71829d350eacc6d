// SPDX-License-Identifier: Apache-2.0

extension ViewHost {
  /// For each page, a sentence with the reason why it begins where it does.
  ///
  /// - Parameter firstNumber: The number of the first page.
  package func pageReasons(
    _ slices: [PageSlice], _ flow: PageFlow, firstNumber: Int = 1
  ) -> [String] {
    slices.indices.map { index in
      let number = firstNumber + index
      if slices[index].end == .blank {
        return "Page \(number) is empty: the next view begins on an "
          + (number.isMultiple(of: 2) ? "odd" : "even") + " page."
      }
      let first = name(of: flow.units[slices[index].first])
      if index == 0 { return "Page \(number) begins with \(first)." }
      let before = slices[index - 1]
      switch before.end {
      case .document, .blank: return "Page \(number) begins with \(first)."
      case .forced: return "Page \(number) begins with \(first): a page break is there."
      case .cut(let unit):
        let height = flow.units[unit].bottom - flow.units[unit].top
        return
          "Page \(number) continues \(first), which is \(height.pointsText) points high and is cut."
      case .full(let unit):
        let next = flow.units[unit]
        let end = unit > before.first ? flow.units[unit - 1].bottom : before.top
        let footers = before.footers.reduce(0) {
          $0 + flow.repeats[$1].bottom - flow.repeats[$1].top
        }
        let left = max(before.top + before.room - end - footers, 0)
        let lack = "\(left.pointsText) points were left on page \(number - 1), and "
        let need = "needs \((next.bottom - end).pointsText)."
        if unit == slices[index].first {
          return "Page \(number) begins with \(first): \(lack)it \(need)"
        }
        return "Page \(number) begins with \(first), which stays with the view below it: \(lack)"
          + "\(name(of: next)) \(need)"
      }
    }
  }

  /// The view of a unit, by its first text.
  func name(of unit: PageUnit) -> String {
    guard let windowNode, let node = Self.node(unit.node, below: windowNode) else {
      return "a view"
    }
    func firstText(_ node: LayoutNode) -> String? {
      node.drawnString ?? node.children.lazy.compactMap(firstText).first
    }
    let text = firstText(node).map { " \"\($0.prefix(40))\($0.count > 40 ? "…" : "")\"" } ?? ""
    return node.drawnString == nil ? node.name + text : "Text" + text
  }

  private static func node(_ id: Int, below node: LayoutNode) -> LayoutNode? {
    node.id == id ? node : node.children.lazy.compactMap { Self.node(id, below: $0) }.first
  }
}
