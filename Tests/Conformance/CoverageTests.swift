import SwiftUI
import Testing

/// No case is forgotten.
@Suite struct CoverageTests {
  static var tested: [Case] {
    var all = StackCases.all + SpacerCases.all + GuideCases.all + FrameCases.all
    all += OverlayCases.all + SizeCases.all + GridCases.all + LazyCases.all + ScrollCases.all
    all += ListCases.all + NavigationCases.all
    all += SafeAreaCases.all + TextCases.all + SpacingCases.all + CustomLayoutCases.all
    return all + DirectionCases.all + ForEachCases.all + ShapeCases.all
      + AnimationCases.all + MatchedCases.all + ControlCases.all + ImageCases.all
  }

  @Test func everyCaseIsTestedOrListed() {
    let known = Set(AllIdentifiers.all)
    let tested = Set(Self.tested.map(\.id))
    let waiting = Set(NotYet.all.filter { $0.part == nil }.map(\.id))
    #expect(
      known.subtracting(tested).subtracting(waiting).sorted() == [], "neither tested nor listed")
    #expect(tested.subtracting(known).sorted() == [], "no case has this id")
    #expect(Set(NotYet.all.map(\.id)).subtracting(known).sorted() == [], "no case has this id")
    #expect(tested.intersection(waiting).sorted() == [], "tested, yet listed as waiting")
    let parts = Set(NotYet.all.filter { $0.part != nil }.map(\.id))
    #expect(parts.subtracting(tested).sorted() == [], "the rest of these is not tested")
  }

  @Test func identifiersAreUnique() {
    #expect(AllIdentifiers.observed.count == 49)
    #expect(AllIdentifiers.measured.count == 83)
    #expect(AllIdentifiers.reference.count == 271)
    #expect(Set(AllIdentifiers.all).count == AllIdentifiers.all.count)
    #expect(Set(Self.tested.map(\.id)).count == Self.tested.count)
  }

  /// How well founded the tested cases are.
  @Test func certaintiesAreCountedApart() {
    let counts = Dictionary(grouping: Self.tested, by: \.certainty).mapValues(\.count)
    #expect(
      counts == [.documented: 1, .measured: 112, .derived: 46, .observed: 5, .reference: 229])
  }
}

/// A comparison that can't fail proves nothing.
@Suite struct ComparisonTests {
  private let frames = Frames(
    rootSize: CGSize(width: 100, height: 50),
    frames: ["a": CGRect(x: 10, y: 20, width: 30, height: 5)])

  @Test(arguments: ["a 10 20 30 5", "a 10.0009 - - 5", "a - - 30 -", "b absent", "root - - 100 50"])
  func holds(_ line: String) {
    #expect(Expectation.parse(line)[0].complaint(about: frames) == nil)
  }

  @Test(arguments: [
    "a 10 20 30 5.002", "a 9.998 20 30 5", "a - - nan -", "a inf - - -", "a absent",
    "b 10 20 30 5", "root - - 100 51",
  ])
  func fails(_ line: String) {
    #expect(Expectation.parse(line)[0].complaint(about: frames) != nil)
  }

  @Test func mirrors() {
    let mirrored = Expectation.parse("a 10 20 30 5")[0].mirrored(in: 100)
    #expect(mirrored.x == 60)
    #expect(mirrored.complaint(about: frames) != nil)
  }
}
