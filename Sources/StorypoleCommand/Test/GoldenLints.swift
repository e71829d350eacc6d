// SPDX-License-Identifier: Apache-2.0
import StorypoleExplain

/// The faults that are accepted in a preview, as a golden file keeps them: one a line. The part before the tab is
/// compared; the message after it has numbers, which change with every layout.
struct GoldenLints {
  private static let heading = "# storypole lints 1"

  /// The errors and warnings.
  let lints: [Lint]

  init(_ lints: [Lint]) { self.lints = lints.filter { $0.severity != .note } }

  /// The file.
  var text: String {
    let lines = lints.map { "\(Self.key($0))\t\(Self.line($0.message))" }.sorted()
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Whether a golden accepts exactly these faults.
  func equal(_ golden: String) -> Bool {
    golden.hasPrefix(Self.heading) && Self.accepted(golden) == lints.map(Self.key).sorted()
  }

  /// The faults that a golden does not accept, and the lines of those that it accepts in vain.
  func differences(from golden: String) -> (new: [Lint], gone: [String]) {
    var accepted = Self.accepted(golden)
    var new: [Lint] = []
    for lint in lints {
      if let index = accepted.firstIndex(of: Self.key(lint)) {
        accepted.remove(at: index)
      } else {
        new.append(lint)
      }
    }
    return (new, accepted)
  }

  private static func accepted(_ golden: String) -> [String] {
    golden.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != "\t" }) }.sorted()
  }

  /// "warning contrast Text "Total", mirrored"
  private static func key(_ lint: Lint) -> String {
    line(
      "\(lint.severity.rawValue) \(lint.rule.rawValue) \(lint.view)"
        + (lint.settings.map { ", \($0)" } ?? ""))
  }

  /// Views have the names of their texts.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
