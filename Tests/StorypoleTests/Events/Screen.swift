// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

@testable import Storypole

/// A view in a window of 300×200 that a test taps, drags and types on. Text has fixed metrics: 8.5 a
/// character, 20.5 a line.
final class Screen {
  let host = ViewHost(textEngine: FixedTextEngine())
  private let window: HostWindow
  /// In seconds.
  private(set) var time = 0.0

  init(_ view: some View, size: CGSize = CGSize(width: 300, height: 200)) {
    window = HostWindow(size: size)
    host.show(view, environment: EnvironmentValues())
    layout()
  }

  func layout() { ViewHost.onBigStack { host.layout(in: window) } }

  func frame(_ probe: String) -> CGRect? { LayoutResult(host: host).frames[probe] }

  func wait(_ seconds: Double) {
    time += seconds
    ViewHost.onBigStack { host.advanceGestures(to: time) }
    layout()
  }

  func send(_ event: Event) {
    ViewHost.onBigStack { host.send(event) }
    layout()
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat,
    device: PointerEvent.Device = .mouse, modifiers: EventModifiers = []
  ) {
    send(
      .pointer(
        PointerEvent(
          phase, at: CGPoint(x: x, y: y), time: time, device: device, modifiers: modifiers)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    time += 0.05
    pointer(.up, x, y)
  }
}

/// A log of a test's actions.
final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
