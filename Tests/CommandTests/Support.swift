// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A temporary folder with files, and the command that was built with these tests.
final class Workspace {
  let folder: URL
  /// Shared by all tests: the compiler's own caches take seconds to fill.
  static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("storypole-tests-\(getuid())")

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Copies the folder Examples/ and returns the names of its examples.
  func addExamples() throws -> [String] {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    let all = try FileManager.default.contentsOfDirectory(atPath: examples.path)
    let files = all.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 8)
    for file in all {
      try FileManager.default.copyItem(
        at: examples.appendingPathComponent(file), to: folder.appendingPathComponent(file))
    }
    return files
  }

  struct Run {
    var status: Int32
    var output: Data
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// In the folder of the test bundle, which is this process's program, in the build folder.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("storypole")

  /// Starts the command in the folder, as if on a developer's machine: on a CI server, `storypole test`
  /// records nothing.
  func start(
    _ arguments: [String], environment: [String: String] = [:], output: Any?, errors: Any?
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": Self.cache.path, "CI": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  /// Runs the command in the folder until it ends.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    // Files, not pipes: neither can fill up while the other is read.
    let out = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let err = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
    let process = try start(
      arguments, environment: environment, output: try FileHandle(forWritingTo: out),
      errors: try FileHandle(forWritingTo: err))
    process.waitUntilExit()
    #expect(Self.leftovers(of: process) == [])
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: out),
      errors: Self.withoutProgress(String(decoding: try Data(contentsOf: err), as: UTF8.self)))
  }

  /// The output without "compiling … …" and the like, which depend on the machine's speed.
  private static func withoutProgress(_ errors: String) -> String {
    errors.components(separatedBy: "\n")
      .filter { !($0.hasPrefix("storypole: ") && $0.hasSuffix(" …")) }.joined(separator: "\n")
  }

  /// The names of the files in the folder, including hidden ones.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// A command's unfinished files in the cache.
  static func leftovers(of process: Process) -> [String] {
    let images = cache.appendingPathComponent("storypole/images").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? []
    return names.filter { $0.contains("-\(process.processIdentifier)") }
  }

  static var cacheMode: Int {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: cache.appendingPathComponent("storypole").path)
    return (attributes?[.posixPermissions] as? Int) ?? -1
  }

  /// Replaces text in a file, which has to contain it.
  func change(_ from: String, _ to: String, in file: String = "Card.swift") throws {
    let text = String(decoding: try data(file), as: UTF8.self)
    #expect(text.contains(from))
    try Data(text.replacingOccurrences(of: from, with: to).utf8)
      .write(to: folder.appendingPathComponent(file))
  }
}

/// The size in pixels of a PNG file; nil for other files.
func pngSize(_ data: Data) -> (width: Int, height: Int)? {
  let bytes = [UInt8](data.prefix(24))
  guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
  func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  return (number(16), number(20))
}

/// The processes that run a user's code, of any command in this folder.
func processes(in folder: URL) -> [String] {
  let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return all.filter { id in
    guard Int(id) != nil else { return false }
    let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
    return place == folder.path
  }
}
