// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

/// `storypole test`: settings, accepted faults, and the cause of a change.
@Suite struct GoldenSettingsTests {
  // Texts are 40 % longer and run from the right: the padding of 30 on the leading side is on the right then, and the text
  // as wide as one with 1.4 times its characters. (A golden keeps whole numbers of pixels, so both differ by less than 1.)
  @Test func pseudoTexts() throws {
    let place = try Workspace([
      "Card.swift": """
      import SwiftUI
      #Preview("Short") { Text("mmmmmmmmmm").padding(.leading, 30) }
      #Preview("Long") { Text("mmmmmmmmmmmmmm").padding(.leading, 30) }
      """
    ])
    let run = try place.run("test", "--matrix", "pseudo", "--kind", "frames")
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("\n4 passed, 0 failed, 0 skipped\n"), "\(run.text)")
    func text(_ golden: String) throws -> [Double] {
      let lines = String(
        decoding: try place.data("__Storypole__/Card/\(golden).frames"), as: UTF8.self
      )
      .split(separator: "\n")
      let line = try #require(lines.first { $0.drop { $0 == " " }.hasPrefix("Text") })
      return line.prefix { $0 != "\t" }.split(separator: " ").suffix(4).compactMap { Double($0) }
    }
    let (plain, long, pseudo) = (try text("Short"), try text("Long"), try text("Short.pseudo"))
    #expect(plain[0] == 30 && pseudo[0] == 0)
    #expect(
      abs(pseudo[2] - long[2]) < 1 && pseudo[2] > plain[2] * 1.35, "\(plain) \(long) \(pseudo)")
  }

  // Frames that are shared between light and dark are those of a separate run: a view that asks for the scheme, in whatever
  // way, has other frames there. A difference is reported with its line, although calls aren't recorded at first.
  @Test func framesOfBothSchemes() throws {
    let place = try Workspace([
      "Card.swift": """
      import SwiftUI
      import UIKit
      struct Asking: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Color.red.frame(width: scheme == .dark ? 50 : 30, height: 10) }
      }
      struct Resolving: View {
        @Environment(\\.self) private var values
        var body: some View {
          Color.red.frame(width: Color.primary.resolve(in: values).red > 0.5 ? 50 : 30, height: 10)
        }
      }
      struct Tracing: View {
        var body: some View {
          var white: CGFloat = 0
          UIColor.label.getWhite(&white, alpha: nil)
          return Color.red.frame(width: white > 0.5 ? 50 : 30, height: 10)
        }
      }
      struct Plain: View {
        var body: some View {
          Text("Total").foregroundStyle(.secondary).padding(8).background(.background)
        }
      }
      #Preview("Asking") { Asking() }
      #Preview("Resolving") { Resolving() }
      #Preview("Tracing") { Tracing() }
      #Preview("Plain") { Plain() }
      """
    ])
    let test = ["test", "--kind", "frames", "--matrix", "scheme=light,dark"]
    #expect(try place.run(test).status == 0)
    for name in ["Asking", "Resolving", "Tracing"] {
      for (ending, width) in [("", 30), (".dark", 50)] {
        let golden = try place.data("__Storypole__/Card/\(name)\(ending).frames")
        let text = String(decoding: golden, as: UTF8.self)
        #expect(text.contains(" 0 0 \(width) 10"), "\(name)\(ending): \(text)")
      }
    }
    let equal = try place.run(test + ["--record", "never"])
    #expect(equal.text == "8 passed, 0 failed, 0 skipped\n", "\(equal.text)")
    try place.change("padding(8)", "padding(9)")
    let new = try place.run(test + ["--record", "never"])
    #expect(new.status == 1)
    #expect(new.text.hasPrefix("Card.swift:22: .padding(9), was .padding(8)\n"), "\(new.text)")
    #expect(new.text.hasSuffix("6 passed, 2 failed, 0 skipped\n"), "\(new.text)")
  }

  // The first run accepts the faults, with those of other settings. A new one fails with its line, and so does one that is
  // gone; `--update` accepts both.
  @Test func acceptedFaults() throws {
    let place = try Workspace([
      "Card.swift": """
      import SwiftUI
      #Preview("Card") {
        VStack {
          Text("Delivery by Friday").frame(width: 80, height: 21)
          Text("Total")
        }
      }
      """
    ])
    let lint = ["test", "--lint", "--kind", "frames"]
    #expect(try place.run(lint + ["--record", "never"]).status == 2)
    #expect(try place.run(lint).status == 0)
    let golden = "__Storypole__/Card/Card.lints"
    let lines = String(decoding: try place.data(golden), as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "# storypole lints 1")
    #expect(
      lines.contains { $0.hasPrefix("error text Text \"Delivery by Friday\"\tis cut off") },
      "\(lines)")
    #expect(try place.run(lint).text == "1 passed, 0 failed, 0 skipped\n")

    try place.change("Text(\"Total\")", "Text(\"Total\").foregroundStyle(Color(white: 0.9))")
    let new = try place.run(lint + ["--record", "never"])
    #expect(new.status == 1, "\(new.text)")
    #expect(new.text.hasPrefix("Card.swift:3: error: Text \"Total\""), "\(new.text)")
    #expect(new.text.contains("1 new fault"))
    // Without --lint, nothing has moved.
    #expect(try place.run("test", "--kind", "frames", "--record", "never").status == 0)

    try place.change("Text(\"Total\").foregroundStyle(Color(white: 0.9))", "Text(\"Total\")")
    try place.change("width: 80, height: 21", "width: 300, height: 100")
    let gone = try place.run(lint + ["--record", "never"])
    #expect(gone.status == 1)
    #expect(
      gone.text.contains(
        "the golden accepts a fault that is gone: error text Text \"Delivery by Friday\""),
      "\(gone.text)")
    #expect(try place.run(lint + ["--update"]).status == 0)
    #expect(String(decoding: try place.data(golden), as: UTF8.self) == "# storypole lints 1\n")
  }

  // A padding between a fixed width and flexible views moves them and changes their lengths: that has one cause.
  @Test func paddingAroundFlexibleViews() throws {
    let place = try Workspace([
      "Cart.swift": """
      import SwiftUI
      #Preview("Cart") {
        VStack(alignment: .leading) {
          Text("Your cart")
          HStack { Text("Apples"); Spacer(); Text("3.20") }
        }
        .padding(16)
        .frame(width: 300)
      }
      """
    ])
    _ = try place.run("test", "--kind", "frames")
    try place.change("padding(16)", "padding(20)", in: "Cart.swift")
    let run = try place.run("test", "--kind", "frames")
    let causes = run.text.split(separator: "\n").filter { $0.contains(", was ") }
    #expect(causes == ["Cart.swift:7: .padding(20), was .padding(16)"], "\(run.text)")
  }

  @Test func standardMatrixCoversPairs() throws {
    let full = try TestVariant.matrix("full")
    let standard = try TestVariant.matrix("standard")
    // 2 × 3 × 2 × 2 combinations; six hold every pair of values: 3 × 2 is the largest pair of settings.
    #expect(full.count == 24 && standard.count == 6)
    func pairs(_ variants: [TestVariant]) -> Set<Set<TestVariant.Setting>> {
      let standards = ["scheme": "light", "type": "large", "direction": "ltr"]
      var found: Set<Set<TestVariant.Setting>> = []
      for variant in variants {
        var all = variant.values
        for (key, value) in standards where !all.contains(where: { $0.key == key }) {
          all.append(.init(key: key, value: value))
        }
        for a in all { for b in all where a != b { found.insert([a, b]) } }
      }
      return found
    }
    #expect(pairs(standard) == pairs(full))
  }
}
