// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

/// Reading messages and arguments of `storypole mcp`. `Tests/MCP` uses the server itself.
@Suite struct AgentTests {
  private func messages(_ line: String) throws(RPCError) -> [RPCMessage] {
    try RPCMessage.all(in: Data(line.utf8)).messages
  }

  /// The codes are those of JSON-RPC 2.0.
  @Test func messagesOfALine() throws {
    #expect(
      try messages(#"{"jsonrpc": "2.0", "id": "a", "method": "m", "params": {"x": 1}}"#)
        == [.request(id: "a", method: "m", params: ["x": 1])])
    #expect(
      try messages(#"{"jsonrpc": "2.0", "method": "m"}"#)
        == [.notification(method: "m", params: [:])])
    #expect(try messages(#"{"jsonrpc": "2.0", "id": 1, "result": {}}"#) == [.response])
    #expect(try messages(#"[3, {"jsonrpc": "2.0", "id": 1, "result": {}}]"#).count == 2)
    for line in ["{", "", "[1", "{\"a\": nan}"] {
      #expect(throws: RPCError.parseError("the line is not valid JSON")) { try messages(line) }
    }
    #expect(throws: RPCError.invalidRequest("the batch is empty")) { try messages("[]") }
    #expect(throws: RPCError.invalidRequest("the batch has more than 100 messages")) {
      try messages("[" + Array(repeating: "1", count: 101).joined(separator: ",") + "]")
    }
    for line in [#"{"jsonrpc": "2.0", "id": 1.5, "method": "m"}"#, "true", #"{"id": 1}"#] {
      guard case .invalid(_, let error) = try messages(line)[0] else {
        Issue.record("\(line) is valid")
        continue
      }
      #expect(error.code == -32600)
    }
  }

  /// Ids keep their type and value in answers.
  @Test func valuesSurviveCoding() throws {
    let text = #"{"a":[null,true,-3,1.5,"é\n"],"b":{}}"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(value["a"] == [.null, true, -3, .number(1.5), "é\n"])
    #expect(String(decoding: value.line, as: UTF8.self) == text + "\n")
  }

  @Test func linesOfLimitedLength() {
    var reader = LineReader()
    reader.append(Data("one\n\n \r\ntw".utf8))
    #expect(reader.next() == .text(Data("one".utf8)))
    #expect(reader.next() == nil)
    reader.append(Data("o\n".utf8))
    #expect(reader.next() == .text(Data("two".utf8)))
    // Reported once, before its end arrives.
    reader.append(Data(count: LineReader.longest + 1))
    #expect(reader.next() == .tooLong)
    reader.append(Data(count: LineReader.longest + 1))
    #expect(reader.next() == nil)
    reader.append(Data("rest\nnext\n".utf8))
    #expect(reader.next() == .text(Data("next".utf8)))
    #expect(reader.next() == nil)
  }

  @Test func textsAreCutAtLines() throws {
    var answer = ToolAnswer()
    answer.add((0..<1000).map { "row \($0) é" }.joined(separator: "\n"))
    answer.add("second")
    answer.limitText(to: 500)
    let texts = answer.content.map { content in
      guard case .text(let text) = content else { return "" }
      return text
    }
    #expect(texts.reduce(0) { $0 + $1.utf8.count } <= 500)
    #expect(texts[0].hasSuffix(" é"))
    #expect(texts.last?.contains("to get less") == true)
    // In the middle of a letter of two bytes.
    #expect(ToolAnswer.cut("éé", to: 3) == "é")
    #expect(ToolAnswer.cut("éé", to: 4) == "éé")
  }

  @Test func pathsStayInTheFolder() throws {
    let place = try Workspace(["a/b.swift": "", "c.swift": ""])
    let root = place.folder.resolvingSymlinksInPath().path
    let inner = root + "/a"
    symlink("../c.swift", inner + "/link.swift")
    #expect(try ToolArguments.path("b.swift", in: inner) == "b.swift")
    #expect(try ToolArguments.path(inner + "/../a/b.swift", in: inner) == "b.swift")
    #expect(try ToolArguments.path(".", in: inner) == ".")
    for path in ["../c.swift", "link.swift", "..", "/", "none", "a\0", inner + "x"] {
      #expect(throws: Failure.self, "\(path)") { try ToolArguments.path(path, in: inner) }
    }
  }

  @Test func tablesOfNames() {
    let table = APITable(
      areas: "area\tname\tsignature\tstatus\treason\n"
        + "a\tView.padding(_:)\tfunc padding()\tcompiles\t\n"
        + "a\tView.shade(_:)\tfunc shade()\tabsent\tshaders need Metal\n",
      usage: "name\tkind\tfiles\tstatus\tnote\nText\ttype\t9\tapproximate\tits letters differ\n",
      exports: "name\tframework\nText\tSwiftUI\nUIColor\tUIKit\n",
      declared:
        "owner\tkind\tsignature\nColor\tstatic\tred\nView\tmember\tpadding(_ length: CGFloat)\n",
      absent: "name\treason\tinstead\nView.chart\tit belongs to Charts\tDraw it.\n")
    #expect(table.description(of: ".padding(3)") == "View.padding(_:): compiles\n  func padding()")
    #expect(table.description(of: "Text").contains("approximate: its letters differ"))
    #expect(table.description(of: "UIColor").contains("type of UIKit"))
    #expect(table.description(of: "shade").contains("absent, because: shaders need Metal"))
    #expect(
      table.description(of: "chart") == "'chart' is not on Linux: it belongs to Charts. Draw it.")
    #expect(table.description(of: "Color.red") == "Color.red: compiles")
    #expect(
      table.description(of: "paddign")
        == "'paddign' is in none of the tables of names.\n'paddign' is perhaps 'padding'.")
    #expect(APITable.base(of: "View.padding(_:)") == "padding")
    #expect(APITable.base(of: "@State") == "State")
  }
}
