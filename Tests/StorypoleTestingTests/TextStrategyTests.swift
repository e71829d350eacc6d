// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking
import StorypoleTesting
import Testing

struct TextStrategyTests {
  let folder = Folder()

  private func golden<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    _ = folder.verify(value, as: strategy, .all)
    return folder.files.first.flatMap(folder.text)
  }

  struct User {
    let id: Int
    let name: String
    let bio: String
  }

  // The form that the documentation of the library SnapshotTesting shows.
  @Test func dumpOfAStruct() {
    let user = User(id: 1, name: "Blobby", bio: "Blobbed around the world.")
    #expect(
      golden(user, .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
  }

  // derived: the same form; dictionaries and sets are sorted, so that each run gives the same text.
  @Test func dumpOfCollections() {
    enum Size { case small, custom(Int) }
    let value: [String: Any] = [
      "b": [1], "a": Set([3]), "c": Size.small, "d": Size.custom(2), "e": Int?.none as Any,
    ]
    #expect(
      golden(value, .dump) == """
        ▿ 5 key/value pairs
          ▿ (2 elements)
            - key: "a"
            ▿ value: 1 member
              - 3
          ▿ (2 elements)
            - key: "b"
            ▿ value: 1 element
              - 1
          ▿ (2 elements)
            - key: "c"
            - value: Size.small
          ▿ (2 elements)
            - key: "d"
            ▿ value: Size
              - custom: 2
          ▿ (2 elements)
            - key: "e"
            - value: Optional<Int>.none

        """)
  }

  final class Node {
    var next: Node?
  }

  @Test func dumpOfACircle() {
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(golden(node, .dump)?.contains("circular reference detected") == true)
  }

  @Test func dumpOfALongChain() throws {
    let first = Node()
    var last = first
    for _ in 0..<500 {
      last.next = Node()
      last = last.next!
    }
    let text = try #require(golden(first, .dump))
    #expect(text.count < 100_000)
    #expect(text.contains("…"))
  }

  @Test func json() {
    #expect(golden(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func jsonOfValuesWithoutJSON() {
    let failure = folder.verify(["a": Date()] as [String: Any], as: .json)
    #expect(failure?.contains("Dictionary<String, Any> is not made of dictionaries") == true)
    #expect(folder.verify(Double.nan, as: .json)?.contains("can't be encoded") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func description() { #expect(golden(3.5, .description) == "3.5") }

  @Test func data() {
    _ = folder.verify(Data([1, 2]), as: .data)
    #expect(folder.files == ["test.a"])
    #expect(folder.verify(Data([1, 3]), as: .data)?.hasSuffix("Expected data to match") == true)
  }

  enum Way: CaseIterable { case up, down }

  @Test func tableOfAFunction() {
    let strategy: Snapshotting<(Way) -> Int, String> = Snapshotting<Way, String>
      .func(into: .description)
    _ = folder.verify({ $0 == .up ? 1 : 2 }, as: strategy)
    #expect(folder.text("test.a.csv") == "\"up\",\"1\"\n\"down\",\"2\"")
  }

  // The form that the documentation of the library SnapshotTesting shows.
  @Test func request() {
    var request = URLRequest(url: URL(string: "https://example.com/a?b=2&a=1")!)
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("x=\"1\"".utf8)
    #expect(
      golden(request, .raw) == """
        POST https://example.com/a?a=1&b=2
        Accept: text/html

        x="1"
        """)
    #expect(
      golden(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "x=\\"1\\"" \\
        \t"https://example.com/a?a=1&b=2"
        """)
  }

  @Test func pullback() {
    let strategy: Snapshotting<Int, String> = SimplySnapshotting.lines.pullback { "<\($0)>" }
    #expect(golden(4, strategy) == "<4>")
  }

  // MARK: Differences

  private func difference(_ old: String, _ new: String) -> String? {
    Diffing.lines.diff(old, new)?.0
  }

  // derived: the form of a patch, with four lines around a difference.
  @Test func differenceWithContext() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "changed "
    new.append("end")
    #expect(
      difference(old.joined(separator: "\n"), new.joined(separator: "\n")) == """
        @@ −6,9 +6,9 @@
        \u{2007}line 6
        \u{2007}line 7
        \u{2007}line 8
        \u{2007}line 9
        −line 10
        +changed ¬
        \u{2007}line 11
        \u{2007}line 12
        \u{2007}line 13
        \u{2007}line 14
        @@ −17,4 +17,5 @@
        \u{2007}line 17
        \u{2007}line 18
        \u{2007}line 19
        \u{2007}line 20
        +end
        """)
  }

  @Test func differenceOfEqualTexts() { #expect(difference("a\n", "a\n") == nil) }

  @Test func differenceOfEnormousTexts() throws {
    let old = (0..<100_000).map { "\($0)" }.joined(separator: "\n")
    let new = (0..<100_000).map { "\($0 + 1)" }.joined(separator: "\n")
    let text = try #require(difference(old, new))
    #expect(text.hasPrefix("@@ −1,100000 +1,100000 @@"))
  }
}
