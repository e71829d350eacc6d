// What happens when a view comes, goes or changes. A picture is the first frame that is seen: actions
// that complete before it run, and what they change is laid out again; tasks do not run.

/// Calls an action once, when the view has first been placed.
nonisolated struct AppearModifier: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? AppearNode ?? AppearNode(inputs)
    node.action = modifier.action
    node.update(inputs, content)
    node.waitForPlace()
    return node
  }
}

final class AppearNode: ObservingNode {
  var action: (() -> Void)?
  private var waits = false

  /// Views inside have begun to wait earlier, so that their actions run first (ours).
  func waitForPlace() {
    if waits { return }
    waits = true
    host.afterPlacing { [weak self] in
      guard let self else { return true }
      // A view that is not chosen, such as one of `ViewThatFits`, does not appear.
      guard layouts.contains(where: \.isPlaced) else { return false }
      action?()
      return true
    }
  }
}

/// Calls an action when a value differs from what it was at the last update.
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
  /// Calls `action` before the first frame; what it changes is in the picture. nil does nothing.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action ?? {}))
  }

  /// Without effect: what is seen in a picture does not disappear.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Calls `action` when `value` has changed before the picture is finished; `initial` also at first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { notRun }

  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { notRun }

  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { notRun }

  nonisolated private var notRun: some View {
    modifier(
      NotDrawnModifier(
        message: "task is not run: the picture shows the view as it is before the task"))
  }
}
