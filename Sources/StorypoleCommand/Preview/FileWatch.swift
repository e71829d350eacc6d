// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reports changed files in some folders, by inotify, after a burst of changes ends.
@MainActor
final class FileWatch {
  /// Receives the paths of changed files.
  var onChange: ([String]) -> Void = { _ in }

  /// Editors write a file in several steps; waits for the last. In seconds.
  private static let pause = 0.03

  private let descriptor = inotify_init1(Int32(IN_CLOEXEC))
  private var folders: [Int32: String] = [:]
  private var changed: [String] = []
  private var generation = 0

  init() throws {
    guard descriptor >= 0 else {
      throw Failure(
        .unavailable, "cannot watch files: \(String(cString: strerror(errno)))",
        help: ["'sysctl fs.inotify.max_user_instances' prints the limit."])
    }
    _ = PipeListener([descriptor]) { [weak self] in self?.take($1) }
  }

  /// Replaces the watched folders.
  func watch(_ wanted: [String]) {
    for (watch, folder) in folders where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
    }
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    for folder in wanted where !folders.values.contains(folder) {
      let watch = inotify_add_watch(descriptor, folder, mask)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  private func take(_ data: Data) {
    let head = MemoryLayout<inotify_event>.size
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + head <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let name = bytes[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
        if let folder = folders[event.wd], !name.isEmpty {
          let path = folder + "/" + String(decoding: name, as: UTF8.self)
          if !changed.contains(path) { changed.append(path) }
        }
        offset += head + Int(event.len)
      }
    }
    generation += 1
    let mine = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.report(mine) }
    }
  }

  private func report(_ number: Int) {
    guard number == generation, !changed.isEmpty else { return }
    let paths = changed
    changed = []
    onChange(paths)
  }
}
