@testable import Storypole
@testable import StorypoleControls
import StorypoleGraphics
import SwiftUI
import Testing

/// Guides: defaults, explicit values, functions of the view's dimensions.
@Suite @MainActor struct GuideLessons {
  // a00: views of a ZStack share a center.
  @Test func centersMeet() {
    let result = lay(
      ZStack(alignment: .center) {
        Text("One")._probe("one")
        Text("Longer")._probe("longer")
        Circle().frame(width: 50, height: 50)._probe("circle")
      })
    expect(result.frame("one").midX, result.frame("circle").midX)
    expect(result.frame("longer").midY, result.frame("circle").midY)
    // 6 characters · 8.5 = 51 is wider than the circle.
    expect(result.rootSize.width, 51)
  }

  // a01: leading is the right edge where text runs from right to left.
  @Test func leadingIsRightInRightToLeft() {
    let result = lay(
      VStack(alignment: .leading) {
        Text("Short")._probe("short")
        Text("Longer text")._probe("long")
      }.environment(\.layoutDirection, .rightToLeft))
    expect(result.frame("short").maxX, result.frame("long").maxX)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  // a02: a custom guide at a third of the width: 30 of 90 over 10 of 30.
  @Test func customGuide() {
    let result = lay(
      VStack(alignment: HorizontalAlignment(Third.self)) {
        Color.red.frame(width: 90, height: 20)._probe("wide")
        Color.blue.frame(width: 30, height: 20)._probe("narrow")
      })
    expect(result.frame("narrow").minX - result.frame("wide").minX, 20)
    expect(result.rootSize.width, 90)
  }

  // a03: a larger leading guide moves a view to the left: 30 left of the other, 130 wide together.
  @Test func largerGuideMovesLeft() {
    let box = Rectangle().fill(.blue.gradient).frame(width: 100, height: 100)
    let result = lay(
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { $0[.leading] + 30 }._probe("moved")
        box._probe("still")
      }.border(.pink))
    expect(result.frame("still").minX - result.frame("moved").minX, 30)
    expect(result.rootSize.width, 130)
  }

  // a04: without an explicit guide a view has the defaults; leading is 0 and not explicit.
  @Test func defaults() {
    let result = lay(Rectangle().fill(.orange).frame(width: 100, height: 100)._probe("box"))
    let d = result.dimensions("box")!
    #expect(d[explicit: .leading] == nil)
    expect(d[.leading], 0)
    expect(d[HorizontalAlignment.center], 50)
    expect(d[.trailing], 100)
    expect(d[.firstTextBaseline], 100)
    expect(d[.lastTextBaseline], 100)
  }

  // a05: guides chain: the outer closure sees the inner one's value, and wins.
  @Test func chainedGuides() {
    var seen: (value: CGFloat, explicit: CGFloat?)?
    let result = lay(
      Rectangle().frame(width: 100, height: 100)
        .alignmentGuide(.leading) { $0.width / 4 }
        .alignmentGuide(.leading) { d in
          seen = (d[.leading], d[explicit: .leading])
          return d[HorizontalAlignment.center]
        }._probe("box"))
    expect(result.explicit("box", HorizontalAlignment.leading), 50)
    expect(seen?.value, 25)
    expect(seen?.explicit, 25)
  }

  // a06: a guide set to its default is still explicit.
  @Test func explicitDefault() {
    let result = lay(
      Rectangle().frame(width: 100, height: 100)
        .alignmentGuide(.leading) { $0[.leading] }._probe("box"))
    expect(result.explicit("box", HorizontalAlignment.leading), 0)
  }

  // d00: the explicit value of an inner guide, and frame(alignment:) without extra space, move nothing.
  @Test func guidesThatMoveNothing() {
    let result = lay(
      VStack(alignment: .leading) {
        Text("Hello")
          .alignmentGuide(.leading) { $0[explicit: .leading] ?? 0 }
          .alignmentGuide(.leading) { $0[.leading] }
          .multilineTextAlignment(.leading)._probe("text")
      }.frame(width: nil, height: nil, alignment: .leading))
    expect(result.frame("text").width, 42.5)
    expect(result.frame("text").midX, 196.5)
    expect(result.explicit("text", HorizontalAlignment.leading), 0)
  }

  // d05: a guide from width and another axis' guide, which is not explicit.
  @Test func guideFromDimensions() {
    let result = lay(
      Text("Hello").alignmentGuide(.leading) { d in
        d[.leading] + d.width / 5 - (d[explicit: .top] ?? 0)
      }._probe("text"))
    expect(result.explicit("text", HorizontalAlignment.leading), 8.5)
  }

  private struct Lines: View {
    var alignment: TextAlignment
    var body: some View {
      Text("Hi\nA longer line\nThird").multilineTextAlignment(alignment)._probe("text")
    }
  }

  // d15: multilineTextAlignment moves lines inside the text; the text's frame stays the same.
  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func textAlignmentChangesNoFrame(alignment: TextAlignment) {
    let frame = lay(Lines(alignment: alignment)).frame("text")
    // The longest line has 13 characters; three lines of 20.287 and two gaps of 1.713 round to 64.5.
    expect(frame.width, 13 * 8.5)
    expect(frame.height, 64.5)
    expect(frame.midX, 196.5)
  }

  private enum Height: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private struct Label: View {
    var text: String
    var height: CGFloat
    var body: some View {
      Text(text).font(.title).frame(height: height).padding(.horizontal, 20)
        .background(RoundedRectangle(cornerRadius: 8).fill(.red))._probe(text)
    }
  }

  // d17: a guide that is as far in as the view is high: every left edge is the line less the height.
  @Test(arguments: [10.0, 40]) func heightAsGuide(spacing: Double) {
    let line = HorizontalAlignment(Height.self)
    let result = lay(
      VStack(alignment: line, spacing: spacing) {
        Rectangle().frame(width: 1).alignmentGuide(line) { $0[.trailing] }._probe("line")
        Label(text: "Mon", height: 50)
        Label(text: "Tues", height: 70)
        Label(text: "Sun", height: 40)
        Rectangle().frame(width: 1).alignmentGuide(line) { $0[.leading] }._probe("end")
      })
    let x = result.frame("line").maxX
    for (label, height) in [("Mon", 50.0), ("Tues", 70), ("Sun", 40)] {
      expect(result.frame(label).minX, x - height)
    }
    expect(result.frame("end").minX, x)
    expect(result.frame("Tues").minY - result.frame("Mon").maxY, spacing)
  }
}

/// One guide for each alignment: which one is asked is the container's choice.
@Suite @MainActor struct ChosenGuideLessons {
  private struct Rows: View {
    var alignment: HorizontalAlignment

    var body: some View {
      VStack {
        Spacer()
        VStack(alignment: alignment) {
          label("A").alignmentGuide(.leading) { _ in 30 }
            .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
            .alignmentGuide(.trailing) { _ in 90 }._probe("A")
          label("B").alignmentGuide(.leading) { _ in 90 }
            .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
            .alignmentGuide(.trailing) { _ in 30 }._probe("B")
          label("C")._probe("C")
        }
        Spacer()
        HStack { Button("leading") { withAnimation(.easeInOut(duration: 2)) {} } }
      }
    }

    private func label(_ title: String) -> some View {
      Text(title).font(.title).padding(10).frame(width: 200, height: 40)
    }
  }

  // d14: guides 30, 90, 0 put A 30 and B 90 left of C; centers 30, 30, 100 put both 70 right of C;
  // trailing guides 90, 30, 200 put A 110 and B 170 right of C.
  @Test(arguments: [("leading", -30.0, -90.0), ("center", 70, 70), ("trailing", 110, 170)])
  func guides(name: String, a: Double, b: Double) {
    let alignment: HorizontalAlignment =
      name == "leading" ? .leading : name == "center" ? .center : .trailing
    let result = lay(Rows(alignment: alignment))
    expect(result.frame("A").minX - result.frame("C").minX, a)
    expect(result.frame("B").minX - result.frame("C").minX, b)
  }
}
