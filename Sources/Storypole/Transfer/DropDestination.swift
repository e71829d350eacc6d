// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem
internal import StorypoleRuntime

/// The state of a drag over a view that takes it.
public struct DropInfo {
  /// The pointer in points, in the view's coordinates.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether an item has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// The items that have one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.conforms(to: $0) } }
  }
  /// Whether an item has a type with one of the identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }
  /// The items that have a type with one of the identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, without a reason.
  case cancel
  /// Nothing: the view forbids it.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved. The program removes it at the place where it was.
  case move
}

/// The effect of a drop that a delegate proposes.
public struct DropProposal: Sendable {
  /// The effect.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about drops on a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view accepts the dragged values; true by default.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes the dropped values, and returns whether it could.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// The pointer has entered the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// The pointer has moved in the view. `forbidden` and `cancel` refuse a drop; nil keeps the last proposal.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// The pointer has left the view, or was released.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// The default: accepts drops of all types.
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal.
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  @MainActor @preconcurrency public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets people drop values on the view that are dragged in the same window.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values and their place in points, in the view's coordinates; whether it could take them.
  ///     Values that have to be converted come a moment later.
  ///   - isTargeted: Called with true when a drag that the view takes enters it, and with false when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    drop(
      DropTarget(
        accepts: { info in info.providers.contains { $0.canLoad(T.self) } },
        entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
        perform: { info in
          take(T.self, from: info.providers) { _ = action($0, info.location) }
        }))
  }

  /// Lets people drop items of some types on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: Set to true when a drag that the view takes enters it, and to false when it leaves.
  ///   - action: Takes the items; whether it could.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets people drop items of some types on the view. The action also gets the place in points, in the view's
  /// coordinates.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets people drop items on the view of types with some identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Lets people drop items on the view of types with some identifiers. The action also gets the place in points,
  /// in the view's coordinates.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    drop(
      DropTarget(
        accepts: { $0.hasItemsConforming(to: supportedTypes) },
        entered: { _ in isTargeted?.wrappedValue = true },
        exited: { _ in isTargeted?.wrappedValue = false },
        perform: { _ = action($0.itemProviders(for: supportedTypes), $0.location) }))
  }

  /// Lets people drop items of some types on the view, as a delegate decides.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate) }

  /// Lets people drop items on the view of types with some identifiers, as a delegate decides.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  {
    let calls = DropDelegateCalls(delegate: delegate)
    return drop(
      DropTarget(
        accepts: { $0.hasItemsConforming(to: supportedTypes) && calls.validates($0) },
        entered: calls.entered, updated: calls.updated, exited: calls.exited,
        allows: { _ in calls.allows }, perform: calls.perform))
  }

  nonisolated private func drop(_ target: DropTarget) -> some View {
    modifier(ResponderModifier(responder: Responder(drop: target), name: "drop", fillsFrame: true))
  }
}

/// Calls a delegate, and keeps its last proposal.
private final class DropDelegateCalls {
  private let delegate: any DropDelegate
  private var proposal: DropProposal?

  init(delegate: any DropDelegate) { self.delegate = delegate }

  var allows: Bool { proposal?.operation != .forbidden && proposal?.operation != .cancel }
  func validates(_ info: DropInfo) -> Bool { call(info) { $0.validateDrop(info: $1) } }
  func entered(_ info: DropInfo) {
    proposal = nil
    call(info) { $0.dropEntered(info: $1) }
  }
  func updated(_ info: DropInfo) {
    proposal = call(info) { $0.dropUpdated(info: $1) } ?? proposal
  }
  func exited(_ info: DropInfo) { call(info) { $0.dropExited(info: $1) } }
  func perform(_ info: DropInfo) { _ = call(info) { $0.performDrop(info: $1) } }

  private func call<T>(
    _ info: DropInfo, _ work: @escaping @MainActor (any DropDelegate, DropInfo) -> T
  ) -> T {
    onHostThread { (call: (any DropDelegate, DropInfo)) in work(call.0, call.1) }((delegate, info))
  }
}

/// Hands the values of providers to an action: at once where they are values of the type, or else when they have
/// been converted.
package func take<T: Transferable>(
  _ type: T.Type, from providers: [NSItemProvider], _ action: @escaping ([T]) -> Void
) {
  let fitting = providers.filter { $0.canLoad(type) }
  let own = fitting.compactMap { $0.own(type) }
  if own.count == fitting.count {
    if !own.isEmpty { action(own) }
    return
  }
  nonisolated(unsafe) let call = action
  Task { @MainActor in
    var values: [T] = []
    for provider in fitting {
      if let value = try? await provider.load(type) { values.append(value) }
    }
    if !values.isEmpty { call(values) }
  }
}
