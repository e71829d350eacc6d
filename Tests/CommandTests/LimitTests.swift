// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Programs that never stop: the command stops them soon, with little memory.
@Suite struct LimitTests {
  private static let helpers = """
    import SwiftUI
    import Foundation
    func flood(_ file: Int32) -> Int {
      let text = [UInt8](repeating: 101, count: 1 << 20)
      while true { _ = write(file, text, text.count) }
    }
    func lines(_ file: Int32) -> Int {
      let text = [UInt8](repeating: 10, count: 1 << 16)
      while true { _ = write(file, text, text.count) }
    }
    func stop() -> Int { kill(getpid(), SIGSTOP); return 1 }
    func wait() -> Int { DispatchSemaphore(value: 0).wait(); return 1 }
    func spawn(_ place: String) -> Int {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["1000"]
      process.currentDirectoryURL = URL(fileURLWithPath: place)
      try? process.run()
      return 30
    }

    """

  /// Prints endlessly to standard error, to standard output, and to the descriptor for answers; stops; waits.
  /// With a second of processor time all end after three seconds at most, plus two for a report of their
  /// place; the rest is a margin for a busy machine.
  @Test(arguments: [
    ("flood(2)", "did not finish"), ("flood(1)", "did not finish"),
    ("flood(3)", "storypole: error:"),
    ("lines(3)", "no answer"), ("stop()", "is the code waiting"), ("wait()", "is the code waiting"),
  ])
  func endsInTime(_ code: String, _ what: String) throws {
    let place = try Workspace([
      "Bad.swift": Self.helpers + "#Preview { Color.red.frame(width: CGFloat(\(code))) }\n"
    ])
    #expect(try place.run("list", "Bad.swift").status == 0)
    let errors = place.folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let start = Date()
    let process = try place.start(
      ["frames", "Bad.swift", "--timeout", "1"], output: FileHandle.nullDevice,
      errors: try FileHandle(forWritingTo: errors))
    var memory = 0
    while process.isRunning {
      memory = max(memory, Self.peak(process.processIdentifier))
      usleep(50_000)
    }
    #expect(Date().timeIntervalSince(start) < 15)
    #expect(process.terminationStatus == 2)
    // At most 16 MiB of the output are forwarded; what remains in memory is bounded, as one answer is.
    let said = try Data(contentsOf: errors)
    #expect(said.count < 20 << 20)
    #expect(memory < (code == "flood(3)" ? 1 << 30 : 200 << 20), "\(memory >> 20) MiB")
    if code != "lines(3)" {
      #expect(String(decoding: said.suffix(4096), as: UTF8.self).contains(what), "\(code)")
    }
    #expect(processes(in: place.folder) == [])
  }

  /// The peak memory of a process, in bytes.
  private static func peak(_ pid: Int32) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  @Test func memory() throws {
    let place = try Workspace([
      "Big.swift": """
      import SwiftUI
      #Preview { Color.red.frame(width: CGFloat([UInt8](repeating: 1, count: 1 << 30).count >> 25)) }
      """
    ])
    // 2^30 / 2^25 points.
    let fits = try place.run("frames", "Big.swift", "--memory", "4G")
    #expect(fits.status == 0, "\(fits.errors)")
    #expect(fits.text.contains("32 ×"))
    let run = try place.run("frames", "Big.swift", "--memory", "1024M")
    #expect(run.status == 2)
    #expect(run.errors.contains("out of memory (more than 1024 MiB)"), "\(run.errors)")
    #expect(run.errors.contains("--memory SIZE raises the limit"), "\(run.errors)")
    for wrong in ["12", "4T", "G", "-1G", "99999999999999999999G"] {
      let run = try place.run("frames", "Big.swift", "--memory", wrong)
      #expect(run.status == 64)
      #expect(run.errors.contains("such as 512M or 8G, not '\(wrong)'"), "\(run.errors)")
    }
  }

  /// Child processes of the code end with the command, also in another process group.
  @Test func startedProcesses() throws {
    let place = try Workspace()
    try Data(
      (Self.helpers
        + "#Preview { Color.red.frame(width: CGFloat(spawn(\"\(place.folder.path)\"))) }\n").utf8
    ).write(to: place.folder.appendingPathComponent("Spawn.swift"))
    let run = try place.run("frames", "Spawn.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("30 ×"))
    #expect(processes(in: place.folder) == [])
  }

  /// A damaged cached image is compiled again.
  @Test func damagedCache() throws {
    let place = try Workspace([
      "Card.swift": "import SwiftUI\n#Preview { Color.red.frame(width: 3) }\n"
    ])
    let cache = place.folder.appendingPathComponent("cache").path
    let first = try place.run("frames", "Card.swift", environment: ["XDG_CACHE_HOME": cache])
    #expect(first.status == 0, "\(first.errors)")
    let images = cache + "/storypole/images/"
    let names = try FileManager.default.contentsOfDirectory(atPath: images)
    #expect(names.count == 1)
    for damage in ["", "garbage", String(repeating: "\u{7F}ELF", count: 4000)] {
      for name in names { try Data(damage.utf8).write(to: URL(fileURLWithPath: images + name)) }
      let run = try place.run("frames", "Card.swift", environment: ["XDG_CACHE_HOME": cache])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.text == first.text)
    }
  }

  /// A file that is saved during its compilation, and then restored, shows its content.
  @Test func savedWhileCompiled() throws {
    let name = "N\(UUID().uuidString.prefix(8))"
    let one =
      "import SwiftUI\nstruct \(name) {}\n#Preview { Color.red.frame(width: 10, height: 7) }\n"
    let other = one.replacingOccurrences(of: "width: 10", with: "width: 20")
    let place = try Workspace(["Race.swift": one])
    let file = place.folder.appendingPathComponent("Race.swift")
    let process = try place.start(
      ["frames", "Race.swift"], output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    // While the compiler may read it.
    var isOther = false
    while process.isRunning {
      isOther.toggle()
      try Data((isOther ? other : one).utf8).write(to: file)
      usleep(10_000)
    }
    for (source, width) in [(one, 10), (other, 20)] {
      try Data(source.utf8).write(to: file)
      let run = try place.run("frames", "Race.swift")
      #expect(run.text.contains("\(width) × 7"), "\(run.text)")
    }
  }
}
