// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private final class Kept: @unchecked Sendable {
  var subview: LayoutSubview?
  var isAsking = false
  var answers: [CGSize] = []

  func ask() {
    guard let subview, !isAsking else { return }
    isAsking = true
    answers.append(subview.sizeThatFits(ProposedViewSize(width: 77, height: 33)))
    isAsking = false
  }
}

private struct Keeper: Layout {
  let kept: Kept

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    kept.subview = subviews[0]
    return subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private struct Asker: Layout {
  let kept: Kept
  let inPlacement: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if !inPlacement { kept.ask() }
    return proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if inPlacement { kept.ask() }
  }
}

/// A layout may keep a subview. A question to it while it is measured or placed has its usual answer.
@Suite struct KeptSubviewTests {
  @Test(arguments: [true, false]) func aKeptSubviewAnswersDuringItsOwnLayout(inPlacement: Bool) {
    let kept = Kept()
    let request = LayoutRequest(
      size: CGSize(width: 300, height: 100), textEngine: FixedTextEngine())
    _ = layoutFrames(
      Keeper(kept: kept) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20)
          Asker(kept: kept, inPlacement: inPlacement) {}
          Color.red.frame(width: 10)
        }
      }, request)
    #expect(!kept.answers.isEmpty)
    #expect(kept.answers.allSatisfy { $0 == CGSize(width: 77, height: 33) })
    kept.subview = nil
  }
}
