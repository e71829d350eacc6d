// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Queries for a program's own tests. Derived: views on one line have their guides there.
@Suite @MainActor struct ExplainTests {
  private struct Price: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("12").font(.largeTitle)
        Text("pt").accessibilityIdentifier("unit")
      }
    }
  }

  @Test func testsCanAskWhy() throws {
    let why = try explain(Price())
    let unit = try why["unit"]
    #expect(unit.vertical.cause == .line)
    #expect(unit.horizontal.gap?.value == 4)
    let line = try why["Price"].guide(.firstTextBaseline)
    #expect(try unit.vertical.start + unit.guide(.firstTextBaseline).value == line.value)
    #expect(line.source == .merged)
    #expect(why.entry(line.origin!).detail == "\"12\"")
    #expect(why.text().contains("HStack aligns the firstTextBaseline guides of its children"))
  }

  @Test func aProposalDecides() throws {
    let why = try explain(Color.red.id("red"), in: ProposedViewSize(width: 70, height: 40))
    #expect(try why["red"].frame.size == CGSize(width: 70, height: 40))
    #expect(throws: (any Error).self) { try why["blue"] }
  }
}
