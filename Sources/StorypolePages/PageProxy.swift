// SPDX-License-Identifier: Apache-2.0
/// A value that views have for their page, such as a sum or a title.
///
///     enum Total: PageValueKey {
///       static var defaultValue: Decimal { 0 }
///       static func reduce(value: inout Decimal, nextValue: () -> Decimal) { value += nextValue() }
///     }
public protocol PageValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a page without any.
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next view, from top to bottom.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A page of a document, for the views on it.
public struct PageProxy {
  /// The number of the page in the document, from 1.
  public let number: Int
  /// The number of pages in the document.
  public let count: Int
  /// The number of the page in its run, from 1.
  public let numberInRun: Int
  /// The number of pages in the run.
  public let countInRun: Int
  let values: PageValues

  /// Whether the page is the document's first one.
  public var isFirst: Bool { number == 1 }
  /// Whether the page is the document's last one.
  public var isLast: Bool { number == count }
  /// Whether the number is odd: a right page of a book.
  public var isOdd: Bool { !number.isMultiple(of: 2) }

  /// The combined values of the views that begin on this page.
  public subscript<Key: PageValueKey>(key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    for next in values.all(key, on: number) { Key.reduce(value: &value) { next } }
    return value
  }

  /// The combined values of the views on earlier pages.
  public subscript<Key: PageValueKey>(before key: Key.Type) -> Key.Value {
    values.through(key, number - 1)
  }

  /// The combined values of the views on this page and earlier ones: a sum to carry forward, or the title of the chapter
  /// that the page ends with.
  public subscript<Key: PageValueKey>(through key: Key.Type) -> Key.Value {
    values.through(key, number)
  }

  /// The first value on this page; nil without one.
  public func first<Key: PageValueKey>(_ key: Key.Type) -> Key.Value? {
    values.all(key, on: number).first
  }

  /// The last value on this page; nil without one.
  public func last<Key: PageValueKey>(_ key: Key.Type) -> Key.Value? {
    values.all(key, on: number).last
  }
}

/// The values of a document's views, in the order of the views.
final class PageValues {
  var entries: [(key: ObjectIdentifier, page: Int, value: Any)] = [] {
    didSet { (sums, lists) = ([:], [:]) }
  }
  var count = 0
  /// The combined values up to the end of each page, from 0.
  private var sums: [ObjectIdentifier: [Any]] = [:]
  private var lists: [ObjectIdentifier: Any] = [:]

  /// The values of a key, in the order of their pages.
  func all<Key: PageValueKey>(_ key: Key.Type) -> [(page: Int, value: Key.Value)] {
    if let list = lists[ObjectIdentifier(key)] as? [(page: Int, value: Key.Value)] { return list }
    let list = entries.compactMap { entry in
      entry.key == ObjectIdentifier(key)
        ? (entry.value as? Key.Value).map { (page: entry.page, value: $0) } : nil
    }
    lists[ObjectIdentifier(key)] = list
    return list
  }

  /// The values on one page.
  func all<Key: PageValueKey>(_ key: Key.Type, on page: Int) -> ArraySlice<Key.Value> {
    let list = all(key)
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].page < page { low = middle + 1 } else { high = middle }
    }
    return ArraySlice(list[low...].prefix { $0.page == page }.map(\.value))
  }

  func through<Key: PageValueKey>(_ key: Key.Type, _ page: Int) -> Key.Value {
    if sums[ObjectIdentifier(key)] == nil {
      var value = Key.defaultValue
      var list: [Any] = [value]
      let entries = all(key)
      var next = 0
      for number in 0..<max(count, page) {
        while next < entries.count, entries[next].page <= number + 1 {
          let entry = entries[next]
          Key.reduce(value: &value) { entry.value }
          next += 1
        }
        list.append(value)
      }
      sums[ObjectIdentifier(key)] = list
    }
    let list = sums[ObjectIdentifier(key)] ?? []
    return list.isEmpty
      ? Key.defaultValue
      : list[min(max(page, 0), list.count - 1)] as? Key.Value ?? Key.defaultValue
  }
}
