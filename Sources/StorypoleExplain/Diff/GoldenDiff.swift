// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The differences between golden frames and the present ones, with the source that changed.
package struct GoldenDiff: Sendable {
  /// A modifier, call or style of the same view with another source.
  package struct ChangedCall: Sendable, Equatable {
    /// The entry of the frames of today.
    package var entry: Int
    package var place: LayoutExplanation.SourcePlace
    package var before: String
    package var after: String
  }

  package private(set) var diff: ExplanationDiff
  package private(set) var changedCalls: [ChangedCall] = []

  package init(_ before: GoldenFrames, _ after: GoldenFrames) {
    diff = ExplanationDiff(before.explanation, after.explanation)
    for pair in ViewMatching(before.explanation, after.explanation).pairs {
      let old = before.explanation.chain(of: pair.before)
      let new = after.explanation.chain(of: pair.after)
      for (one, two) in zip(old, new) where one.name == two.name {
        add(before.calls[one.id], after.calls[two.id], two.id, two.place)
      }
      guard let styles = new.last?.styles, let id = new.last?.id else { continue }
      let calls = (before.styleCalls[pair.before] ?? [], after.styleCalls[id] ?? [])
      for (index, place) in styles.enumerated() where index < calls.1.count {
        if calls.0.count == calls.1.count {
          add(calls.0[index], calls.1[index], id, place)
        } else if !calls.0.contains(calls.1[index]) {
          add("", calls.1[index], id, place)
        }
      }
    }
  }

  private mutating func add(
    _ before: String?, _ after: String?, _ entry: Int, _ place: LayoutExplanation.SourcePlace?
  ) {
    guard let before, let after, let place, before != after, !after.isEmpty else { return }
    changedCalls.append(ChangedCall(entry: entry, place: place, before: before, after: after))
  }
}
