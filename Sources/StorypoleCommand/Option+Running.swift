// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Option {
  /// Options for compiling and running the user's code.
  static let running: [Option] = [
    Option(
      "--package", value: "DIR",
      help:
        "let SwiftPM build what the package's targets import; evaluates its manifest; repeatable"
    ) { settings, path in
      let folder = Project.absolute(path)
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
        return settings.packages.append(path)
      }
      guard let project = path.hasSuffix(".xcodeproj") ? folder : XcodePackages.project(in: folder)
      else { throw Failure(.noInput, "--package: no Package.swift in '\(path)'") }
      guard try !XcodePackages(project: project).isEmpty else {
        throw Failure(.noInput, "--package: '\(project)' names no package with a URL")
      }
      settings.packages.append(project)
    },
    Option(
      "--platform", value: "NAME",
      help:
        "the system that '#if os(…)' sees: ios, macos or linux (default: ios; linux if that fails)"
    ) { settings, text in
      guard let platform = Platform(rawValue: text.lowercased()) else {
        throw Failure(
          .usage, "--platform accepts ios, macos and linux, not '\(text)'")
      }
      settings.platform = platform
      settings.drawing.isMac = platform == .macos
    },
    Option(
      "--swift-version", value: "N", help: "language mode for compiling files, 5 or 6 (default: 5)"
    ) {
      settings, text in
      guard ["5", "6"].contains(text) else {
        throw Failure(
          .usage, "--swift-version accepts 5 and 6, not '\(text)'")
      }
      settings.swiftVersion = text
    },
    Option(
      "--timeout", value: "SECONDS",
      help: "processor time that a view can use (default: 20); three times as much by the clock"
    ) {
      settings, text in
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw Failure(
          .usage, "--timeout needs seconds above 0, not '\(text)'")
      }
      settings.timeout = seconds
    },
    Option(
      "--memory", value: "SIZE",
      help:
        "address space that a view can use, such as 512M or 8G; MiB without a unit (default: 4G)"
    ) { settings, text in
      let units: [Character: Int] = ["M": 1, "G": 1024]
      let unit = text.uppercased().last.flatMap { units[$0] }
      guard let number = Int(unit == nil ? text[...] : text.dropLast()),
        (1...(1 << 24)).contains(number), (256...(1 << 24)).contains(number * (unit ?? 1))
      else {
        throw Failure(
          .usage, "--memory needs at least 256M, such as 512M or 8G, not '\(text)'")
      }
      settings.memory = number * (unit ?? 1)
    },
    Option("--times", help: "report the time of each step on standard error") { settings, _ in
      settings.showsTimes = true
    },
  ]
}
