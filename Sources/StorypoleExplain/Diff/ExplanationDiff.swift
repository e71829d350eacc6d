// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The differences between two layouts, and their causes.
package struct ExplanationDiff: Sendable, Equatable {
  /// A view that moved, changed its size, appeared or disappeared.
  package struct Change: Sendable, Equatable {
    package var title: String
    package var before: CGRect?
    package var after: CGRect?
    /// The entry of the second layout; nil where the view went.
    package var entry: Int?
    /// The first cause; nil if the view appeared or disappeared.
    package var cause: Cause?
  }

  /// The cause of a change.
  package struct Cause: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// A frame's length or limits.
      case frame
      case padding
      case gap
      /// A guide's value.
      case guide
      /// A text's words.
      case words
      /// The intrinsic size of a text, shape or image: a font, an image.
      case size
      /// The outermost view's proposal.
      case proposal
      /// A view appeared or disappeared.
      case views
      /// Other modifiers, or another container.
      case structure
    }

    package var kind: Kind
    package var title: String
    /// The guide or the modifier of the cause.
    package var about: String?
    package var line: Int?
    /// The entry of the second layout whose modifier or call decides; nil where none does.
    package var entry: Int?
    /// The axis of a frame, a size or a proposal.
    package var axis: LayoutExplanation.Direction?
    package var before: String?
    package var after: String?
  }

  package var changes: [Change] = []

  /// The views' moves for a picture: x, y, width, height before and after.
  package var moves: [[Double]] {
    changes.compactMap { change in
      guard let a = change.before, let b = change.after else { return nil }
      return [a.minX, a.minY, a.width, a.height, b.minX, b.minY, b.width, b.height]
    }
  }

  package init(_ before: LayoutExplanation, _ after: LayoutExplanation) {
    let matching = ViewMatching(before, after)
    let finder = CauseFinder(matching)
    for pair in matching.pairs {
      var (one, two) = (before.outer(pair.before), after.outer(pair.after))
      if isClose(one.frame, two.frame) {
        // It may be elsewhere inside of its modifiers.
        (one, two) = (before.entry(pair.before), after.entry(pair.after))
        if isClose(one.frame, two.frame) { continue }
      }
      changes.append(
        Change(
          title: two.title, before: one.frame, after: two.frame, entry: two.id,
          cause: finder.cause(of: pair)))
    }
    for view in matching.removed {
      let entry = before.outer(view)
      changes.append(Change(title: entry.title, before: entry.frame))
    }
    for view in matching.added {
      let entry = after.outer(view)
      changes.append(Change(title: entry.title, after: entry.frame, entry: entry.id))
    }
  }
}

/// Lengths with a smaller difference count as equal.
func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }

private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
    && isClose(a.height, b.height)
}

extension LayoutExplanation {
  /// The outermost modifier around a view.
  func outer(_ view: Int) -> Entry { outermost(of: entry(view)) }

  /// The view that contains a view; nil for the outermost.
  func container(of view: Int) -> Int? { outer(view).parent.map { entry($0).view } }

  func title(of view: Int) -> String { entry(view).title }

  /// The views right inside of each container, in order; those of nil are in no container.
  fileprivate var viewsByContainer: [Int?: [Int]] {
    var containers: [Int: Int?] = [:]
    // The first entry of a view is the outermost.
    for entry in entries where containers[entry.view] == nil {
      containers[entry.view] = .some(entry.parent.map { self.entry($0).view })
    }
    var views: [Int?: [Int]] = [:]
    for entry in entries where !entry.isModifier {
      views[containers[entry.id] ?? nil, default: []].append(entry.id)
    }
    return views
  }
}

/// Matches the views of two layouts: those of the same kind at the same index among the views of
/// the same container, equal texts first.
struct ViewMatching {
  struct Pair: Hashable {
    var before: Int
    var after: Int
  }

  let before: LayoutExplanation
  let after: LayoutExplanation
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  private var byBefore: [Int: Pair] = [:]
  private var byAfter: [Int: Pair] = [:]
  private let viewsBefore: [Int?: [Int]]
  private let viewsAfter: [Int?: [Int]]

  init(_ before: LayoutExplanation, _ after: LayoutExplanation) {
    self.before = before
    self.after = after
    viewsBefore = before.viewsByContainer
    viewsAfter = after.viewsByContainer
    match(views(before: nil), views(after: nil))
  }

  func pair(before view: Int) -> Pair? { byBefore[view] }
  func pair(after view: Int) -> Pair? { byAfter[view] }

  /// The views right inside of a container of the first layout, in order.
  func views(before container: Int?) -> [Int] { viewsBefore[container] ?? [] }
  /// The views right inside of a container of the second layout, in order.
  func views(after container: Int?) -> [Int] { viewsAfter[container] ?? [] }

  private mutating func match(_ old: [Int], _ new: [Int]) {
    var (old, new) = (old, new)
    func take(_ isSame: (LayoutExplanation.Entry, LayoutExplanation.Entry) -> Bool) -> [Pair] {
      var found: [Pair] = []
      old.removeAll { view in
        guard
          let index = new.firstIndex(where: { isSame(before.entry(view), after.entry($0)) })
        else { return false }
        found.append(Pair(before: view, after: new.remove(at: index)))
        return true
      }
      return found
    }
    var found = take { $0.name == $1.name && $0.detail == $1.detail }
    found += take { $0.name == $1.name }
    found.sort { $0.after < $1.after }
    for pair in found {
      pairs.append(pair)
      (byBefore[pair.before], byAfter[pair.after]) = (pair, pair)
      match(views(before: pair.before), views(after: pair.after))
    }
    removed += old
    added += new
  }
}
