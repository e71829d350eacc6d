// SPDX-License-Identifier: Apache-2.0
import CGTK
import Dispatch
import Foundation
import StorypoleRuntime

/// GLib's main loop, on which Swift's main actor and Dispatch's main queue run as well.
enum MainLoop {
  @MainActor private static var loop: OpaquePointer?

  /// Runs until `quit`.
  @MainActor static func run() {
    let loop = g_main_loop_new(nil, 0)
    self.loop = loop
    let watch = watchMainQueue()
    g_main_loop_run(loop)
    g_source_remove(watch)
    g_main_loop_unref(loop)
    self.loop = nil
  }

  @MainActor static func quit() { if let loop { g_main_loop_quit(loop) } }

  /// Dispatch signals by a descriptor that its main queue has work, as Foundation's run loop also
  /// uses to share a thread with it.
  private static func watchMainQueue() -> guint {
    g_unix_fd_add(
      MainQueue.descriptor, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        MainQueue.drain()
        return 1
      }, nil)
  }

  /// Seconds on the clock of frames and of events.
  static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Calls `work` once, after `seconds`; `cancel` the source to prevent that.
  @MainActor static func after(_ seconds: Double, _ work: @escaping () -> Void) -> guint {
    let box = Unmanaged.passRetained(Work(work)).toOpaque()
    let milliseconds = guint(min(max((seconds * 1000).rounded(.up), 0), 1e9))
    return g_timeout_add_full(
      0, milliseconds,
      { box in
        Unmanaged<Work>.fromOpaque(box!).takeUnretainedValue().run()
        return 0
      }, box, { Unmanaged<Work>.fromOpaque($0!).release() })
  }

  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
