// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Menus for the rows of a list, and the effects of a double click and Return. The items of a menu are
/// documented.
@Suite @MainActor struct ListMenuTests {
  private let diary = Diary()

  private struct Names: View {
    @State var selection: Set<String>
    let diary: Diary
    var acts = true

    var body: some View {
      List(selection: $selection) {
        Section("Team") {
          ForEach(["Ann", "Bob", "Cid"], id: \.self) { Text($0) }
        }
      }
      .contextMenu(forSelectionType: String.self) { items in
        if !items.isEmpty {
          Button("Delete") { diary.note("delete \(items.sorted().joined(separator: " "))") }
        }
      } primaryAction: { items in
        diary.note("open \(items.sorted().joined(separator: " "))")
      }
    }
  }

  private func screen(_ view: some View) -> Screen {
    Screen(view, size: CGSize(width: 300, height: 500))
  }

  private func center(_ text: String, _ screen: Screen) throws -> CGPoint {
    let frame = try #require(screen.host.frame(ofText: text), "\(text)")
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func openMenu(_ text: String, _ screen: Screen) throws {
    screen.send(.menu(at: try center(text, screen)))
  }

  private func click(_ text: String, _ screen: Screen, count: Int = 1) throws {
    let place = try center(text, screen)
    for number in 1...count {
      for phase in [PointerEvent.Phase.down, .up] {
        screen.send(
          .pointer(PointerEvent(phase, at: place, time: screen.time, clickCount: number)))
      }
    }
  }

  private func isOpen(_ screen: Screen) -> Bool { screen.host.frame(ofText: "Delete") != nil }

  @Test func theMenuIsForTheRow() throws {
    let screen = screen(Names(selection: [], diary: diary))
    try openMenu("Bob", screen)
    // Below the pointer, like all context menus: ours.
    #expect(try center("Delete", screen).y > center("Bob", screen).y)
    try click("Delete", screen)
    #expect(diary.lines == ["delete Bob"] && !isOpen(screen))
  }

  @Test func theMenuIsForAllThatIsSelected() throws {
    let screen = screen(Names(selection: ["Ann", "Bob"], diary: diary))
    try openMenu("Bob", screen)
    try click("Delete", screen)
    try openMenu("Cid", screen)
    try click("Delete", screen)
    #expect(diary.lines == ["delete Ann Bob", "delete Cid"])
  }

  // Documented: without entries there is no menu. A missing menu takes no keys and no presses.
  @Test func besideTheRowsTheMenuIsForNone() throws {
    let screen = screen(Names(selection: ["Ann"], diary: diary))
    for _ in 0..<2 {
      screen.send(.menu(at: CGPoint(x: 150, y: 480)))
      #expect(screen.host.windowNode?.modalPopup == nil)
    }
    try openMenu("Team", screen)
    #expect(!isOpen(screen))
    try openMenu("Bob", screen)
    try click("Delete", screen)
    #expect(diary.lines == ["delete Bob"])
  }

  @Test func aLongPressOpensTheMenu() throws {
    let screen = screen(Names(selection: [], diary: diary))
    let place = try center("Cid", screen)
    screen.pointer(.down, place.x, place.y, device: .touch)
    screen.wait(0.6)
    screen.pointer(.up, place.x, place.y, device: .touch)
    try click("Delete", screen)
    #expect(diary.lines == ["delete Cid"])
  }

  @Test func doubleClicksAndReturnAct() throws {
    let screen = screen(Names(selection: [], diary: diary))
    func press(_ key: KeyEquivalent) { screen.send(.key(KeyEvent(key, time: screen.time))) }
    press(.return)
    try click("Ann", screen)
    #expect(diary.lines == [])
    try click("Bob", screen, count: 2)
    #expect(diary.lines == ["open Bob"])
    press(.return)
    press(.downArrow)
    press(.return)
    #expect(diary.lines == ["open Bob", "open Bob", "open Cid"])
    // Rows selected by the program, without a focus.
    let other = self.screen(Names(selection: ["Ann", "Cid"], diary: diary))
    other.send(.key(KeyEvent(.return, time: 0)))
    #expect(diary.lines.last == "open Ann Cid")
  }

  private struct Plain: View {
    @State private var selection: Int?
    let diary: Diary
    let selects: Bool

    var body: some View {
      Group {
        if selects {
          List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        } else {
          List(1..<4) { Text("Row \($0)") }
        }
      }
      .contextMenu(forSelectionType: String.self) { _ in
        Button("Delete") { diary.note("delete") }
      } primaryAction: { _ in
        diary.note("open")
      }
    }
  }

  @Test(arguments: [(true, "one of Int"), (false, "none")])
  func otherSelectionsHaveNoMenu(_ selects: Bool, _ has: String) throws {
    let screen = screen(Plain(diary: diary, selects: selects))
    try openMenu("Row 2", screen)
    try click("Row 1", screen, count: 2)
    #expect(!isOpen(screen) && diary.lines == [])
    #expect(screen.host.warnings.count == 1)
    #expect(screen.host.warnings.first?.hasSuffix("has \(has)") == true)
  }
}
