// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation
import ServerProtocol
import StorypoleHTTP

/// The server: libsoup on GLib's main loop.
@MainActor
final class TemplateServer {
  var configuration: ServeConfiguration
  var link: CommandLink
  private let server = sp_soup_server()!
  let loop = g_main_loop_new(nil, 0)
  let reception: Reception
  var cache: PictureCache
  var queue: RenderQueue<OpaquePointer>
  var metrics = Metrics()
  private let log = RequestLog()
  var isDraining = false

  /// A request that isn't answered yet.
  struct Visit {
    var id: Int
    var head: RequestHead
    var start: Double
    var request: AllowedRequest?
    /// The size of its body so far.
    var bytes = 0
    var problem: Problem?
    var key: String?
    var picture: String?
    var traceparent: String?
    var isSlow = false
  }
  var visits: [OpaquePointer: Visit] = [:]
  private var lastVisit = 0

  var handle: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  nonisolated static func from(_ data: gpointer?) -> TemplateServer {
    Unmanaged<TemplateServer>.fromOpaque(data!).takeUnretainedValue()
  }

  init(_ configuration: ServeConfiguration, _ link: CommandLink) throws {
    (self.configuration, self.link) = (configuration, link)
    cache = PictureCache(most: configuration.cache)
    queue = RenderQueue(workers: configuration.workers, most: configuration.queue)
    var limits = Reception.Limits(port: configuration.port)
    limits.address = configuration.address
    (limits.most, limits.idle) = (configuration.connections, configuration.connections)
    limits.arrival = configuration.arrival
    reception = try Reception(server, limits)
    addHandlers()
    let host = limits.address.contains(":") ? "[\(limits.address)]" : limits.address
    tell(.address, 0, Data("http://\(host):\(reception.port)".utf8))
  }

  /// Runs until the command closes its end, or everything is answered after `drain`.
  func run() -> Never {
    // The command receives the signals, and drains this program; a closed reader must not end it.
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    g_unix_fd_add(
      0, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        let server = TemplateServer.from(data)
        return MainActor.assumeIsolated { server.readCommand() ? 1 : 0 }
      }, handle)
    g_main_loop_run(loop)
    exit(0)
  }

  static var now: Double { ProcessInfo.processInfo.systemUptime }

  // MARK: Requests

  private func addHandlers() {
    let early: SoupServerCallback = { _, message, _, _, data in
      let server = TemplateServer.from(data)
      nonisolated(unsafe) let message = message!
      MainActor.assumeIsolated { server.begin(message) }
    }
    let whole: SoupServerCallback = { _, message, _, _, data in
      let server = TemplateServer.from(data)
      nonisolated(unsafe) let message = message!
      MainActor.assumeIsolated { server.answer(message) }
    }
    soup_server_add_early_handler(server, nil, early, handle, nil)
    soup_server_add_handler(server, nil, whole, handle, nil)
    let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      _, message, data in
      let server = TemplateServer.from(data)
      nonisolated(unsafe) let message = message!
      MainActor.assumeIsolated { server.end(message) }
    }
    for signal in ["request-finished", "request-aborted"] {
      sp_soup_connect(
        UnsafeMutableRawPointer(server), signal, unsafeBitCast(ended, to: GCallback.self), handle)
    }
  }

  /// Called after the head of a request and before its body.
  private func begin(_ message: OpaquePointer) {
    let headers = soup_server_message_get_request_headers(message)!
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let uri = soup_server_message_get_uri(message)
    let path = String(cString: g_uri_get_path(uri))
    let query = g_uri_get_query(uri).map { String(cString: $0) }
    let head = RequestHead(
      method: String(cString: soup_server_message_get_method(message)),
      path: path.removingPercentEncoding ?? "", target: path + (query.map { "?" + $0 } ?? ""),
      query: query, host: header("Host"), origin: header("Origin"),
      authorization: header("Authorization"), contentType: header("Content-Type"),
      length: header("Content-Length").flatMap(Int.init))
    lastVisit += 1
    var visit = Visit(
      id: lastVisit, head: head, start: Self.now,
      traceparent: header("traceparent").map { String($0.prefix(128)) })
    do {
      visit.request = try RequestPolicy(configuration: configuration).check(head)
    } catch {
      visit.problem = error as? Problem ?? Problem(500, "Internal error", "\(error)")
    }
    if let length = header("Content-Length"), head.length ?? -1 < 0 {
      visit.problem = Problem(
        400, "Invalid request", "Content-Length is '\(length.prefix(32))', which is no size")
    }
    visits[message] = visit
    let chunk: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      message, bytes, data in
      let server = TemplateServer.from(data)
      nonisolated(unsafe) let message = message!
      let count = Int(g_bytes_get_size(bytes))
      MainActor.assumeIsolated { server.receive(count, of: message) }
    }
    sp_soup_connect(
      UnsafeMutableRawPointer(message), "got-chunk", unsafeBitCast(chunk, to: GCallback.self),
      handle)
    // Without a body, the answer comes in its turn, and the connection stays.
    let hasBody =
      header("Content-Length").map { $0 != "0" } ?? (header("Transfer-Encoding") != nil)
    if visit.problem != nil, hasBody { refuseBody(of: message) }
  }

  /// Discards a body; the connection ends with the answer.
  private func refuseBody(of message: OpaquePointer) {
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    soup_message_headers_replace(
      soup_server_message_get_response_headers(message), "Connection", "close")
    // An answer in the head's handler comes before the body, which a client may wait to send.
    if let problem = visits[message]?.problem { refuse(message, problem) }
  }

  private func receive(_ count: Int, of message: OpaquePointer) {
    guard var visit = visits[message] else { return }
    visit.bytes += count
    let isTooLarge = visit.bytes > configuration.longestRow
    if isTooLarge, visit.problem == nil {
      visit.problem = RequestPolicy(configuration: configuration).tooLarge
      soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    }
    visits[message] = visit
    // Most clients read the answer only after they have sent everything, but there is an end.
    if visit.bytes > configuration.longestRow + (4 << 20),
      let stream = soup_server_message_steal_connection(message)
    {
      end(message)
      g_io_stream_close(stream, nil, nil)
      g_object_unref(stream)
    }
  }

  /// Called when a request has arrived.
  private func answer(_ message: OpaquePointer) {
    guard let visit = visits[message] else { return }
    reception.arrived(message)
    do {
      if let problem = visit.problem { throw problem }
      guard let request = visit.request else { return }
      switch request.target {
      case .picture(let template, let format):
        try answer(message, template, format, request, visit)
      case .schema(let template):
        // The templates may have changed while the body arrived.
        guard let schema = configuration.templates[template]?.schema else {
          throw Problem(404, "Not found", "there is no template of this name")
        }
        respond(message, "application/schema+json", Data(schema.utf8))
      case .health: respond(message, "text/plain; charset=utf-8", Data("ok\n".utf8))
      case .readiness:
        guard !isDraining else { throw Self.draining }
        let text = "ready\nisolation: \(configuration.isolation)\n"
        respond(message, "text/plain; charset=utf-8", Data(text.utf8))
      case .metrics:
        forgetGone()
        let state = Metrics.State(
          isReady: !isDraining, workers: configuration.workers, drawn: queue.drawnCount,
          waiting: queue.waitingCount, cacheBytes: cache.bytes, cacheCount: cache.count)
        respond(
          message, "text/plain; version=0.0.4; charset=utf-8", Data(metrics.text(state).utf8))
      case .version:
        respond(
          message, "text/plain; charset=utf-8", Data("storypole \(configuration.version)\n".utf8))
      }
    } catch {
      refuse(message, error as? Problem ?? Problem(500, "Internal error", "\(error)"))
    }
  }

  private static let draining = Problem(
    503, "Ending", "this server is ending; ask another one", retryAfter: 5)

  private func answer(
    _ message: OpaquePointer, _ template: String, _ format: String, _ request: AllowedRequest,
    _ visit: Visit
  ) throws {
    let row = try request.query.row ?? body(of: message)
    guard row.utf8.count <= configuration.longestRow else {
      throw RequestPolicy(configuration: configuration).tooLarge
    }
    let options = request.query.options.sorted { $0[0] < $1[0] }
    let key = RequestDigest.of(
      [configuration.digest, template, format, row] + options.flatMap { $0 })
    visits[message]?.key = key
    let tag = "\"\(key.prefix(32))\""
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_replace(headers, "ETag", tag)
    soup_message_headers_replace(
      headers, "Cache-Control",
      request.lifetime.map { $0 > 0 ? "public, max-age=\($0), immutable" : "no-store" }
        ?? "no-store")
    if visit.head.isReading, wants(message, other: tag) == false {
      metrics.notModified += 1
      visits[message]?.picture = "client"
      soup_server_message_set_status(message, 304, nil)
      return
    }
    if let picture = cache.picture(key) {
      metrics.hits += 1
      visits[message]?.picture = "hit"
      return respond(message, configuration.formats[format] ?? "", picture)
    }
    guard !isDraining else { throw Self.draining }
    forgetGone()
    let entry = queue.add(
      message, visit.id, key: key,
      RenderRequest(template: template, format: format, options: options, row: row), now: Self.now)
    guard entry != .full else {
      throw Problem(
        429, "Too many requests", "all workers are busy and the queue is full", retryAfter: 1)
    }
    if entry == .shared { metrics.shared += 1 }
    visits[message]?.picture = entry == .shared ? "shared" : "miss"
    visits[message]?.isSlow = true
    g_object_ref(UnsafeMutableRawPointer(message))
    soup_server_message_pause(message)
    drawNext()
  }

  /// Whether the client needs a picture; false if it has that with the tag.
  private func wants(_ message: OpaquePointer, other tag: String) -> Bool {
    let headers = soup_server_message_get_request_headers(message)
    guard let list = soup_message_headers_get_list(headers, "If-None-Match") else { return true }
    let tags = String(cString: list).split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return !tags.contains { $0 == tag || $0 == "W/" + tag || $0 == "*" }
  }

  private func body(of message: OpaquePointer) throws -> String {
    let bytes = soup_message_body_flatten(soup_server_message_get_request_body(message))
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    let data = start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    guard let row = String(data: data, encoding: .utf8) else {
      throw Problem(400, "Invalid row", "the row is not UTF-8")
    }
    return row
  }

  // MARK: Answers

  func respond(_ message: OpaquePointer, _ type: String, _ body: Data) {
    soup_server_message_set_status(message, 200, nil)
    set(message, type, body)
  }

  func refuse(_ message: OpaquePointer, _ problem: Problem) {
    soup_server_message_set_status(message, problem.status, nil)
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_remove(headers, "ETag")
    soup_message_headers_replace(headers, "Cache-Control", "no-store")
    if let seconds = problem.retryAfter {
      soup_message_headers_replace(headers, "Retry-After", "\(seconds)")
    }
    if let allowed = problem.allowed { soup_message_headers_replace(headers, "Allow", allowed) }
    if problem.status == 401 {
      soup_message_headers_replace(headers, "WWW-Authenticate", "Bearer")
    }
    visits[message]?.problem = problem
    set(message, Problem.type, problem.json)
  }

  private func set(_ message: OpaquePointer, _ type: String, _ body: Data) {
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_replace(headers, "X-Content-Type-Options", "nosniff")
    // A picture may have links and styles, but runs nothing.
    soup_message_headers_replace(
      headers, "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if let id = visits[message]?.id {
      soup_message_headers_replace(headers, "X-Request-Id", "\(id)")
    }
    body.withUnsafeBytes {
      soup_server_message_set_response(
        message, type, SOUP_MEMORY_COPY, $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count))
    }
  }

  /// A request was answered, or its client is gone.
  private func end(_ message: OpaquePointer) {
    guard let visit = visits.removeValue(forKey: message) else { return }
    reception.answered(message)
    if let key = visit.key, visit.isSlow { queue.leave(visit.id, key: key) }
    let status = UInt32(soup_server_message_get_status(message))
    var template = ""
    if case .picture(let name, _)? = visit.request?.target { template = name }
    let seconds = Self.now - visit.start
    metrics.count(template, status == 0 ? 499 : status, seconds: seconds)
    let length = soup_message_headers_get_content_length(
      soup_server_message_get_response_headers(message))
    log.add(
      RequestLog.Line(
        time: Date().formatted(.iso8601), id: visit.id, method: visit.head.method,
        path: String(visit.head.path.prefix(512)), status: status == 0 ? 499 : status,
        ms: (seconds * 1e5).rounded() / 100, bytes: Int(length), picture: visit.picture,
        detail: visit.problem?.detail, traceparent: visit.traceparent))
    if visit.isSlow { g_object_unref(UnsafeMutableRawPointer(message)) }
  }
}
