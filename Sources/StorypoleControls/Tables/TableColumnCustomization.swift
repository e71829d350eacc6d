// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The changes that people make to the columns of a table. Here only a program makes them.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Whether the column with an ID (`customizationID(_:)`) is shown; `automatic` leaves it to the column.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Removes the changes of all columns' order. There are none here.
  public mutating func resetOrder() {}
}

/// The ways in which people customize columns; has no effect here.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  /// The type of the elements.
  public typealias Element = TableColumnCustomizationBehavior
  private var set: Set<Int>

  /// Creates an empty set.
  public init() { set = [] }
  private init(_ value: Int) { set = [value] }

  /// Moving a column; without an effect here.
  public static var reorder: TableColumnCustomizationBehavior { .init(1) }
  /// Changing a column's width; without an effect here.
  public static var resize: TableColumnCustomizationBehavior { .init(2) }
  /// Hiding a column; without an effect here.
  public static var visibility: TableColumnCustomizationBehavior { .init(4) }
  /// All of them; without an effect here.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// Whether the set contains all of `member`.
  public func contains(_ member: Self) -> Bool { member.set.isSubset(of: set) }
  /// The elements of both sets.
  public func union(_ other: Self) -> Self { with { $0.formUnion(other.set) } }
  /// The elements that are in both sets.
  public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other.set) } }
  /// The elements that are in one of the sets only.
  public func symmetricDifference(_ other: Self) -> Self {
    with { $0.formSymmetricDifference(other.set) }
  }
  /// Adds an element.
  @discardableResult public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: Self
  ) {
    let isNew = !contains(newMember)
    set.formUnion(newMember.set)
    return (isNew, newMember)
  }
  /// Removes an element; nil if the set doesn't contain it.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    set.subtract(member.set)
    return member
  }
  /// Adds an element, or replaces it.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let old = contains(newMember) ? newMember : nil
    set.formUnion(newMember.set)
    return old
  }
  /// Adds the elements of another set.
  public mutating func formUnion(_ other: Self) { set.formUnion(other.set) }
  /// Removes the elements that are not in another set.
  public mutating func formIntersection(_ other: Self) { set.formIntersection(other.set) }
  /// Keeps the elements that are in one of the sets only.
  public mutating func formSymmetricDifference(_ other: Self) {
    set.formSymmetricDifference(other.set)
  }

  private func with(_ change: (inout Set<Int>) -> Void) -> Self {
    var copy = self
    change(&copy.set)
    return copy
  }
}
