// SPDX-License-Identifier: Apache-2.0
/// An identity that the view shares with the views inside of it, for `matchedGeometryEffect` and similar
/// modifiers.
@frozen @propertyWrapper public struct Namespace {
  /// The identity of a namespace.
  @frozen public struct ID: Hashable, Sendable {
    private let number: Int

    init() { number = Numbers.next() }
  }

  /// Constant for the view's lifetime.
  @usableFromInline final class Box {
    let id = ID()
  }
  private var box: Box?

  /// Creates a namespace, which has its identity once the view appears.
  public init() {}

  /// The identity; outside of a view, each reading creates a new one.
  public var wrappedValue: Namespace.ID { box?.id ?? ID() }

  private enum Numbers {
    private static let last = Locked(0)

    static func next() -> Int {
      last.withLock { last in
        last += 1
        return last
      }
    }
  }
}

extension Namespace: @unchecked Sendable {}

extension Namespace: InstallableProperty {
  /// The node keeps the namespace.
  func isSame(as other: Self) -> Bool { true }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    box = store.object(at: slot, make: { Box() })
  }
}
