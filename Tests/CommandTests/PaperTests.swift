// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Documents of several pages.
@Suite struct PaperTests {
  private static let rows = """
    import SwiftUI
    #Preview("Rows") {
      VStack(spacing: 0) { ForEach(0..<50) { Text("Row \\($0)").frame(height: 40) } }
    }

    """

  /// A4 is 841.9 points high; margins of 20.95 leave 800, room for 20 rows of 40.
  @Test func rowsOnPages() throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(
      "render", "Rows.swift", "--paper", "a4", "--margins", "20.9pt", "-o", "rows.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("3 pages"), "\(run.text)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func aViewWithoutEnd() throws {
    let place = try Workspace([
      "Tall.swift": "import SwiftUI\n#Preview { Color.red.frame(height: 1e9) }\n"
    ])
    let run = try place.run("render", "Tall.swift", "--paper", "a6", "-o", "tall.pdf")
    #expect(run.status != 0)
    #expect(run.errors.contains("more than 20000 pages"), "\(run.errors)")
    #expect(place.files == ["Tall.swift"])
  }

  @Test(arguments: [
    (["--paper", "b9"], "--paper accepts"), (["--paper", "210xmm"], "--paper accepts"),
    (["--paper", "nanx100"], "--paper accepts"), (["--paper", "1e99x100"], "--paper accepts"),
    (["--paper", "0x100"], "--paper accepts"), (["--paper", "a4", "--margins", "-1"], "--margins"),
    (["--paper", "a4", "--margins", "1,2"], "--margins needs"),
    (["--paper", "a4", "--margins", "200mm"], "leave no room"),
    (["--margins", "20mm"], "--margins needs --paper"),
    (["--paper", "a4", "--size", "100x100"], "exclude each other"),
    (["--paper", "a4", "--format", "png"], "--paper needs a PDF"),
  ]) func wrongSettings(arguments: [String], reason: String) throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(["render", "Rows.swift", "-o", "rows.pdf"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(place.files == ["Rows.swift"])
  }
}
