// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ExplainTests {
  /// Strings, comments and names that look like modifiers, but aren't.
  private static let pair = """
    import SwiftUI
    let text = "Text().padding(\\("a".count))" /* .padding( /* nested */ */
    // Color.red.frame(width: 3)
    struct Pair: View {
      var body: some View {
        VStack(alignment: .leading) {
          Rectangle().frame(width: 100, height: 100)
            .alignmentGuide(.leading) { d in
              d[.leading] + 30
            }
          Rectangle().frame(width: 100, height: 100).id("second")
        }
      }
    }
    #Preview { Pair() }
    """

  /// A mark before the frame of a geometry, which is no modifier, would not compile.
  @Test func geometriesHaveNoMarks() throws {
    let source = """
      import SwiftUI
      #Preview {
        GeometryReader { proxy in
          Color.red.frame(width: proxy.frame(in: .local).width, height: 10)
        }
      }
      """
    let place = try Workspace(["Room.swift": source])
    let run = try place.run("explain", "Room.swift")
    #expect(run.status == 0 && run.text.contains(".frame (line 4)"), "\(run.text)")
  }

  @Test func sentencesNameLines() throws {
    let place = try Workspace(["Pair.swift": Self.pair])
    let run = try place.run("explain", "Pair.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(
      run.text.contains(
        "Rectangle 1 is 30 pt left of the common leading line: .alignmentGuide(.leading) (line 8) "
          + "sets its leading guide to 30 (default 0)"), "\(run.text)")
    #expect(run.text.contains(".frame (line 11) makes it 100 × 100."))
    let one = try place.run("explain", "Pair.swift", "--view", "second")
    #expect(one.text.contains("Rectangle 2  30, 108  100 × 100"))
    #expect(!one.text.contains("Rectangle 1  "))
  }

  @Test func offsetsAndClipsHaveLinesAndGuidesTheirNames() throws {
    let source = """
      import SwiftUI
      extension HorizontalAlignment {
        enum ColonID: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
        }
        static let colon = HorizontalAlignment(ColonID.self)
      }
      #Preview {
        VStack(alignment: .leading) {
          Color.red.frame(width: 30, height: 40)
            .frame(height: 30)
            .clipped()
          Color.blue.frame(width: 30, height: 30)
            .alignmentGuide(.colon) { _ in 3 }
            .offset(x: 5)
          Circle().offset(x: 2).fill(.red).frame(width: 9, height: 9)
          Color.green.frame(width: 9, height: 9).visualEffect { view, _ in view.offset(x: 2) }
            .transition(AnyTransition.offset(x: 9))
        }
      }
      """
    let place = try Workspace(["Lines.swift": source])
    let run = try place.run("explain", "Lines.swift")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(
      run.text.contains(".clipped (line 12) cuts off 5 at its top and 5 at its bottom."),
      "\(run.text)")
    #expect(run.text.contains(".offset (line 15) moves its drawing by (5, 0)"))
    #expect(
      run.text.contains(
        ".alignmentGuide(.colon) (line 14) is ignored: VStack aligns leading, not colon."))
  }

  @Test func recordsAreTheSameEveryTime() throws {
    let place = try Workspace(["Pair.swift": Self.pair])
    let run = try place.run("explain", "Pair.swift", "--json")
    #expect(run.output == (try place.run("explain", "Pair.swift", "--json").output))
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    let nodes = object?["nodes"] as? [[String: Any]] ?? []
    // The text has a line for each node, and two around them.
    #expect(run.text.split(separator: "\n").count == nodes.count + 2)
    let second = nodes.first { $0["identifier"] as? String == "second" }
    let frame = second?["frame"] as? [String: Double]
    #expect(frame == ["x": 30, "y": 108, "width": 100, "height": 100])
    let horizontal = second?["horizontal"] as? [String: Any]
    #expect(horizontal?["cause"] as? String == "line")
    #expect(horizontal?["start"] as? Double == 30)
  }

  @Test(arguments: [("zh", "向左移动，而不是向右"), ("ja", "右ではなく左に動きます")])
  func languages(_ language: String, _ words: String) throws {
    let place = try Workspace(["Pair.swift": Self.pair])
    let run = try place.run("explain", "Pair.swift", "--language", language)
    #expect(run.text.contains(words), "\(run.text)")
    #expect(run.text.contains("30 − 30 = 0"))
  }

  @Test func unknownViewsAndGuidesAreReported() throws {
    let place = try Workspace(["Pair.swift": Self.pair])
    let view = try place.run("explain", "Pair.swift", "--view", "third")
    #expect(view.status != 0)
    #expect(view.errors.contains("no view is called 'third' here; there are VStack, Rectangle 1"))
    let guide = try place.run("explain", "Pair.swift", "--guides", "laeding")
    #expect(guide.errors.contains("no guide is named 'laeding'"), "\(guide.errors)")
    #expect(try place.run("explain", "Pair.swift", "--language", "fr").status == 64)
  }

  /// A guide has its name in the source, and both names find it.
  @Test func guidesHaveTheNamesOfTheirProperties() throws {
    let place = try Workspace([
      "Colon.swift": """
      import SwiftUI
      extension HorizontalAlignment {
        enum ColonID: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] }
        }
        static let colon = HorizontalAlignment(ColonID.self)
      }
      #Preview {
        VStack(alignment: .colon) {
          Text("one").alignmentGuide(.colon) { _ in 7 }
          Text("two")
        }
      }
      """
    ])
    let run = try place.run("explain", "Colon.swift", "--guides", "colon")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("VStack aligns the colon guide"), "\(run.text)")
    #expect(run.text.contains(".alignmentGuide(.colon), line 10"), "\(run.text)")
    #expect(run.text.contains("colon's defaultValue"), "\(run.text)")
    #expect(try place.run("explain", "Colon.swift", "--guides", "ColonID").status == 0)
  }

  /// Other types have methods with the names of modifiers.
  @Test func namesOfModifiersAreNoMarks() throws {
    let place = try Workspace([
      "Roll.swift": """
      import SwiftUI
      struct Roll { func frame(_ number: Int) -> CGFloat { CGFloat(number) } }
      #Preview { Color.red.frame(width: Roll().frame(40), height: 20) }
      """
    ])
    let run = try place.run("explain", "Roll.swift")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.contains(".frame (line 3) makes it 40 × 20."), "\(run.text)")
  }

  @Test func guidesAreDrawnAroundThePicture() throws {
    let place = try Workspace(["Pair.swift": Self.pair])
    #expect(try place.run("render", "Pair.swift", "-o", "plain.png").status == 0)
    let run = try place.run(
      "render", "Pair.swift", "--guides", "--spacing", "--frames", "-o", "marked.png")
    #expect(run.status == 0, "\(run.errors)")
    let plain = pngSize(try place.data("plain.png"))
    let marked = pngSize(try place.data("marked.png"))
    // Derived: 130 × 208 points at 2 pixels.
    #expect(plain?.width == 260 && plain?.height == 416)
    #expect(marked!.width > plain!.width && marked!.height > plain!.height)
  }

  // Derived: the first text is longer by 4 characters; the second follows it.
  @Test func diffNamesTheFirstCause() throws {
    func row(_ text: String) -> String {
      """
      import SwiftUI
      #Preview { HStack { Text("\(text)"); Color.red.frame(width: 10, height: 10) } }
      """
    }
    let place = try Workspace(["A.swift": row("Tea"), "B.swift": row("Tea time")])
    let run = try place.run("diff", "A.swift", "B.swift", "-o", "diff.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text.contains("Because the text changed: \"Tea\" became \"Tea time\"."),
      "\(run.text)")
    #expect(run.text.contains("Color: "))
    #expect(pngSize(try place.data("diff.png")) != nil)
    #expect(try place.run("diff", "A.swift", "A.swift").text == "Nothing moved.\n")
    #expect(try place.run("diff", "A.swift").status == 64)
    let size = try place.run("diff", "A.swift", "--against", "--type-size xxxLarge")
    #expect(size.text.contains("Because of the size of Text \"Tea\""), "\(size.text)")
  }
}
