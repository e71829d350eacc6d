// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation
import ServerProtocol
import StorypoleHTTP

/// The server: libsoup on GLib's main loop.
@MainActor
final class PageServer {
  private let page: Page
  private let server = sp_soup_server()!
  private let loop = g_main_loop_new(nil, 0)
  private let reception: Reception
  private var policy: AccessPolicy
  private var received = Data()

  private struct Client {
    var socket: OpaquePointer
    var messages = TokenBucket(size: 600, perSecond: 300)
  }
  private var clients: [UInt32: Client] = [:]
  private var lastClient: UInt32 = 0

  private static let socketPath = "/live"
  private static let mostClients = 16
  /// The limit of a message from a page, in bytes.
  private static let longestMessage: guint64 = 64 << 10
  private let sizes = SizeWatch(most: 16 * PageServer.longestMessage)
  private static let commandOutput: Int32 = 3

  private var handle: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  nonisolated private static func from(_ data: gpointer?) -> PageServer {
    Unmanaged<PageServer>.fromOpaque(data!).takeUnretainedValue()
  }

  init(page: Page, port: UInt16) throws {
    self.page = page
    sp_soup_forbid_compression(server)
    reception = try Reception(server, Reception.Limits(port: port))
    policy = AccessPolicy(port: reception.port)
    addHandlers()
    tell(.address, 0, Data("http://127.0.0.1:\(reception.port)/?key=\(policy.key)".utf8))
  }

  /// Runs until the command closes its end.
  func run() -> Never {
    // A closed reader must not end the process.
    signal(SIGPIPE, SIG_IGN)
    g_unix_fd_add(
      0, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        let pageServer = PageServer.from(data)
        return MainActor.assumeIsolated { pageServer.readCommand() ? 1 : 0 }
      }, handle)
    g_main_loop_run(loop)
    exit(0)
  }

  // MARK: Requests

  private func addHandlers() {
    let early: SoupServerCallback = { _, message, _, _, data in
      let pageServer = PageServer.from(data)
      nonisolated(unsafe) let message = message!
      MainActor.assumeIsolated { pageServer.check(message) }
    }
    let get: SoupServerCallback = { _, message, path, _, data in
      let pageServer = PageServer.from(data)
      nonisolated(unsafe) let message = message!
      let path = String(cString: path!)
      MainActor.assumeIsolated { pageServer.serve(path, message) }
    }
    let socket: SoupServerWebsocketCallback = { _, message, _, connection, data in
      let pageServer = PageServer.from(data)
      nonisolated(unsafe) let (message, connection) = (message!, connection!)
      MainActor.assumeIsolated { pageServer.welcome(connection, message) }
    }
    soup_server_add_early_handler(server, nil, early, handle, nil)
    soup_server_add_early_handler(server, Self.socketPath, early, handle, nil)
    soup_server_add_handler(server, nil, get, handle, nil)
    soup_server_add_websocket_handler(server, Self.socketPath, nil, nil, socket, handle, nil)
  }

  /// Called after the head of a request and before its body.
  private func check(_ message: OpaquePointer) {
    let headers = soup_server_message_get_request_headers(message)!
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let uri = soup_server_message_get_uri(message)
    let path = String(cString: g_uri_get_path(uri))
    let length = header("Content-Length")
    let visit = AccessPolicy.Visit(
      method: String(cString: soup_server_message_get_method(message)), host: header("Host"),
      origin: header("Origin"),
      cookies: header("Cookie"),
      query: g_uri_get_query(uri).map { String(cString: $0) },
      hasBody: header("Transfer-Encoding") != nil || length != nil && length != "0",
      // The handler of sockets also receives all requests below its path.
      opensSocket: path.hasPrefix(Self.socketPath) || header("Upgrade") != nil)
    harden(message, host: visit.host)
    do {
      guard try policy.check(visit) else { return }
      let answer = soup_server_message_get_response_headers(message)!
      soup_message_headers_append(
        answer, "Set-Cookie",
        "\(policy.cookieName)=\(policy.pass); Path=/; HttpOnly; SameSite=Strict")
    } catch let refusal as AccessPolicy.Refusal {
      refuse(message, refusal)
    } catch {
      refuse(message, AccessPolicy.Refusal(status: 500, reason: "\(error)"))
    }
  }

  private func refuse(_ message: OpaquePointer, _ refusal: AccessPolicy.Refusal) {
    soup_server_message_set_status(message, refusal.status, nil)
    let text = "storypole: \(refusal.reason)\n"
    soup_server_message_set_response(
      message, "text/plain; charset=utf-8", SOUP_MEMORY_COPY, text, gsize(text.utf8.count))
    // Discards the rest; the connection ends with it.
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    soup_message_headers_replace(
      soup_server_message_get_response_headers(message), "Connection", "close")
    let body: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      message, _, _ in
      // The first chunk of a refused body ends the connection.
      if let stream = soup_server_message_steal_connection(message) {
        g_io_stream_close(stream, nil, nil)
        g_object_unref(stream)
      }
    }
    if refusal.status == 413 {
      sp_soup_connect(
        UnsafeMutableRawPointer(message), "got-chunk", unsafeBitCast(body, to: GCallback.self), nil)
    }
  }

  private func serve(_ path: String, _ message: OpaquePointer) {
    guard let file = page[path] else {
      return refuse(message, AccessPolicy.Refusal(status: 404, reason: "page not found"))
    }
    soup_server_message_set_status(message, 200, nil)
    file.content.withUnsafeBytes {
      soup_server_message_set_response(
        message, file.type, SOUP_MEMORY_COPY, $0.bindMemory(to: CChar.self).baseAddress,
        gsize($0.count))
    }
  }

  /// Adds the security headers of every response.
  private func harden(_ message: OpaquePointer, host: String?) {
    let headers = soup_server_message_get_response_headers(message)
    // Some browsers don't count a socket to the page's host as its own.
    let socket = host.flatMap { AccessPolicy.isThisMachine($0) ? " ws://\($0)" : nil } ?? ""
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:",
      "connect-src 'self'" + socket, "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
    for (name, value) in [
      ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
    ] {
      soup_message_headers_replace(headers, name, value)
    }
  }

  // MARK: Sockets

  private func welcome(_ socket: OpaquePointer, _ message: OpaquePointer) {
    guard clients.count < Self.mostClients else {
      soup_websocket_connection_close(
        socket, gushort(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue), "too many pages are open")
      return
    }
    lastClient += 1
    let client = lastClient
    g_object_ref(UnsafeMutableRawPointer(socket))
    clients[client] = Client(socket: socket)
    if let connection = reception.socket(of: message) { sizes.add(client, connection) }
    soup_websocket_connection_set_max_incoming_payload_size(socket, Self.longestMessage)
    soup_websocket_connection_set_keepalive_interval(socket, 30)
    let visitor = Unmanaged.passRetained(Visitor(self, client)).toOpaque()
    let received: @convention(c) (OpaquePointer?, Int32, OpaquePointer?, gpointer?) -> Void = {
      _, type, bytes, data in
      guard type == Int32(SOUP_WEBSOCKET_DATA_TEXT.rawValue) else { return }
      var length: gsize = 0
      let start = g_bytes_get_data(bytes, &length)
      let text = start.map { Data(bytes: $0, count: Int(length)) } ?? Data()
      let visitor = Unmanaged<Visitor>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated { visitor.pageServer.receive(text, from: visitor.client) }
    }
    let closed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      let visitor = Unmanaged<Visitor>.fromOpaque(data!).takeRetainedValue()
      MainActor.assumeIsolated { visitor.pageServer.forget(visitor.client) }
    }
    let object = UnsafeMutableRawPointer(socket)
    sp_soup_connect(object, "message", unsafeBitCast(received, to: GCallback.self), visitor)
    sp_soup_connect(object, "closed", unsafeBitCast(closed, to: GCallback.self), visitor)
    tell(.opened, client, Data())
  }

  private final class Visitor {
    let pageServer: PageServer
    let client: UInt32
    init(_ pageServer: PageServer, _ client: UInt32) {
      (self.pageServer, self.client) = (pageServer, client)
    }
  }

  private func receive(_ text: Data, from client: UInt32) {
    guard text.count <= Int(Self.longestMessage) else {
      return turnOut(client, "the message is too long")
    }
    guard clients[client]?.messages.take() == true else {
      return turnOut(client, "too many messages")
    }
    sizes.reset(client)
    tell(.text, client, text)
  }

  private func turnOut(_ client: UInt32, _ reason: String) {
    guard let socket = clients[client]?.socket,
      soup_websocket_connection_get_state(socket) == SOUP_WEBSOCKET_STATE_OPEN
    else { return }
    soup_websocket_connection_close(
      socket, gushort(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue), reason)
  }

  private func forget(_ client: UInt32) {
    guard let known = clients.removeValue(forKey: client) else { return }
    sizes.remove(client)
    g_object_unref(UnsafeMutableRawPointer(known.socket))
    tell(.closed, client, Data())
  }

  // MARK: The command

  private func readCommand() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(0, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else {
      g_main_loop_quit(loop)
      return false
    }
    received.append(contentsOf: chunk[..<count])
    do {
      while let frame = try Message.take(from: &received) { send(frame) }
    } catch {
      StorypolePreview.fail("\(error)", 70)
    }
    return true
  }

  private func send(_ frame: Message) {
    let sockets =
      frame.client == 0
      ? clients.sorted { $0.key < $1.key }.map(\.value.socket)
      : clients[frame.client].map { [$0.socket] } ?? []
    let isText = frame.kind == .text
    for socket in sockets
    where soup_websocket_connection_get_state(socket) == SOUP_WEBSOCKET_STATE_OPEN {
      frame.payload.withUnsafeBytes {
        let bytes = g_bytes_new($0.baseAddress, gsize($0.count))
        soup_websocket_connection_send_message(
          socket, isText ? SOUP_WEBSOCKET_DATA_TEXT : SOUP_WEBSOCKET_DATA_BINARY, bytes)
        g_bytes_unref(bytes)
      }
    }
  }

  private func tell(_ kind: Message.Kind, _ client: UInt32, _ payload: Data) {
    let data = Message(kind, client: client, payload).bytes
    var sent = 0
    while sent < data.count {
      let put = data.withUnsafeBytes {
        write(Self.commandOutput, $0.baseAddress! + sent, $0.count - sent)
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return g_main_loop_quit(loop) }
      sent += put
    }
  }
}
