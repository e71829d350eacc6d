// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Pictures that follow their sources.
  static let watch = Command(
    name: "watch", arguments: "PATH… [OPTION…]",
    summary: "draw the previews again whenever a file is saved, and report errors for editors",
    options: render.options
  ) { settings in
    guard settings.output != "-" else {
      throw Failure(
        .usage, "'watch' cannot write pictures to standard output",
        help: ["Name a file or a folder with -o."])
    }
    try PictureWatch(settings).run()
  }
}

/// Runs `storypole render` with the same arguments after every change of a Swift file or an asset.
@MainActor
private final class PictureWatch {
  private let arguments: [String]
  private let folders: [String]
  private let watch: FileWatch
  private let settings: Settings
  private let queue: BuildQueue

  private static let extensions: Set<String> = [
    "swift", "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "json", "xcstrings", "strings",
  ]

  init(_ settings: Settings) throws {
    let project = try Project(settings)
    folders = project.folders + settings.drawing.assets
    arguments = [try Installation().executable, "render"] + CommandLine.arguments.dropFirst(2)
    watch = try FileWatch()
    self.settings = settings
    try Cache.prepare()
    queue = BuildQueue(try Toolchain.find(Installation()), settings)
  }

  func run() throws -> Never {
    watch.onChange = { [weak self] paths in
      // Pictures are written into the same folder, under a hidden name at first.
      let sources = paths.filter { path in
        let name = (path as NSString).lastPathComponent
        return !name.hasPrefix(".") && Self.extensions.contains((name as NSString).pathExtension)
      }
      self?.draw(because: sources)
    }
    watch.watch(folders)
    draw(because: [])
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Pictures that the last drawing wrote: their changes are no reason to draw.
  private var written: Set<String> = []

  private func draw(because paths: [String]) {
    let reasons = paths.filter { !written.contains(Project.absolute($0)) }
    if !paths.isEmpty, reasons.isEmpty { return }
    let reason = reasons.first.map { " after a change of \(($0 as NSString).lastPathComponent)" }
    Terminal.note("drawing\(reason ?? "") …")
    do {
      let result = try Program.start(arguments).finish()
      Terminal.forward(result.errors)
      // "Card.png  200 × 100 pt, …"
      written = Set(
        result.output.split(separator: "\n").compactMap { line in
          line.range(of: "  ").map { Project.absolute(String(line[..<$0.lowerBound])) }
        })
      if !result.output.isEmpty { Terminal.print(result.output.trimmingCharacters(in: .newlines)) }
      Terminal.note(result.succeeded ? "done; watching" : "failed; watching")
      if result.succeeded { prepareLiterals() }
    } catch {
      Terminal.report(error as? Failure ?? Failure(.internalError, "\(error)"))
    }
  }

  private func prepareLiterals() {
    for module in (try? Session.modules(settings)) ?? [] {
      // The images are in the cache.
      queue.build(module, isUrgent: false) { [weak self] result, _ in
        if case .success(let built) = result { self?.queue.prepareLiterals(of: built) }
      }
    }
  }
}
