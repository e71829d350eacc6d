// SPDX-License-Identifier: Apache-2.0
// Actions when a view appears, disappears or changes. A still picture is the first visible frame: actions that complete
// before it run, and their changes are laid out again. Tasks run if the host's owner runs them first
// (`ViewHost.openTasks`).

/// Calls an action once, when the view is first placed.
nonisolated struct AppearModifier: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? AppearNode ?? AppearNode(inputs)
    node.update(modifier.action, inputs, content)
    return node
  }
}

class AppearNode: ObservingNode {
  var action: (() -> Void)?
  private var waits = false

  final func update(
    _ action: @escaping () -> Void, _ inputs: _ViewInputs,
    _ content: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    self.action = action
    update(inputs, content)
    waitForPlace()
  }

  /// Views inside have registered earlier, so that their actions run first (ours).
  final func waitForPlace() {
    if waits { return }
    waits = true
    host.afterPlacing { [weak self] in
      guard let self else { return true }
      // A view that is not chosen, as in `ViewThatFits`, does not appear.
      guard layouts.contains(where: \.isPlaced) else { return false }
      appeared()
      return true
    }
  }

  func appeared() { action?() }
}

/// Calls an action when a view that had appeared is released, after any transition.
nonisolated struct DisappearModifier: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? DisappearNode ?? DisappearNode(inputs)
    node.update(modifier.action, inputs, content)
    return node
  }
}

final class DisappearNode: AppearNode {
  private var hasAppeared = false

  override func appeared() { hasAppeared = true }

  deinit {
    if hasAppeared, let action { space.host?.afterAnimations(action) }
  }
}

/// Runs a task while the view exists; another one when its identity changes.
nonisolated struct TaskModifier: ViewModifier {
  typealias Body = Never
  let id: ChangingValue?
  let start: () -> Task<Void, Never>

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if !inputs.host.isLive, inputs.host.openTasks == nil {
      inputs.host.warn(
        "task does not run in a picture, which shows the view before the task", once: "task")
      return content(old, inputs)
    }
    let node = old as? TaskNode ?? TaskNode(inputs)
    node.update(inputs, content)
    node.update(modifier)
    return node
  }
}

final class TaskNode: AppearNode {
  private var id: ChangingValue?
  private var start: (() -> Task<Void, Never>)?
  private var task: Task<Void, Never>?

  func update(_ modifier: TaskModifier) {
    start = modifier.start
    let hasChanged = ChangingValue.hasChanged(from: id, to: modifier.id)
    id = modifier.id
    if hasChanged, task != nil {
      host.afterPlacing { [weak self] in
        self?.appeared()
        return true
      }
    }
    waitForPlace()
  }

  override func appeared() {
    task?.cancel()
    task = start?()
    if let task { host.openTasks?.add(task) }
  }

  deinit { task?.cancel() }
}

/// Calls an action when a value differs from the last update's.
nonisolated struct ChangeModifier<V: Equatable>: ViewModifier {
  typealias Body = Never
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ChangeNode<V> ?? ChangeNode<V>(inputs)
    node.update(inputs, content)
    node.note(modifier)
    return node
  }
}

final class ChangeNode<V: Equatable>: ObservingNode {
  private var last: V?

  func note(_ modifier: ChangeModifier<V>) {
    let (old, new) = (last, modifier.value)
    last = new
    if old == nil ? !modifier.initial : old == new { return }
    host.afterPlacing {
      modifier.action(old ?? new, new)
      return true
    }
  }
}

extension View {
  /// Calls `action` before the first frame that shows the view; its changes are part of that frame. nil does
  /// nothing.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action ?? {}))
  }

  /// Calls `action` after the view is removed, and after its transition if it has one. nil does nothing.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action ?? {}))
  }

  /// Calls `action` with the old and the new value when `value` changes, before the change is drawn; if
  /// `initial` is true, also when the view appears, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` changes, before the change is drawn; if `initial` is true, also when the
  /// view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when `value` changes.
  @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }

  /// Runs `action` when the view appears, and cancels it when the view is removed. The command runs tasks before a
  /// picture, up to their first wait; `ImageRenderer` runs none, and a warning reports it.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(TaskModifier(id: nil) { Task(priority: priority) { await action() } })
  }

  /// Runs `action` when the view appears; when `value` changes, cancels the task and runs it again.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      TaskModifier(id: ChangingValue(value)) { Task(priority: priority) { await action() } })
  }

  /// Runs `action` on an executor when the view appears, and again when `id` changes. The name, the file and
  /// the line have no effect.
  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      TaskModifier(id: ChangingValue(id)) {
        Task(executorPreference: taskExecutor, priority: priority) { await action() }
      })
  }
}
