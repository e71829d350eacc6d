// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite @MainActor struct StateAPI {
  @Observable final class Model: Identifiable {
    var name = "a"
  }

  final class Object: ObservableObject {
    @Published var name = "a"
  }

  struct Pair: Hashable {
    var first = 1
    var second = 2
  }

  @Test func bindings() throws {
    nonisolated(unsafe) var pair = Pair()
    nonisolated(unsafe) var animations: [Animation?] = []
    // api: Binding; Binding.wrappedValue; Binding.projectedValue; Binding.init(projectedValue:)
    // api: Binding.init(get:set:) | @escaping () -> Value, set: @escaping (Value) -> Void
    // api: Binding.init(get:set:) | @isolated(any) () -> Value
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.wrappedValue.first = 3
    #expect(pair.first == 3 && Binding(projectedValue: binding.projectedValue).wrappedValue == pair)
    // api: Binding.subscript(dynamicMember:)
    binding.second.wrappedValue = 4
    #expect(pair.second == 4)
    // api: Binding.init(get:set:) | Value, Transaction
    let animated = Binding(
      get: { pair.first },
      set: { value, transaction in
        pair.first = value
        animations.append(transaction.animation)
      })
    // api: Binding.animation(_:); Binding.transaction(_:); Binding.transaction
    animated.animation(.linear).wrappedValue = 5
    animated.transaction(Transaction(animation: .easeIn)).wrappedValue = 6
    var own = animated
    own.transaction.animation = .easeOut
    own.wrappedValue = 7
    #expect(animations == [.linear, .easeIn, .easeOut] && pair.first == 7)
    // api: Binding.constant(_:)
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    // api: Binding.init(_:) | Value == V?
    // api: Binding.init(_:) | init?(_ base: Binding<Value?>)
    // api: Binding.init(_:) | Value == AnyHashable
    let optional = Binding<Int?>(constant)
    let there = try #require(Binding<Int>(optional))
    #expect(there.wrappedValue == 1 && Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    #expect(Binding<AnyHashable>(constant).wrappedValue == AnyHashable(1))
  }

  @Test func collections() {
    nonisolated(unsafe) var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    // api: Binding.startIndex; Binding.endIndex; Binding.indices; Binding.index(after:)
    // api: Binding.index(before:); Binding.formIndex(after:); Binding.formIndex(before:)
    // api: Binding.subscript(position:)
    #expect(binding.startIndex == 0 && binding.endIndex == 3 && binding.indices == 0..<3)
    var index = binding.index(after: 0)
    binding.formIndex(after: &index)
    #expect(index == 2 && binding.index(before: 2) == 1)
    binding.formIndex(before: &index)
    binding[index].wrappedValue = 9
    #expect(numbers == [1, 9, 3] && binding.map(\.wrappedValue) == numbers)
    // api: Binding.id
    let model = Model()
    #expect(Binding.constant(model).id == model.id)
  }

  private struct Wrapped: View {
    // api: State; State.init(wrappedValue:); State.init(initialValue:); State.init(); State.wrappedValue
    // api: State.projectedValue
    @State private var number = 1
    @State private var missing: Int?
    @State private var other: Int
    // api: StateObject; StateObject.init(wrappedValue:); StateObject.wrappedValue
    // api: StateObject.projectedValue
    @StateObject private var made = Object()
    // api: ObservedObject; ObservedObject.init(wrappedValue:); ObservedObject.init(initialValue:)
    // api: ObservedObject.wrappedValue; ObservedObject.projectedValue; ObservedObject.Wrapper
    // api: ObservedObject.Wrapper.subscript(dynamicMember:)
    @ObservedObject private var observed: Object
    // api: EnvironmentObject; EnvironmentObject.init(); EnvironmentObject.wrappedValue
    // api: EnvironmentObject.projectedValue; EnvironmentObject.Wrapper
    // api: EnvironmentObject.Wrapper.subscript(dynamicMember:)
    @EnvironmentObject private var shared: Object
    // api: Environment; Environment.init(_:); Environment.wrappedValue
    @Environment(\.lineLimit) private var lines
    // api: Namespace; Namespace.init(); Namespace.wrappedValue; Namespace.ID
    @Namespace private var space
    // api: FocusState; FocusState.init() | Value == Bool
    // api: FocusState.init() | T?
    // api: FocusState.wrappedValue; FocusState.projectedValue; FocusState.Binding
    // api: FocusState.Binding.wrappedValue; FocusState.Binding.projectedValue
    @FocusState private var isFocused
    @FocusState private var field: Int?
    // api: GestureState; GestureState.init(wrappedValue:); GestureState.wrappedValue
    // api: GestureState.projectedValue
    @GestureState private var drag = 5
    let found: Found

    init(found: Found) {
      _other = State(initialValue: 2)
      _observed = ObservedObject(initialValue: Object())
      self.found = found
    }

    var body: some View {
      let name: Binding<String> = $observed.name
      let sharedName: Binding<String> = $shared.name
      let madeName: Binding<String> = $made.name
      let focus: FocusState<Bool>.Binding = $isFocused
      let state: GestureState<Int> = $drag
      let id: Namespace.ID = space
      found.lines = [
        "\($number.wrappedValue) \(other) \(String(describing: missing))",
        "\(name.wrappedValue) \(sharedName.wrappedValue) \(madeName.wrappedValue)",
        "\(made.name) \(observed.name) \(shared.name) \(lines ?? 0)",
        "\(focus.wrappedValue) \(focus.projectedValue.wrappedValue) \(field ?? 0)",
        "\(isFocused) \(drag) \(state.wrappedValue) \(id == space)",
      ]
      return leaf
    }
  }

  final class Found { var lines: [String] = [] }

  @Test func wrappers() throws {
    let found = Found()
    let shared = Object()
    shared.name = "shared"
    // api: View.environmentObject(_:); View.environment(_:_:)
    _ = try picture(Wrapped(found: found).environmentObject(shared).environment(\.lineLimit, 3))
    #expect(
      found.lines == [
        "1 2 nil", "a shared a", "a a shared 3", "false false 0", "false 5 5 true",
      ])
    let _: any (Hashable & Sendable).Type = Namespace.ID.self
  }

  @Test func gestureStates() {
    // api: GestureState.init(initialValue:); GestureState.init(initialValue:resetTransaction:)
    // api: GestureState.init(initialValue:reset:); GestureState.init(wrappedValue:resetTransaction:)
    // api: GestureState.init(wrappedValue:reset:)
    let states = [
      GestureState(initialValue: 1), GestureState(initialValue: 2, resetTransaction: Transaction()),
      GestureState(initialValue: 3, reset: { _, _ in }),
      GestureState(wrappedValue: 4, resetTransaction: Transaction()),
      GestureState(wrappedValue: 5, reset: { _, _ in }),
    ]
    #expect(states.map(\.wrappedValue) == [1, 2, 3, 4, 5])
    // api: GestureState.init(resetTransaction:); GestureState.init(reset:)
    #expect(GestureState<Int?>(resetTransaction: Transaction()).wrappedValue == nil)
    #expect(GestureState<Int?>(reset: { _, _ in }).wrappedValue == nil)
  }

  @Test func bindables() {
    let model = Model()
    // api: Bindable; Bindable.init(_:); Bindable.init(wrappedValue:); Bindable.init(projectedValue:)
    // api: Bindable.wrappedValue; Bindable.projectedValue; Bindable.subscript(dynamicMember:)
    let bindable = Bindable(wrappedValue: model)
    Bindable(model).name.wrappedValue = "b"
    let name: Binding<String> = Bindable(projectedValue: bindable.projectedValue).name
    #expect(name.wrappedValue == "b" && bindable.wrappedValue === model)
  }

  private struct Doubled: DynamicProperty {
    // api: DynamicProperty; DynamicProperty.update()
    @Environment(\.lineLimit) private var lines
    var result = 0
    mutating func update() { result = 2 * (lines ?? 0) }
  }

  // api: EnvironmentKey; EnvironmentKey.Value; EnvironmentKey.defaultValue
  private struct Key: EnvironmentKey {
    static let defaultValue = 1
  }

  private struct Doubling: View {
    private var doubled = Doubled()
    @Environment(Model.self) private var model: Model?
    let found: Found
    init(found: Found) { self.found = found }
    var body: some View {
      found.lines = ["\(doubled.result) \(model?.name ?? "none")"]
      return leaf
    }
  }

  @Test func environments() throws {
    // api: EnvironmentValues.init(); EnvironmentValues.subscript(_:); EnvironmentValues.description
    var values = EnvironmentValues()
    #expect(values[Key.self] == 1)
    values[Key.self] = 2
    #expect(values[Key.self] == 2)
    let _: String = values.description
    let found = Found()
    // api: View.environment(_:); View.transformEnvironment(_:transform:)
    _ = try picture(
      Doubling(found: found).environment(Model()).transformEnvironment(\.lineLimit) { $0 = 4 })
    #expect(found.lines == ["8 a"])
  }
}
