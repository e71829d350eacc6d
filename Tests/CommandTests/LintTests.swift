// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `storypole lint`: its output and its exit status. Tests/SwiftUITests/Lints has the rules.
@Suite struct LintTests {
  private static let card = """
    import SwiftUI
    #Preview("A card") {
      VStack(alignment: .leading) {
        Text("Delivery by Friday").frame(width: 80, height: 21)
        Button {} label: { Image(systemName: "trash").frame(width: 60, height: 60) }
        Text("One").alignmentGuide(.trailing) { _ in 5 }
      }
    }
    """

  @Test func reportsPlacesAndNumbers() throws {
    let place = try Workspace(["Card.swift": Self.card])
    let run = try place.run("lint", "Card.swift")
    #expect(run.status == 1, "\(run.errors)")
    let lines = run.text.components(separatedBy: "\n")
    #expect(lines.contains { $0.hasPrefix("Card.swift:4: error: Text \"Delivery by Friday\"") })
    #expect(lines.contains { $0.contains("warning: button \"trash\"") && $0.hasSuffix("[label]") })
    #expect(
      lines.contains { $0.hasPrefix("Card.swift:6: warning: ") && $0.hasSuffix("[guide]") },
      "\(run.text)")
    #expect(run.text.hasSuffix("warnings\n"))
    let json = try place.run("lint", "Card.swift", "--json")
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && json.status == 1)
    let rules = (object?["lints"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules?.contains("text") == true)
  }

  // Warnings and notes are no failure; other settings are named.
  @Test func statusOfSoundFiles() throws {
    let place = try Workspace([
      "Card.swift": """
      import SwiftUI
      #Preview { Button("Fine") {}.frame(width: 60) }
      #Preview { Text("A title").frame(width: 60).lineLimit(1) }
      """
    ])
    let run = try place.run("lint", "Card.swift", "--notes")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("at the type size accessibility3 [text]"), "\(run.text)")
    #expect(run.text.contains("note: button \"Fine\""))
    #expect(run.text.contains("0 errors, "))
    #expect(try place.run("lint", "Missing.swift").status == 66)
  }
}
