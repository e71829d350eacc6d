// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import StorypoleRuntime

/// A view or property that decides itself whether another value means the same.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Compares a view with the previous one at its place, field by field: the body of an equal view is not evaluated
/// again. Values with the same bytes are equal, because both are alive: they share their references and the contexts of
/// their closures. A struct with other bytes is compared by `==` or by its fields.
struct ViewComparison {
  typealias Check = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  /// One check for each field; nil if the views can't be compared.
  private let checks: [Check]?

  private static let plans = Locked<[ObjectIdentifier: ViewComparison]>([:])

  /// The comparison of a type's values, made once per type.
  static func of(_ type: Any.Type) -> ViewComparison {
    plans.withLock { plans in
      let id = ObjectIdentifier(type)
      if let plan = plans[id] { return plan }
      let plan = ViewComparison(checks: checks(of: type))
      plans[id] = plan
      return plan
    }
  }

  private static let valuePlans = Locked<[ObjectIdentifier: ViewComparison]>([:])

  /// The comparison of values that contain nothing that changes while the value stays: no objects and no closures. It
  /// trusts no `==` of the program, which may ignore a part of the value.
  static func ofValues(_ type: Any.Type) -> ViewComparison {
    valuePlans.withLock { plans in
      let id = ObjectIdentifier(type)
      if let plan = plans[id] { return plan }
      let plan = ViewComparison(checks: valueChecks(of: type))
      plans[id] = plan
      return plan
    }
  }

  /// Whether equal values can be recognized at all.
  var isPossible: Bool { checks != nil }

  func areEqual<V>(_ first: V, _ second: V) -> Bool {
    guard let checks else { return false }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        checks.allSatisfy { $0(first, second) }
      }
    }
  }

  /// Whether two values of any types are known to be equal.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func open<T>(_ first: T) -> Bool {
      guard let second = second as? T else { return false }
      return of(T.self).areEqual(first, second)
    }
    return _openExistential(first, do: open)
  }

  private static func checks(of type: Any.Type) -> [Check]? {
    if let type = type as? any SelfComparing.Type { return [ownCheck(type)] }
    if let type = type as? any ComparedOptional.Type { return type.check.map { [$0] } }
    let size = TypeLayout.size(type)
    // A weak reference is not what its type tells.
    guard TypeLayout.isBitwiseTakable(type) else { return nil }
    let sameBytes: Check = { memcmp($0, $1, size) == 0 }
    if !TypeLayout.isPlain(type), let type = type as? any Equatable.Type {
      let isEqual = equalCheck(type)
      return [{ sameBytes($0, $1) || isEqual($0, $1) }]
    }
    // Of a struct each field: the bytes between them have any value.
    if TypeLayout.isStruct(type), let checks = fieldChecks(of: type, by: checks) { return checks }
    return [sameBytes]
  }

  private static func valueChecks(of type: Any.Type) -> [Check]? {
    if let type = type as? any ComparedOptional.Type { return type.valueCheck.map { [$0] } }
    let size = TypeLayout.size(type)
    let sameBytes: Check = { memcmp($0, $1, size) == 0 }
    if let type = type as? any ValueStorage.Type {
      return type.parts.allSatisfy { valueChecks(of: $0) != nil } ? [sameBytes] : nil
    }
    if TypeLayout.isStruct(type) {
      if let checks = fieldChecks(of: type, by: valueChecks) { return checks }
      return TypeLayout.isPlain(type) ? [sameBytes] : nil
    }
    return TypeLayout.isPlain(type) ? [sameBytes] : nil
  }

  static func valueCheck<T>(_ type: T.Type) -> Check? { all(valueChecks(of: type)) }
  static func check<T>(_ type: T.Type) -> Check? { all(checks(of: type)) }

  private static func all(_ checks: [Check]?) -> Check? {
    checks.map { checks in { first, second in checks.allSatisfy { $0(first, second) } } }
  }

  private static func fieldChecks(of type: Any.Type, by checks: (Any.Type) -> [Check]?)
    -> [Check]?
  {
    var all: [Check] = []
    var isComparable = true
    forEachStoredProperty(of: type) { offset, type in
      guard isComparable, let checks = checks(type) else { return isComparable = false }
      all += checks.map { check in { check($0 + offset, $1 + offset) } }
    }
    // Types of C, and a program without reflection metadata, report no properties.
    return isComparable && !all.isEmpty ? all : nil
  }

  private static func ownCheck<T: SelfComparing>(_ type: T.Type) -> Check {
    {
      $0.assumingMemoryBound(to: T.self).pointee
        .isSame(as: $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equalCheck<T: Equatable>(_ type: T.Type) -> Check {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
}

/// The bytes of a missing value are any.
private protocol ComparedOptional {
  static var check: ViewComparison.Check? { get }
  static var valueCheck: ViewComparison.Check? { get }
}

extension Optional: ComparedOptional {
  fileprivate static var check: ViewComparison.Check? { check(ViewComparison.check(Wrapped.self)) }
  fileprivate static var valueCheck: ViewComparison.Check? {
    check(ViewComparison.valueCheck(Wrapped.self))
  }

  private static func check(_ check: ViewComparison.Check?) -> ViewComparison.Check? {
    check.map { areEqual in
      { first, second in
        let first = first.assumingMemoryBound(to: Self.self).pointee
        let second = second.assumingMemoryBound(to: Self.self).pointee
        guard let first, let second else { return first == nil && second == nil }
        return withUnsafePointer(to: first) { first in
          withUnsafePointer(to: second) { areEqual(first, $0) }
        }
      }
    }
  }
}

/// A value whose storage is shared by its copies and never changes under them: the same storage is the same value.
private protocol ValueStorage {
  /// The types of the values inside.
  static var parts: [Any.Type] { get }
}

extension String: ValueStorage {
  fileprivate static var parts: [Any.Type] { [] }
}
extension Substring: ValueStorage {
  fileprivate static var parts: [Any.Type] { [] }
}
extension Foundation.URL: ValueStorage {
  fileprivate static var parts: [Any.Type] { [] }
}
extension Array: ValueStorage {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}
extension Set: ValueStorage {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}
extension Dictionary: ValueStorage {
  fileprivate static var parts: [Any.Type] { [Key.self, Value.self] }
}
