// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// The options of `serve`.
struct ServeSettings: Sendable {
  enum Isolation: String, CaseIterable { case auto, bubblewrap, none }

  /// The rules of the server. Its templates are filled in when they are compiled.
  var rules: ServeConfiguration = {
    var rules = ServeConfiguration()
    rules.workers = ProcessInfo.processInfo.activeProcessorCount
    rules.port = 8080
    rules.version = Storypole.version
    return rules
  }()
  /// nil for twice the workers.
  var queue: Int?
  /// Whether requests from other machines need no token.
  var isOpen = false
  var isolation = Isolation.auto
  var watches = false
  /// The address to sign.
  var signed: String?
  var mostPixels = 4e6
  var mostPages = 200
  /// Whether clients may ask for the reasons of a layout.
  var explains = false
  /// The memory that a worker may keep after a row, in bytes.
  var mostKept = 512 << 20
  /// In seconds of processor time.
  var timeout = 5.0

  var isLocal: Bool {
    rules.address == "::1" || rules.address.hasPrefix("127.")
  }

  /// The shortest secret, in characters: 128 bits as hexadecimal digits.
  static let shortestSecret = 32
}

extension Option {
  static let serve: [Option] = [
    Option(
      "--address", value: "IP",
      help: "numerical address to listen on; beyond this machine needs a token (default: 127.0.0.1)"
    ) { $0.serve.rules.address = $1 },
    Option("--port", value: "N", help: "port; 0 for any free one (default: 8080)") {
      settings, text in
      guard let port = UInt16(text) else {
        throw Failure(.usage, "--port needs a number up to 65535, not '\(text)'")
      }
      settings.serve.rules.port = port
    },
    Option(
      "--allow-host", value: "NAME",
      help: "accept requests for this name; may be repeated (default: only the loopback address)"
    ) { $0.serve.rules.hosts.append($1.lowercased()) },
    Option("--token", value: "FILE", help: "file with the token that POST needs") {
      settings, path in settings.serve.rules.token = try secrets(path, "--token").first
    },
    Option("--open", help: "let other machines send POST without a token") { settings, _ in
      settings.serve.isOpen = true
    },
    Option(
      "--keys", value: "FILE",
      help: "file with keys of signed addresses, a line each; the first signs"
    ) { settings, path in settings.serve.rules.keys = try secrets(path, "--keys") },
    Option("--unsigned", help: "let GET draw rows of addresses that nobody has signed") {
      settings, _ in settings.serve.rules.allowsUnsigned = true
    },
    Option(
      "--sign", value: "TARGET", help: "print the signed form of an address, and serve nothing"
    ) { $0.serve.signed = $1 },
    Option("--workers", value: "N", help: "processes that draw at once (default: one a processor)")
    { settings, text in
      settings.serve.rules.workers = try number(text, "--workers", 1...256)
    },
    Option("--queue", value: "N", help: "pictures that may wait (default: twice the workers)") {
      settings, text in settings.serve.queue = try number(text, "--queue", 0...100_000)
    },
    Option("--cache", value: "MIB", help: "memory for drawn pictures; 0 for none (default: 256)") {
      settings, text in
      settings.serve.rules.cache = try number(text, "--cache", 0...1_000_000) << 20
    },
    Option("--row-limit", value: "KIB", help: "size of a row (default: 1024)") { settings, text in
      settings.serve.rules.longestRow = try number(text, "--row-limit", 1...65_536) << 10
    },
    Option("--pixel-limit", value: "N", help: "pixels of a PNG (default: 4000000)") {
      settings, text in
      settings.serve.mostPixels = Double(try number(text, "--pixel-limit", 1...1_000_000_000))
    },
    Option("--page-limit", value: "N", help: "pages of a document (default: 200)") {
      settings, text in settings.serve.mostPages = try number(text, "--page-limit", 1...100_000)
    },
    Option("--timeout", value: "SECONDS", help: "processor time for a picture (default: 5)") {
      settings, text in
      guard let seconds = Double(text), seconds >= 0.1, seconds <= 3600 else {
        throw Failure(.usage, "--timeout needs seconds from 0.1 to 3600, not '\(text)'")
      }
      settings.serve.timeout = seconds
    },
    Option(
      "--isolation", value: "KIND",
      help: "bubblewrap, none or auto: bubblewrap where it works (default: auto)"
    ) { settings, text in
      guard let isolation = ServeSettings.Isolation(rawValue: text) else {
        throw Failure(.usage, "--isolation accepts auto, bubblewrap and none, not '\(text)'")
      }
      settings.serve.isolation = isolation
    },
    Option("--worker-memory", value: "MIB", help: "replace a worker that keeps more (default: 512)")
    {
      settings, text in
      settings.serve.mostKept = try number(text, "--worker-memory", 64...1_000_000) << 20
    },
    Option("--explain", help: "explain layouts, which names views and files of the templates") {
      settings, _ in settings.serve.explains = true
    },
    Option("--watch", help: "compile again when a file is saved") { settings, _ in
      settings.serve.watches = true
    },
  ]

  private static func number(
    _ text: String, _ option: String, _ range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        .usage,
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// The lines of a file.
  private static func secrets(_ path: String, _ option: String) throws -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(.noInput, "cannot read '\(path)' of \(option)")
    }
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    guard !lines.isEmpty, lines.allSatisfy({ $0.utf8.count >= ServeSettings.shortestSecret }) else {
      throw Failure(
        .usage, "'\(path)' needs lines of at least \(ServeSettings.shortestSecret) characters",
        help: ["'openssl rand -hex 32' prints one."])
    }
    return lines
  }
}
