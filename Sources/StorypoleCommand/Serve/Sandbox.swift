// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The separation of worker processes from the machine, by bubblewrap: no network, a read-only view of the system,
/// fonts and assets, no other processes, and nothing of the user's files.
struct Sandbox {
  /// The program with its arguments; the worker's follow.
  private let arguments: [String]

  /// The system's files that programs, fonts and pictures need. Nothing else of /etc is visible.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/fonts", "/etc/ld.so.cache",
    "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives", "/var/cache/fontconfig",
  ]

  /// Limits of the worker and its children: files, a file's bytes, processes and threads.
  private static let limits = ["--nofile=256", "--fsize=67108864", "--nproc=256", "--core=0"]

  /// The folders of the template, of this program and of Swift's libraries are visible.
  init(_ template: BuiltTemplate) throws {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let toolchain = try? Toolchain.find(template.installation)
    let drawing = template.rows.drawing
    let folders =
      Self.system + ["\(home)/.fonts", "\(home)/.local/share/fonts"]
      + [template.installation.executable, template.image].map {
        ($0 as NSString).deletingLastPathComponent
      }
      + (toolchain.map { [$0.runtimeLibraries] } ?? []) + drawing.assets + drawing.tables
      + drawing.fonts
    var all = [
      try Self.program(), "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop",
      "ALL",
    ]
    for folder in folders { all += ["--ro-bind-try", folder, folder] }
    all += [
      "--proc", "/proc", "--dev", "/dev", "--size", "67108864", "--tmpfs", "/tmp", "--remount-ro",
      "/",
    ]
    all += ["--chdir", "/tmp", "--clearenv"]
    let environment = Viewer.environment.merging(
      [
        "PATH": "/usr/bin:/bin", "HOME": home, "XDG_CACHE_HOME": "/tmp", "LANG": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ]
    ) { $1 }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      all += ["--setenv", name, value]
    }
    arguments = all + ["--", "prlimit"] + Self.limits + ["--"]
  }

  private static func program() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard let folder = folders.first(where: { access("\($0)/bwrap", X_OK) == 0 }) else {
      throw Failure(
        .unavailable, "there is no program 'bwrap'",
        help: ["Install it with 'apt install bubblewrap', or choose --isolation none."])
    }
    return "\(folder)/bwrap"
  }

  /// The program with its arguments, if it works here: containers often forbid it.
  func tried() throws -> [String] {
    let result = try Program.start(arguments + ["true"]).finish()
    guard result.succeeded else {
      let reason =
        result.errors.split(separator: "\n").first ?? "it ends with status \(result.status)"
      throw Failure(
        .unavailable, "bubblewrap does not work here: \(reason)",
        help: ["Choose --isolation none where a container or a systemd unit isolates the workers."])
    }
    return arguments
  }

  /// The process with the user's code. Before that runs, each process of a sandbox has one child at most.
  static func innermost(_ pid: pid_t) -> pid_t {
    var pid = pid
    for _ in 0..<8 {
      let list = try? FileHandle(forReadingAtPath: "/proc/\(pid)/task/\(pid)/children")?.readToEnd()
      let children = String(decoding: list ?? Data(), as: UTF8.self).split(separator: " ")
      guard let child = children.first.flatMap({ pid_t($0) }) else { return pid }
      pid = child
    }
    return pid
  }
}
