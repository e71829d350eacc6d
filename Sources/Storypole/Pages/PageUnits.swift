// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The parts of a view for pages.
package struct PageFlow {
  /// From top to bottom, without overlaps.
  package var units: [PageUnit] = []
  package var repeats: [PageRepeat] = []

  /// That of a view without a size.
  package static let empty = PageFlow()

  private init() { units = [PageUnit(top: 0, bottom: 0)] }

  /// Divides a placed node.
  ///
  /// Children above one another can be on different pages; children beside one another, or in front of one another,
  /// are one unit. The first unit begins at the node's top and the last one ends at its bottom, so that padding and
  /// backgrounds stay with them.
  init(_ root: LayoutNode) {
    var walk = PageWalk()
    walk.visit(root, at: 0, depth: 0)
    (units, repeats) = (walk.units, walk.repeats)
    // A child can extend past its own frame.
    for index in units.indices.dropFirst() where units[index].top < units[index - 1].bottom {
      units[index].top = units[index - 1].bottom
      units[index].bottom = max(units[index].bottom, units[index].top)
    }
  }
}

/// A node whose parts for pages are not those of its children.
private protocol PagedNode: LayoutNode {
  /// Adds the units in the node; none for a node that stays whole.
  func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int)
  /// The height at the node's top that isn't shown at the top of a page.
  var separation: CGFloat { get }
}

extension PagedNode {
  fileprivate var separation: CGFloat { 0 }
}

private struct PageWalk {
  private(set) var units: [PageUnit] = []
  private(set) var repeats: [PageRepeat] = []
  /// The innermost repeat that continues above and below the units that are added.
  private var header = -1
  private var footer = -1
  /// Set by a view after which a page ends.
  private var pendingBreak: PageSide?

  /// - Parameter top: The node's top in the document.
  mutating func visit(_ node: LayoutNode, at top: CGFloat, depth: Int) {
    let start = units.count
    let paged = node as? any PagedNode
    if let paged {
      paged.addUnits(to: &self, at: top, depth: depth)
    } else {
      visitChildren(of: node, at: top, depth: depth)
    }
    let bottom = top + node.size.height
    if units.count == start {
      add(PageUnit(top: top, bottom: bottom, depth: depth, node: node.id))
    } else {
      let last = units.count - 1
      units[start].top = min(units[start].top, top + (paged?.separation ?? 0))
      units[last].bottom = max(units[last].bottom, bottom)
    }
  }

  mutating func add(_ unit: PageUnit) {
    var unit = unit
    (unit.header, unit.footer) = (header, footer)
    unit.startsPage = pendingBreak
    pendingBreak = nil
    units.append(unit)
  }

  mutating func visitChildren(
    of node: LayoutNode, at top: CGFloat, depth: Int, _ sections: [PinnedSection] = []
  ) {
    var children = node.children.filter(\.isPlaced)
    if children.contains(where: { node.effect(on: $0).map { !$0.isTranslation } ?? false }) {
      return
    }
    if zip(children, children.dropFirst()).contains(where: { $0.origin.y > $1.origin.y }) {
      children.sort { $0.origin.y < $1.origin.y }
    }
    let (outerHeader, outerFooter) = (header, footer)
    var pins = PinnedSections(sections, in: self, at: top)
    let start = units.count
    var index = 0
    while index < children.count {
      let first = children[index]
      var bottom = first.origin.y + first.size.height
      var end = index + 1
      while end < children.count, children[end].origin.y < bottom - PagePacker.tolerance {
        bottom = max(bottom, children[end].origin.y + children[end].size.height)
        end += 1
      }
      pins.move(to: first.origin.y, &self)
      let begin = units.count
      if end == index + 1 {
        visit(first, at: top + first.origin.y, depth: children.count == 1 ? depth : depth + 1)
      } else {
        var unit = PageUnit(
          top: top + first.origin.y, bottom: top + bottom, depth: depth, node: node.id)
        for child in children[index..<end] {
          unit.include(textsOf: child, at: top + child.origin.y)
        }
        add(unit)
      }
      // A wrapper passes them on to the container around it.
      let traits = children.count > 1 ? children[index..<end].compactMap(\.traits) : []
      let role = traits.lazy.compactMap(\.sectionRole).first
      if role == .footer, begin > start { units[begin - 1].add(PageKeep.heading) }
      if traits.contains(where: { $0[RepeatsOnPages.self] }) {
        header = addRepeat(ofUnitsFrom: begin, outer: header)
      } else if role == .header, !pins.repeatHeader(&self, unitsFrom: begin) {
        units[units.count - 1].add(PageKeep.heading)
      }
      index = end
    }
    (header, footer) = (outerHeader, outerFooter)
  }

  /// Makes the units from an index to the end one that is repeated; returns the number of the repeat.
  fileprivate mutating func addRepeat(ofUnitsFrom begin: Int, outer: Int) -> Int {
    units[begin].bottom = units[units.count - 1].bottom
    units.removeSubrange((begin + 1)...)
    units[begin].add(PageKeep.heading)
    repeats.append(PageRepeat(top: units[begin].top, bottom: units[begin].bottom, outer: outer))
    return repeats.count - 1
  }

  /// Applies a modifier's rule to the units of its view.
  mutating func apply(_ rule: PageRule, _ visit: (inout PageWalk) -> Void) {
    let start = units.count
    if case .breakBefore(let side) = rule { pendingBreak = side }
    visit(&self)
    guard units.count > start else { return }
    switch rule {
    case .breakBefore, .mark: break
    case .breakAfter(let side): pendingBreak = side
    case .keepWithNext: units[units.count - 1].add(PageKeep.withNext)
    case .keepTogether:
      for index in start..<(units.count - 1) { units[index].add(PageKeep.together) }
    }
  }

  /// The sections of a lazy container with pinned headers or footers.
  struct PinnedSections {
    private let sections: [PinnedSection]
    private let top: CGFloat
    private var next = 0
    private var open: [(section: PinnedSection, header: Int, footer: Int)] = []

    init(_ sections: [PinnedSection], in walk: PageWalk, at top: CGFloat) {
      self.sections = sections
      self.top = top
    }

    /// Closes and opens sections before a child at `y` is visited.
    mutating func move(to y: CGFloat, _ walk: inout PageWalk) {
      if sections.isEmpty { return }
      while let last = open.last, last.section.end <= y + PagePacker.tolerance {
        (walk.header, walk.footer) = (last.header, last.footer)
        open.removeLast()
      }
      while next < sections.count, sections[next].start <= y + PagePacker.tolerance {
        let section = sections[next]
        next += 1
        open.append((section, walk.header, walk.footer))
        if let footer = section.footer {
          walk.repeats.append(
            PageRepeat(
              top: top + footer.lowerBound, bottom: top + footer.upperBound, outer: walk.footer))
          walk.footer = walk.repeats.count - 1
        }
      }
      // The footer itself, and the gap above it.
      if let last = open.last, let footer = last.section.footer,
        footer.lowerBound <= y + PagePacker.tolerance
      {
        walk.footer = last.footer
      }
    }

    /// Repeats a header that was visited; false if it isn't pinned.
    func repeatHeader(_ walk: inout PageWalk, unitsFrom begin: Int) -> Bool {
      guard let last = open.last, last.section.repeatsHeader else { return false }
      walk.header = walk.addRepeat(ofUnitsFrom: begin, outer: walk.header)
      return true
    }
  }
}

extension PageUnit {
  /// Makes room for the texts of a view beside others: a line can be higher than the frame around it.
  fileprivate mutating func include(textsOf node: LayoutNode, at y: CGFloat) {
    if node.drawnString != nil {
      top = min(top, y)
      bottom = max(bottom, y + node.size.height)
    }
    for child in node.children where child.isPlaced {
      include(textsOf: child, at: y + child.origin.y)
    }
  }
}

extension LazyNode: PagedNode {
  fileprivate func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int) {
    walk.visitChildren(of: self, at: top, depth: depth, axis == .vertical ? pinnedSections : [])
  }
}

extension UnaryNode: PagedNode {
  fileprivate func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int) {
    guard let rule = (modifier as? PageModifier)?.rule else {
      return walk.visitChildren(of: self, at: top, depth: depth)
    }
    walk.apply(rule) { $0.visit(child, at: top + child.origin.y, depth: depth) }
  }
}

extension SecondaryNode: PagedNode {
  fileprivate func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int) {
    walk.visit(primary, at: top + primary.origin.y, depth: depth)
  }
}

extension ListRowNode: PagedNode {
  fileprivate func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int) {
    walk.visit(content, at: top + content.origin.y, depth: depth)
  }

  /// A separator between two pages isn't shown.
  fileprivate var separation: CGFloat { separatorAbove == nil ? 0 : environment.pixelLength }
}

extension TextNode: PagedNode {
  /// A page ends after at least `orphans` lines, and the next one has at least `widows`.
  fileprivate func addUnits(to walk: inout PageWalk, at top: CGFloat, depth: Int) {
    if hasOneLine { return }
    let layout = fits.placed
    let (orphans, widows) = (environment.orphans, environment.widows)
    guard orphans <= layout.lines.count - widows else { return }
    var start = top
    for index in orphans...(layout.lines.count - widows) {
      let bottom = max(top + layout.lines[index].origin.y - layout.firstBaseline, start)
      walk.add(PageUnit(top: start, bottom: bottom, depth: depth, node: id))
      start = bottom
    }
    walk.add(
      PageUnit(top: start, bottom: max(top + size.height, start), depth: depth, node: id))
  }
}
