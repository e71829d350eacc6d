// SPDX-License-Identifier: Apache-2.0
/// An identity that the view's descendants share, for `matchedGeometryEffect` and its like.
@frozen @propertyWrapper public struct Namespace {
  @frozen public struct ID: Hashable, Sendable {
    private let number: Int

    init() { number = Numbers.shared.next() }
  }

  /// The same for as long as the view lives.
  @usableFromInline final class Box {
    let id = ID()
  }
  private var box: Box?

  public init() {}

  public var wrappedValue: Namespace.ID { box?.id ?? ID() }

  private final class Numbers: @unchecked Sendable {
    static let shared = Numbers()
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}

extension Namespace: @unchecked Sendable {}

extension Namespace: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    box = store.object(at: slot, make: { Box() })
  }
}
