// SPDX-License-Identifier: Apache-2.0
/// The course of a value over time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Self.Body { get }
}

/// The keyframes of one property of a value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// The course of one property of a value. Several tracks run at the same time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// The tracks of a builder share the whole value; `Value` here is that of the property.
  @_implements(Keyframes,Value) public typealias _Whole = Root
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\Root.self, content: content)
  }

  /// Creates a track of the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack { return self }
}

/// Several tracks or keyframes, in parallel or in sequence.
public struct _KeyframeList<Value> {
  let parts: [Any]
}

extension _KeyframeList: Keyframes {
  public var body: Self { return self }
}

public struct _KeyframeContentList<Value: Animatable>: KeyframeTrackContent {
  let parts: [Any]
  public var body: Self { return self }
}

/// Builds keyframes from the statements of a closure: several tracks, or the keyframes of a single one.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes a track unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  /// Takes a keyframe of the value as a whole unchanged.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }
  /// Takes a single track unchanged.
  public static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where Value == K.Value {
    keyframes
  }
  /// Joins tracks that run at the same time.
  public static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K)
    -> _KeyframeList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeList(parts: parts)
  }
  /// Joins keyframes that follow each other.
  @_disfavoredOverload
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K)
    -> _KeyframeContentList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeContentList(parts: parts)
  }
  /// Returns the tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K { component }
  /// Returns the keyframes as a track of the value as a whole.
  @_disfavoredOverload
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K)
    -> KeyframeTrack<Value, Value, K> where Value == K.Value
  { KeyframeTrack(\Value.self, content: { return component }) }
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }
  /// Joins keyframes that follow each other.
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K)
    -> _KeyframeContentList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeContentList(parts: parts)
  }
  /// Joins the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeContentList<Value>
  { _KeyframeContentList(parts: components) }
  /// Takes the keyframes of the first branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(first component: K)
    -> _KeyframeContentList<Value> where Value == K.Value
  { _KeyframeContentList(parts: [component]) }
  /// Takes the keyframes of the second branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(second component: K)
    -> _KeyframeContentList<Value> where Value == K.Value
  { _KeyframeContentList(parts: [component]) }
}
