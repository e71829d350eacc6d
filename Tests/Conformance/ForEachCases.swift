import SwiftUI
import Testing

/// ForEach, Section and Group: their views in the container around them.
@Suite struct ForEachCases {
  @Test(arguments: all) @MainActor func givesChildren(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    // A modifier on a ForEach applies to every element; a name written on it is its last element's.
    Case("sw-foreach-modifier", .recording("foreach/modifier"), window: 300, 260) {
      VStack(spacing: 0) {
        ForEach(0..<2) { words([37.5, 35.5][$0], 16).probe("padded\($0)") }
          .padding()
          .probe("paddedLast")
        ForEach(0..<2) { words([37.5, 35.5][$0], 16).probe("framed\($0)") }
          .frame(width: 120, height: 30)
          .background { Color.red }
          .probe("framedLast")
      }
      .probe("stack")
    }.gives(
      """
      stack 90 52 120 156
      padded0 131.25 68 37.5 16
      padded1 132.25 116 35.5 16
      paddedLast 116.25 100 67.5 48
      framed0 131.25 155 37.5 16
      framed1 132.25 185 35.5 16
      framedLast 90 178 120 30
      """)

    Case("sw-section-modifier", .recording("section/modifier"), window: 300, 250) {
      VStack(spacing: 0) {
        Section {
          words(35, 16).probe("apple")
        } header: {
          words(34.5, 16).probe("header")
        }
        .padding()
        .probe("paddedLast")
        Section {
          words(45, 16).probe("banana")
        } footer: {
          words(39.5, 16).probe("footer")
        }
        .frame(width: 120, height: 30)
        .background { Color.red }
        .probe("framedLast")
      }
      .probe("stack")
    }.gives(
      """
      stack 90 47 120 156
      header 132.75 63 34.5 16
      apple 132.5 111 35 16
      paddedLast 116.5 95 67 48
      banana 127.5 150 45 16
      footer 130.25 180 39.5 16
      framedLast 90 173 120 30
      """)

    Case("sw-section-hstack", .recording("section/hstack"), window: 300, 200) {
      HStack {
        Section {
          words(9, 16).probe("a")
          words(8.5, 16).probe("b")
        } header: {
          words(44.5, 16).probe("header")
        } footer: {
          words(39.5, 16).probe("footer")
        }
      }
      .probe("row")
    }.gives(
      """
      row 87.25 92 125.5 16
      header 87.25 92 44.5 16
      a 139.75 92 9 16
      b 156.75 92 8.5 16
      footer 173.25 92 39.5 16
      """)

    // A row keeps the width of its initial state, wherever its item moves.
    Case("sw-foreach-identity", .recording("foreach/identity"), window: 300, 200) {
      rows("a60 b100 c140")
    }.gives(
      """
      stack 80 62 140 76
      row-a 80 62 60 20
      row-b 80 90 100 20
      row-c 80 118 140 20
      """
    ).then("insert d(80) at 0") {
      rows("d80 a60 b100 c140")
    }.gives(
      """
      stack 80 48 140 104
      row-d 80 48 80 20
      row-a 80 76 60 20
      row-b 80 104 100 20
      row-c 80 132 140 20
      """
    ).then("items[1].width = 200") {
      rows("d80 a200 b100 c140")
    }.gives(
      """
      stack 80 48 140 104
      row-d 80 48 80 20
      row-a 80 76 60 20
      row-b 80 104 100 20
      row-c 80 132 140 20
      """
    ).then("reverse") {
      rows("c140 b100 a200 d80")
    }.gives(
      """
      stack 80 48 140 104
      row-c 80 48 140 20
      row-b 80 76 100 20
      row-a 80 104 60 20
      row-d 80 132 80 20
      """
    ).then("remove b") {
      rows("c140 a200 d80")
    }.gives(
      """
      stack 80 62 140 76
      row-c 80 62 140 20
      row-a 80 90 60 20
      row-d 80 118 80 20
      row-b absent
      """)
  }

  /// Rows of items that are given as a letter and a width.
  @MainActor private static func rows(_ items: String) -> some View {
    VStack(alignment: .leading) {
      ForEach(items.split(separator: " ").map { Item($0) }) { SeededRow(item: $0) }
    }
    .probe("stack")
  }
}

private struct Item: Identifiable {
  var id: String
  var width: CGFloat

  init(_ text: Substring) {
    id = String(text.prefix(1))
    width = CGFloat(Int(text.dropFirst())!)
  }
}

private struct SeededRow: View {
  let id: String
  @State private var width: CGFloat

  init(item: Item) {
    id = item.id
    _width = State(initialValue: item.width)
  }

  var body: some View { box("row-\(id)", width, 20) }
}
