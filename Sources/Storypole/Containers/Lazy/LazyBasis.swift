// SPDX-License-Identifier: Apache-2.0
/// The lines, visible or not, from which a lazy container computed its cached answers. They are
/// kept together with the answers, to notice changes: an edited container must be as long as a new
/// one.
struct LazyBasis {
  private struct Line {
    /// The elements that contain the line.
    var elements: [LazyWalk.Key]
    var items: [LayoutNode]
  }

  /// By the first view, or by the elements if they have no views.
  private var lines: [AnyHashable: Line] = [:]
  /// Every ForEach that was asked for elements.
  private(set) var sources: [ObjectIdentifier: ForEachNode] = [:]

  mutating func add(_ walk: LazyWalk) {
    for line in walk.lines {
      let items = line.members.map(\.layout)
      guard let first = items.first else { continue }
      lines[ObjectIdentifier(first)] = Line(elements: line.elements, items: items)
    }
    for elements in walk.withoutViews { lines[elements] = Line(elements: elements, items: []) }
    for source in walk.sources { sources[ObjectIdentifier(source)] = source }
  }

  /// The measured rectangles.
  var items: [LayoutNode] { lines.values.flatMap(\.items) }

  /// The elements that contain the lines, by their ForEach.
  var elements: [ObjectIdentifier: Set<Int>] {
    var elements: [ObjectIdentifier: Set<Int>] = [:]
    for line in lines.values {
      for key in line.elements { elements[key.source, default: []].insert(key.index) }
    }
    return elements
  }

  /// Removes the lines in elements that are no longer shown; whether there are any.
  mutating func removeHidden(showing shown: [ObjectIdentifier: Set<Int>]) -> Bool {
    let hidden = lines.filter { line in
      line.value.elements.contains { key in
        shown[key.source]?.contains(key.index) != true
          && sources[key.source]?.wasShown(key.index) == true
      }
    }
    for key in hidden.keys { lines[key] = nil }
    return !hidden.isEmpty
  }

  mutating func removeSources(except needed: [ObjectIdentifier: Set<Int>]) {
    sources = sources.filter { needed[$0.key] != nil }
  }
}
