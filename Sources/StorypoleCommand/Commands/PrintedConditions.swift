// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Conditions of iOS for Swift's package manager.
  static let conditions = Command(
    name: "conditions", arguments: "[PACKAGE] [OPTION…]",
    summary: "print flags with which 'swift test' compiles code in '#if os(iOS)'",
    options: Option.running.filter { $0.names == ["--platform"] },
    notes: """
      Use it as: swift test $(storypole conditions)
      PACKAGE is the folder of a package; without it, the current folder. The flags make the compiler read copies of
      the package's sources in which '#if os(iOS)' is true, from .build/storypole-conditions. They are made anew each
      time: without the command, the compiler would read old ones. Dependencies keep the conditions of Linux.
      """
  ) { settings in
    guard settings.files.count <= 1 else {
      throw Failure(.usage, "'conditions' takes one package")
    }
    let package = Project.absolute(settings.files.first ?? ".")
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Failure(.noInput, "there is no Package.swift in '\(package)'")
    }
    let platform = settings.platform ?? .ios
    // The compiler remembers sources by their paths: those of another platform have others.
    let folder = package + "/.build/storypole-conditions/\(platform.rawValue)"
    guard !folder.contains(where: \.isWhitespace) else {
      throw Failure(
        .noInput, "the path '\(package)' has a space, at which the shell would divide the flags")
    }
    let overlay = try SourceOverlay(
      of: Project.swiftFiles(in: package), in: folder, Conditions(platform: platform))
    try overlay.write(to: folder + "/overlay.yaml")
    Terminal.print("-Xswiftc -vfsoverlay -Xswiftc \(folder)/overlay.yaml")
  }
}
