// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Storypole

/// Documented: elements at offsets are removed, or moved to before the element at the destination with
/// their order kept.
@Suite struct CollectionOffsetsTests {
  @Test func removes() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
    letters.remove(atOffsets: IndexSet())
    #expect(String(letters) == "bde")
  }

  @Test(arguments: [
    ([0], 3, "bcadef"), ([5], 0, "fabcde"), ([1, 4], 3, "acbedf"), ([1, 2], 2, "abcdef"),
    ([0, 5], 6, "bcdeaf"), ([], 4, "abcdef"),
  ])
  func moves(_ source: [Int], _ destination: Int, _ result: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
