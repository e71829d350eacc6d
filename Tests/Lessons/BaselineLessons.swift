@testable import Storypole
@testable import StorypoleControls
import StorypoleGraphics
import SwiftUI
import Testing

/// The baselines of containers: the highest first one and the lowest last one of their content, or the bottom
/// without any.
///
/// Derived: at 17 points and half pixels a line's baseline is at 16 (17 · 1950/2048 = 16.186), the
/// line is 20.5 high, and lines of one text are 22 apart (20.287 + 1.713).
@Suite @MainActor struct BaselineLessons {
  private func expectBaselines(
    of view: some View, _ first: CGFloat, _ last: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = lay(view._probe("view"))
    expect(
      result.explicit("view", .firstTextBaseline), first, sourceLocation: sourceLocation)
    expect(result.explicit("view", .lastTextBaseline), last, sourceLocation: sourceLocation)
  }

  private func expectBottom(
    of view: some View, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = lay(view._probe("view"))
    #expect(
      result.explicit("view", .firstTextBaseline) == nil, sourceLocation: sourceLocation)
    let dimensions = result.dimensions("view")
    expect(dimensions?[.firstTextBaseline], height, sourceLocation: sourceLocation)
    expect(dimensions?[.lastTextBaseline], height, sourceLocation: sourceLocation)
  }

  // a07: no text, no baseline: the bottom replaces it.
  @Test func shape() {
    expectBottom(of: Rectangle().fill(.orange.gradient).frame(width: 100, height: 100), 100)
  }

  // a08: one line, one baseline, which is not the bottom.
  @Test func line() { expectBaselines(of: Text("Hello").border(.red), 16, 16) }

  // a09: seven characters fit, so that there are four lines: the last baseline is at 16.186 + 3 · 22.
  @Test func lines() {
    expectBaselines(of: Text("a long text wraps now").frame(width: 60), 16, 82)
  }

  // a10: a button has its title's baseline, whatever its style puts around.
  @Test func buttonWithText() {
    let result = lay(
      Button {
      } label: {
        Text("Hello")._probe("title")
      }.buttonStyle(.borderedProminent).controlSize(.large)._probe("button"))
    let top = result.frame("title").minY - result.frame("button").minY
    #expect(top > 0)
    expect(result.explicit("button", .firstTextBaseline), top + 16)
    expect(result.explicit("button", .lastTextBaseline), top + 16)
  }

  // a11: a button around a shape has none: its bottom, below the shape's.
  @Test func buttonWithShape() {
    let result = lay(
      Button {
      } label: {
        Capsule(style: .circular).fill(.yellow.gradient).frame(width: 30, height: 15)
          ._probe("shape")
      }.buttonStyle(.borderedProminent).controlSize(.large)._probe("button"))
    let button = result.frame("button")
    let shape = result.frame("shape")
    #expect(result.explicit("button", .firstTextBaseline) == nil)
    expect(result.dimensions("button")?[.firstTextBaseline], button.height)
    #expect(button.maxY > shape.maxY)
    expect(shape, button.midX - 15, button.midY - 7.5, 30, 15)
  }

  // a12: a frame passes on its top view's baseline.
  @Test func frame() {
    expectBaselines(
      of: Text("Hello").frame(width: 100, height: 100, alignment: .topLeading), 16, 16)
  }

  // a13: the first text's and the last text's, among shapes. The first text is 10 + 2.5 + the descent of 17
  // points down, the second 20.5 + 2 farther.
  @Test func column() {
    let bar = Rectangle().fill(.red.gradient).frame(width: 50, height: 10)
    let top = 12.5 + 17 * 494 / 2048.0
    expectBaselines(
      of: VStack {
        bar
        Text("Hello")
        Text("WWDC")
        bar
      }, top + 16, top + 38.5)
  }

  // a14: shapes in a stack: the stack's bottom, 50 + 8 + 50.
  @Test func columnOfShapes() {
    let box = Rectangle().fill(.blue.gradient).frame(width: 50, height: 50)
    expectBottom(
      of: VStack {
        box
        box
      }, 108)
  }

  // a15: the highest first baseline is the framed text's, at the top of 100; the lowest last one that
  // of the long text, 86.5 high and in the middle: 6.75 + 82.
  @Test func row() {
    let bar = Rectangle().fill(.blue.gradient).frame(width: 20, height: 50)
    expectBaselines(
      of: HStack(alignment: .center) {
        bar
        Text("Hello").frame(width: 60, height: 100, alignment: .top)
        Text("a long text wraps now").frame(width: 60)
        Text("WWDC").frame(width: 60, height: 100)
        bar
      }, 16, 88.75)
  }

  // a16: frames of 100 in the middle of 130: 15 + 16, and 15 + 100 − 20.5 + 16.
  @Test func layers() {
    expectBaselines(
      of: ZStack {
        Text("Hi").frame(width: 100, height: 100, alignment: .topTrailing)
        Color.blue.opacity(0.2)
        Text("Ho").frame(width: 100, height: 100, alignment: .bottomLeading)
      }.frame(width: 130, height: 130), 31, 110.5)
  }

  // a17: the first row's common baseline, and the lowest in the last row: that of the text in the
  // middle of 50, (50 − 20.5) / 2 down.
  @Test func grid() {
    let result = lay(
      Grid {
        GridRow(alignment: .lastTextBaseline) {
          Text("Good")
          Text("Hello").frame(width: 50, height: 50, alignment: .top)
        }
        GridRow {
          Color.red
          Color.green
        }
        GridRow(alignment: .top) {
          Text("Start")
          Text("WWDC").frame(width: 70, height: 50)._probe("tall")
        }
      }.frame(maxWidth: 300, maxHeight: 300)._probe("grid"))
    expect(result.explicit("grid", .firstTextBaseline), 16)
    let tall = result.frame("tall").minY - result.frame("grid").minY
    expect(result.explicit("grid", .lastTextBaseline), tall + 14.75 + 16)
  }

  // a18: through a stack and its padding. Three lines of 20.5 with gaps of 2 and padding of 16 are
  // 97.5 high in the middle of 100: the texts begin at 17.25.
  @Test func rowWithColumn() {
    expectBaselines(
      of: HStack {
        Text("First")
        VStack {
          Text("Hello")
          Text("Swift")
          Text("WWDC")
        }.border(.red).padding()
        Text("Second")
        Rectangle().fill(.red.gradient).frame(maxWidth: 10, maxHeight: 100)
      }, 33.25, 78.25)
  }
}
