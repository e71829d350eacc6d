// SPDX-License-Identifier: Apache-2.0

/// A record of changes that can be undone and redone: Foundation's class, which Linux lacks.
///
/// An action registers how to reverse its change. What it registers while it is undone is redone later.
@MainActor open class UndoManager {
  private struct Change {
    weak var target: AnyObject?
    let reverse: (AnyObject) -> Void
  }
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// The groups that are being recorded, from the outermost.
  private var recorded: [Group] = []
  private var timesDisabled = 0
  /// Whether the outermost group ends with the event.
  private var isEventGroup = false

  /// Creates an empty record.
  nonisolated public init() {}

  /// Whether the changes of one event form a group; true by default. Otherwise the program begins and ends groups.
  open var groupsByEvent = true
  /// The greatest number of groups that can be undone; 0, the default, sets no limit.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether a change is being undone; false by default.
  public private(set) var isUndoing = false
  /// Whether a change is being redone; false by default.
  public private(set) var isRedoing = false

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoable.isEmpty || recorded.contains { !$0.changes.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoable.isEmpty }
  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { recorded.count }
  /// Whether changes are recorded; true by default.
  open var isUndoRegistrationEnabled: Bool { timesDisabled == 0 }

  /// Registers how to reverse a change.
  ///
  /// - Parameters:
  ///   - target: The object that changed. The manager doesn't keep it; the changes of a released one are skipped.
  ///   - handler: Reverses the change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if recorded.isEmpty {
      beginUndoGrouping()
      isEventGroup = groupsByEvent
    }
    let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
    recorded[recorded.count - 1].changes.append(change)
    if !isUndoing, !isRedoing { redoable = [] }
  }

  /// Undoes the last group, with its changes in reverse order. Does nothing inside of a group that the program began.
  open func undo() {
    endEvent()
    guard recorded.isEmpty else { return }
    undoNestedGroup()
  }
  /// Undoes the last group that has ended.
  open func undoNestedGroup() {
    guard let group = undoable.popLast() else { return }
    isUndoing = true
    redoable += reverse(group)
    isUndoing = false
  }
  /// Redoes the group that was undone last.
  open func redo() {
    endEvent()
    guard recorded.isEmpty, let group = redoable.popLast() else { return }
    isRedoing = true
    undoable += reverse(group)
    isRedoing = false
  }

  /// Reverses the changes of a group; the group that reverses them again, if they registered any.
  private func reverse(_ group: Group) -> [Group] {
    let outer = recorded
    recorded = [Group(name: group.name)]
    for change in group.changes.reversed() {
      if let target = change.target { change.reverse(target) }
    }
    let result = recorded.filter { !$0.changes.isEmpty }
    recorded = outer
    return result
  }

  /// Begins a group: its changes are undone together.
  open func beginUndoGrouping() { recorded.append(Group()) }
  /// Ends the group that began last. Its changes belong to the group around it, if there is one.
  open func endUndoGrouping() {
    guard let group = recorded.popLast() else { return }
    if recorded.isEmpty { isEventGroup = false }
    guard !group.changes.isEmpty else { return }
    if recorded.isEmpty {
      undoable.append(group)
      forgetOldest()
    } else {
      recorded[recorded.count - 1].changes += group.changes
    }
  }
  /// Ends the group of an event.
  package func endEvent() { if isEventGroup, recorded.count == 1 { endUndoGrouping() } }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undoable.removeFirst(max(undoable.count - levelsOfUndo, 0)) }
  }

  /// Stops recording changes, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { timesDisabled += 1 }
  /// Records changes again.
  open func enableUndoRegistration() { timesDisabled = max(timesDisabled - 1, 0) }

  /// Forgets all changes, and records new ones.
  open func removeAllActions() {
    (undoable, redoable, recorded) = ([], [], [])
    (timesDisabled, isEventGroup) = (0, false)
  }
  /// Forgets the changes of one target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func rest(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group
      }
    }
    undoable = rest(undoable).filter { !$0.changes.isEmpty }
    redoable = rest(redoable).filter { !$0.changes.isEmpty }
    recorded = rest(recorded)
  }

  /// Names the action of the group, such as “Delete”.
  open func setActionName(_ actionName: String) {
    if !recorded.isEmpty {
      recorded[recorded.count - 1].name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }
  /// The name of the action to undo; empty without one.
  open var undoActionName: String { (recorded.last ?? undoable.last)?.name ?? "" }
  /// The name of the action to redo; empty without one.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// The title of a menu item that undoes, such as “Undo Delete”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes, such as “Redo Delete”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
