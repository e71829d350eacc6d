// SPDX-License-Identifier: Apache-2.0
/// A node that waits for an update.
protocol Updatable: AnyObject {
  /// The number of ancestors: outer nodes are updated first.
  var depth: Int { get }
  /// The names from the root to the node.
  var path: [String] { get }
  func updateIfNeeded()
}

/// The pending changes: a group for each transaction, in order.
struct UpdateQueue {
  struct Group {
    let number: Int
    var frame: TransactionFrame?
    /// Values that views see starting with this group.
    var writes: [() -> Void] = []
    var nodes: [any Updatable] = []

    var isEmpty: Bool { writes.isEmpty && nodes.isEmpty }
  }

  private var waiting: [Group] = []
  /// The group in progress, with the reactions to it.
  private var active: Group?
  private var lastNumber = 0
  private var isGivenUp = false

  /// The transaction in progress.
  var activeFrame: TransactionFrame? {
    get { active?.frame }
    set { active?.frame = newValue }
  }
  /// The number of the group in progress; 0 between updates.
  var activeNumber: Int { active?.number ?? 0 }
  /// Whether the active group began with changes; otherwise only time has passed.
  private(set) var activeIsChange = false
  var isEmpty: Bool { waiting.isEmpty && (active?.isEmpty ?? true) }

  /// The number of the group for a change made now.
  mutating func numberNow() -> Int { withGroup { $0.number } }

  mutating func add(_ node: any Updatable) { withGroup { $0.nodes.append(node) } }
  mutating func add(write: @escaping () -> Void) { withGroup { $0.writes.append(write) } }

  /// Whether a change made now is the next in order.
  var isNext: Bool {
    let frame = TransactionFrame.current
    if let active, active.frame === frame { return active.writes.isEmpty }
    if active != nil { return false }
    return waiting.isEmpty
      || waiting.count == 1 && waiting[0].frame === frame && waiting[0].writes.isEmpty
  }

  private mutating func withGroup<T>(_ work: (inout Group) -> T) -> T {
    let frame = TransactionFrame.current
    if active != nil, active!.frame === frame { return work(&active!) }
    if waiting.last.map({ $0.frame === frame }) != true {
      lastNumber += 1
      waiting.append(Group(number: lastNumber, frame: frame))
    }
    return work(&waiting[waiting.count - 1])
  }

  /// Begins with the next group; an empty one if none is pending.
  mutating func begin() {
    if waiting.isEmpty {
      lastNumber += 1
      active = Group(number: lastNumber, frame: nil)
      activeIsChange = false
    } else {
      active = waiting.removeFirst()
      activeIsChange = true
    }
  }

  /// Ends the active group; returns whether it was given up.
  mutating func end() -> Bool {
    active = nil
    defer { isGivenUp = false }
    return isGivenUp
  }

  /// Postpones the remaining reactions of the active group to the next one.
  mutating func giveUp() {
    isGivenUp = true
    for write in take().writes { write() }
  }

  /// Removes and returns the content of the active group.
  mutating func take() -> (writes: [() -> Void], nodes: [any Updatable]) {
    guard active != nil else { return ([], []) }
    defer {
      active!.writes = []
      active!.nodes = []
    }
    return (active!.writes, active!.nodes)
  }
}
