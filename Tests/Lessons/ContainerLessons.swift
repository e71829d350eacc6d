@testable import Storypole
import StorypoleGraphics
import SwiftUI
import Testing

/// The alignment of views: stacks, frames, grids, overlays, nested containers.
@Suite @MainActor struct ContainerLessons {
  // a07, a08: a rigid shape keeps its size and a text hugs its line.
  @Test func sizesThatViewsTake() {
    let result = lay(
      VStack(spacing: 0) {
        Rectangle().fill(.orange.gradient).frame(width: 100, height: 100)._probe("box")
        Text("Hello world").border(.red)._probe("text")
      })
    expect(result.frame("box").width, 100)
    expect(result.frame("text").width, 11 * 8.5)
    expect(result.frame("text").height, 20.5)
  }

  // a09: a long text in a narrow frame wraps; the frame keeps its width.
  @Test func textWrapsInItsFrame() {
    let result = lay(
      Text("山不在高，有仙则名。水不在深，有龙则灵。")._probe("text")
        .frame(width: 60)._probe("frame"))
    expect(result.frame("frame").width, 60)
    #expect(result.frame("text").width <= 60)
    #expect(result.frame("text").height > 3 * 20)
    expect(result.frame("text").midX, result.frame("frame").midX)
  }

  // a12: frame(alignment:) with extra space aligns corners.
  @Test func frameAlignment() {
    let result = lay(
      Text("Hello")._probe("text").frame(width: 100, height: 100, alignment: .topLeading)
        .border(.red)._probe("frame"))
    expect(result.frame("text").minX, result.frame("frame").minX)
    expect(result.frame("text").minY, result.frame("frame").minY)
  }

  // a13: gaps next to text follow the font, not 8. At 17 points and half pixels, k = 2.5: 2.5 + the
  // descent 4.101 above a text, 20.287 + 2.5 − the cap height 11.978 below one, and the leading
  // 1.713 up to a half between two texts.
  @Test func gapsAtText() {
    let bar = Rectangle().fill(.red.gradient).frame(width: 50, height: 10)
    let result = lay(
      VStack {
        bar._probe("top")
        Text("Hello world")._probe("a")
        Text("WWDC")._probe("b")
        bar._probe("bottom")
      })
    let em: CGFloat = 17.0 / 2048
    expect(result.frame("a").minY - result.frame("top").maxY, 2.5 + 494 * em)
    expect(result.frame("b").minY - result.frame("a").maxY, 2)
    expect(result.frame("bottom").minY - result.frame("b").maxY, 2.5 + 2444 * em - 1443 * em)
  }

  // a14: two plain views are 8 apart.
  @Test func gapBetweenShapes() {
    let box = Rectangle().frame(width: 50, height: 50)
    let result = lay(
      VStack {
        box; box
      }.border(.red)._probe("stack"))
    expect(result.frame("stack").height, 108)
  }

  // a15: an HStack lines up centers of views of any height.
  @Test func centersInARow() {
    let bar = Rectangle().fill(.blue.gradient).frame(width: 20, height: 50)
    let result = lay(
      HStack(alignment: .center) {
        bar._probe("first")
        Text("Hello").frame(width: 60, height: 100, alignment: .top)._probe("top")
        Text("a long text that needs several lines").frame(width: 60)._probe("long")
        bar._probe("last")
      })
    for id in ["top", "long", "last"] { expect(result.frame(id).midY, result.frame("first").midY) }
  }

  // a16: in a ZStack a frame's alignment decides inside, the stack's outside; a color fills.
  @Test func framesInAZStack() {
    let result = lay(
      ZStack {
        Text("Hi")._probe("hi").frame(width: 100, height: 100, alignment: .topTrailing)
          ._probe("a")
        Color.blue.opacity(0.2)._probe("fill")
        Text("Ho")._probe("ho").frame(width: 100, height: 100, alignment: .bottomLeading)
      }.frame(width: 130, height: 130)._probe("outer"))
    #expect(result.frame("fill") == result.frame("outer"))
    expect(result.frame("hi").maxX, result.frame("a").maxX)
    expect(result.frame("ho").maxY, result.frame("a").maxY)
    expect(result.frame("a").minX - result.frame("outer").minX, 15)
  }

  // a17: a grid's columns divide the width: (300 − 16) / 3 each. Rigid rows hug and flexible rows divide the
  // height that the gaps leave: text over a view wants 2.5 + 20.287 − 11.978 = 10.809, the framed cells of
  // the next pair 8.
  @Test func grid() {
    let result = lay(
      Grid {
        GridRow(alignment: .lastTextBaseline) {
          Text("Good")._probe("good")
          Text("Hello").frame(width: 50, height: 50, alignment: .top)._probe("framed")
          Text("Nice")._probe("nice")
        }
        GridRow {
          Color.red._probe("red")
          Color.green
          Color.pink
        }
        GridRow(alignment: .top) {
          Text("Start")._probe("start")
          Text("WWDC").frame(width: 70, height: 50)._probe("tall")
          Rectangle().fill(.blue.gradient)._probe("fill")
        }
      }.frame(maxWidth: 300, maxHeight: 300)._probe("grid"))
    expect(result.frame("red").width, 284.0 / 3)
    let gaps = 2.5 + 17 * (2444 - 1443) / 2048.0 + 8
    expect(result.frame("red").height, (300 - 50 - gaps) / 2)
    expect(result.frame("fill").height, (300 - 50 - gaps) / 2)
    expect(result.frame("start").minY, result.frame("tall").minY)
    expect(result.frame("grid").width, 300)
    // Baselines of the first row: the framed text's line is at the top of its frame.
    let baseline = { (id: String) in
      result.frame(id).minY + (result.dimensions(id)?[.lastTextBaseline] ?? 0)
    }
    expect(baseline("good"), baseline("nice"))
    expect(baseline("good"), baseline("framed"))
  }

  // a18: stacks in stacks: each container lines up its own children.
  @Test func nestedStacks() {
    let result = lay(
      HStack {
        Text("First")._probe("first")
        VStack {
          Text("Hello world")
          Text("Swift")
          Text("WWDC")
        }.border(.red)._probe("column").padding()
        Text("Second")
        Rectangle().fill(.red.gradient).frame(maxWidth: 10, maxHeight: 100)._probe("bar")
      })
    expect(result.frame("first").midY, result.frame("column").midY)
    expect(result.frame("bar").width, 10)
    expect(result.frame("bar").height, 100)
  }

  // a21: two rectangles share a corner; the stack has their common extent.
  @Test func commonCorner() {
    let result = lay(
      ZStack(alignment: .bottomLeading) {
        Rectangle().frame(width: 100, height: 300)._probe("tall")
        Rectangle().frame(width: 300, height: 100)._probe("wide")
      })
    expect(result.rootSize.width, 300)
    expect(result.rootSize.height, 300)
    expect(result.frame("tall").minX, result.frame("wide").minX)
    expect(result.frame("tall").maxY, result.frame("wide").maxY)
  }

  // a22: a guide on a container moves the container, never its children.
  @Test func guideOfAContainer() {
    let result = lay(
      ZStack(alignment: .bottomLeading) {
        Rectangle().frame(width: 100, height: 300)._probe("tall")
        Rectangle().frame(width: 300, height: 100)._probe("wide")
      }.alignmentGuide(.leading) { $0[.leading] + 10 }._probe("stack"))
    expect(result.explicit("stack", HorizontalAlignment.leading), 10)
    expect(result.frame("tall").minX, result.frame("stack").minX)
    expect(result.frame("wide").minX, result.frame("stack").minX)
  }

  /// A ZStack from the rules: children on common lines, baselines handed on.
  private struct Layers: Layout {
    var alignment: Alignment

    private func rectangles(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
      let own = subviews.map { subview in
        let d = subview.dimensions(in: proposal)
        return CGRect(
          x: -d[alignment.horizontal], y: -d[alignment.vertical], width: d.width, height: d.height)
      }
      let all = own.dropFirst().reduce(own[0]) { $0.union($1) }
      return own.map { $0.offsetBy(dx: -all.minX, dy: -all.minY) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      rectangles(proposal, subviews).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (subview, rect) in zip(subviews, rectangles(proposal, subviews)) {
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: proposal)
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      zip(subviews, rectangles(proposal, subviews)).compactMap { subview, rect in
        subview.dimensions(in: proposal)[explicit: guide].map { $0 + rect.minY }
      }.min()
    }
  }

  @ViewBuilder private var layers: some View {
    Color.orange.frame(width: 40, height: 120)
    Color.cyan.frame(width: 120, height: 40)
    Text("Hello world").frame(width: 80, height: 80, alignment: .top)
  }

  // a23: a ZStack written on the Layout protocol has the frame and the baseline of the built-in one.
  @Test func zStackReplica() {
    let result = lay(
      HStack(alignment: .firstTextBaseline) {
        ZStack(alignment: .bottomLeading) { layers }._probe("built-in")
        Layers(alignment: .bottomLeading) { layers }._probe("replica")
      })
    #expect(result.frame("built-in").size == result.frame("replica").size)
    expect(result.frame("built-in").minY, result.frame("replica").minY)
    // The text's frame starts 120 − 80 below the top; its baseline is 16.186, at half pixels 16.
    expect(result.explicit("built-in", VerticalAlignment.firstTextBaseline), 56)
    expect(result.explicit("replica", VerticalAlignment.firstTextBaseline), 56)
  }

  // a24: an overlay is aligned with its primary's guides.
  @Test func overlayCorner() {
    let result = lay(
      Rectangle().frame(width: 100, height: 100)._probe("box")
        .overlay(alignment: .topTrailing) { Text("Hi")._probe("text") })
    expect(result.frame("text").maxX, result.frame("box").maxX)
    expect(result.frame("text").minY, result.frame("box").minY)
  }

  // a26: explicit guides of the primary move the overlay: to 70 and 30.
  @Test func overlayOnExplicitGuides() {
    let result = lay(
      Rectangle().frame(width: 100, height: 100)
        .alignmentGuide(.trailing) { $0[.trailing] - 30 }
        .alignmentGuide(.top) { $0[.top] + 30 }._probe("box")
        .overlay(alignment: .topTrailing) { Text("Hi")._probe("text") })
    expect(result.frame("text").maxX - result.frame("box").minX, 70)
    expect(result.frame("text").minY - result.frame("box").minY, 30)
  }

  // a27: a text in a frame that is too narrow keeps to the frame's width and to whole lines.
  @Test func narrowFrame() {
    let result = lay(
      VStack {
        Text("Hello world")._probe("text").frame(width: 10, height: 30, alignment: .top)
          ._probe("frame")
      })
    expect(result.frame("frame"), 191.5, 364.5, 10, 30)
    expect(result.frame("text").minY, result.frame("frame").minY)
    expect(result.frame("text").height, 20.5)
  }

  // b0: a leading VStack lines up left edges.
  @Test func leadingColumn() {
    let result = lay(
      VStack(alignment: .leading) {
        ForEach(["Toronto", "Paris", "London", "Madrid"], id: \.self) { Text($0)._probe($0) }
      })
    for city in ["Paris", "London", "Madrid"] {
      expect(result.frame(city).minX, result.frame("Toronto").minX)
    }
    expect(result.frame("Paris").minY - result.frame("Toronto").maxY, 2)
  }
}
