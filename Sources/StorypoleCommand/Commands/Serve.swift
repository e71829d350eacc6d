// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
import ServerProtocol

extension Command {
  /// Pictures of rows that come over HTTP.
  static let serve = Command(
    name: "serve", arguments: "PATH… [OPTION…]",
    summary: "draw the rows of HTTP requests with the templates of a folder",
    options: Option.serve + Option.drawing + Option.paper
      + Option.running.filter { !$0.names.contains("--timeout") },
    notes: """
      The files are compiled as one module, optimized and without DEBUG. Each template, a view that is Decodable or a
      BatchView, answers POST /v1/TEMPLATE.png with a row of JSON as its body; also .svg and .pdf. Rows may come from
      strangers, templates may not: their code runs. Docs/Serve.md is a guide.
      """
  ) { settings in
    signal(SIGPIPE, SIG_IGN)
    if let target = settings.serve.signed { return try sign(target, settings.serve.rules.keys) }
    try check(settings.serve)
    var settings = settings
    (settings.together, settings.isOptimized) = (true, true)
    settings.timeout = settings.serve.timeout
    // A stranger's row must not cost that.
    settings.tracesCrashes = false
    settings.drawing.mostPixels = settings.serve.mostPixels
    settings.drawing.mostPages = settings.serve.mostPages
    let (template, configuration) = try compiled(settings)
    let service = try TemplateService(
      template, configuration, mostKept: settings.serve.mostKept)
    let sources = endOnSignals(service)
    service.run()
    let watch = settings.serve.watches ? try watch(settings, service) : nil
    withExtendedLifetime((sources, watch)) { RunLoop.main.run() }
  }

  private static func check(_ serve: ServeSettings) throws {
    guard serve.isLocal || serve.isOpen || serve.rules.token != nil else {
      throw Failure(
        .usage, "everybody who reaches \(serve.rules.address) could draw pictures here",
        help: [
          "Choose a token with --token FILE, or allow it with --open. Docs/Serve.md has a reverse proxy."
        ])
    }
  }

  /// The templates, and their configuration.
  @MainActor private static func compiled(
    _ settings: Settings
  ) throws -> (BuiltTemplate, ServeConfiguration) {
    var template = try BuiltTemplate(compiling: settings, format: .png)
    var rules = settings.serve.rules
    rules.isolation = try isolate(&template, settings.serve.isolation)
    for name in try template.allTemplates() {
      template.rows.template = name
      rules.templates[name] = ServeConfiguration.Template(
        schema: try template.schema().value.jsonText())
    }
    let assets = template.assets.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    rules.digest = Cache.hash(([template.digest] + assets).map { Data($0.utf8) })
    rules.queue = settings.serve.queue ?? 2 * rules.workers
    rules.formats = ["png": "image/png", "svg": "image/svg+xml", "pdf": "application/pdf"]
    if settings.drawing.paper != nil { rules.formats = ["pdf": "application/pdf"] }
    if settings.serve.explains {
      rules.formats[ServeConfiguration.explanation] = "application/json"
    }
    rules.options = ServeWorker.parameters
    Terminal.print("templates: \(rules.templates.keys.sorted().joined(separator: ", "))")
    return (template, rules)
  }

  /// Lets the workers run in a sandbox. Returns its name.
  private static func isolate(
    _ template: inout BuiltTemplate, _ isolation: ServeSettings.Isolation
  ) throws -> String {
    guard isolation != .none else { return "none" }
    do {
      template.settings.sandbox = try Sandbox(template).tried()
      return "bubblewrap"
    } catch let failure as Failure where isolation == .auto {
      Terminal.warn("workers are not isolated from this machine: \(failure.message)")
      return "none"
    }
  }

  private static func endOnSignals(_ service: TemplateService) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      let old = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        service.drain()
        // The second signal ends the program at once.
        signal(number, old)
      }
      source.resume()
      return source
    }
  }

  /// Compiles again when a file is saved. The templates from before are served until that is done, and if it fails.
  @MainActor private static func watch(
    _ settings: Settings, _ service: TemplateService
  ) throws -> FileWatch {
    let watch = try FileWatch()
    watch.watch(try Project(settings).folders)
    watch.onChange = { _ in
      do {
        let (template, configuration) = try compiled(settings)
        try service.replace(template, configuration)
      } catch {
        Terminal.report(error as? Failure ?? Failure(.internalError, "\(error)"))
        Terminal.note("the templates from before are served")
      }
    }
    return watch
  }

  /// Prints an address with its signature by the first key.
  private static func sign(_ target: String, _ keys: [String]) throws {
    guard let key = keys.first else {
      throw Failure(.usage, "--sign needs a key", help: ["Name its file with --keys FILE."])
    }
    guard target.hasPrefix("/"), target.contains("?"), !target.contains("%"),
      target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw Failure(
        .usage, "--sign needs a path and a query without escapes, not '\(target)'",
        help: ["Such as '/v1/Card.png?d=eyJuYW1lIjoiQWRhIn0'."])
    }
    let (secret, text) = (Array(key.utf8), Array(target.utf8))
    let digits = g_compute_hmac_for_data(
      G_CHECKSUM_SHA256, secret, gsize(secret.count), text, gsize(text.count))!
    defer { g_free(digits) }
    Terminal.print("\(target)&s=\(String(cString: digits))")
  }
}
