// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `storypole map` presses everything in an app.
@Suite struct MapTests {
  private static let shop = """
    import SwiftUI

    @main struct Shop: App {
      var body: some Scene { WindowGroup { Home() } }
    }

    struct Home: View {
      @State private var asks = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Apples & <pears>") { Goods(name: "Apples") }
            Button("Delete") { asks = true }
            Button("Greet") {}
            Button("Locked") {}.disabled(true)
          }
          .navigationTitle("Shop")
          .alert("Sure?", isPresented: $asks) { Button("No", role: .cancel) {} }
        }
      }
    }

    struct Goods: View {
      var name: String
      let prices: [Int] = []
      var body: some View {
        VStack {
          NavigationLink("Details") {
            Text("Red").navigationTitle("Variety").navigationBarBackButtonHidden()
          }
          Button("Price") { print(prices[3]) }
        }
        .navigationTitle(name)
      }
    }

    """

  /// Derived from the source. Shop leads to Apples and to the alert; Apples back, to Variety, and to a crash; the alert back;
  /// Variety has no element that can be pressed.
  @Test func shop() throws {
    let place = try Workspace(["Shop.swift": Self.shop])
    let run = try place.run("map", "Shop.swift")
    #expect(run.status == 2)
    #expect(
      run.text == "Shop.html  4 screens, 7 presses, 1 dead end, 1 failure\n",
      "\(run.text)\(run.errors)")
    #expect(run.errors.contains("dead end: 4 Variety"), "\(run.errors)")
    #expect(run.errors.contains("2 Apples, button \"Price\": "), "\(run.errors)")
    #expect(run.errors.contains("Index out of range"), "\(run.errors)")
    let page = try String(decoding: place.data("Shop.html"), as: UTF8.self)
    #expect(page.contains("Apples &amp; &lt;pears&gt;"))
    #expect(!page.contains("<pears>"))
    for line in [
      "<h2>1 Shop</h2>", "<h2>2 Apples</h2>", "<h2>3 Sure?</h2>", "<h2>4 Variety</h2>",
      "<li>button &quot;Greet&quot; changes nothing</li>",
      "<li>button &quot;Delete&quot; → <a href=\"#s3\">3 Sure?</a></li>",
      "<li>button &quot;No&quot; → <a href=\"#s1\">1 Shop</a></li>",
      "<p class=\"end\">dead end</p>", "<strong>fails: ",
    ] { #expect(page.contains(line), "\(line)") }
    // A disabled element is not pressed.
    #expect(!page.contains("Locked"))
    #expect(page.components(separatedBy: "data:image/png;base64,iVBOR").count == 5)
  }

  /// A counter has a screen for each number: 0, 1 and 2 after two presses. "Less" is disabled at 0.
  @Test func boundsOfACounter() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Counter/Sources/Counter/Counter.swift")
    let place = try Workspace([
      "Counter.swift": try String(contentsOf: file, encoding: .utf8)
    ])
    var run = try place.run("map", "Counter.swift", "--depth", "2", "-o", "map.html")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text == "map.html  3 screens, 3 presses, 0 dead ends, 0 failures, 2 elements left out\n")
    run = try place.run("map", "Counter.swift", "--screens", "1", "-o", "-")
    #expect(run.status == 0)
    #expect(run.text.contains("leads to a screen that is left out"), "\(run.errors)")
    #expect(run.text.contains("<h2>1 0</h2>"))
  }

  @Test(arguments: [
    ["--screens", "0"], ["--depth", "x"], ["--within", "soon"], ["Other.swift"],
    ["-o", "no/a.html"],
  ]) func badInput(_ options: [String]) throws {
    let place = try Workspace([
      "Shop.swift": Self.shop, "Other.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
    ])
    let run = try place.run(["map", "Shop.swift"] + options)
    #expect(run.status != 0)
    #expect(!run.errors.isEmpty)
    #expect(!place.files.contains("Shop.html"))
  }
}
