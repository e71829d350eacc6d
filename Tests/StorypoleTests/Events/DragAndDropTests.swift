// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import StorypoleSystem
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Values that are dragged from one view to another in a window of 300×200. Documented: the action gets the values and
/// the place in the view's coordinates, and `isTargeted` is true while the drag is over the view. Ours: a drag begins
/// after 10 points with a mouse, and after half a second with a finger.
@Suite @MainActor struct DragAndDropTests {
  private let diary = Diary()

  private struct Item: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private func drag(
    _ screen: Screen, from start: CGPoint, to end: CGPoint, device: PointerEvent.Device = .mouse,
    waiting: Double = 0
  ) {
    screen.pointer(.down, start.x, start.y, device: device)
    if waiting > 0 { screen.wait(waiting) }
    for step in 1...4 {
      let share = CGFloat(step) / 4
      screen.pointer(
        .moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share,
        device: device)
    }
    screen.pointer(.up, end.x, end.y, device: device)
  }

  private let left = CGPoint(x: 50, y: 100)
  private let right = CGPoint(x: 250, y: 80)

  /// A source of 100×200 at the left and a target of 100×200 at the right.
  private func screen(_ source: some View, _ target: some View) -> Screen {
    Screen(
      HStack(spacing: 100) {
        source.frame(width: 100, height: 200)
        target.frame(width: 100, height: 200)
      })
  }

  private func note<T>(_ items: [T], _ place: CGPoint) -> Bool {
    diary.note("\(items) \(place.x) \(place.y)")
    return true
  }

  @Test func aValueIsDropped() {
    let screen = screen(
      Color.red.draggable("text"),
      Color.blue.dropDestination(for: String.self, action: note) { diary.note("\($0)") })
    drag(screen, from: left, to: right)
    #expect(diary.lines == ["true", "[\"text\"] 50.0 80.0", "false"])
    // Beside the target, and without a movement.
    drag(screen, from: left, to: CGPoint(x: 150, y: 80))
    screen.tap(left.x, left.y)
    #expect(diary.lines.count == 3)
  }

  /// Ours: values land above or below the row under the pointer, at its nearer edge.
  @Test func valuesAreInsertedBetweenRows() {
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red.draggable("text").frame(width: 100)
        List {
          ForEach(0..<3) { Text("\($0)").frame(height: 40) }
            .dropDestination(for: String.self) { items, offset in
              self.diary.note("\(items) \(offset)")
            }
        }
        .listStyle(.plain)
      }, size: CGSize(width: 300, height: 400))
    let rows = screen.host.rootNode!.rows.map(\.frameInRoot)
    #expect(rows.count == 3 && rows[2].maxY < 400)
    drag(screen, from: left, to: CGPoint(x: 200, y: rows[1].minY + 5))
    drag(screen, from: left, to: CGPoint(x: 200, y: rows[1].maxY - 5))
    drag(screen, from: left, to: CGPoint(x: 200, y: rows[2].maxY - 5))
    #expect(diary.lines == ["[\"text\"] 1", "[\"text\"] 2", "[\"text\"] 3"])
  }

  /// Documented: the action gets the offset and the providers of the items with one of the types.
  @Test func itemsAreInsertedByType() {
    func drop(_ type: UTType) -> [String] {
      let diary = Diary()
      let screen = Screen(
        HStack(spacing: 0) {
          Color.red.draggable("text").frame(width: 100)
          List {
            ForEach(0..<3) { Text("\($0)").frame(height: 40) }
              .onInsert(of: [type]) { offset, items in diary.note("\(offset) \(items.count)") }
          }
          .listStyle(.plain)
        }, size: CGSize(width: 300, height: 400))
      let row = screen.host.rootNode!.rows[1].frameInRoot
      drag(screen, from: left, to: CGPoint(x: 200, y: row.minY + 5))
      return diary.lines
    }
    #expect(drop(.text) == ["1 1"])
    #expect(drop(.image) == [])
  }

  @Test func theTargetOfAnotherTypeStaysOut() {
    let screen = screen(
      Color.red.draggable("text"),
      Color.blue.dropDestination(for: URL.self, action: note) { diary.note("\($0)") })
    drag(screen, from: left, to: right)
    #expect(diary.lines == [])
  }

  /// The arrow goes to the inner view that takes the type.
  @Test func theInnermostTargetThatFits() {
    let screen = screen(
      Color.red.draggable(Item(name: "a")),
      Color.blue.dropDestination(for: URL.self, action: note)
        .padding(20).dropDestination(for: Item.self) { note($0.map(\.name), $1) })
    drag(screen, from: left, to: right)
    #expect(diary.lines == ["[\"a\"] 50.0 80.0"])
  }

  /// The name is what the item offers beside its JSON.
  @Test func valuesAreConverted() async throws {
    let screen = screen(
      Color.red.draggable(Item(name: "a")), Color.blue.dropDestination(action: noteStrings))
    drag(screen, from: left, to: right)
    for _ in 0..<100 where diary.lines.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(diary.lines == ["a"])
  }

  private func noteStrings(_ items: [String], _ place: CGPoint) -> Bool {
    items.forEach(diary.note)
    return true
  }

  @Test func aFingerDragsAfterAPress() {
    let screen = screen(
      Color.red.draggable("text"), Color.blue.dropDestination(for: String.self, action: note))
    drag(screen, from: left, to: right, device: .touch)
    #expect(diary.lines == [])
    drag(screen, from: left, to: right, device: .touch, waiting: 0.6)
    #expect(diary.lines == ["[\"text\"] 50.0 80.0"])
  }

  /// A button inside acts when it is clicked, and not when it is dragged.
  @Test func clicksGoThrough() {
    let screen = screen(
      Button {
        diary.note("click")
      } label: {
        Color.red
      }
      .buttonStyle(.plain).draggable("text"),
      Color.blue.dropDestination(for: String.self, action: note))
    screen.tap(left.x, left.y)
    #expect(diary.lines == ["click"])
    drag(screen, from: left, to: right)
    #expect(diary.lines == ["click", "[\"text\"] 50.0 80.0"])
  }

  @Test func aPreviewFollowsThePointer() {
    let screen = screen(
      Color.red.draggable("text") { Text("preview")._probe("preview") }, Color.blue)
    #expect(screen.frame("preview") == nil)
    screen.pointer(.down, 50, 100)
    screen.pointer(.moved, 150, 120)
    // Seven characters of 8.5, a line of 20.5: 59.5×20.5 around the pointer.
    #expect(
      screen.frame("preview") == CGRect(x: 150 - 29.75, y: 120 - 10.25, width: 59.5, height: 20.5))
    screen.pointer(.moved, 200, 100)
    #expect(screen.frame("preview")?.midX == 200)
    screen.pointer(.up, 200, 100)
    #expect(screen.frame("preview") == nil)
  }

  private struct Decides: DropDelegate {
    var operation = DropOperation.move
    let diary: Diary
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { diary.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { diary.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      diary.note("\(info.itemProviders(for: [.plainText]).count) at \(info.location.x)")
      return true
    }
  }

  @Test func delegates() {
    for (operation, expected) in [
      (DropOperation.move, ["entered", "1 at 50.0", "exited"]),
      (.copy, ["entered", "1 at 50.0", "exited"]),
      (.forbidden, ["entered", "exited"]), (.cancel, ["entered", "exited"]),
    ] {
      diary.lines = []
      let screen = screen(
        Color.red.onDrag { NSItemProvider(object: "x" as NSString) },
        Color.blue.onDrop(
          of: [.text], delegate: Decides(operation: operation, diary: diary)))
      drag(screen, from: left, to: right)
      #expect(diary.lines == expected)
    }
  }

  @Test func providersGiveObjects() async throws {
    struct Drop: View {
      @State private var isTargeted = false
      let diary: Diary
      var body: some View {
        (isTargeted ? Color.green : Color.blue)._probe(isTargeted ? "over" : "away")
          .onDrop(of: [.url, .text], isTargeted: $isTargeted) { providers in
            diary.note(providers.map { $0.registeredTypeIdentifiers[0] }.joined())
            _ = providers.first?.loadObject(ofClass: URL.self) { url, error in
              diary.note("\(url?.absoluteString ?? "none") \(error == nil)")
            }
            return true
          }
      }
    }
    let address = try #require(URL(string: "https://example.com/a"))
    let screen = screen(
      Color.red.onDrag { NSItemProvider(object: address as NSURL) }, Drop(diary: diary))
    screen.pointer(.down, 50, 100)
    screen.pointer(.moved, 250, 100)
    #expect(screen.frame("over") != nil)
    screen.pointer(.up, 250, 100)
    #expect(screen.frame("away") != nil)
    for _ in 0..<100 where diary.lines.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(diary.lines == ["public.url", "https://example.com/a true"])
  }

  /// The view that is dragged disappears under the pointer: nothing is dropped, and the target is free again.
  @Test func aSourceThatVanishes() {
    struct Vanishing: View {
      @State private var isThere = true
      let diary: Diary
      var body: some View {
        HStack(spacing: 100) {
          if isThere { Color.red.draggable("text").frame(width: 100) }
          Color.blue.frame(width: 100)
            .dropDestination(for: String.self) { items, _ in
              diary.note("\(items)")
              return true
            } isTargeted: {
              diary.note("\($0)")
              if $0 { isThere = false }
            }
        }
        .frame(width: 300, height: 200, alignment: .trailing)
      }
    }
    let screen = Screen(Vanishing(diary: diary))
    drag(screen, from: left, to: right)
    #expect(diary.lines == ["true", "false"])
  }

  @Test func representations() async throws {
    struct File: Transferable {
      var text: String
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { file in
          let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("drag-\(UUID().uuidString).txt")
          try Data(file.text.utf8).write(to: url)
          return SentTransferredFile(url)
        } importing: { received in
          File(text: try String(contentsOf: received.file, encoding: .utf8))
        }
        DataRepresentation(exportedContentType: .json) { Data("\"\($0.text)\"".utf8) }
          .exportingCondition { !$0.text.isEmpty }
      }
    }
    let provider = NSItemProvider(transferable: File(text: "words"))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.json"])
    #expect(try await provider.load(String.self) == "words")
    #expect(try await provider.load(Data.self) == Data("words".utf8))
    let empty = NSItemProvider(transferable: File(text: ""))
    #expect(empty.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(!provider.canLoad(URL.self))
    await #expect(throws: (any Error).self) { try await provider.load(URL.self) }
    let text = NSItemProvider(transferable: "from a string")
    #expect(try await text.load(File.self).text == "from a string")
    // An item that is only given as a string can't be taken as itself.
    struct OneWay: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: OneWay) in "one way" }
      }
    }
    #expect(!NSItemProvider(transferable: OneWay()).canLoad(OneWay.self))
  }
}

extension LayoutNode {
  /// The rows of the lists inside.
  fileprivate var rows: [ListRowNode] {
    (self as? ListRowNode).map { [$0] } ?? children.flatMap(\.rows)
  }
}
