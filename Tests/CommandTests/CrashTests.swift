// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Faulty views, which must not cause harm.
@Suite struct CrashTests {
  /// A view's mistake, and the command's report of it.
  struct Mistake {
    var code: String
    var what: String
    /// The reported lines. Generated instructions have no line: then it is the caller's.
    var lines: [Int]
    var options: [String] = []
  }

  @Test(arguments: [
    Mistake(code: "[1, 2][count + 7]", what: "'bad' crashed while", lines: [5]),
    Mistake(code: "forever(0)", what: "infinite recursion", lines: [2]),
    Mistake(code: "loop()", what: "infinite loop", lines: [3, 5], options: ["--timeout", "2"]),
    Mistake(
      code: "[UInt8](repeating: 1, count: 10_000_000_000).count", what: "out of memory", lines: [5]),
  ])
  func namesViewAndLine(_ mistake: Mistake) throws {
    let place = try Workspace([
      "Bad.swift": """
      import SwiftUI
      func forever(_ n: Int) -> Int { n < 0 ? 0 : forever(n + 1) + 1 }
      func loop() -> Int { var n = 1; while n > 0 { n = (n + 1) % 1000 + 1 }; return n }
      struct Inner: View { var count = 0
        var body: some View { Color.red.frame(width: CGFloat(\(mistake.code))) }
      }
      struct Outer: View { var body: some View { VStack { Inner() } } }
      #Preview("bad") { Outer() }
      #Preview("good") { Color.red.frame(width: 3, height: 3) }
      """
    ])
    let run = try place.run(["render", "Bad.swift"] + mistake.options)
    #expect(run.status == 2)
    #expect(run.errors.contains("'bad'"), "\(run.errors)")
    #expect(run.errors.contains(mistake.what), "\(run.errors)")
    #expect(run.errors.contains("Outer > "), "\(run.errors)")
    #expect(run.errors.contains("Inner"), "\(run.errors)")
    #expect(
      mistake.lines.contains { run.errors.contains("at Bad.swift:\($0)") }, "\(run.errors)")
    #expect(place.files == ["Bad-good.png", "Bad.swift"], "the other preview is drawn")
    #expect(processes(in: place.folder) == [])
    // This one also reads the lines of calls from the image.
    let reason = try place.run(["explain", "Bad.swift", "--preview", "bad"] + mistake.options)
    #expect(
      mistake.lines.contains { reason.errors.contains("at Bad.swift:\($0)") }, "\(reason.errors)")
  }

  @Test func endlessViews() throws {
    let place = try Workspace([
      "Deep.swift": """
      import SwiftUI
      struct Ping: View { var body: some View { VStack { Pong() } } }
      struct Pong: View { var body: some View { AnyView(Ping()) } }
      #Preview { Ping() }
      """
    ])
    let run = try place.run("render", "Deep.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("Ping > "), "\(run.errors)")
    #expect(run.errors.contains("1000 deep"), "\(run.errors)")
    #expect(place.files == ["Deep.swift"])
  }

  @Test func interrupted() throws {
    let place = try Workspace([
      "Slow.swift": """
      import SwiftUI
      func loop() -> Int { var n = 1; while n > 0 { n = (n + 1) % 1000 + 1 }; return n }
      #Preview { Color.red.frame(width: CGFloat(loop())) }
      """
    ])
    let process = try place.start(
      ["render", "Slow.swift", "-o", "slow.png"], output: FileHandle.nullDevice,
      errors: FileHandle.nullDevice)
    // Until the picture starts.
    for _ in 0..<200 where place.files.count < 2 { usleep(50_000) }
    #expect(place.files.count == 2)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(place.files == ["Slow.swift"])
    #expect(Workspace.leftovers(of: process) == [])
    for _ in 0..<40 where !processes(in: place.folder).isEmpty { usleep(50_000) }
    #expect(processes(in: place.folder) == [])
  }
}
