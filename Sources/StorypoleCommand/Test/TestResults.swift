// SPDX-License-Identifier: Apache-2.0
import Foundation

/// All results of a run, as every report needs them.
struct TestResults {
  var results: [TestResult]
  var broken: [TestRun.BrokenModule]
  var skipped: Int
  /// The folder with the pictures of previews that differ.
  var pictures: String
  /// Goldens that belong to no preview, and those that were removed.
  var stale: [String] = []
  var pruned: [String] = []
  /// The difference between this machine and the one of the goldens, where results differ; nil elsewhere.
  var environment: String?

  /// A cause and the results that have it, by their places in `results`.
  struct Group {
    var cause: FoundCause
    var members: [Int]
  }

  func count(_ statuses: TestResult.Status...) -> Int {
    results.filter { statuses.contains($0.status) }.count
  }

  var failed: Int { count(.failed, .missing, .broken) + broken.count }

  /// "12 passed, 1 failed, 0 skipped"
  var line: String { "\(count(.passed, .recorded)) passed, \(failed) failed, \(skipped) skipped" }

  var exitCode: TestExit {
    if !broken.isEmpty || count(.broken) > 0 { return .broken }
    if environment != nil { return .environment }
    if count(.failed) > 0 { return .differs }
    return count(.missing) > 0 ? .missing : .same
  }

  /// The causes of differences; the one of most results comes first.
  var groups: [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (index, result) in results.enumerated() {
      for cause in result.causes {
        if let place = places[cause.key] {
          groups[place].members.append(index)
        } else {
          places[cause.key] = groups.count
          groups.append(Group(cause: cause, members: [index]))
        }
      }
    }
    return groups.enumerated().sorted { a, b in
      (b.element.members.count, a.offset) < (a.element.members.count, b.offset)
    }.map(\.element)
  }

  /// Compares the environments of the goldens that differ with this machine.
  mutating func compareEnvironments(_ run: TestRun) {
    let failed = results.filter { $0.status == .failed }
    for folder in Set(failed.map(\.test.folder)).sorted() {
      let differences = run.lock(folder).differences(from: run.machine)
      guard !differences.isEmpty else { continue }
      environment =
        "\(failed.count) of \(results.count) goldens differ, and those in '\(folder)' were made in another "
        + "environment: \(differences.joined(separator: "; "))"
      return
    }
  }
}

/// How `storypole test` ends.
enum TestExit: Int32, CaseIterable {
  case same = 0
  case differs = 1
  case missing = 2
  case broken = 3
  case environment = 4

  var meaning: String {
    switch self {
    case .same: "every golden is equal, or was recorded"
    case .differs: "a golden differs"
    case .missing: "a golden is missing"
    case .broken: "a file does not compile, or a preview crashes or exceeds a limit"
    case .environment: "goldens differ, and were made in another environment"
    }
  }
}
