// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Lists with rows that the user deletes and moves, in a window of an iPhone.
@Suite @MainActor struct ListEditingTests {
  private struct Names: View {
    @State private var names = ["Ann", "Bob", "Cid", "Dan"]
    var allows = (delete: true, move: true)
    var body: some View {
      NavigationStack {
        List {
          Text("fixed")
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "Dan")
          }
          .onDelete(
            perform: allows.delete
              ? { offsets in for index in offsets.reversed() { names.remove(at: index) } } : nil
          )
          .onMove(perform: allows.move ? { move($0, $1) } : nil)
        }
        .toolbar { EditButton() }
      }
    }

    // Documented for `move(fromOffsets:toOffset:)`: the destination is counted before any removal.
    private func move(_ source: IndexSet, _ goal: Int) {
      let moved = source.map { names[$0] }
      let before = names.indices.filter { $0 < goal && !source.contains($0) }.map { names[$0] }
      let after = names.indices.filter { $0 >= goal && !source.contains($0) }.map { names[$0] }
      names = before + moved + after
    }
  }

  private func driver(_ view: some View, rightToLeft: Bool = false) -> ViewDriver {
    ViewDriver(size: CGSize(width: 393, height: 852)) {
      view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  private func names(_ driver: ViewDriver) -> [String] {
    driver.texts.filter { ["Ann", "Bob", "Cid", "Dan"].contains($0) }
      .sorted { (driver.frame(of: $0)?.minY ?? 0) < (driver.frame(of: $1)?.minY ?? 0) }
  }

  // Measured: rows that can be deleted or moved start at 72 in an edited list, the others at 32.
  @Test func editingShiftsRows() throws {
    for rightToLeft in [false, true] {
      func start(_ name: String, _ driver: ViewDriver) throws -> CGFloat {
        let frame = try #require(driver.frame(of: name))
        return rightToLeft ? 393 - frame.maxX : frame.minX
      }
      let driver = driver(Names(), rightToLeft: rightToLeft)
      #expect(abs(try start("Ann", driver) - 32) < 0.5)
      try driver.tap("Edit")
      driver.advanceToRest()
      #expect(driver.texts.contains("Done"))
      #expect(abs(try start("Ann", driver) - 72) < 0.5)
      #expect(abs(try start("fixed", driver) - 32) < 0.5)
      try driver.tap("Done")
      driver.advanceToRest()
      #expect(abs(try start("Ann", driver) - 32) < 0.5)
      #expect(driver.warnings.isEmpty)
    }
    for allows in [(true, false), (false, true)] {
      let driver = driver(Names(allows: allows))
      try driver.tap("Edit")
      #expect(abs(try #require(driver.frame(of: "Ann")).minX - 72) < 0.5)
    }
    let neither = driver(Names(allows: (false, false)))
    try neither.tap("Edit")
    #expect(abs(try #require(neither.frame(of: "Ann")).minX - 32) < 0.5)
  }

  @Test func markDeletes() throws {
    for rightToLeft in [false, true] {
      let driver = driver(Names(), rightToLeft: rightToLeft)
      try driver.tap("Edit")
      let bob = try #require(driver.frame(of: "Bob"))
      driver.tap(at: CGPoint(x: rightToLeft ? 393 - 43 : 43, y: bob.midY))
      #expect(driver.texts.contains("Delete") && names(driver).contains("Bob"))
      try driver.tap("Delete")
      #expect(names(driver) == ["Ann", "Cid", "Dan"] && !driver.texts.contains("Delete"))
      // The next one gets the removed one's index.
      let cid = try #require(driver.frame(of: "Cid"))
      driver.tap(at: CGPoint(x: rightToLeft ? 393 - 43 : 43, y: cid.midY))
      try driver.tap("Delete")
      #expect(names(driver) == ["Ann", "Dan"])
      let dan = try #require(driver.frame(of: "Dan"))
      driver.tap(at: CGPoint(x: rightToLeft ? 393 - 43 : 43, y: dan.midY))
      #expect(!driver.texts.contains("Delete"), "this one cannot be deleted")
    }
  }

  @Test func swipeDeletes() throws {
    for rightToLeft in [false, true] {
      let back: CGFloat = rightToLeft ? 1 : -1
      let driver = driver(Names(), rightToLeft: rightToLeft)
      func swipe(_ name: String, _ length: CGFloat) throws {
        let frame = try #require(driver.frame(of: name))
        let start = CGPoint(x: rightToLeft ? 40 : 353, y: frame.midY)
        driver.drag(from: start, to: CGPoint(x: start.x + back * length, y: start.y))
      }
      try swipe("Bob", 80)
      #expect(driver.texts.contains("Delete") && names(driver).count == 4)
      let row = try #require(driver.frame(of: "Cid"))
      driver.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(!driver.texts.contains("Delete"), "a press elsewhere closes it")
      try swipe("Bob", 80)
      try driver.tap("Delete")
      #expect(names(driver) == ["Ann", "Cid", "Dan"])
      try swipe("Ann", 330)
      #expect(names(driver) == ["Cid", "Dan"], "all of the way deletes at once")
      try swipe("Cid", 20)
      #expect(!driver.texts.contains("Delete"))
      try swipe("Dan", 80)
      #expect(!driver.texts.contains("Delete") && names(driver) == ["Cid", "Dan"])
    }
  }

  @Test func gripMoves() throws {
    for rightToLeft in [false, true] {
      func move(_ name: String, by rows: CGFloat) throws -> [String] {
        let driver = driver(Names(), rightToLeft: rightToLeft)
        try driver.tap("Edit")
        let frame = try #require(driver.frame(of: name))
        let pitch =
          try #require(driver.frame(of: "Bob")).minY - (try #require(driver.frame(of: "Ann"))).minY
        let start = CGPoint(x: rightToLeft ? 30 : 363, y: frame.midY)
        driver.drag(from: start, to: CGPoint(x: start.x, y: start.y + rows * pitch))
        return names(driver)
      }
      #expect(try move("Ann", by: 1.1) == ["Bob", "Ann", "Cid", "Dan"])
      #expect(try move("Ann", by: 3.2) == ["Bob", "Cid", "Dan", "Ann"])
      #expect(try move("Dan", by: -2.1) == ["Ann", "Dan", "Bob", "Cid"])
      #expect(try move("Cid", by: -5) == ["Cid", "Ann", "Bob", "Dan"])
      #expect(try move("Bob", by: 0.3) == ["Ann", "Bob", "Cid", "Dan"])
    }
  }

  private struct Swiped: View {
    @State private var done = "nothing"
    var body: some View {
      List {
        Text("row \(done)")
          .swipeActions(edge: .leading) {
            Button("Pin") { done = "pin" }.tint(.orange)
          }
          .swipeActions {
            Button("Remove", role: .destructive) { done = "remove" }
            Button("Flag") { done = "flag" }
          }
      }
    }
  }

  // Documented: the first button is at the edge, and a full swipe runs it.
  @Test func ownButtons() throws {
    let driver = driver(Swiped())
    func swipe(_ dx: CGFloat) throws {
      let frame = try #require(driver.texts.first { $0.hasPrefix("row") }.flatMap(driver.frame))
      driver.drag(
        from: CGPoint(x: 196, y: frame.midY), to: CGPoint(x: 196 + dx, y: frame.midY))
    }
    try swipe(-130)
    let (first, second) = (
      try #require(driver.frame(of: "Remove")), try #require(driver.frame(of: "Flag"))
    )
    #expect(second.maxX < first.minX)
    try driver.tap("Flag")
    #expect(driver.texts == ["row flag"])
    try swipe(60)
    try driver.tap("Pin")
    #expect(driver.texts == ["row pin"])
    try swipe(-300)
    #expect(driver.texts == ["row remove"])
  }

  // A list without a stack of screens has an edit mode as well.
  private struct Bare: View {
    @State private var names = ["Ann", "Bob"]
    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(at: $0.first!) }
        }
      }
    }
  }

  @Test func editModeWithoutAStack() throws {
    let driver = driver(Bare())
    try driver.tap("Edit")
    #expect(abs(try #require(driver.frame(of: "Ann")).minX - 72) < 0.5)
    #expect(driver.texts.contains("Done"))
  }

  // A scrolling row doesn't swipe.
  @Test func scrollingGoesOn() throws {
    struct Long: View {
      var body: some View {
        List {
          ForEach(0..<50, id: \.self) { Text("row \($0)") }.onDelete { _ in }
        }
      }
    }
    let driver = driver(Long())
    let before = try #require(driver.frame(of: "row 5")).minY
    driver.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -100))
    #expect(abs(try #require(driver.frame(of: "row 5")).minY - (before - 100)) < 1)
  }
}
