// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Suite @MainActor struct ListTests {
  // Observed: the separator below a row begins at the row's first text. Documented: the row's guide moves its
  // bottom separator. A label's title is 24 and 16 after its icon's slot (measured).
  @Test(arguments: [false, true]) func linesBelowRows(rightToLeft: Bool) throws {
    let list = List {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Text("after the colour")
      }
      Color.red.frame(height: 10)
      Text("with a guide").alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
      Label("with an icon", systemImage: "star")
      Text("last")
    }
    let lines = draw(list, 393, 600, rightToLeft: rightToLeft).paths.map(\.boundingRect)
      .filter { $0.height == 0.5 }
    try #require(lines.count == 4)
    let begins = lines.map { rightToLeft ? lines[1].maxX - $0.maxX : $0.minX - lines[1].minX }
    #expect(begins == [30, 0, 10, 40])
    #expect(Set(lines.map { rightToLeft ? $0.minX : $0.maxX }).count == 1)
  }
}
