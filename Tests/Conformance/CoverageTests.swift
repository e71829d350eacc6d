import Testing

/// No case is forgotten.
@Suite struct CoverageTests {
  static var tested: [Case] {
    var all = StackCases.all + SpacerCases.all + GuideCases.all + FrameCases.all
    all += OverlayCases.all + SizeCases.all + GridCases.all + LazyCases.all + ScrollCases.all
    all += SafeAreaCases.all + TextCases.all + SpacingCases.all + CustomLayoutCases.all
    return all + DirectionCases.all + ForEachCases.all + ShapeCases.all
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
}
