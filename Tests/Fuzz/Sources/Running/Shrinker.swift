// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shrinks a case while it has the same fault.
struct Shrinker {
  private(set) var best: Case
  private let kind: String
  private let deadline: Date
  /// The fault of a case, in a separate process.
  private let fault: (Case) -> String?

  init(_ test: Case, kind: String, seconds: Double, fault: @escaping (Case) -> String?) {
    best = test
    self.kind = kind
    deadline = Date() + seconds
    self.fault = fault
  }

  mutating func shrink() {
    var before: Case
    repeat {
      before = best
      shorten(\.edits)
      shorten(\.actions)
      removeParts()
      liftParts()
      simplifyValues()
    } while best != before && Date() < deadline
  }

  /// Takes a smaller case if it still has the fault.
  private mutating func take(_ test: Case) -> Bool {
    guard test != best, Date() < deadline, fault(test) == kind else { return false }
    best = test
    return true
  }

  /// Removes halves first, then smaller and smaller parts of a list.
  private mutating func shorten<T>(_ path: WritableKeyPath<Case, [T]?>) {
    guard let list = best[keyPath: path], !list.isEmpty else { return }
    var length = list.count
    while length > 0 {
      var start = 0
      while start < best[keyPath: path]!.count {
        var test = best
        let end = min(start + length, test[keyPath: path]!.count)
        test[keyPath: path]!.removeSubrange(start..<end)
        if !take(test) { start += length }
      }
      length /= 2
    }
  }

  private mutating func removeParts() {
    for part in best.tree.all.dropFirst() {
      var test = best
      test.tree.remove(part.id)
      _ = take(test)
    }
  }

  /// Replaces a view with one inside it.
  private mutating func liftParts() {
    for part in best.tree.all {
      for child in part.children where !Catalog.shared.isModifier(part.piece) {
        var test = best
        // The ids in edits still apply.
        test.tree.change(part.id) { $0 = child }
        if take(test) { break }
        test = best
        test.tree.change(part.id) {
          let modifiers = $0.modifiers
          $0 = child
          $0.modifiers += modifiers
        }
        if take(test) { break }
      }
    }
  }

  private mutating func simplifyValues() {
    for part in best.tree.all {
      func attempt(_ work: (inout Tree) -> Void) {
        var test = best
        test.tree.change(part.id, work)
        _ = take(test)
      }
      let kind = Catalog.shared.pieces[part.piece]?.kind
      if kind == .container, part.piece != "PlainVStack" {
        for name in ["Group", "PlainVStack"] { attempt { $0.piece = name } }
      }
      if kind == .leaf, !["Color", "Text"].contains(part.piece) {
        for name in ["Color", "Text"] { attempt { $0.piece = name } }
      }
      if !part.values.text.isEmpty {
        for text in ["", "word"] { attempt { $0.values.text = text } }
      }
      attempt { $0.values.choice = 0 }
      attempt { $0.values.numbers = [] }
      for index in part.values.numbers.indices {
        attempt { if index < $0.values.numbers.count { $0.values.numbers[index] = 10 } }
        attempt {
          if index < $0.values.numbers.count { $0.values.numbers[index].round() }
        }
      }
    }
    for index in (best.actions ?? []).indices {
      var test = best
      test.actions![index].numbers = test.actions![index].numbers.map { $0.rounded() }
      _ = take(test)
    }
  }
}
