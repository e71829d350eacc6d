// SPDX-License-Identifier: Apache-2.0
// API without effects in a still picture, in the forms that apps use: the test is that this file
// compiles.
import Storypole
import StorypoleControls
import Testing

@MainActor private final class Store: ObservableObject {
  @Published var count = 0
  func load() async {}
  func reload() { count += 1 }
}

private struct Lifecycle: View {
  @State private var count = 0
  @StateObject private var store = Store()
  @ObservedObject var other: Store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.refresh) private var refresh

  var body: some View {
    Color.red
      .onAppear { count += 1 }
      .onAppear(perform: store.reload)
      .onAppear()
      .onDisappear { store.reload() }
      .onChange(of: count) { old, new in count = old + new }
      .onChange(of: count, initial: true) { store.reload() }
      .onChange(of: scenePhase) { _, phase in if phase == .active { store.reload() } }
      .task { await store.load() }
      .task { store.reload() }
      .task(priority: .background) { count = 2 }
      .task(id: count) {
        await store.load()
        count = 3
      }
      .refreshable { await store.load() }
      .onTapGesture { dismiss() }
      .onTapGesture(count: 2) { openURL(URL(string: "https://example.org")!) }
      .onTapGesture { location in count = Int(location.x) }
      .onTapGesture(coordinateSpace: .global) { count = Int($0.y) }
      .onLongPressGesture { count = 1 }
      .onLongPressGesture(minimumDuration: 1) {
        count = 1
      } onPressingChanged: { _ in
      }
      .onHover { if $0 { count = 1 } }
      .disabled(count > 1)
      .onOpenURL { _ in }
  }
}

private struct Gestures: View {
  @GestureState private var offset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var angle: Angle?
  @State private var scale: CGFloat = 1

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named("space"))
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onChanged { scale = $0.predictedEndLocation.x }
      .onEnded { value in withAnimation(.bouncy) { scale = value.velocity.width } }
  }

  var body: some View {
    Color.red
      .gesture(drag)
      .gesture(TapGesture(count: 2).onEnded { scale = 2 }, including: .all)
      .simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .highPriorityGesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
          .onEnded { value in
            switch value {
            case .first(true): scale = 1
            case .second(true, let drag): scale = drag?.location.x ?? 0
            default: break
            }
          }
      )
      .gesture(
        RotateGesture().updating($angle) { value, state, _ in state = value.rotation }
          .simultaneously(with: MagnifyGesture())
      )
      .gesture(SpatialTapGesture().onEnded { scale = $0.location.x }.exclusively(before: drag))
      .contentShape(Rectangle())
      .contentShape(.interaction, Circle())
      .allowsHitTesting(false)
  }
}

private struct Moving: View {
  @State private var isOn = false
  @State private var items = [1, 2]
  @Namespace private var namespace

  var body: some View {
    VStack {
      if isOn {
        Color.red
          .transition(.opacity)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .transition(.asymmetric(insertion: .scale, removal: .slide))
          .transition(AnyTransition.scale(scale: 0.5, anchor: .top).animation(.easeIn))
          .transition(BlurReplaceTransition(configuration: .downUp))
          .transition(.push(from: .leading))
      }
      Color.blue
        .matchedGeometryEffect(id: 1, in: namespace)
        .matchedTransitionSource(id: 1, in: namespace)
        .contentTransition(.numericText(countsDown: true))
        .phaseAnimator([false, true]) { content, phase in
          content.opacity(phase ? 1 : 0.5)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      TimelineView(.animation) { context in Text("\(context.date)") }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Color.red.opacity(context.date.timeIntervalSince1970 > 0 ? 1 : 0)
      }
    }
    .animation(.default, value: isOn)
    .animation(.spring(response: 0.3, dampingFraction: 0.6), value: items)
    .animation(.easeInOut(duration: 0.3).delay(0.1).repeatForever(autoreverses: true), value: isOn)
    .animation(.interactiveSpring(), value: isOn)
    .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isOn)
    .animation(.smooth) { $0.opacity(isOn ? 1 : 0.5) }
    .transaction { $0.animation = nil }
    .transaction(value: isOn) { $0.disablesAnimations = true }
    .onTapGesture {
      withAnimation { isOn.toggle() }
      withAnimation(.spring()) { isOn.toggle() }
      withAnimation(.snappy(duration: 0.2)) {
        isOn = false
      } completion: {
        isOn = true
      }
      withTransaction(\.disablesAnimations, true) { isOn.toggle() }
      withTransaction(Transaction(animation: nil)) { items.append(3) }
    }
  }
}

private struct Keys: View {
  struct Value {
    var scale = 1.0
    var offset = CGSize.zero
  }

  var body: some View {
    KeyframeAnimator(initialValue: Value()) { value in
      Color.red.scaleEffect(value.scale).offset(value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1, duration: 0.3, timingCurve: .easeIn)
        CubicKeyframe(2, duration: 0.2)
      }
      KeyframeTrack(\.offset) {
        SpringKeyframe(CGSize(width: 3, height: 4), duration: 1, spring: .bouncy)
        MoveKeyframe(.zero)
      }
    }
  }
}

private struct Fade: ViewModifier, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Presenting: View {
  struct Item: Identifiable { var id = 1 }
  enum Failure: LocalizedError { case any }
  enum Field { case name, mail }

  @State private var isShown = false
  @State private var item: Item?
  @FocusState private var field: Field?
  @AppStorage("name") private var name = ""
  @AppStorage("day") private var day: Date?
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    Color.red
      .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium, .height(200)]) }
      .sheet(isPresented: $isShown, onDismiss: { isShown = false }, content: { Text("Sheet") })
      .sheet(item: $item) { item in Text("\(item.id)") }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Popover") }
      .alert("Title", isPresented: $isShown) { Text("OK") }
      .alert("Title", isPresented: $isShown) {
        Text("OK")
      } message: {
        Text("Message")
      }
      .alert(name, isPresented: $isShown, presenting: item) { item in
        Text("\(item.id)")
      } message: { _ in
        Text("Message")
      }
      .alert(isPresented: $isShown, error: Failure.any) { Text("OK") }
      .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
        Text("Yes")
      }
      .focused($field, equals: .mail)
      .onSubmit { field = .name }
      .submitLabel(.next)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .keyboardType(.emailAddress)
      .keyboardShortcut("s", modifiers: [.command, .shift])
      .keyboardShortcut(.defaultAction)
      .onKeyPress(.space) { .handled }
      .onKeyPress(phases: .down) { $0.key == .return ? .handled : .ignored }
      .sensoryFeedback(.success, trigger: isShown)
      .sensoryFeedback(trigger: isShown) { old, new in old == new ? nil : .impact(weight: .heavy) }
      .help("Help")
      .hoverEffect(.lift)
      .statusBarHidden()
      .persistentSystemOverlays(.hidden)
      .interactiveDismissDisabled()
      .preferredColorScheme(.dark)
      .privacySensitive()
      .accessibilityLabel("Label")
      .accessibilityLabel(Text("Label"))
      .accessibilityLabel(name)
      .accessibilityHint("Hint")
      .accessibilityValue(Text("Value"))
      .accessibilityIdentifier("identifier")
      .accessibilityHidden(true)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityAction { isShown = true }
      .accessibilityAction(named: "Open") { isShown = true }
      .accessibilityAdjustableAction { direction in isShown = direction == .increment }
      .accessibilitySortPriority(1)
      .modifier(Fade(amount: 0.5))
  }
}

private struct Program: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      Lifecycle(other: store).environmentObject(store)
    }
    .onChange(of: scenePhase) { store.reload() }
    .windowStyle(.hiddenTitleBar)
    .windowResizability(.contentSize)
    .defaultSize(width: 400, height: 300)
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Text("New") }
      CommandMenu("Tools") { Text("Tool").keyboardShortcut("t") }
    }
    WindowGroup("Values", id: "values", for: Int.self) { $value in Text("\(value ?? 0)") }
    Settings { Text("Settings") }
  }
}

@Suite @MainActor struct EverythingCompiles {
  @Test func everyViewShows() throws {
    let store = Store()
    for view in [
      AnyView(Lifecycle(other: store)), AnyView(Gestures()), AnyView(Moving()), AnyView(Keys()),
      AnyView(Presenting()),
    ] {
      #expect(makeHost(view).failure == nil)
    }
    #expect(_firstWindow(of: Program()) != nil)
    // Actions do not run.
    #expect(store.count == 0)
  }
}
