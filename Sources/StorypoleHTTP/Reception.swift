// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation

/// Accepts a server's connections, with limits of their number and time: everybody who can connect must not keep
/// others out.
@MainActor
package final class Reception {
  package struct Limits: Sendable {
    /// The numerical address to listen on.
    package var address = "127.0.0.1"
    /// 0 for any free port.
    package var port: UInt16
    /// The limit of connections that are not busy: one more ends the oldest.
    package var idle = 128
    /// The limit of all connections: one more is closed at once.
    package var most = 2048
    /// The limit of time without any data, in seconds.
    package var silence: UInt32 = 20
    /// The time in which a request has to arrive, in seconds, from its first byte.
    package var arrival: Double?

    package init(port: UInt16) { self.port = port }
  }

  /// The port that was opened.
  package let port: UInt16

  private let server: UnsafeMutablePointer<SoupServer>
  private let service = g_socket_service_new()!
  private let limits: Limits
  /// The connections in order of arrival.
  private var guests: [Guest] = []

  private struct Guest {
    var address: String
    var socket: UnsafeMutablePointer<GSocket>
    /// Whether it may be idle: a socket of a page, or a request that is being answered.
    var isBusy = false
    /// The bytes that had been received at the end of the last request.
    var received: guint64
    /// When the first byte of a request was seen.
    var start: Double?
  }

  package init(_ server: UnsafeMutablePointer<SoupServer>, _ limits: Limits) throws {
    (self.server, self.limits) = (server, limits)
    guard let address = sp_address(limits.address, limits.port) else {
      throw ReceptionError(description: "'\(limits.address)' is no numerical address")
    }
    defer { g_object_unref(address) }
    var effective: UnsafeMutablePointer<GSocketAddress>?
    var error: UnsafeMutablePointer<GError>?
    guard sp_listen(service, address, gint(limits.most), &effective, &error) != 0 else {
      throw ReceptionError("cannot open port \(limits.port) of \(limits.address)", error)
    }
    port = sp_port(effective)
    g_object_unref(effective)
    guard sp_soup_keep_connections(server, &error) != 0 else {
      throw ReceptionError("cannot make a socket in the temporary folder", error)
    }
    let incoming:
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, OpaquePointer?, gpointer?
      ) -> gboolean = { _, connection, _, data in
        nonisolated(unsafe) let connection = connection!
        let reception = Unmanaged<Reception>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { reception.take(connection) }
        return 1
      }
    sp_soup_connect(
      UnsafeMutableRawPointer(service), "incoming", unsafeBitCast(incoming, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    allowManyFiles()
    if limits.arrival != nil { watchArrivals() }
  }

  /// Accepts no more connections.
  package func close() {
    g_socket_service_stop(service)
    g_socket_listener_close(
      UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self))
  }

  /// Raises the limit of open files for connections, the page's files and pipes.
  private func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, rlim_t(limits.most) + 64))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private func take(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    forgetClosed()
    let socket = g_socket_connection_get_socket(connection)!
    guard guests.count < limits.most else {
      g_socket_shutdown(socket, 1, 1, nil)
      return
    }
    let idle = guests.filter { !$0.isBusy }
    if idle.count >= limits.idle, let oldest = idle.first {
      g_socket_shutdown(oldest.socket, 1, 1, nil)
      guests.removeAll { $0.socket == oldest.socket }
      g_object_unref(oldest.socket)
    }
    g_socket_set_timeout(socket, limits.silence)
    // An answer's head and body are two writes: the second must not wait for the client to acknowledge the first.
    g_socket_set_option(socket, gint(IPPROTO_TCP), TCP_NODELAY, 1, nil)
    guard let there = g_socket_connection_get_remote_address(connection, nil) else { return }
    let address = Self.text(of: there)
    g_object_unref(there)
    // libsoup answers at once a request that has already arrived: the guest must be known before.
    guests.append(
      Guest(
        address: address,
        socket: UnsafeMutablePointer(g_object_ref(socket)!.assumingMemoryBound(to: GSocket.self)),
        received: 0))
    if sp_soup_accept(server, connection) == 0 {
      guests.removeAll { $0.socket == socket }
      g_object_unref(socket)
    }
  }

  private func forgetClosed() {
    guests.removeAll { guest in
      guard g_socket_is_closed(guest.socket) != 0 else { return false }
      g_object_unref(guest.socket)
      return true
    }
  }

  private static func text(of address: UnsafeMutablePointer<GSocketAddress>?) -> String {
    guard let text = sp_peer(address) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func index(of message: OpaquePointer) -> Int? {
    let address = Self.text(of: soup_server_message_get_remote_address(message))
    return guests.lastIndex { $0.address == address }
  }

  /// The socket of a message, which from now on may be idle.
  package func socket(of message: OpaquePointer) -> UnsafeMutablePointer<GSocket>? {
    guard let index = index(of: message) else { return nil }
    guests[index].isBusy = true
    g_socket_set_timeout(guests[index].socket, 0)
    return guests[index].socket
  }

  /// Whether a request's client has left, which libsoup doesn't notice before it writes.
  package func isGone(_ message: OpaquePointer) -> Bool {
    index(of: message).map { sp_is_gone(g_socket_get_fd(guests[$0].socket)) != 0 } ?? true
  }

  // MARK: Slow requests

  /// A request has arrived as a whole, and is being answered.
  package func arrived(_ message: OpaquePointer) {
    guard let index = index(of: message) else { return }
    (guests[index].isBusy, guests[index].start) = (true, nil)
  }

  /// A request has been answered.
  package func answered(_ message: OpaquePointer) {
    guard let index = index(of: message) else { return }
    (guests[index].isBusy, guests[index].start) = (false, nil)
    guests[index].received = sp_bytes_received(g_socket_get_fd(guests[index].socket))
  }

  /// Ends connections whose request doesn't arrive in time, even if there is some data every second.
  private func watchArrivals() {
    g_timeout_add(
      500,
      { data in
        let reception = Unmanaged<Reception>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { reception.endLateArrivals() }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func endLateArrivals() {
    forgetClosed()
    let now = ProcessInfo.processInfo.systemUptime
    for index in guests.indices where !guests[index].isBusy {
      let guest = guests[index]
      if let start = guest.start {
        if now - start > limits.arrival ?? .infinity { g_socket_shutdown(guest.socket, 1, 1, nil) }
      } else if sp_bytes_received(g_socket_get_fd(guest.socket)) > guest.received {
        guests[index].start = now
      }
    }
  }
}

/// The reason why a server can't be reached.
package struct ReceptionError: Error, CustomStringConvertible {
  package let description: String

  init(description: String) { self.description = description }

  init(_ failure: String, _ reason: UnsafeMutablePointer<GError>?) {
    description = "\(failure): \(reason.map { String(cString: $0.pointee.message) } ?? "unknown")"
    if let reason { g_error_free(reason) }
  }
}
