// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation

/// Accepts a server's connections, with a limit of their number and idle time: every program on this machine
/// can connect, and must not keep others out.
@MainActor
final class Reception {
  /// The port on 127.0.0.1.
  let port: UInt16

  private let server: UnsafeMutablePointer<SoupServer>
  private let service = g_socket_service_new()!
  /// The connections in order of arrival.
  private var guests: [Guest] = []

  private struct Guest {
    var port: UInt16
    var socket: UnsafeMutablePointer<GSocket>
    /// A page's socket may be idle.
    var isPage = false
  }

  /// The limit of connections that are not a page's: one more ends the oldest.
  private static let most = 128
  /// The limit of idle time, in seconds.
  private static let longestSilence: guint = 20

  init(_ server: UnsafeMutablePointer<SoupServer>, port: UInt16) throws {
    self.server = server
    let address = sp_loopback(port)
    defer { g_object_unref(address) }
    var effective: UnsafeMutablePointer<GSocketAddress>?
    var error: UnsafeMutablePointer<GError>?
    guard sp_listen(service, address, &effective, &error) != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
      throw DoorError(description: "cannot open port \(port) of 127.0.0.1: \(reason)")
    }
    self.port = sp_port(effective)
    g_object_unref(effective)
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
  }

  /// Raises the limit of open files for connections, the page's files and pipes.
  private func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 1024))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private func take(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    forgetClosed()
    let visitors = guests.filter { !$0.isPage }
    if visitors.count >= Self.most, let oldest = visitors.first {
      g_socket_shutdown(oldest.socket, 1, 1, nil)
      guests.removeAll { $0.socket == oldest.socket }
      g_object_unref(oldest.socket)
    }
    let socket = g_socket_connection_get_socket(connection)!
    g_socket_set_timeout(socket, Self.longestSilence)
    guard let there = g_socket_connection_get_remote_address(connection, nil) else { return }
    let port = sp_port(there)
    g_object_unref(there)
    // libsoup answers at once a request that has already arrived: the guest must be known before.
    guests.append(
      Guest(
        port: port,
        socket: UnsafeMutablePointer(g_object_ref(socket)!.assumingMemoryBound(to: GSocket.self))))
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

  /// The socket of a message, which from now on counts as a page's.
  func socket(of message: OpaquePointer) -> UnsafeMutablePointer<GSocket>? {
    let port = sp_port(soup_server_message_get_remote_address(message))
    guard let index = guests.lastIndex(where: { $0.port == port }) else { return nil }
    guests[index].isPage = true
    g_socket_set_timeout(guests[index].socket, 0)
    return guests[index].socket
  }
}
