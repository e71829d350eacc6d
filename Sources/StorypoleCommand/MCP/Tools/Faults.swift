// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

extension Tool {
  static let lint = Tool(
    name: "lint", title: "Find faults",
    summary:
      "Faults of the previews, each with its line, numbers and reason: texts that are cut off, outside or overlapping, "
      + "also with large type, mirrored and with longer texts; views without a length in a scroll view; "
      + "small targets, weak contrast, missing labels, guides without effect.",
    effect: .runs,
    properties: Property.previews + Property.drawing + Property.acting + [
      Property(
        name: "notes", kind: .boolean,
        summary: "also report notes, such as targets under 44 points"),
      Property.edits,
    ]
  ) { arguments in
    try arguments.forEachPreview { session, index in
      let faults = try arguments.faults(session.lints(index), session, index)
      return faults.isEmpty ? "no faults" : faults
    }
  }

  static let test = Tool(
    name: "test", title: "Compare with goldens",
    summary:
      "Compares the previews with the frames and pictures that were recorded, and names the line that changed and the "
      + "views that moved. Records goldens only if the server was started with --allow-write.",
    effect: .records,
    properties: [
      Property.path,
      Property(
        name: "record",
        summary: "goldens to write (default: never); needs a server with --allow-write",
        option: "--record", values: TestSettings.Record.allCases.map(\.rawValue)),
      Property(
        name: "filter", summary: "only goldens with this in FILE/PREVIEW.VARIANT",
        option: "--filter"),
      Property(
        name: "matrix",
        summary: "settings for every preview: standard, full, or 'scheme=light,dark'",
        option: "--matrix"),
      Property(
        name: "kind", summary: "frames, picture and accessibility, or some of them",
        option: "--kind"),
    ]
  ) { arguments in
    var settings = arguments.settings
    let mode = settings.test.record ?? .never
    settings.test.record = mode
    if mode != .never, !settings.allowsWriting {
      throw Failure(
        .usage, "this server writes no goldens",
        help: ["Start it with --allow-write, or record them with 'storypole test'."])
    }
    // A link in the folder may lead out of it.
    guard try arguments.modules(settings).count == Session.modules(settings).count else {
      throw Failure(
        .noInput, "the path has files outside the server's folder", help: ["Name the other files."])
    }
    ToolChild.progress("testing")
    let run = try TestRun(settings)
    var results = try run.finish()
    defer { try? FileManager.default.removeItem(atPath: results.pictures) }
    results.compareEnvironments(run)
    var answer = ToolAnswer()
    answer.advice = "Name one file, or use 'filter' to get less."
    for module in results.broken { answer.add(module.failure) }
    let text = TestOutput(results: results, settings: settings.test).text
    answer.add(text.isEmpty ? results.line : "\(text)\n\(results.line)")
    answer.isError = results.exitCode == .broken
    return answer
  }
}

extension ToolArguments {
  /// The faults of a preview, as the arguments ask for them.
  @MainActor func faults(_ lints: [Lint], _ session: Session, _ index: Int) throws -> String {
    try session.faults(
      lints, of: index, withNotes: isTrue("notes"), tryingEdits: isTrue("edits"),
      report: ToolChild.progress
    ).map { $0.text(session) }.joined(separator: "\n")
  }
}

extension Session {
  /// The effects of edits around a view: which of them moves it where.
  func effects(around view: String, of index: Int) throws -> String {
    let trials = EditTrials(self, index, try lints(index), report: ToolChild.progress)
    let before = try explanation(of: index).views(named: view).first?.frame
    let effects = try trials.effects(around: view)
    if effects.isEmpty { return "No edit of the calls around it compiles." }
    // The edits that change the view itself come first; others count if they remove a fault or have a remark.
    let count = trials.lints.count { $0.severity != .note }
    let own = effects.filter { $0.frame != before }.sorted { $0.faults < $1.faults }
    let others = effects.filter {
      $0.frame == before && ($0.faults < count || !$0.edit.remark.isEmpty)
    }
    let idle = effects.count - own.count - others.count
    let end =
      idle == 0
      ? []
      : [
        "\(idle == 1 ? "1 edit leaves" : "\(idle) edits leave") the view and the faults as they are."
      ]
    return
      (["Edits, tried one at a time, with the view's frame after each:"]
      + own.map { "\($0.text); \($0.place)" }
      + others.map { "\($0.text); \($0.edit.remark.isEmpty ? "the view stays" : $0.edit.remark)" }
      + end)
      .joined(separator: "\n")
  }
}

extension TriedEdit {
  /// "the view is then at 0, 10, 80 × 20".
  fileprivate var place: String {
    guard let frame else { return "the view is gone" }
    return "the view is then at \(frame.minX.pointsText), \(frame.minY.pointsText), "
      + "\(frame.width.pointsText) × \(frame.height.pointsText)"
  }
}
