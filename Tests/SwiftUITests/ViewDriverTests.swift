// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// A view without a window, with time that the test advances.
@Suite @MainActor struct ViewDriverTests {
  private struct Switch: View {
    @State private var alignment = HorizontalAlignment.leading
    @State private var taps = 0

    var body: some View {
      VStack(alignment: alignment, spacing: 10) {
        Text("A").font(.system(size: 20))
        Color.blue.frame(width: 200, height: 20)
        Button("trailing") {
          taps += 1
          withAnimation(.easeInOut(duration: 2)) { alignment = .trailing }
        }
        Text("taps \(taps)")
      }
    }
  }

  // Derived: the middle of easeInOut is half of the distance, from the leading to the trailing edge
  // of the 200 points of the widest view.
  @Test func tapsAndTime() throws {
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Switch() }
    let start = try #require(driver.frame(of: "A"))
    #expect(abs(start.minX - 50) < 0.01)
    try driver.tap("trailing")
    #expect(driver.texts.contains("taps 1") && driver.isMoving)
    driver.advance(by: 1)
    let middle = try #require(driver.frame(of: "A"))
    #expect(abs(middle.midX - 150) < 0.01)
    #expect(driver.advanceToRest() && abs(driver.time - 2) < 0.02)
    #expect(abs(try #require(driver.frame(of: "A")).maxX - 250) < 0.01)
    #expect(try driver.pngData().prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(driver.warnings.isEmpty)
  }

  // Derived: 2 s after the tap at most one more frame of 1 / 60 s follows, wherever frames begin.
  @Test func restIsFoundToTheFrame() throws {
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Switch() }
    try driver.tap("trailing")
    driver.advance(by: 0.5)
    #expect(driver.advanceToRest() && abs(driver.time - 2) < 0.02)
  }

  @Test func missingTextsAreReported() {
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Switch() }
    #expect {
      try driver.tap("nothing")
    } throws: {
      "\($0)".contains("no text 'nothing'") && "\($0)".contains("'trailing'")
    }
    driver.advance(by: -1)
    driver.advance(by: .nan)
    #expect(driver.time == 0)
  }

  @Test func windowsChangeTheirSize() {
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Text("A") }
    driver.resize(to: CGSize(width: 500, height: 300))
    #expect(abs((driver.frame(of: "A")?.midX ?? 0) - 250) < 0.5)
  }

  @Test func tasksHaveTheirTurn() async {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Loading() }
    #expect(driver.texts == ["loading"])
    for _ in 0..<1000 where driver.texts != ["loaded"] { await driver.settle() }
    #expect(driver.texts == ["loaded"])
  }

  private struct Phased: View {
    @Environment(\.scenePhase) private var phase
    @State private var changes = 0
    var body: some View {
      Text("\(phase) \(changes)").onChange(of: phase) { changes += 1 }
    }
  }

  @Test func phasesOfTheWindow() {
    let driver = ViewDriver(size: CGSize(width: 300, height: 300)) { Phased() }
    #expect(driver.scenePhase == .active && driver.texts == ["active 0"])
    driver.scenePhase = .inactive
    #expect(driver.texts == ["inactive 1"])
    driver.scenePhase = .background
    #expect(driver.texts == ["background 2"])
    driver.scenePhase = .active
    #expect(driver.texts == ["active 3"])
  }

  private struct Rows: View {
    @State private var selection: Set<String> = []
    @State private var done = ""
    var body: some View {
      VStack {
        Text("done \(done)")
        List(["Ann", "Bob"], id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { items in
            Button("Delete") { done = "delete \(items.sorted())" }
          } primaryAction: {
            done = "open \($0.sorted())"
          }
      }
    }
  }

  @Test func menusOfRows() throws {
    let driver = ViewDriver(size: CGSize(width: 300, height: 500)) { Rows() }
    let row = try #require(driver.frame(of: "Bob"))
    driver.openContextMenu(at: CGPoint(x: row.midX, y: row.midY))
    try driver.tap("Delete")
    #expect(driver.texts.contains("done delete [\"Bob\"]"))
    try driver.tap("Ann", count: 2)
    #expect(driver.texts.contains("done open [\"Ann\"]") && !driver.texts.contains("Delete"))
    driver.press(.return)
    #expect(driver.warnings.isEmpty)
  }
}
