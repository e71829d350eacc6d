// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folder of the compiled modules and the macro plugin: the executable's in a build folder, or
/// PREFIX/lib/storypole for PREFIX/bin/storypole.
struct Installation {
  var executable: String
  var modules: String
  var plugin: String

  /// The running program.
  static let program =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? CommandLine.arguments[0]

  /// A program that compiles nothing.
  init(worker: String) { (executable, modules, plugin) = (worker, "", "") }

  init() throws {
    let manager = FileManager.default
    executable = Self.program
    let folder = (executable as NSString).deletingLastPathComponent
    let library = (folder as NSString).deletingLastPathComponent + "/lib/storypole"
    if manager.fileExists(atPath: library + "/SwiftUI.swiftmodule") {
      modules = library
      plugin = library + "/StorypoleMacros"
    } else {
      modules = folder + "/Modules"
      plugin = folder + "/StorypoleMacros-tool"
    }
    for path in [modules + "/SwiftUI.swiftmodule", plugin] where !manager.fileExists(atPath: path) {
      throw Failure(
        .unavailable, "the installation is incomplete: \(path) is missing",
        help: ["Build it with 'swift build --product storypole' or install it with 'make install'."]
      )
    }
  }

  /// The program that opens windows, in the executable's folder: only it needs GTK.
  func windowProgram() throws -> String {
    try program(
      "storypole-window", without: "cannot open windows",
      otherwise: "'storypole render' draws pictures without it.")
  }

  /// The program that serves the page of previews: only it needs libsoup.
  func previewProgram() throws -> String {
    try program(
      "storypole-preview", without: "cannot show the page",
      otherwise: "'storypole render' draws pictures without it.")
  }

  /// The program that answers the requests of `serve`: only it needs libsoup.
  func serveProgram() throws -> String {
    try program(
      "storypole-serve", without: "cannot serve requests",
      otherwise: "'storypole batch' draws pictures without it.")
  }

  private func program(
    _ name: String, without: String, otherwise: String
  ) throws -> String {
    let path = (executable as NSString).deletingLastPathComponent + "/" + name
    guard access(path, X_OK) == 0 else {
      throw Failure(
        .unavailable, "this installation \(without): \(path) is missing",
        help: [
          "Build it with 'swift build --product \(name)', or install it with 'make install'.",
          otherwise,
        ])
    }
    return path
  }

  /// Changes with any part of the installation.
  var signature: String {
    let modules = [
      "SwiftUI", "Storypole", "StorypoleControls", "StorypoleExplain", "StorypoleGeometry",
      "StorypoleGraphics", "StorypoleRuntime", "StorypoleUIKit", "StorypoleBatch", "StorypolePages",
    ].map {
      "\(self.modules)/\($0).swiftmodule"
    }
    return ([executable, plugin] + modules).map(fileSignature).joined(separator: "\n")
  }

  /// The version of the compiler that built the modules, as recorded in them.
  func compilerVersion() -> String? {
    guard
      let data = try? Data(
        contentsOf: URL(fileURLWithPath: modules + "/SwiftUI.swiftmodule"),
        options: .alwaysMapped)
    else { return nil }
    guard let start = data.range(of: Data("Swift version ".utf8)) else { return nil }
    let text = data[start.lowerBound...].prefix { $0 >= 0x20 && $0 < 0x7F }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The file's path, size and modification time.
func fileSignature(_ path: String) -> String {
  var status = stat()
  guard stat(path, &status) == 0 else { return "\(path) missing" }
  return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
}
