// SPDX-License-Identifier: Apache-2.0

/// Dispatch's main queue, for a program whose main thread runs another library's loop.
package enum MainQueue {
  /// A descriptor that becomes readable when the queue has work; read 8 bytes from it, then call `drain`.
  package static var descriptor: Int32 { mainQueueHandle() }

  /// Runs the queue's pending work.
  package static func drain() { drainMainQueue(nil) }
}

// Dispatch's entry points for the run loops of other libraries; exported by libdispatch, but not in a header.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
