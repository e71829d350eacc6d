// SPDX-License-Identifier: Apache-2.0
/// An object that an animation changes.
protocol Moving: AnyObject {
  /// Advances; returns whether the animation continues.
  func step(at time: Double) -> Bool
  var isMoving: Bool { get }
}

/// The running animations of a host.
final class AnimationTicker {
  private struct Entry { weak var moving: (any Moving)? }
  private var entries: [Entry] = []
  /// The actions to call for ended animations.
  var ended: [() -> Void] = []

  var areRunning: Bool { entries.contains { $0.moving?.isMoving ?? false } }
  var haveEnded: Bool { !ended.isEmpty }

  /// Adds `moving`, which must not be present.
  func add(_ moving: any Moving) { entries.append(Entry(moving: moving)) }

  /// Advances all animations to a time, in the order in which they began.
  func step(at time: Double) {
    if entries.isEmpty { return }
    // Moved out meanwhile: evaluated views may start animations.
    let present = entries
    entries = []
    let left = present.filter { $0.moving?.step(at: time) ?? false }
    entries = left + entries
  }

  /// Calls the actions for ended animations.
  func finish() {
    while !ended.isEmpty {
      let actions = ended
      ended = []
      for action in actions { action() }
    }
  }
}
