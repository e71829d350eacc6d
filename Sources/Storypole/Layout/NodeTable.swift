// SPDX-License-Identifier: Apache-2.0
/// The nodes of a host by number: a node refers to its parent without retaining it. A `weak`
/// reference would do the same, but slow down each later retain and release of its object.
///
/// No method lends a field to other code: they need no exclusivity checks.
final class NodeTable {
  /// Refers to an object during its lifetime.
  struct Reference: Equatable {
    fileprivate var slot: UInt32
    fileprivate var generation: UInt32

    static let none = Reference(slot: 0, generation: 0)
  }

  /// The place of an object in the table, or none.
  struct Slot: Equatable {
    fileprivate var index: UInt32

    static let none = Slot(index: 0)
  }

  private struct Entry {
    var object: Unmanaged<AnyObject>?
    var generation: UInt32
  }

  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var capacity = 64
  @exclusivity(unchecked) private var count: UInt32 = 1
  @exclusivity(unchecked) private var unused: [UInt32] = []

  init() {
    slots = malloc(capacity * MemoryLayout<Entry>.stride)!.assumingMemoryBound(to: Entry.self)
    // The slot of `none` is never used.
    slots.initialize(to: Entry(object: nil, generation: 0))
  }

  deinit { free(slots) }

  /// Adds an object, which must be removed before it is released.
  func add(_ object: AnyObject) -> Slot {
    let object = Unmanaged.passUnretained(object)
    if let slot = unused.popLast() {
      slots[Int(slot)].object = object
      return Slot(index: slot)
    }
    if Int(count) == capacity { grow() }
    (slots + Int(count)).initialize(to: Entry(object: object, generation: 0))
    count += 1
    return Slot(index: count - 1)
  }

  /// Removes an object; does nothing for `none`.
  func remove(_ slot: Slot) {
    if slot == .none { return }
    slots[Int(slot.index)].object = nil
    slots[Int(slot.index)].generation &+= 1
    unused.append(slot.index)
  }

  /// A reference to the object in a slot.
  func reference(_ slot: Slot) -> Reference {
    Reference(slot: slot.index, generation: slots[Int(slot.index)].generation)
  }

  /// The object, if it still exists. The caller guarantees its type.
  @inline(__always) func object<T: AnyObject>(_ reference: Reference, as type: T.Type) -> T? {
    let slot = slots[Int(reference.slot)]
    guard slot.generation == reference.generation, let object = slot.object else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: T.self)
  }

  private func grow() {
    // Large tables grow by less, so that less is unused; `realloc` moves their pages instead of copying them.
    capacity += max(capacity / 4, 64)
    slots = realloc(slots, capacity * MemoryLayout<Entry>.stride)!
      .assumingMemoryBound(to: Entry.self)
  }
}
