// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads pipes on a separate thread, passes the data to the main thread and waits for it, so that a process
/// with too much output waits as well. (Sources of libdispatch crash on Linux if a pipe ends while it is
/// being closed.)
final class PipeListener: Sendable {
  /// - Parameters:
  ///   - descriptors: closed at their end.
  ///   - take: receives a descriptor and its data, which is empty at its end.
  init(_ descriptors: [Int32], _ take: @escaping @MainActor @Sendable (Int32, Data) -> Void) {
    let thread = Thread {
      var open = descriptors
      var chunk = [UInt8](repeating: 0, count: 1 << 18)
      while !open.isEmpty {
        var polls = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else { break }
        for item in polls where item.revents != 0 {
          let count = read(item.fd, &chunk, chunk.count)
          if count < 0, errno == EINTR || errno == EAGAIN { continue }
          let data = Data(chunk[..<max(count, 0)])
          DispatchQueue.main.sync { MainActor.assumeIsolated { take(item.fd, data) } }
          if count <= 0 {
            open.removeAll { $0 == item.fd }
            close(item.fd)
          }
        }
      }
    }
    thread.start()
  }
}
