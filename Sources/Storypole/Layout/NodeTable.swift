// SPDX-License-Identifier: Apache-2.0
/// The nodes of a host by number: a node refers to its parent without retaining it. A `weak`
/// reference would do the same, but slow down each later retain and release of its object.
///
/// No method lends a field to other code: they need no exclusivity checks.
final class NodeTable {
  /// Refers to an object during its lifetime.
  struct Reference {
    fileprivate var slot: UInt32
    fileprivate var generation: UInt32

    static let none = Reference(slot: 0, generation: 0)

    @inline(__always) var isNone: Bool { slot == 0 }
  }

  private struct Slot {
    var object: Unmanaged<AnyObject>?
    var generation: UInt32
  }

  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var capacity = 64
  @exclusivity(unchecked) private var count: UInt32 = 1
  @exclusivity(unchecked) private var free: [UInt32] = []

  init() {
    slots = .allocate(capacity: capacity)
    // The slot of `none` is never used.
    slots.initialize(to: Slot(object: nil, generation: 0))
  }

  deinit { slots.deallocate() }

  /// Adds an object, which must be removed before it is released.
  func add(_ object: AnyObject) -> Reference {
    let object = Unmanaged.passUnretained(object)
    if let slot = free.popLast() {
      slots[Int(slot)].object = object
      return Reference(slot: slot, generation: slots[Int(slot)].generation)
    }
    if Int(count) == capacity { grow() }
    (slots + Int(count)).initialize(to: Slot(object: object, generation: 0))
    count += 1
    return Reference(slot: count - 1, generation: 0)
  }

  /// Removes an object; does nothing for `none`.
  func remove(_ reference: Reference) {
    if reference.isNone { return }
    let slot = Int(reference.slot)
    slots[slot].object = nil
    slots[slot].generation &+= 1
    free.append(reference.slot)
  }

  /// The object, if it still exists. The caller guarantees its type.
  @inline(__always) func object<T: AnyObject>(_ reference: Reference, as type: T.Type) -> T? {
    let slot = slots[Int(reference.slot)]
    guard slot.generation == reference.generation, let object = slot.object else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: T.self)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: slots, count: capacity)
    slots.deallocate()
    slots = larger
    capacity *= 2
  }
}
