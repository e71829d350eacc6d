// SPDX-License-Identifier: Apache-2.0
/// The course of a value along keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [any TimedTrack<Value>]

  /// Creates a timeline that begins with a value and runs through keyframes. Tracks of different properties
  /// run at the same time.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    var tracks: [any TimedTrack<Value>] = []
    collectTracks(of: content(), from: initialValue, into: &tracks)
    self.tracks = tracks
  }

  /// The length of the longest track in seconds; 0 without tracks.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds. Before the beginning it is the first one, after the end the last
  /// one.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.write(into: &value, at: time.isNaN ? 0 : time) }
    return value
  }

  /// Returns the value at a fraction of the whole time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The course of one property of a value.
protocol TimedTrack<Root> {
  associatedtype Root
  var duration: TimeInterval { get }
  func write(into root: inout Root, at time: TimeInterval)
}

/// A composition of tracks.
private protocol TrackSource {
  func collect<Root>(from root: Root, into tracks: inout [any TimedTrack<Root>])
}

private func collectTracks<Root>(
  of part: Any, from root: Root, into tracks: inout [any TimedTrack<Root>]
) {
  if let source = part as? any TrackSource { return source.collect(from: root, into: &tracks) }
  // User-defined keyframes: the content of their body.
  func open<K: Keyframes>(_ keyframes: K) {
    if K.self != K.Body.self { collectTracks(of: keyframes.body, from: root, into: &tracks) }
  }
  if let keyframes = part as? any Keyframes { open(keyframes) }
}

extension _KeyframeList: TrackSource {
  fileprivate func collect<Root>(from root: Root, into tracks: inout [any TimedTrack<Root>]) {
    for part in parts { collectTracks(of: part, from: root, into: &tracks) }
  }
}

extension KeyframeTrack: TrackSource {
  fileprivate func collect<Other>(from root: Other, into tracks: inout [any TimedTrack<Other>]) {
    guard let start = root as? Root else { return }
    let track = Track(keyPath, start[keyPath: keyPath], content)
    if let track = track as? any TimedTrack<Other> { tracks.append(track) }
  }
}

/// The consecutive pieces of a track.
private struct Track<Root, Value: Animatable>: TimedTrack {
  typealias Vector = Value.AnimatableData
  private let keyPath: WritableKeyPath<Root, Value>
  private var pieces: [(start: TimeInterval, piece: Piece)] = []
  private(set) var duration: TimeInterval = 0

  private struct Piece {
    var duration: TimeInterval
    var value: (TimeInterval) -> Vector
    var velocity: (TimeInterval) -> Vector
  }

  init(_ keyPath: WritableKeyPath<Root, Value>, _ start: Value, _ content: Any) {
    self.keyPath = keyPath
    var keys: [any TimedKeyframe<Value>] = []
    collectKeyframes(of: content, into: &keys)
    var value = start.animatableData
    var velocity = Vector.zero
    for (index, key) in keys.enumerated() {
      let next = keys.indices.contains(index + 1) ? keys[index + 1] : nil
      let piece = Self.piece(key, from: value, velocity, next, isFirst: index == 0)
      pieces.append((duration, piece))
      duration += piece.duration
      value = piece.value(piece.duration)
      velocity = piece.velocity(piece.duration)
    }
  }

  func write(into root: inout Root, at time: TimeInterval) {
    guard let last = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return }
    let inside = min(max(time - last.start, 0), last.piece.duration)
    root[keyPath: keyPath].animatableData = last.piece.value(inside)
  }

  private static func piece(
    _ key: any TimedKeyframe<Value>, from start: Vector, _ velocity: Vector,
    _ next: (any TimedKeyframe<Value>)?, isFirst: Bool
  ) -> Piece {
    let end = key.target.animatableData
    let distance = end - start
    switch key.kind {
    case .move:
      return Piece(duration: 0, value: { _ in end }, velocity: { _ in .zero })
    case .linear(let duration, let curve):
      let duration = duration > 0 ? duration : 0
      return Piece(
        duration: duration,
        value: { start + distance.scaled(by: curve.value(at: duration > 0 ? $0 / duration : 1)) },
        velocity: {
          duration > 0 ? distance.scaled(by: curve.velocity(at: $0 / duration) / duration) : .zero
        })
    case .spring(let spring, let duration, let push):
      let push = push?.animatableData ?? velocity
      let settled = spring.settlingDuration(target: distance, initialVelocity: push, epsilon: 0.001)
      let duration = duration ?? (settled.isFinite ? settled : spring.duration)
      return Piece(
        duration: duration > 0 ? duration : 0,
        value: {
          duration > 0
            ? start + spring.value(target: distance, initialVelocity: push, time: $0) : end
        },
        velocity: { spring.velocity(target: distance, initialVelocity: push, time: $0) })
    case .cubic(let duration, let startVelocity, let endVelocity):
      let duration = duration > 0 ? duration : 0
      if duration == 0 {
        return Piece(duration: 0, value: { _ in end }, velocity: { _ in .zero })
      }
      // Hermite's cubic. Without a velocity, it continues from the previous piece, and meets a following cubic piece
      // with the slope between both neighbors, as Catmull and Rom define it.
      let first = startVelocity?.animatableData ?? velocity
      var last = endVelocity?.animatableData ?? .zero
      if endVelocity == nil, let next, case .cubic(let length, let own, _) = next.kind {
        let whole = duration + max(length, 0)
        last =
          own?.animatableData
          ?? (next.target.animatableData - start).scaled(by: 1 / whole)
      }
      let (a, b) = (first.scaled(by: duration), last.scaled(by: duration))
      return Piece(
        duration: duration,
        value: {
          let t = $0 / duration
          let (t2, t3) = (t * t, t * t * t)
          return start + distance.scaled(by: 3 * t2 - 2 * t3) + a.scaled(by: t - 2 * t2 + t3)
            + b.scaled(by: t3 - t2)
        },
        velocity: {
          let t = $0 / duration
          return
            (distance.scaled(by: 6 * t - 6 * t * t) + a.scaled(by: 1 - 4 * t + 3 * t * t)
            + b.scaled(by: 3 * t * t - 2 * t)).scaled(by: 1 / duration)
        })
    }
  }
}

/// The interpolation of a keyframe.
private enum KeyframeKind<Value: Animatable> {
  case move
  case linear(TimeInterval, UnitCurve)
  case spring(Spring, TimeInterval?, Value?)
  case cubic(TimeInterval, Value?, Value?)
}

private protocol TimedKeyframe<Value> {
  associatedtype Value: Animatable
  var target: Value { get }
  var kind: KeyframeKind<Value> { get }
}

private func collectKeyframes<Value: Animatable>(
  of part: Any, into keys: inout [any TimedKeyframe<Value>]
) {
  if let key = part as? any TimedKeyframe<Value> { return keys.append(key) }
  if let list = part as? _KeyframeContentList<Value> {
    for part in list.parts { collectKeyframes(of: part, into: &keys) }
    return
  }
  func open<K: KeyframeTrackContent>(_ content: K) {
    if K.self != K.Body.self { collectKeyframes(of: content.body, into: &keys) }
  }
  if let content = part as? any KeyframeTrackContent { open(content) }
}

extension LinearKeyframe: TimedKeyframe {
  fileprivate var target: Value { to }
  fileprivate var kind: KeyframeKind<Value> { .linear(duration, timingCurve) }
}
extension CubicKeyframe: TimedKeyframe {
  fileprivate var target: Value { to }
  fileprivate var kind: KeyframeKind<Value> { .cubic(duration, startVelocity, endVelocity) }
}
extension SpringKeyframe: TimedKeyframe {
  fileprivate var target: Value { to }
  fileprivate var kind: KeyframeKind<Value> { .spring(spring, duration, startVelocity) }
}
extension MoveKeyframe: TimedKeyframe {
  fileprivate var target: Value { to }
  fileprivate var kind: KeyframeKind<Value> { .move }
}
