// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The scripts for shells and the page of the manual, read by the programs that they are for.
@Suite struct ShellTests {
  private static let commands = [
    "render", "batch", "serve", "watch", "record", "run", "preview", "test", "lint", "frames",
    "explain", "diff", "list", "mcp", "editor-setup", "conditions", "doctor",
  ]

  private func path(_ program: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + program }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// The lines that a program prints to both outputs.
  private func lines(of program: String, _ arguments: [String], in place: Workspace) throws
    -> [String]
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = place.folder
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let output = try FileHandle(forWritingTo: file)
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func script(_ shell: String, into place: Workspace) throws {
    let run = try place.run("--generate-completion-script", shell)
    #expect(run.status == 0, "\(run.errors)")
    try run.output.write(to: place.folder.appendingPathComponent("script"))
  }

  /// What Bash offers for the words of a line, of which the last is completed.
  private func completions(_ words: [String], in place: Workspace) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let code = """
      compopt() { :; }
      . ./script
      COMP_WORDS=(storypole \(list)) COMP_CWORD=\(words.count)
      _storypole
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return Set(try lines(of: #require(path("bash")), ["-c", code], in: place))
  }

  @Test func bashCompletes() throws {
    let place = try Workspace(["My Card.swift": "", "More.swift": "", "out/a.png": ""])
    try script("bash", into: place)
    #expect(try completions([""], in: place).isSuperset(of: Self.commands))
    #expect(try completions(["re"], in: place) == ["render", "record"])
    #expect(try completions(["--v"], in: place) == ["--version"])
    #expect(try completions(["render", "--si"], in: place) == ["--size"])
    #expect(try completions(["render", "M"], in: place) == ["My Card.swift", "More.swift"])
    #expect(try completions(["render", "More.swift", "-o", "o"], in: place) == ["out"])
    // A size is no file.
    #expect(try completions(["render", "--size", "M"], in: place) == [])
    #expect(try completions(["unknown", ""], in: place) == [])
    for command in Self.commands {
      #expect(try completions([command, "--hel"], in: place) == ["--help"])
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func scriptsAreSyntacticallyCorrect(_ shell: String)
    throws
  {
    let place = try Workspace()
    try script(shell, into: place)
    let text = String(decoding: try place.data("script"), as: UTF8.self)
    for command in Self.commands { #expect(text.contains(command)) }
    // Without the shell, only the names are checked.
    guard let program = path(shell) else { return }
    #expect(try lines(of: program, ["-n", "script"], in: place) == [])
  }

  @Test func manualHasNoWarnings() throws {
    let place = try Workspace()
    let manual = try place.run("--generate-manual")
    #expect(manual.status == 0, "\(manual.errors)")
    #expect(manual.text.hasPrefix(".TH STORYPOLE 1"))
    for command in Self.commands {
      // A hyphen that stays one is `\-` in troff.
      let name = command.replacingOccurrences(of: "-", with: "\\-")
      #expect(manual.text.contains("\n.SS \(name) "), "\(command)")
    }
    try manual.output.write(to: place.folder.appendingPathComponent("storypole.1"))
    guard let groff = path("groff") else { return }
    #expect(
      try lines(of: groff, ["-k", "-man", "-Tutf8", "-ww", "-z", "storypole.1"], in: place) == [])
    let shown = try lines(of: groff, ["-k", "-man", "-Tutf8", "-P-cbou", "storypole.1"], in: place)
    #expect(shown.contains { $0.contains("--size WxH") })
  }

  @Test func unknownShells() throws {
    let place = try Workspace()
    for arguments in [["--generate-completion-script"], ["--generate-completion-script", "tcsh"]] {
      let run = try place.run(arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains("bash, zsh, fish"))
      #expect(run.text.isEmpty)
    }
  }
}
