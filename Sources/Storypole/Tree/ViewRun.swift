// SPDX-License-Identifier: Apache-2.0
/// What a lazy container finds in its content, in order.
enum ViewRun {
  /// A view that exists anyway.
  case view(LayoutNode)
  /// Views that exist when they are asked for.
  case elements(ElementRun)
  case sectionBegins(SectionNode)
  case sectionEnds
}

/// The elements of a ForEach with the modifiers between them and their container, innermost first.
struct ElementRun {
  let source: ForEachNode
  var wrappers: [any LayoutWrapper] = []

  /// What the container finds in the element at `index`, which is made if it does not exist.
  func runs(at index: Int) -> [ViewRun] {
    var runs: [ViewRun] = []
    source.element(index).appendRuns(to: &runs)
    for wrapper in wrappers { runs = runs.map { $0.wrapped(by: wrapper) } }
    return runs
  }
}

/// A modifier that is a rectangle around each view.
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
