// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

@Suite struct VariableLiteralTests {
  private func literals(_ source: String) -> VariableLiterals {
    VariableLiterals([Data("import SwiftUI\n\(source)".utf8)])
  }

  private func variable(_ source: String, fixed: Set<Int> = []) -> String {
    String(decoding: literals(source).variable(fixed: fixed)[0], as: UTF8.self)
      .replacingOccurrences(of: "import SwiftUI\n", with: "")
  }

  @Test func argumentsAndInitialValues() {
    #expect(variable("x.padding(12)") == "x.padding(_integer(0, 12))")
    #expect(
      variable("x.offset(x: -4, y: 0.5)") == "x.offset(x: _integer(0, -4), y: _float(1, 0.5))")
    #expect(variable("Text(\"a, b\")") == "Text(_string(0, \"a, b\"))")
    #expect(
      variable("let a: CGFloat = 1_000\n  var b = true") == "let a: CGFloat = _integer(0, 1_000)\n"
        + "  var b = _boolean(1, true)")
    #expect(literals("x.padding(1_000)").values == ["1000"])
  }

  @Test func othersStay() {
    for source in [
      // Parts of expressions, texts with values or escapes, and numbers in other forms.
      "x.padding(2 * 3)", "Text(\"\\(a) b\")", "Text(\"a\\n\")", "Text(\"\"\"\n  a\n  \"\"\")",
      "f(#\"a\"#)", "x.padding(0x1F)", "x.padding(1e3)", "f(12345678901234567)", "f(0..<3)",
      // Declarations and macros.
      "func f(a: Int = 3) {}", "enum E: String { case a = \"x\" }", "#Preview(\"a\") {}",
      "#Preview(traits: .fixedLayout(width: 3, height: 4)) {}", "@AppStorage(\"key\") var a",
      "if #available(iOS 17, *) {}", "var x = 3 { didSet {} }", "let y = 3 // three",
      // Not code.
      "// x.padding(3)", "/* let a = 3 */", "let t = \"f(3)\\\"\"",
    ] {
      #expect(variable(source) == source)
    }
    // A file that doesn't import SwiftUI doesn't see the functions.
    #expect(VariableLiterals([Data("let a = 3\n".utf8)]).isEmpty)
  }

  @Test func shapes() {
    let one = literals("x.padding(12).offset(x: -4)")
    #expect(one.shapes == literals("x.padding(8).offset(x: 40)").shapes)
    #expect(one.shapes != literals("x.padding(8.5).offset(x: 40)").shapes)
    #expect(one.shapes != literals("x.padding(8).offset(y: 40)").shapes)
    #expect(one.shapes != literals("x.padding(true).offset(x: 40)").shapes)
    #expect(literals("f(\"a\")").shapes == literals("f(\"é\u{1F469}\u{200D}\u{1F680}\")").shapes)
  }

  @Test func errorsFixTheirLines() {
    let all = literals("x.padding(1)\n  .frame(2, 3)\n  .offset(4)")
    let errors = "A.swift:3:5: error: no\nA.swift:2:1: warning: w\nB.swift:2:1: error: other\n"
    #expect(all.numbers(inErrors: errors, of: ["A.swift"]) == [1, 2])
    #expect(
      variable("x.padding(1)\n.frame(2)", fixed: [0]) == "x.padding(1)\n.frame(_integer(1, 2))")
  }

  /// Runs `storypole watch` until a compilation with variable literals, one of which is `value`.
  private func watch(_ file: String, in place: Workspace, until value: String) throws {
    let process = try place.start(
      ["watch", file, "-o", "picture.png"], output: FileHandle.nullDevice,
      errors: FileHandle.nullDevice)
    defer {
      process.interrupt()
      process.waitUntilExit()
    }
    let images = Workspace.cache.appendingPathComponent("storypole/images")
    let deadline = Date(timeIntervalSinceNow: 120)
    while Date() < deadline {
      let files = try FileManager.default.contentsOfDirectory(
        at: images, includingPropertiesForKeys: nil)
      let isKnown = files.contains {
        $0.pathExtension == "literals"
          && (try? String(contentsOf: $0, encoding: .utf8))?.contains(value) == true
      }
      if isKnown { return }
      usleep(50_000)
    }
    Issue.record("no image with variable literals")
  }

  /// The picture of changed literals is that of the compiled source, and needs no compiler.
  @Test func changedLiteralsShow() throws {
    let source = """
      import SwiftUI

      struct Card: View {
        let spacing: CGFloat = 8
        static let name: StaticString = "static"
        @State private var isOn = true
        var body: some View {
          VStack(alignment: .leading, spacing: spacing) {
            Text("Total").font(.system(size: 20)).padding(12)
            Toggle("Wi-Fi", isOn: $isOn).opacity(0.5)
            Text("\\(Self.name)").lineLimit(2)
            ForEach(0..<3, id: \\.self) { Color.red.frame(width: 10 * CGFloat($0), height: 4) }
          }
          .offset(x: -4)
        }
      }
      #Preview("Card") { Card().frame(width: 200).padding(10) }

      """
    // A name that no other test has, in a cache that all share.
    let total = "Total \(UUID().uuidString)"
    let place = try Workspace([
      "Card.swift": source.replacingOccurrences(of: "Total", with: total)
    ])
    try watch("Card.swift", in: place, until: total)
    // 8, static, true; Total, 20, 12; Wi-Fi, 0.5; 2, 4; -4; 200, 10.
    let changes = [
      ("= 8", "= 20"), ("= true", "= false"), ("\"\(total)\"", "\"Sum %@ “ä”\""),
      ("size: 20", "size: 33"),
      ("padding(12)", "padding(0)"), ("0.5", "0.25"), ("-4", "40"), ("width: 200", "width: 150"),
    ]
    var changed = source.replacingOccurrences(of: "Total", with: total)
    func run(_ name: String) throws -> Workspace.Run {
      try Data(changed.utf8).write(to: place.folder.appendingPathComponent(name))
      return try place.run("frames", name, "--json", "--times")
    }
    for (place, (old, new)) in changes.enumerated() {
      #expect(changed.contains(old))
      changed = changed.replacingOccurrences(of: old, with: new)
      let live = try run("Card.swift")
      #expect(live.status == 0 && !live.errors.contains(", compile "), "\(new): \(live.errors)")
      // Another name is another module.
      let fresh = try run("Card\(place).swift")
      #expect(fresh.errors.contains(", compile "), "\(fresh.errors)")
      #expect(fresh.text == live.text, "\(new)")
    }
    // The type of this literal allows no variable.
    changed = changed.replacingOccurrences(of: "\"static\"", with: "\"other\"")
    let compiled = try run("Card.swift")
    #expect(compiled.errors.contains(", compile ") && compiled.text.contains("other"))
  }
}
