// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Golden tests of previews.
  static let test = Command(
    name: "test", arguments: "[PATH…] [OPTION…]",
    summary:
      "compare every preview with the frames and the picture that were recorded, and report why they differ",
    options: Option.testing + [Option.together] + Option.drawing.filter(isForTests)
      + Option.running,
    notes: """
      Goldens are in __Storypole__ beside the sources: FILE/PREVIEW.frames, FILE/PREVIEW.png and goldens.lock;
      with --kind accessibility also FILE/PREVIEW.accessibility.
      Commit them. Without a PATH it tests the files of the current folder. Docs/Testing.md is a guide.

      Exit status:
      \(TestExit.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))
        64  the command line is invalid, and others as of 'storypole --help'
      """
  ) { settings in
    var settings = settings
    if settings.files.isEmpty { settings.files = ["."] }
    settings.recordsCalls = true
    let github = settings.test.isForGitHub ? GitHubLog() : nil
    let run: TestRun
    var results: TestResults
    do {
      run = try TestRun(settings)
      results = try run.finish()
    } catch {
      github?.resume()
      throw error
    }
    defer { try? FileManager.default.removeItem(atPath: results.pictures) }
    results.compareEnvironments(run)
    TestOutput(results: results, settings: settings.test).print()
    github?.resume()
    try TestReports(results: results, settings: settings.test).write()
    if let github { github.annotate(results) }
    Terminal.print(results.line)
    guard results.exitCode == .same else {
      try? FileManager.default.removeItem(atPath: results.pictures)
      exit(results.exitCode.rawValue)
    }
  }

  private static func isForTests(_ option: Option) -> Bool {
    // The settings of a preview belong to the matrix and to the preview: goldens would depend on the command.
    ["--scale", "--assets", "--fonts"].contains(option.names[0])
  }
}
