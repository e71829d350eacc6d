// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A virtual Wayland display (weston, headless).
final class Wayland {
  private let server = Process()
  private let folder: URL

  static let isPossible =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/weston") }

  /// The environment of a program on the display.
  var environment: [String: String] {
    ["WAYLAND_DISPLAY": "tests", "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "wayland"]
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-wayland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "weston", "--backend=headless-backend.so", "--use-pixman", "--width=800", "--height=900",
      "--socket=tests", "--idle-time=0", "--no-config",
    ]
    server.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_RUNTIME_DIR": folder.path]) { $1 }
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    let socket = folder.appendingPathComponent("tests").path
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: socket) {
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  deinit {
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

@Suite(.serialized, .enabled(if: Wayland.isPossible, "needs weston"))
struct WaylandTests {
  private static let source = """
    import SwiftUI

    @main struct Sample: App {
      var body: some Scene {
        WindowGroup("Sample") { Content() }.defaultSize(width: 300, height: 200)
      }
    }

    struct Content: View {
      @Environment(\\.dismissWindow) private var dismissWindow

      var body: some View {
        GeometryReader { place in
          Color.blue.task {
            try? await Task.sleep(for: .milliseconds(500))
            print("\\(place.size.width)×\\(place.size.height)")
            dismissWindow()
          }
        }
      }
    }
    """

  // The title bar that GTK draws above the content doesn't reduce it.
  @Test func windowsHaveTheirSize() throws {
    let display = try Wayland()
    let program = try Running(
      program: "storypole", source: Self.source, display: nil, environment: display.environment)
    #expect(program.printed() == "300.0×200.0\n")
    #expect(program.process.terminationStatus == 0)
  }
}
