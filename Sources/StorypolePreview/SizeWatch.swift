// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation

/// Ends connections that send too much without ending a message. libsoup limits a frame but not the number of
/// a message's frames; while they arrive it does nothing else, so this runs on a separate thread.
final class SizeWatch: @unchecked Sendable {
  private struct Socket {
    /// A duplicate, which stays open while it is watched.
    var descriptor: Int32
    /// The number of bytes received at the end of the last message.
    var received: guint64
  }

  /// Guards the table; signaled when there is a socket to watch.
  private let condition = NSCondition()
  private var sockets: [UInt32: Socket] = [:]
  /// The limit in bytes after a message.
  private let most: guint64

  init(most: guint64) {
    self.most = most
    Thread.detachNewThread { [self] in
      while true {
        condition.withLock {
          while sockets.isEmpty { condition.wait() }
          for socket in sockets.values
          where sp_bytes_received(socket.descriptor) > socket.received + most {
            Self.disconnect(socket.descriptor)
          }
        }
        usleep(20_000)
      }
    }
  }

  /// Connecting to nothing dissolves the connection at once and drops its data (connect(2): AF_UNSPEC); after
  /// shutdown(2), a peer that goes on sending waits for a full window.
  private static func disconnect(_ descriptor: Int32) {
    var nothing = sockaddr()
    nothing.sa_family = sa_family_t(AF_UNSPEC)
    connect(descriptor, &nothing, socklen_t(MemoryLayout<sockaddr>.size))
  }

  func add(_ client: UInt32, _ socket: UnsafeMutablePointer<GSocket>) {
    let copy = fcntl(g_socket_get_fd(socket), F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    condition.withLock {
      sockets[client] = Socket(descriptor: copy, received: sp_bytes_received(copy))
      condition.signal()
    }
  }

  /// A message has ended.
  func reset(_ client: UInt32) {
    condition.withLock {
      guard let socket = sockets[client] else { return }
      sockets[client]?.received = sp_bytes_received(socket.descriptor)
    }
  }

  func remove(_ client: UInt32) {
    condition.withLock {
      if let socket = sockets.removeValue(forKey: client) { close(socket.descriptor) }
    }
  }
}
