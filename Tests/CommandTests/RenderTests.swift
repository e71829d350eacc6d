// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

private let card = """
  import SwiftUI

  struct Card: View {
    var width: CGFloat = 30
    var body: some View { Color.red.frame(width: width, height: 20) }
  }

  """

@Suite struct RenderTests {
  @Test func drawsAPreview() throws {
    let place = try Workspace(["Card.swift": card + "#Preview { Card() }\n"])
    let run = try place.run("render", "Card.swift")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text == "Card.png  30 × 20 pt, 60 × 40 px\n")
    #expect(place.files == ["Card.png", "Card.swift"])
    let size = try #require(pngSize(place.data("Card.png")))
    #expect(size == (60, 40))

    let first = try place.data("Card.png")
    let again = try place.run("render", "Card.swift", "--times")
    #expect(!again.errors.contains("compile "), "what is in the cache is not compiled again")
    #expect(try place.data("Card.png") == first, "the same file gives the same bytes")
  }

  @Test func canvasAndScale() throws {
    let place = try Workspace(["Card.swift": card + "#Preview { Card() }\n"])
    let cases: [([String], Int, Int)] = [
      (["--scale", "3"], 90, 60), (["--size", "100x50", "--scale", "1"], 100, 50),
      (["--size=100x50"], 200, 100), (["--canvas", "--scale", "1"], 393, 852),
      (["--ideal", "--scale", "1"], 30, 20),
    ]
    for (options, width, height) in cases {
      let run = try place.run(["render", "Card.swift", "-o", "out.png"] + options)
      #expect(run.status == 0, "\(run.errors)")
      let size = try #require(pngSize(place.data("out.png")))
      #expect(size == (width, height), "\(options)")
    }
  }

  @Test func formats() throws {
    let place = try Workspace(["Card.swift": card + "#Preview { Card() }\n"])
    #expect(try place.run("render", "Card.swift", "-o", "a.svg").status == 0)
    #expect(try place.data("a.svg").starts(with: Data("<?xml".utf8)))
    #expect(try place.run("render", "Card.swift", "--format", "pdf", "-o", "b").status == 0)
    #expect(try place.data("b").starts(with: Data("%PDF".utf8)))
    let run = try place.run("render", "Card.swift", "-o", "c.jpeg")
    #expect(run.status == 64)
    #expect(run.errors.contains("png, svg, pdf"))
  }

  @Test func svgKeepsTextAndReportsPixels() throws {
    let view = "struct Note: View { var body: some View { Text(\"Words\").shadow(radius: 2) } }\n"
    let place = try Workspace(["Note.swift": "import SwiftUI\n" + view + "#Preview { Note() }\n"])
    let plain = try place.run("render", "Note.swift", "-o", "a.svg")
    #expect(plain.status == 0 && !plain.errors.contains("pixels"))
    // Outlines have no element for text: only the description has the words, once.
    let outlines = String(decoding: try place.data("a.svg"), as: UTF8.self)
    #expect(outlines.contains("<desc>Words</desc>") && !outlines.contains("<text"))
    let run = try place.run("render", "Note.swift", "--svg-text", "--verbose", "-o", "b.svg")
    #expect(run.status == 0 && run.errors.contains("a shadow is drawn as pixels"))
    #expect(try String(decoding: place.data("b.svg"), as: UTF8.self).contains(">Words</text>"))
  }

  @Test func standardOutput() throws {
    let place = try Workspace([
      "Card.swift": card
        + """
        #Preview {
          let _ = print("said by the view")
          Card()
        }
        """
    ])
    let run = try place.run("render", "Card.swift", "-o", "-")
    #expect(run.status == 0)
    #expect(pngSize(run.output)?.width == 60, "nothing but the picture is on standard output")
    #expect(run.errors == "said by the view\n")
    #expect(place.files == ["Card.swift"])
  }

  @Test func severalPreviews() throws {
    let place = try Workspace([
      "Card.swift": card
        + """
        #Preview("Wide") { Card(width: 50) }
        #Preview("a/b") { Card() }
        #Preview { Card() }
        #Preview("Wide") { Card(width: 60) }
        """
    ])
    #expect(try place.run("render", "Card.swift", "-o", "{name}.png").status == 0)
    #expect(
      place.files == ["Card.swift", "Preview 3.png", "Wide-2.png", "Wide.png", "a-b.png"])
    #expect(try place.run("render", "Card.swift", "-o", "out/").status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.appendingPathComponent("out").path)
    #expect(
      names.sorted()
        == ["Card-Preview 3.png", "Card-Wide-2.png", "Card-Wide.png", "Card-a-b.png"])

    let one = try place.run("render", "Card.swift", "--preview", "a/b", "-o", "one.png")
    #expect(one.status == 0)
    let tooMany = try place.run("render", "Card.swift", "-o", "all.png")
    #expect(tooMany.status == 64)
    #expect(tooMany.errors.contains("{name}"))
    let unknown = try place.run("render", "Card.swift", "--preview", "Wode")
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("Did you mean 'Wide'?"))
    #expect(unknown.errors.contains("'Wide', 'a/b', 'Preview 3', 'Wide'"))
  }

  @Test func severalFiles() throws {
    let place = try Workspace([
      "A.swift": "import SwiftUI\nstruct V: View { var body: some View { Color.red } }\n"
        + "#Preview(traits: .fixedLayout(width: 10, height: 10)) { V() }\n",
      "B.swift": "import SwiftUI\nstruct V: View { var body: some View { Color.blue } }\n"
        + "#Preview(traits: .fixedLayout(width: 20, height: 20)) { V() }\n",
      "C.swift": "import SwiftUI\n#Preview { W() }\n",
      "D.swift": "import SwiftUI\n"
        + "struct W: View { var body: some View { Color.red.frame(width: 7, height: 7) } }\n",
    ])
    #expect(try place.run("render", "A.swift", "B.swift").status == 0)
    #expect(try pngSize(place.data("A.png"))?.width == 20)
    #expect(try pngSize(place.data("B.png"))?.width == 40)
    let together = try place.run("render", "C.swift", "D.swift", "--together")
    #expect(together.status == 0, "\(together.errors)")
    #expect(try pngSize(place.data("C.png"))?.width == 14)
    // A failing one does not affect the others.
    let mixed = try place.run("render", "missing.swift", "A.swift", "-o", "out/")
    #expect(mixed.status == 66)
    #expect(place.files.contains("out"))
    #expect(mixed.text.contains("A.png"))
  }

  @Test func viewsWithoutPreview() throws {
    let place = try Workspace([
      "Content.swift": "import SwiftUI\nstruct ContentView: View {\n"
        + "  var body: some View { Color.red.frame(width: 5, height: 5) }\n}\n",
      "App.swift": "import SwiftUI\n@main struct Demo: App {\n  var body: some Scene {\n"
        + "    WindowGroup { Color.red.frame(width: 6, height: 6) }\n  }\n}\n",
      "Views.swift": card + "private struct Hidden: View {\n"
        + "  var body: some View { Color.red.frame(width: 8, height: 8) }\n}\n",
      "Provider.swift": card + """
        struct Card_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Card().previewDisplayName("First")
              Card(width: 40).previewDisplayName("Second")
                .previewLayout(.fixed(width: 70, height: 70))
            }
          }
        }
        """,
    ])
    #expect(try place.run("render", "Content.swift").status == 0)
    #expect(try pngSize(place.data("Content.png"))?.width == 10)
    #expect(try place.run("render", "App.swift").status == 0)
    #expect(try pngSize(place.data("App.png"))?.width == 12)
    let none = try place.run("render", "Views.swift")
    #expect(none.status == 65)
    #expect(none.errors.contains("Its views: Card, Hidden"))
    #expect(none.errors.contains("--view"))
    #expect(try place.run("render", "Views.swift", "--view", "Hidden", "-o", "h.png").status == 0)
    #expect(try pngSize(place.data("h.png"))?.width == 16)
    #expect(
      try place.run("render", "Views.swift", "--view", "Card(width: 9)", "-o", "w.png").status == 0)
    #expect(try pngSize(place.data("w.png"))?.width == 18)
    #expect(try place.run("render", "Provider.swift").status == 0)
    #expect(try pngSize(place.data("Provider-First.png"))?.width == 60)
    #expect(try pngSize(place.data("Provider-Second.png"))?.width == 140)
  }
}
