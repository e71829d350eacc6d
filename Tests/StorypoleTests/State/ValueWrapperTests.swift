// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Observable private final class Model {
  var width = 1
  var unread = 1
}

private final class Handle<Value> {
  var binding: Binding<Value>?
}

@Suite @MainActor struct ValueWrapperTests {
  @Test func stateAndBinding() {
    struct Child: View {
      @Binding var width: Int
      let handle: Handle<Int>
      var body: some View {
        handle.binding = $width
        return Bar(width: width)
      }
    }
    struct Owner: View {
      @State private var width = 2
      @State private var other = 0
      let handle: Handle<Int>
      var body: some View { Child(width: $width, handle: handle) }
    }
    let handle = Handle<Int>()
    let host = makeHost(Owner(handle: handle))
    #expect(host.width() == 2)
    // Owner, Child and Bar.
    #expect(host.bodies { handle.binding?.wrappedValue = 6 } == 3)
    #expect(host.width() == 6)
    #expect(host.bodies {} == 0)
  }

  @Test func observableObjectsAreTrackedByProperty() {
    struct Reader: View {
      let model: Model
      var body: some View { Bar(width: model.width) }
    }
    struct Other: View {
      let model: Model
      var body: some View { EmptyView() }
    }
    struct Both: View {
      let model: Model
      var body: some View {
        Reader(model: model)
        Other(model: model)
      }
    }
    let model = Model()
    let host = makeHost(Both(model: model))
    #expect(host.bodies { model.unread = 2 } == 0)
    #expect(host.bodies { model.width = 3 } == 2)
    #expect(host.width() == 3)
  }

  @Test func bindable() {
    struct Editor: View {
      @Bindable var model: Model
      let handle: Handle<Int>
      var body: some View {
        handle.binding = $model.width
        return Bar(width: model.width)
      }
    }
    let model = Model()
    let handle = Handle<Int>()
    let host = makeHost(Editor(model: model, handle: handle))
    #expect(host.bodies { handle.binding?.wrappedValue = 4 } == 2)
    #expect(model.width == 4)
    #expect(host.width() == 4)
  }

  @Test func environment() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(Model.self) private var model
      @Environment(Model.self) private var optional: Model?
      var body: some View { Bar(width: isEnabled ? model.width : -(optional?.width ?? 0) + 20) }
    }
    let model = Model()
    model.width = 5
    #expect(makeHost(Reader().environment(model)).width() == 5)
    #expect(makeHost(Reader().disabled(true).environment(model)).width() == 15)
    // A disabled view's descendants cannot be enabled.
    #expect(makeHost(Reader().disabled(false).disabled(true).environment(model)).width() == 15)
  }

  @Test func focusGestureAndSceneValues() {
    enum Field: Hashable { case name }
    struct Form: View {
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      @GestureState private var drag = CGSize(width: 3, height: 0)
      @GestureState private var scale: CGFloat?
      @SceneStorage("width") private var width = 4
      @Namespace private var namespace
      var body: some View {
        Bar(width: Int(drag.width) + width + (isFocused ? 10 : 0) + (field == nil ? 1 : 20))
          .focused($isFocused)
          .focused($field, equals: .name)
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
          .matchedGeometryEffect(id: "bar", in: namespace)
      }
    }
    #expect(makeHost(Form()).width() == 8)
  }

  @Test func namespacesAreKept() {
    struct Reader: View {
      @Namespace private var namespace
      @Namespace private var other
      let see: (Namespace.ID, Namespace.ID) -> Void
      var body: some View {
        see(namespace, other)
        return EmptyView()
      }
    }
    var seen: [Namespace.ID] = []
    let host = makeHost(Reader { seen += [$0, $1] })
    host.show(Reader { seen += [$0, $1] }, environment: EnvironmentValues())
    #expect(seen.count == 4)
    #expect(seen[0] == seen[2] && seen[1] == seen[3] && seen[0] != seen[1])
  }

  @Test func appStorage() {
    let suite = "storypole-tests-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: suite)!
    defer { defaults.removePersistentDomain(forName: suite) }
    enum Mode: String { case wide = "w", narrow = "n" }
    struct Reader: View {
      @AppStorage("width") private var width = 3
      @AppStorage("mode") private var mode = Mode.narrow
      @AppStorage("extra") private var extra: Int?
      let handle: Handle<Int>
      var body: some View {
        handle.binding = $width
        return Bar(width: width + (mode == .wide ? 10 : 0) + (extra ?? 0))
      }
    }
    let handle = Handle<Int>()
    let host = makeHost(Reader(handle: handle).defaultAppStorage(defaults))
    #expect(host.width() == 3)
    #expect(host.bodies { handle.binding?.wrappedValue = 5 } == 2)
    #expect(host.width() == 5)
    #expect(defaults.integer(forKey: "width") == 5)
    defaults.set("w", forKey: "mode")
    defaults.set(1, forKey: "extra")
    #expect(makeHost(Reader(handle: handle).defaultAppStorage(defaults)).width() == 16)
  }

  @Test func publishedSendsBeforeItChanges() {
    let counter = Counter()
    var seen: [Int] = []
    var announced = 0
    let values = counter.$count.sink { seen.append($0) }
    let changes = counter.objectWillChange.sink { announced += 1 }
    counter.count = 2
    counter.name = "b"
    #expect(seen == [1, 2])
    #expect(announced == 2)
    values.cancel()
    changes.cancel()
    counter.count = 3
    #expect(seen == [1, 2])
    #expect(announced == 2)
  }

  @Test func transactions() {
    var ended = false
    let result = withAnimation(.spring) {
      3
    } completion: {
      ended = true
    }
    #expect(result == 3)
    #expect(ended)
    var transaction = Transaction(animation: .easeIn)
    #expect(transaction.animation == .easeIn)
    #expect(transaction.animation != .easeOut)
    transaction.disablesAnimations = true
    #expect(transaction.disablesAnimations)
  }

  @Test func presentationsAreNamed() {
    let view = Color.red
      .sheet(isPresented: .constant(true)) { EmptyView() }
      .alert("Title", isPresented: .constant(false)) { EmptyView() }
    #expect(makeHost(view).warnings.count == 1)
    #expect(makeHost(view).warnings[0].hasPrefix("sheet is not drawn"))
  }

  @Test func transitionsAreAtRest() {
    struct Widening: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(.horizontal, phase.isIdentity ? 2 : 50)._probe("outer")
      }
    }
    struct Pad: ViewModifier {
      let length: CGFloat
      func body(content: Content) -> some View { content.padding(length)._probe("outer") }
    }
    #expect(makeHost(Bar(width: 3).transition(Widening())).width("outer") == 7)
    #expect(
      makeHost(
        Bar(width: 3).transition(.modifier(active: Pad(length: 9), identity: Pad(length: 1)))
      ).width("outer") == 5)
    #expect(makeHost(Bar(width: 3).transition(.move(edge: .leading))).width() == 3)
    #expect(makeHost(Bar(width: 3).transition(.scale.combined(with: .opacity))).width() == 3)
  }

  @Test func phasesAndKeyframesStart() {
    #expect(makeHost(PhaseAnimator([4, 9]) { Bar(width: $0) }).width() == 4)
    let animated = Bar(width: 2).keyframeAnimator(initialValue: 3.0) { content, value in
      content.padding(value)._probe("outer")
    } keyframes: { _ in
      LinearKeyframe(5, duration: 1)
      SpringKeyframe(0, duration: 0.5, spring: .bouncy)
    }
    #expect(makeHost(animated).width("outer") == 8)
  }

  @Test func windowsOfAnApp() throws {
    struct Content: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Bar(width: isEnabled ? 1 : 2) }
    }
    struct Program: App {
      var body: some Scene {
        Settings { EmptyView() }
        WindowGroup("Main") { Content() }
          .environment(\.isEnabled, false)
          .defaultSize(width: 10, height: 10)
          .commands { CommandMenu("Menu") { EmptyView() } }
        Window("Other", id: "other") { EmptyView() }
      }
    }
    let window = _firstWindow(of: Program())
    let view = try #require(AnyView(_fromValue: window as Any))
    #expect(makeHost(view).width() == 2)
  }

  // Documented: views of one scene share the values of one key.
  @Test func sceneValuesAreShared() {
    struct Reader: View {
      @SceneStorage private var width: Int
      let handle: Handle<Int>
      init(_ key: String, _ initial: Int, _ handle: Handle<Int>) {
        _width = SceneStorage(wrappedValue: initial, key)
        self.handle = handle
      }
      var body: some View {
        handle.binding = $width
        return Color.clear.frame(width: CGFloat(width), height: 1)
      }
    }
    struct Pair: View {
      let handles: [Handle<Int>]
      var key = "a"
      var showsSecond = true
      var body: some View {
        Reader("a", 3, handles[0])
        if showsSecond { Reader(key, 4, handles[1]) }
        Reader("b", 5, handles[2])
      }
    }
    let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
    func values() -> [Int?] { handles.map { $0.binding?.wrappedValue } }
    let host = makeHost(VStack { Pair(handles: handles) })
    #expect(values() == [3, 3, 5])
    #expect(host.bodies { handles[1].binding?.wrappedValue = 7 } == 2)
    #expect(values() == [7, 7, 5])
    func show(_ pair: Pair) {
      host.show(VStack { pair }, environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
    }
    show(Pair(handles: handles, key: "b"))
    #expect(values() == [7, 5, 5])
    show(Pair(handles: handles, showsSecond: false))
    handles[0].binding?.wrappedValue = 8
    // A view that appears later reads the window's value, and another window has its own.
    show(Pair(handles: handles))
    #expect(values() == [8, 8, 5])
    _ = makeHost(VStack { Pair(handles: handles) })
    #expect(values() == [3, 3, 5])
  }
}
