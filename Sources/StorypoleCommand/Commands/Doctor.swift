// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleCairo
import SwiftUI
import StorypoleGraphics

extension Command {
  /// Installed and missing requirements.
  static let doctor = Command(
    name: "doctor", arguments: "[OPTION…]",
    summary: "check the compiler, the fonts and the cache, and list missing packages",
    options: Option.drawing.filter { $0.names == ["--fonts"] }
  ) { settings in
    var doctor = Doctor()
    doctor.checkInstallation()
    doctor.sayLibraries()
    doctor.checkFonts(settings.drawing.fonts)
    doctor.checkCache()
    if !doctor.packages.isEmpty {
      Terminal.print("\nTo install the missing packages:")
      Terminal.print("  sudo apt-get install \(doctor.packages.joined(separator: " "))")
    }
    if let code = doctor.code { throw Failure(code, "") }
  }
}

private struct Doctor {
  /// Names in Debian and Ubuntu.
  var packages: [String] = []
  var code: ExitCode?

  private func say(_ mark: String, _ what: String, _ detail: String) {
    Terminal.print("\(mark)  \(what): \(detail)")
  }

  mutating func checkInstallation() {
    say("ok", "storypole", Storypole.version)
    do {
      let installation = try Installation()
      say("ok", "modules", installation.modules)
      if let version = installation.compilerVersion() { say("ok", "built with", version) }
      try Cache.prepare()
      let toolchain = try Toolchain.find(installation)
      say("ok", "compiler", "\(toolchain.version), \(toolchain.compiler)")
      for tool in [toolchain.linker, toolchain.runtimeObject]
      where access(tool, R_OK) != 0 {
        say("MISSING", "toolchain", tool)
        code = .unavailable
      }
      let backtrace = URL(fileURLWithPath: toolchain.compiler).deletingLastPathComponent()
        .appendingPathComponent("../libexec/swift/linux/swift-backtrace").standardizedFileURL.path
      if access(backtrace, X_OK) != 0 {
        say("missing", "swift-backtrace", "errors in views will have no line numbers")
      }
    } catch {
      let failure = error as? Failure ?? Failure(.internalError, "\(error)")
      say("MISSING", "compiler", failure.message)
      for line in failure.help { Terminal.print("         \(line)") }
      code = failure.code
    }
  }

  func sayLibraries() {
    let versions = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    say("ok", "libraries", versions.joined(separator: ", "))
  }

  mutating func checkFonts(_ directories: [String]) {
    let samples = [
      ("Latin text", "Ag", "fonts-inter"),
      ("Chinese, Japanese and Korean text", "漢字かな한글", "fonts-noto-cjk"),
      ("emoji", "😀", "fonts-noto-color-emoji"),
    ]
    let engine = PangoTextEngine(fontDirectories: directories)
    for (what, sample, package) in samples {
      let text = engine.shape(Paragraph(runs: [TextRun(sample, font: FontRequest(size: 17))]))
        .layout(width: nil, height: nil)
      let faces = text.lines.flatMap(\.glyphs).map {
        ($0.run.face.path as NSString).lastPathComponent
      }
      let warnings = engine.takeWarnings()
      if warnings.isEmpty {
        say("ok", what, Set(faces).sorted().joined(separator: ", "))
      } else {
        say("missing", what, warnings.joined(separator: " "))
        packages.append(package)
      }
    }
    if engine.outline(ofIcon: "bell") != nil {
      say("ok", "symbols", "Material Design Icons")
    } else {
      say("missing", "symbols", engine.takeWarnings().joined(separator: " "))
      packages.append("fonts-materialdesignicons-webfont")
    }
  }

  mutating func checkCache() {
    do {
      try Cache.prepare()
      let size = (try? FileManager.default.contentsOfDirectory(atPath: Cache.images))?
        .compactMap { name -> Int? in
          var status = stat()
          return stat(Cache.images + "/" + name, &status) == 0 ? Int(status.st_size) : nil
        }.reduce(0, +)
      say("ok", "cache", "\(Cache.root), \((size ?? 0) >> 20) of \(Cache.limit >> 20) MiB")
    } catch {
      say("MISSING", "cache", (error as? Failure)?.message ?? "\(error)")
      code = .cannotCreate
    }
  }
}
