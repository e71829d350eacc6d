// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A virtual screen of 800×900 pixels (Xvfb), and a program on it.
final class Display {
  private let server = Process()
  private let folder: URL
  let name: String

  /// Whether this machine has the requirements of such a screen.
  static let isPossible = ["Xvfb", "xdotool"].allSatisfy { tool($0) != nil }

  private static func tool(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = Pipe()
    server.executableURL = Self.tool("Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "800x900x24", "-fbdir", folder.path, "-nolisten", "tcp",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = Data()
    while !number.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(what: "Xvfb did not start") }
      number += more
    }
    name =
      ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    // Not by a signal that a test's child process may have inherited as blocked.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  struct Failure: Error { let what: String }

  /// Moves the pointer, clicks, types: `xdotool`'s words.
  func act(_ words: String...) throws {
    let process = Process()
    process.executableURL = Self.tool("xdotool")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "xdotool \(words)")
  }

  func click(_ place: CGRect) throws {
    try act("mousemove", "\(Int(place.midX))", "\(Int(place.midY))")
    try act("click", "1")
  }

  /// The smallest rectangle around all pixels of a color; nil without any.
  func find(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> CGRect? {
    // XWD: big-endian words; the first is the header's length, 19 colors of 12 bytes follow it.
    let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    func word(_ index: Int) -> Int {
      file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (header, width, height, stride, colors) = (word(0), word(4), word(5), word(12), word(19))
    let start = header + colors * 12
    let wanted = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    file.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes.loadUnaligned(
            fromByteOffset: start + y * stride + x * 4, as: UInt32.self)
          if pixel & 0xFF_FFFF != wanted { continue }
          if x < left { left = x }
          if x > right { right = x }
          if y < top { top = y }
          bottom = y
        }
      }
    }
    if right < 0 { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Waits until a color is visible, at most half a minute.
  func awaitColor(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> CGRect {
    for _ in 0..<300 {
      if let found = try find(red, green, blue) { return found }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Failure(what: "no pixel of the colour \(red), \(green), \(blue) on the screen")
  }
}

/// A program on a screen, ended with this object.
final class Running {
  private let folder: URL
  let process = Process()
  private let errors = Pipe()
  private let output = Pipe()

  /// A program of `storypole run`.
  convenience init(_ source: String, display: String?) throws {
    try self.init(program: "storypole", source: source, display: display)
  }

  /// Starts a program of this package; `environment` is added to the current one.
  init(
    program name: String, source: String? = nil, display: String?,
    environment more: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let source {
      let file = folder.appendingPathComponent("Sample.swift")
      try Data(source.utf8).write(to: file)
      process.arguments = ["run", file.path]
    }
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"] {
      environment[name] = nil
    }
    environment["DISPLAY"] = display
    environment["GDK_BACKEND"] = "x11"
    environment["GTK_A11Y"] = "none"
    environment["XDG_CACHE_HOME"] =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-tests-\(getuid())").path
    // In the folder of the test bundle, in the build folder.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    process.environment = environment.merging(more) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The status and the messages, after the program has ended itself.
  func end() -> (Int32, String) {
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// The output, after the program has ended itself.
  func printed() -> String {
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  /// Processor time in hundredths of a second.
  func ticks() throws -> Int {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // After the name in brackets: state is the first field, user and system time the 12th and 13th.
    let fields = text[text.lastIndex(of: ")")!...].split(separator: " ").dropFirst()
    return Int(fields[fields.startIndex + 11])! + Int(fields[fields.startIndex + 12])!
  }
}
