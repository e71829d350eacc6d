// SPDX-License-Identifier: Apache-2.0
/// Sizes by proposal, the first without an allocation.
struct SizeCache {
  /// Enough for every built-in container; a custom layout with more proposals measures again.
  static let limit = 64

  /// A proposal as bits: nil is a NaN that no arithmetic produces.
  struct Key: Hashable {
    private var width: UInt64
    private var height: UInt64

    @inline(__always) init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    @inline(__always) private init(bits: UInt64) { (width, height) = (bits, bits) }

    /// A length along `axis`, NaN for nil, and the length of `other` across it.
    @inline(__always) static func along(_ axis: Axis, _ length: CGFloat, across other: Key) -> Key {
      var key = other
      key.setBits(length.isNaN ? unspecified : Double(length).bitPattern, on: axis)
      return key
    }

    @inline(__always) private mutating func setBits(_ bits: UInt64, on axis: Axis) {
      if axis == .horizontal { width = bits } else { height = bits }
    }

    /// Whether both have the same length on an axis.
    @inline(__always) func isSame(as other: Key, on axis: Axis) -> Bool {
      axis == .horizontal ? width == other.width : height == other.height
    }

    /// The length on an axis; NaN for nil.
    @inline(__always) func length(_ axis: Axis) -> CGFloat {
      CGFloat(Double(bitPattern: axis == .horizontal ? width : height))
    }

    @inline(__always) private static var unspecified: UInt64 { 0x7FF4_0000_0000_5D5D }
    /// A key that no proposal has.
    @inline(__always) static var none: Key { Key(bits: unspecified + 1) }

    @inline(__always) static func == (a: Key, b: Key) -> Bool {
      a.width == b.width && a.height == b.height
    }

    @inline(__always) private static func bits(_ length: CGFloat?) -> UInt64 {
      guard let length else { return unspecified }
      return Double(length).bitPattern
    }

    @inline(__always) var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == Self.unspecified ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }
  }

  struct Entry {
    var key: Key
    var size: CGSize
  }

  private var first = Entry(key: .none, size: .zero)
  private var more: [Entry] = []

  var count: Int { first.key == .none ? 0 : 1 + more.count }

  @inline(__always) func size(for key: Key) -> CGSize? {
    if first.key == key { return first.size }
    if more.isEmpty { return nil }
    for entry in more where entry.key == key { return entry.size }
    return nil
  }

  /// Returns whether the cache was full and had to be emptied.
  mutating func insert(_ size: CGSize, for key: Key) -> Bool {
    let isFull = count == Self.limit
    if isFull { removeAll() }
    let entry = Entry(key: key, size: size)
    if first.key == .none {
      first = entry
    } else {
      // A second size usually means a minimum, a maximum and a final size.
      if more.isEmpty { more.reserveCapacity(3) }
      more.append(entry)
    }
    return isFull
  }

  /// Puts another entry in the place of the one for `key`, or removes that; returns whether there is one.
  mutating func exchange(_ key: Key, for entry: Entry?) -> Bool {
    if first.key == key {
      first = entry ?? more.popLast() ?? Entry(key: .none, size: .zero)
      return true
    }
    guard let index = more.firstIndex(where: { $0.key == key }) else { return false }
    if let entry { more[index] = entry } else { more.remove(at: index) }
    return true
  }

  mutating func removeAll() {
    first.key = .none
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
  }

  /// Every entry, in the order of insertion.
  var entries: [Entry] {
    count == 0 ? [] : [first] + more
  }
}
