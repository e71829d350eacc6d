// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// Moves and their first causes. Derived: the numbers are differences of lengths in the views.
@Suite struct DiffTests {
  private func row(
    _ text: String = "one", gap: CGFloat = 5, padding: CGFloat = 4, guide: CGFloat = 0,
    width: CGFloat = 30, isLong: Bool = false
  ) -> some View {
    HStack(alignment: .top, spacing: gap) {
      Text(text)
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: width, height: 10).alignmentGuide(.leading) { _ in guide }
        Circle().frame(width: 20, height: 20)
        if isLong { Ellipse().frame(width: 20, height: 20) }
      }.padding(padding)
      Capsule().frame(width: 10, height: 10)
    }
  }

  private func diff(_ a: some View, _ b: some View) -> ExplanationDiff {
    func explained(_ view: some View) -> LayoutExplanation {
      explanation(of: view.fixedSize().frame(width: 400, height: 400, alignment: .topLeading))
    }
    return ExplanationDiff(explained(a), explained(b))
  }

  private func change(_ title: String, _ diff: ExplanationDiff) -> ExplanationDiff.Change? {
    diff.changes.first { $0.title == title }
  }

  @Test func nothing() { #expect(diff(row(), row()).changes.isEmpty) }

  @Test func longerWords() {
    let diff = diff(row("one"), row("eleven"))
    let capsule = change("Capsule", diff)
    #expect(capsule?.after?.minX == capsule!.before!.minX + 30)
    #expect(capsule?.cause?.kind == .words)
    #expect(capsule?.cause?.after == "\"eleven\"")
    #expect(Set(diff.changes.map { $0.cause?.kind }) == [.words])
  }

  @Test func gap() {
    let capsule = change("Capsule", diff(row(gap: 5), row(gap: 8)))
    #expect(capsule?.after?.minX == capsule!.before!.minX + 6)
    #expect(capsule?.cause?.kind == .gap)
    #expect(capsule?.cause?.before == "5")
    #expect(capsule?.cause?.after == "8")
  }

  @Test func padding() {
    let diff = diff(row(padding: 4), row(padding: 10))
    #expect(change("Capsule", diff)?.cause?.kind == .padding)
    #expect(change("Circle", diff)?.cause?.kind == .padding)
  }

  @Test func guide() {
    let diff = diff(row(guide: 0), row(guide: 12))
    let circle = change("Circle", diff)
    #expect(circle?.after?.minX == circle!.before!.minX + 12)
    #expect(circle?.cause?.kind == .guide)
    #expect(circle?.cause?.title == "Rectangle")
    #expect(circle?.cause?.about == "leading")
    #expect(circle?.cause?.before == "0")
    #expect(circle?.cause?.after == "12")
  }

  @Test func frame() {
    let diff = diff(row(width: 30), row(width: 50))
    #expect(change("Capsule", diff)?.cause?.kind == .frame)
    #expect(change("Capsule", diff)?.cause?.title == "Rectangle")
    #expect(change("Rectangle", diff)?.cause?.after == "50")
  }

  @Test func newView() {
    let diff = diff(row(), row(isLong: true))
    let ellipse = change("Ellipse", diff)
    #expect(ellipse?.before == nil)
    #expect(ellipse?.after?.size == CGSize(width: 20, height: 20))
    #expect(change("VStack", diff)?.cause?.kind == .views)
  }

  @Test func sentences() {
    let text = diff(row("one"), row("eleven")).text()
    #expect(text.hasPrefix("Because the text changed: \"one\" became \"eleven\".\n"))
    #expect(text.contains("  Capsule: 30 to the right"))
  }
}
