// SPDX-License-Identifier: Apache-2.0
/// A part of a lazy container's content, in order.
enum ViewRun {
  /// An existing view.
  case view(LayoutNode)
  /// Views that are made on demand.
  case elements(ElementRun)
  case sectionBegins(SectionNode)
  case sectionEnds
}

/// The elements of a ForEach with the modifiers between them and their container, innermost first.
struct ElementRun {
  let source: ForEachNode
  var wrappers: [any LayoutWrapper] = []

  /// The content of the element at `index`, which is made if necessary.
  func runs(at index: Int) -> [ViewRun] {
    var runs: [ViewRun] = []
    source.element(index).appendRuns(to: &runs)
    for wrapper in wrappers { runs = runs.map { $0.wrapped(by: wrapper) } }
    return runs
  }
}

/// A modifier with a rectangle around each view.
protocol LayoutWrapper: AnyObject {
  func wrap(_ layout: LayoutNode) -> LayoutNode
}

extension ViewRun {
  func wrapped(by wrapper: any LayoutWrapper) -> ViewRun {
    switch self {
    case .view(let layout): return .view(wrapper.wrap(layout))
    case .elements(var run):
      run.wrappers.append(wrapper)
      return .elements(run)
    case .sectionBegins, .sectionEnds: return self
    }
  }
}
