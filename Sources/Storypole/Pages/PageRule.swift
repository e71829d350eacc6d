// SPDX-License-Identifier: Apache-2.0

/// The pages on which a page can begin.
package enum PageSide: Equatable {
  case any, odd, even

  /// - Parameter number: The number of a page, from 1.
  func contains(_ number: Int) -> Bool {
    switch self {
    case .any: true
    case .odd: !number.isMultiple(of: 2)
    case .even: number.isMultiple(of: 2)
    }
  }
}

/// The way in which a view takes part in pages.
package enum PageRule {
  /// The view begins a page.
  case breakBefore(PageSide)
  /// The next view begins a page.
  case breakAfter(PageSide)
  /// The view stays on one page.
  case keepTogether
  /// The view's end stays on one page with the next view.
  case keepWithNext
  /// The view has a value for its page.
  case mark(Any)
}

/// The strengths of keeps; ours.
enum PageKeep {
  /// A heading stays with the view below it, and a footer with the view above it.
  static let heading = 1
  static let withNext = 2
  static let together = 3
}

extension EnvironmentValues {
  // The initial values of CSS (CSS Fragmentation 3, 3.3).
  private struct OrphansKey: EnvironmentKey { static let defaultValue = 2 }
  private struct WidowsKey: EnvironmentKey { static let defaultValue = 2 }

  /// The least number of a text's lines at the foot of a page, above 0.
  package var orphans: Int {
    get { self[OrphansKey.self] }
    set { self[OrphansKey.self] = max(newValue, 1) }
  }

  /// The least number of a text's lines at the head of a page, above 0.
  package var widows: Int {
    get { self[WidowsKey.self] }
    set { self[WidowsKey.self] = max(newValue, 1) }
  }
}

/// Attaches a rule; changes nothing else.
package nonisolated struct PageModifier: UnaryLayoutModifier {
  var rule: PageRule

  package init(_ rule: PageRule) { self.rule = rule }

  package static var isHiddenInDescriptions: Bool { true }
  package var name: String { "page" }
}

/// Whether a view of a container is repeated at the top of each page that shows later views of the container.
package enum RepeatsOnPages: TraitKey {
  package static var defaultValue: Bool { false }
  package static func merge(_ inner: Bool, _ outer: Bool) -> Bool { inner || outer }
}

/// A value that a view has for its page, and the view's place.
package struct PlacedMark {
  package var value: Any
  /// In the document's flow, in points.
  package var frame: CGRect
  package var node: LayoutNode
}

/// A node with a rule for pages.
private protocol RuledNode: LayoutNode { var pageRule: PageRule? { get } }

extension UnaryNode: RuledNode {
  fileprivate var pageRule: PageRule? { (modifier as? PageModifier)?.rule }
}

extension LayoutNode {
  /// The marks in the node, from top to bottom.
  package var pageMarks: [PlacedMark] {
    var marks: [PlacedMark] = []
    func collect(_ node: LayoutNode) {
      if case .mark(let value) = (node as? any RuledNode)?.pageRule {
        marks.append(PlacedMark(value: value, frame: node.frameInRoot, node: node))
      }
      for child in node.children where child.isPlaced { collect(child) }
    }
    collect(self)
    return marks.enumerated().sorted {
      let (a, b) = ($0.element.frame.minY, $1.element.frame.minY)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }
}
