// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The results as JUnit's XML: a suite for each source, a case for each preview and variant.
struct JUnitReport {
  let results: TestResults

  var text: String {
    var suites: [String] = []
    var paths: [String] = []
    for result in results.results where !paths.contains(result.test.place) {
      paths.append(result.test.place)
    }
    for path in paths { suites.append(suite(path)) }
    for module in results.broken {
      let path = module.place
      let failure = module.failure
      suites.append(
        """
        <testsuite name="\(Self.escaped(path))" tests="1" failures="0" errors="1" skipped="0">
        <testcase classname="\(Self.escaped(path))" name="compile"><error message="\
        \(Self.escaped(module.reason))">\
        \(Self.escaped(([failure.compiler] + failure.help).joined(separator: "\n")))</error></testcase>
        </testsuite>
        """)
    }
    let count = results.results.count + results.broken.count
    let errors = results.count(.broken) + results.broken.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="storypole" tests="\(count)" failures="\(results.count(.failed, .missing))" \
      errors="\(errors)" skipped="0">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ path: String) -> String {
    let own = results.results.filter { $0.test.place == path }
    func count(_ statuses: TestResult.Status...) -> Int {
      own.filter { statuses.contains($0.status) }.count
    }
    let head =
      "<testsuite name=\"\(Self.escaped(path))\" tests=\"\(own.count)\" failures=\"\(count(.failed, .missing))\" "
      + "errors=\"\(count(.broken))\" skipped=\"0\">"
    return ([head] + own.map(Self.testCase) + ["</testsuite>"]).joined(separator: "\n")
  }

  private static func testCase(_ result: TestResult) -> String {
    let test = result.test
    let name = test.variant.name.isEmpty ? test.name : "\(test.name) [\(test.variant.name)]"
    let head = "<testcase classname=\"\(escaped(test.place))\" name=\"\(escaped(name))\""
    let kind: String
    switch result.status {
    case .passed, .recorded, .skipped: return head + "/>"
    case .failed, .missing: kind = "failure"
    case .broken: kind = "error"
    }
    let causes = result.causes.map { "cause: \($0.sentence)" }
    let changes = result.changes.map { "\($0.title): \($0.text)" }
    let text = (causes + result.messages + changes).joined(separator: "\n")
    let message = result.causes.first?.sentence ?? result.messages.first ?? "\(result.status)"
    let attachments = [result.picture?.golden].compactMap(\.self).map { "[[ATTACHMENT|\($0)]]" }
    let output =
      attachments.isEmpty
      ? "" : "<system-out>\(escaped(attachments.joined(separator: "\n")))</system-out>"
    return
      "\(head)><\(kind) message=\"\(escaped(message))\">\(escaped(text))</\(kind)>\(output)</testcase>"
  }

  /// Text in XML and HTML: characters that XML 1.0 doesn't have become question marks.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
