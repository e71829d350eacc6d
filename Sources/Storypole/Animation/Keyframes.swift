// SPDX-License-Identifier: Apache-2.0
/// A way of a value through time. Those of this module are their own body.
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

/// Moves one property of the value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// The tracks of a builder share the whole value; `Value` here is that of the property.
  @_implements(Keyframes,Value) public typealias _Whole = Root
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\Root.self, content: content)
  }

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack { return self }
}

/// Several tracks or keyframes, one beside or after the other.
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

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }
  public static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where Value == K.Value {
    keyframes
  }
  public static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K)
    -> _KeyframeList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeList(parts: parts)
  }
  @_disfavoredOverload
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K)
    -> _KeyframeContentList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeContentList(parts: parts)
  }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K { component }
  @_disfavoredOverload
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K)
    -> KeyframeTrack<Value, Value, K> where Value == K.Value
  { KeyframeTrack(\Value.self, content: { return component }) }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K)
    -> _KeyframeContentList<Value>
  {
    var parts: [Any] = []
    for part in repeat each keyframes { parts.append(part) }
    return _KeyframeContentList(parts: parts)
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeContentList<Value>
  { _KeyframeContentList(parts: components) }
  public static func buildEither<K: KeyframeTrackContent>(first component: K)
    -> _KeyframeContentList<Value> where Value == K.Value
  { _KeyframeContentList(parts: [component]) }
  public static func buildEither<K: KeyframeTrackContent>(second component: K)
    -> _KeyframeContentList<Value> where Value == K.Value
  { _KeyframeContentList(parts: [component]) }
}
