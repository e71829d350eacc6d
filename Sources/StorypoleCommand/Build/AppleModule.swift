// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A module with Apple's name that only exports names of Storypole's modules. No target has such a name: it would make
/// `canImport(UIKit)` true in every package that is built beside this one. For SwiftPM, the package Compat/ has the
/// same sources.
enum AppleModule: String, CaseIterable {
  case uiKit = "UIKit"
  case coreGraphics = "CoreGraphics"
  case os
  case osLog = "OSLog"
  case uniformTypeIdentifiers = "UniformTypeIdentifiers"

  /// The module's source; the same as in Compat/Sources.
  var source: String {
    let exports = exports.map { "@_exported import \($0)\n" }.joined()
    return """
      // SPDX-License-Identifier: Apache-2.0
      // The module exports names of others and declares none. Storypole's command compiles the same source
      // (AppleModule.swift); a test compares the two.
      \(exports)
      """
  }

  private var exports: [String] {
    switch self {
    case .uiKit:
      ["Foundation"] + Self.geometry
        + Self.names(
          "Storypole", "enum UIKeyboardType", "enum UITextAutocapitalizationType",
          "struct UITextContentType") + ["StorypoleUIKit"]
    case .coreGraphics: ["Foundation"] + Self.geometry
    case .os: Self.logs
    case .osLog: ["Foundation"] + Self.logs
    case .uniformTypeIdentifiers: ["Foundation"] + Self.names("StorypoleSystem", "struct UTType")
    }
  }

  private static let geometry = names(
    "StorypoleGeometry", "class CGColor", "class CGMutablePath", "class CGPath", "enum CGLineCap",
    "enum CGLineJoin", "enum CGPathElementType", "enum CGPathFillRule", "struct CGAffineTransform",
    "struct CGPathElement", "struct CGVector")

  private static let logs = names(
    "StorypoleSystem", "class OSLog", "func os_log", "struct Logger",
    "struct OSAllocatedUnfairLock", "struct OSLogFloatFormatting", "struct OSLogIntegerFormatting",
    "struct OSLogInterpolation", "struct OSLogMessage", "struct OSLogPrivacy",
    "struct OSLogStringAlignment", "struct OSLogType")

  /// A module's names with their kinds, as an import of single names takes them.
  private static func names(_ module: String, _ names: String...) -> [String] {
    names.map { $0.replacing(" ", with: " \(module).") }
  }

  /// Submodules that a file can import, as in `import os.log`.
  private var parts: [String] { self == .os ? ["lock", "log", "signpost"] : [] }

  /// The folder that contains only the compiled module.
  func searchPath(_ toolchain: Toolchain) throws -> String {
    let all = Cache.root + "/frameworks"
    let folder = "\(all)/\(toolchain.key.prefix(24))/\(rawValue)"
    if access("\(folder)/\(rawValue).swiftmodule", R_OK) == 0 { return folder }
    // Modules of other builds of Storypole expire after a week.
    Cache.removeEntries(of: all, olderThan: 7 * 86_400)
    let work = "\(folder).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let manager = FileManager.default
    try manager.createDirectory(atPath: work, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: work) }
    let file = "\(work)/\(rawValue).swift"
    try Data(source.utf8).write(to: URL(fileURLWithPath: file))
    if !parts.isEmpty {
      // A C module with submodules, which the compiler completes with the Swift module of its name.
      let list = parts.map { "module \($0) {} " }.joined()
      try Data("module \(rawValue) { \(list)}\n".utf8)
        .write(to: URL(fileURLWithPath: work + "/module.modulemap"))
      try Data("@_exported import \(rawValue)\n\(source)".utf8)
        .write(to: URL(fileURLWithPath: file))
    }
    let result = try Program.start(
      toolchain.emitModule(file, name: rawValue, to: "\(work)/\(rawValue).swiftmodule")
    ).finish()
    guard result.succeeded else {
      throw Failure(
        .unavailable, "cannot compile the module \(rawValue)",
        help: result.errors.components(separatedBy: "\n"))
    }
    unlink(file)
    // Another process may have finished first; its module is the same.
    if rename(work, folder) != 0, access("\(folder)/\(rawValue).swiftmodule", R_OK) != 0 {
      throw Failure(.cannotCreate, "cannot write \(folder): \(String(cString: strerror(errno)))")
    }
    return folder
  }
}
