// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The size of content redacted by `redacted(reason: .placeholder)`, as recorded from Apple's iOS; and other
/// sizes without words.
@Suite struct PlaceholderTests {
  private func size(_ view: some View, width: CGFloat = 1000) -> CGSize {
    let request = LayoutRequest(
      size: CGSize(width: width, height: 1000), textEngine: FixedTextEngine())
    return layoutFrames(view._probe("view"), request).frames["view"]!.size
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 }

  // Recorded: every character, including spaces, has this width; widths are rounded up to a pixel.
  @Test(
    arguments: [(11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95)] as [(CGFloat, CGFloat)])
  func textsAreTheirCharacters(points: CGFloat, advance: CGFloat) {
    for string in ["i", "W", "iiiii", "one two three", "trailing   "] {
      let text = Text(string).font(.system(size: points)).redacted(reason: .placeholder)
      #expect(isNear(size(text).width, CGFloat(string.count) * advance), "\(string)")
    }
  }

  // Derived: 10 characters of 7.9 in 40 break after every 5, inside of words, into 2 lines; a line break
  // stays a line break.
  @Test func linesBreakBetweenAnyCharacters() {
    func text(_ string: String) -> some View {
      Text(string).font(.system(size: 17)).redacted(reason: .placeholder)
    }
    let line = size(text("a")).height
    let two = size(text("a b c d ef"), width: 40)
    #expect(two.width == 39.5)
    #expect(isNear(two.height, 2 * line))
    #expect(size(text("abcdefghij"), width: 40) == two)
    #expect(isNear(size(text("a\nb")).height, 2 * line))
    #expect(isNear(size(text("a b c d ef").lineLimit(1), width: 40).height, line))
  }

  // Recorded: the other reasons change nothing.
  @Test(arguments: [RedactionReasons.privacy, .invalidated])
  func otherReasonsChangeNothing(reason: RedactionReasons) {
    #expect(size(Text("some words").redacted(reason: reason)) == size(Text("some words")))
    #expect(
      size(Image(systemName: "star").redacted(reason: reason)) == size(Image(systemName: "star")))
  }

  // Recorded: 1.18 by 1.145 of the size, rounded. 17: 20.06 and 19.465; 28: 33.04 and 32.06.
  @Test(arguments: [(17, 20, 19), (28, 33, 32)] as [(CGFloat, CGFloat, CGFloat)])
  func symbolsAreBoxes(points: CGFloat, width: CGFloat, height: CGFloat) {
    for name in ["star", "minus", "no.such.symbol"] {
      let symbol = Image(systemName: name).font(.system(size: points))
      #expect(
        size(symbol.redacted(reason: .placeholder)) == CGSize(width: width, height: height))
    }
  }

  // Derived: a live view that is redacted and shown again has the layout of a new one.
  @Test func aLiveViewFollows() {
    let host = ViewHost(textEngine: FixedTextEngine())
    func show(_ reason: RedactionReasons) -> CGSize {
      host.show(
        Text("iii WWW").redacted(reason: reason)._probe("text"), environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 500, height: 500)))
      return LayoutResult(host: host).frames["text"]!.size
    }
    let plain = show([])
    let placeholder = show(.placeholder)
    #expect(plain != placeholder)
    #expect(isNear(placeholder.width, 7 * 7.9))
    #expect(show([]) == plain)
  }

  // Recorded from Apple's iOS: 72.3 for an empty field of three lines in a rounded border. Derived: 8 of
  // border, a line of 17 · 1.19336 = 20.287 and two plain fields of 22.
  @Test func anEmptyFieldReservesItsLines() {
    func field(_ lines: Int, _ text: String = "") -> CGFloat {
      size(
        TextField("", text: .constant(text), axis: .vertical).lineLimit(lines, reservesSpace: true)
          .textFieldStyle(.roundedBorder), width: 300
      ).height
    }
    #expect(abs(field(3) - 72.287) < 0.01)
    #expect(field(3, "a") == field(3))
    #expect(field(1) == 30)
    // Without reserved lines an empty field is as high as one line.
    #expect(
      size(
        TextField("", text: .constant(""), axis: .vertical).lineLimit(3)
          .textFieldStyle(.roundedBorder)
      ).height == 30)
  }

  // Recorded from Apple's iOS: each character is a line, but the space hangs behind the one before it.
  @Test func spacesHangInNoWidth() {
    func height(_ string: String) -> CGFloat { size(Text(string).frame(width: 0)).height }
    #expect(height("Row 0") == size(Text("R\no\nw\n0")).height)
    #expect(height("a b  c ") == size(Text("a\nb\nc")).height)
  }
}
