// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Program: App {
  // api: App; App.Body; App.init(); App.body
  init() {}
  var body: some Scene { WindowGroup { leaf } }
}

private struct Windows: Scene {
  // api: Scene; Scene.Body; Scene.body
  var body: some Scene { WindowGroup { leaf } }
}

@Observable private final class Model {}
private final class Store: ObservableObject {}

/// Scenes as programs write them. What windows do of it: Tests/StorypoleTests/State/AppTests.swift.
@Suite @MainActor struct AppAPI {
  private func isScene<S: Scene>(_ scene: S) {}
  private var window: some Scene { WindowGroup { leaf } }

  @Test func programs() {
    // api: App.main()
    let main: @MainActor () -> Void = Program.main
    _ = main
    isScene(Program().body)
    isScene(Windows())
  }

  @Test func windowGroups() {
    // api: WindowGroup; WindowGroup.init(content:)
    let group: WindowGroup<Color> = WindowGroup { leaf }
    isScene(group)
    // api: WindowGroup.body
    let _: (WindowGroup<Color>) -> Never = { $0.body }
    // api: WindowGroup.init(_:content:) | titleKey; WindowGroup.init(_:content:) | title: Text
    // api: WindowGroup.init(_:content:) | StringProtocol
    isScene(WindowGroup("a") { leaf })
    isScene(WindowGroup(Text("a")) { leaf })
    isScene(WindowGroup("abc".dropFirst()) { leaf })
    // api: WindowGroup.init(id:content:); WindowGroup.init(_:id:content:) | titleKey
    // api: WindowGroup.init(_:id:content:) | title: Text
    // api: WindowGroup.init(_:id:content:) | StringProtocol
    isScene(WindowGroup(id: "a") { leaf })
    isScene(WindowGroup("a", id: "a") { leaf })
    isScene(WindowGroup(Text("a"), id: "a") { leaf })
    isScene(WindowGroup("abc".dropFirst(), id: "a") { leaf })
  }

  @Test func windowsThatMakeTheirContent() {
    // api: WindowGroup.init(makeContent:); WindowGroup.init(id:makeContent:)
    isScene(WindowGroup(makeContent: { leaf }))
    isScene(WindowGroup(id: "a", makeContent: { leaf }))
    // api: WindowGroup.init(_:makeContent:) | titleKey; WindowGroup.init(_:makeContent:) | title: Text
    // api: WindowGroup.init(_:makeContent:) | StringProtocol
    isScene(WindowGroup("a", makeContent: { leaf }))
    isScene(WindowGroup(Text("a"), makeContent: { leaf }))
    isScene(WindowGroup("abc".dropFirst(), makeContent: { leaf }))
    // api: WindowGroup.init(_:id:makeContent:) | titleKey
    // api: WindowGroup.init(_:id:makeContent:) | title: Text
    // api: WindowGroup.init(_:id:makeContent:) | StringProtocol
    isScene(WindowGroup("a", id: "a", makeContent: { leaf }))
    isScene(WindowGroup(Text("a"), id: "a", makeContent: { leaf }))
    isScene(WindowGroup("abc".dropFirst(), id: "a", makeContent: { leaf }))
  }

  @Test func windowsForValues() {
    // api: WindowGroup.init(for:content:); WindowGroup.init(for:content:defaultValue:)
    isScene(WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(
      WindowGroup(for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    // api: WindowGroup.init(id:for:content:); WindowGroup.init(id:for:content:defaultValue:)
    isScene(WindowGroup(id: "a", for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(
      WindowGroup(id: "a", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    // api: WindowGroup.init(_:for:content:) | titleKey
    // api: WindowGroup.init(_:for:content:) | title: Text
    // api: WindowGroup.init(_:for:content:) | StringProtocol
    isScene(WindowGroup("a", for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(WindowGroup(Text("a"), for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(WindowGroup("abc".dropFirst(), for: Int.self) { $value in Text("\(value ?? 0)") })
    // api: WindowGroup.init(_:for:content:defaultValue:) | titleKey
    // api: WindowGroup.init(_:for:content:defaultValue:) | title: Text
    // api: WindowGroup.init(_:for:content:defaultValue:) | StringProtocol
    isScene(
      WindowGroup("a", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    isScene(
      WindowGroup(Text("a"), for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    isScene(
      WindowGroup("abc".dropFirst(), for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    // api: WindowGroup.init(_:id:for:content:) | titleKey
    // api: WindowGroup.init(_:id:for:content:) | title: Text
    // api: WindowGroup.init(_:id:for:content:) | StringProtocol
    isScene(WindowGroup("a", id: "a", for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(WindowGroup(Text("a"), id: "a", for: Int.self) { $value in Text("\(value ?? 0)") })
    isScene(
      WindowGroup("abc".dropFirst(), id: "a", for: Int.self) { $value in Text("\(value ?? 0)") })
    // api: WindowGroup.init(_:id:for:content:defaultValue:) | titleKey
    // api: WindowGroup.init(_:id:for:content:defaultValue:) | title: Text
    // api: WindowGroup.init(_:id:for:content:defaultValue:) | StringProtocol
    isScene(
      WindowGroup("a", id: "a", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    isScene(
      WindowGroup(Text("a"), id: "a", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
    isScene(
      WindowGroup("abc".dropFirst(), id: "a", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      })
  }

  @Test func windows() {
    // api: Window; Window.init(_:id:content:) | titleKey; Window.init(_:id:content:) | title: Text
    // api: Window.init(_:id:content:) | StringProtocol
    let window: Window<Color> = Window("a", id: "a") { leaf }
    isScene(window)
    isScene(Window(Text("a"), id: "a") { leaf })
    isScene(Window("abc".dropFirst(), id: "a") { leaf })
  }

  @Test func sizes() {
    // api: Scene.defaultSize(_:) | CGSize; Scene.defaultSize(width:height:); Scene.defaultPosition(_:)
    isScene(window.defaultSize(CGSize(width: 100, height: 100)))
    isScene(window.defaultSize(width: 100, height: 100).defaultPosition(.center))
    // api: Scene.defaultSize(_:) | Size3D; Scene.defaultSize(width:height:depth:)
    isScene(window.defaultSize(Size3D(width: 1, height: 2, depth: 3)))
    isScene(window.defaultSize(width: 1, height: 2, depth: 3))
    // api: Scene.windowResizability(_:); WindowResizability; WindowResizability.automatic
    // api: WindowResizability.contentSize; WindowResizability.contentMinSize
    isScene(window.windowResizability(.automatic).windowResizability(.contentSize))
    isScene(window.windowResizability(.contentMinSize))
    let _: any Sendable.Type = WindowResizability.self
    // api: Scene.windowIdealSize(_:); Scene.windowLevel(_:); Scene.windowStyle(_:)
    // api: Scene.windowToolbarStyle(_:); Scene.windowManagerRole(_:)
    // api: Scene.windowBackgroundDragBehavior(_:)
    isScene(window.windowIdealSize(.maximum).windowLevel(.floating))
    isScene(window.windowStyle(.automatic).windowToolbarStyle(.automatic))
    isScene(window.windowManagerRole(.automatic).windowBackgroundDragBehavior(.automatic))
    // api: Scene.defaultSize(_:in:); Scene.defaultSize(width:height:depth:in:)
    isScene(window.defaultSize(Size3D(width: 1, height: 1, depth: 1), in: .meters))
    isScene(window.defaultSize(width: 1, height: 1, depth: 1, in: .meters))
    // api: Scene.windowToolbarLabelStyle(_:); Scene.windowToolbarLabelStyle(fixed:)
    isScene(window.windowToolbarLabelStyle(fixed: .iconOnly))
    isScene(window.windowToolbarLabelStyle(.constant(.titleAndIcon)))
  }

  @Test func dialogs() {
    // api: Scene.dialogIcon(_:); Scene.dialogSeverity(_:); Scene.dialogSuppressionToggle(_:isSuppressed:)
    // api: Scene.dialogSuppressionToggle(isSuppressed:); Scene.documentBrowserContextMenu(_:)
    // api: Scene.backgroundTask(_:action:)
    isScene(window.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical))
    isScene(window.dialogSuppressionToggle(Text("Again"), isSuppressed: .constant(true)))
    isScene(window.dialogSuppressionToggle(isSuppressed: .constant(true)))
    isScene(window.documentBrowserContextMenu { _ in leaf })
    isScene(window.backgroundTask(.appRefresh("refresh")) {})
  }

  @Test func environments() {
    // api: Scene.environment(_:_:); Scene.environment(_:); Scene.environmentObject(_:)
    isScene(window.environment(\.lineLimit, 1).environment(Model()).environmentObject(Store()))
    // api: Scene.transformEnvironment(_:transform:); Scene.defaultAppStorage(_:)
    isScene(window.transformEnvironment(\.lineLimit) { $0 = 2 }.defaultAppStorage(.standard))
  }

  @Test func changes() {
    // api: Scene.onChange(of:initial:_:) | action: @escaping () -> Void
    // api: Scene.onChange(of:initial:_:) | action: @escaping (V, V) -> Void
    isScene(window.onChange(of: 1) {}.onChange(of: 1, initial: true) { old, new in })
  }

  @available(*, deprecated) @Test func olderChanges() {
    // api: Scene.onChange(of:perform:) | nonisolated; Scene.onChange(of:perform:) | @inlinable
    isScene(window.onChange(of: 1) { (new: Int) in })
  }

  @Test func behaviors() {
    // api: Scene.commands(content:); Scene.commandsRemoved(); Scene.commandsReplaced(content:)
    isScene(window.commands { CommandMenu("a") { Button("b") {} } }.commandsRemoved())
    isScene(window.commandsReplaced { SidebarCommands() })
    // api: Scene.defaultLaunchBehavior(_:); Scene.restorationBehavior(_:)
    // api: Scene.menuBarExtraStyle(_:); Scene.persistentSystemOverlays(_:)
    // api: Scene.handlesExternalEvents(matching:)
    isScene(window.defaultLaunchBehavior(.suppressed).restorationBehavior(.disabled))
    isScene(window.menuBarExtraStyle(.automatic).persistentSystemOverlays(.hidden))
    isScene(window.handlesExternalEvents(matching: ["a"]))
    // api: Scene.keyboardShortcut(_:); Scene.keyboardShortcut(_:modifiers:localization:)
    isScene(window.keyboardShortcut(.defaultAction).keyboardShortcut("a", modifiers: .command))
  }

  @Test func phases() {
    // api: ScenePhase; ScenePhase.active; ScenePhase.inactive; ScenePhase.background
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test func builders() {
    // api: SceneBuilder; SceneBuilder.buildExpression(_:); SceneBuilder.buildBlock(_:) | _ content: Content)
    // api: SceneBuilder.buildBlock(_:) | repeat each
    isScene(SceneBuilder.buildExpression(window))
    isScene(SceneBuilder.buildBlock(window))
    isScene(SceneBuilder.buildBlock(window, window, window, window, window, window))
    // api: SceneBuilder.buildBlock(_:_:); SceneBuilder.buildBlock(_:_:_:)
    // api: SceneBuilder.buildBlock(_:_:_:_:); SceneBuilder.buildBlock(_:_:_:_:_:)
    isScene(SceneBuilder.buildBlock(window, window))
    isScene(SceneBuilder.buildBlock(window, window, window))
    isScene(SceneBuilder.buildBlock(window, window, window, window))
    isScene(SceneBuilder.buildBlock(window, window, window, window, window))
    // api: SceneBuilder.buildBlock(_:_:_:_:_:_:); SceneBuilder.buildBlock(_:_:_:_:_:_:_:)
    // api: SceneBuilder.buildBlock(_:_:_:_:_:_:_:_:); SceneBuilder.buildBlock(_:_:_:_:_:_:_:_:_:)
    // api: SceneBuilder.buildBlock(_:_:_:_:_:_:_:_:_:_:)
    isScene(SceneBuilder.buildBlock(window, window, window, window, window, window, window))
    isScene(SceneBuilder.buildBlock(window, window, window, window, window, window, window, window))
    isScene(
      SceneBuilder.buildBlock(
        window, window, window, window, window, window, window, window, window))
    isScene(
      SceneBuilder.buildBlock(
        window, window, window, window, window, window, window, window, window, window))
    // api: SceneBuilder.buildLimitedAvailability(_:) | some Scene; SceneBuilder.buildOptional(_:)
    struct Limited: Scene {
      var body: some Scene {
        if #available(macOS 14, *) { WindowGroup { leaf } }
      }
    }
    isScene(Limited())
  }
}
