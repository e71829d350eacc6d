// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct InformationTests {
  @Test func helpAndVersion() throws {
    let place = try Workspace()
    let version = try place.run("--version")
    #expect(version.status == 0)
    #expect(version.text.hasPrefix("storypole "))
    let help = try place.run("--help")
    for word in ["render", "frames", "list", "doctor", "73", "compiles a file and runs its code"] {
      #expect(help.text.contains(word))
    }
    for command in ["render", "frames", "list", "doctor"] {
      #expect(try place.run(command, "--help").text.hasPrefix("usage: storypole \(command)"))
    }
  }

  @Test func frames() throws {
    let place = try Workspace([
      "Card.swift": """
      import SwiftUI
      #Preview {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in 5 }
          Color.red.frame(width: 10, height: 10)
        }
      }
      """
    ])
    let text = try place.run("frames", "Card.swift", "--guides", "leading", "--counts")
    #expect(text.status == 0, "\(text.errors)")
    #expect(text.text.contains("0, 0  40 × 20"))
    #expect(text.text.contains("leading 5 (explicit)"))
    #expect(text.text.contains("30, 5  10 × 10"))
    #expect(text.text.contains("measurements: "))
    let json = try place.run("frames", "Card.swift", "--json")
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["nodes"] as? [[String: Any]])?.first?["width"] as? Double == 40)
  }

  @Test func accessibilityOfAPreview() throws {
    let place = try Workspace([
      "Card.swift": #"""
      import SwiftUI
      #Preview {
        VStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20).accessibilityLabel("A \"red\"\nbox")
            .accessibilityIdentifier("box")
          Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)
            .accessibilityAction(named: "Reset") {}
        }
        .frame(width: 200)
        .accessibilityRotor("Parts") { AccessibilityRotorEntry("Box \"1\"", id: 1) }
      }
      """#
    ])
    // Derived: the box is in the middle of 200 points.
    let text = try place.run("frames", "Card.swift", "--accessibility")
    #expect(text.status == 0, "\(text.errors)")
    let lines = text.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.first == #"element "A \"red\"\nbox"  identifier "box"  85, 0  30 × 20"#)
    #expect(
      lines[1].hasPrefix(
        #"toggle "Wi-Fi"  value "On"  actions "Reset"  disabled  0, "#))
    #expect(lines.last == #"rotor "Parts"  entries "Box \"1\"""#)
    let json = try place.run("frames", "Card.swift", "--accessibility", "--json")
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    let rotor = (object?["rotors"] as? [[String: Any]])?.first
    #expect(rotor?["entries"] as? [String] == [#"Box "1""#])
    let element = (object?["elements"] as? [[String: Any]])?.last
    #expect(element?["traits"] as? [String] == ["isToggle"])
    #expect(element?["isEnabled"] as? Bool == false)
    let wrong = try place.run("frames", "Card.swift", "--accessibility", "--counts")
    #expect(wrong.status == 64 && wrong.errors.contains("--accessibility"))
  }

  @Test func doctor() throws {
    let run = try Workspace().run("doctor")
    #expect(run.text.contains("compiler: Swift version"), "\(run.text)")
    #expect(run.text.contains("cache: "))
    #expect(Workspace.cacheMode == 0o700)
  }
}
