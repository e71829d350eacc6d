// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import CStorypole
internal import StorypoleRuntime

/// A program, whose windows are the scenes of its body.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The scenes of the program. It is evaluated again when a property of the app that it reads has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app, once for each run of the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Opens the windows of the app and runs it until the last one is closed.
  ///
  /// The program has to be linked with the product StorypoleWindow; without it, and where there is no
  /// display, the program writes a message and ends with status 69.
  @MainActor @preconcurrency public static func main() {
    guard let program = sp_window_program() else {
      let message = """
        \(Self.self) opens no window: the program is not linked with the product StorypoleWindow. \
        Add it to the target's dependencies, or see the window with 'storypole run FILE.swift' \
        and a picture of it with 'storypole render FILE.swift'.

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(69)
    }
    AppLaunch.app = { AppRun(Self.init()) }
    exit(program())
  }
}

/// What the window program runs, once `App.main` or the command has named it.
package enum AppLaunch {
  @MainActor package static var app: (() -> any RunningApp)?
}

/// An app in use: its state, and the windows that its scenes describe now.
@MainActor package protocol RunningApp: AnyObject {
  /// Asks the scenes.
  var windows: [SceneWindow] { get }
  /// What the scenes asked for in vain when they were asked last.
  var unsupported: [String] { get }
  /// Of the app as a whole: the most active one of its windows.
  var phase: ScenePhase { get set }
  /// Called when the scenes have to be asked again.
  var onChange: (() -> Void)? { get set }
}

/// Keeps the properties of an app.
@MainActor package final class AppRun<A: App>: RunningApp {
  private var app: A
  private let host: ViewHost
  private let node: AppNode
  private var properties = DynamicProperties(of: A.self)
  package var onChange: (() -> Void)? {
    get { node.onChange }
    set { node.onChange = newValue }
  }

  package init(_ app: A) {
    self.app = app
    // Nothing is laid out in it.
    host = ViewHost(textEngine: FixedTextEngine())
    var environment = EnvironmentValues()
    // Nothing of it is seen yet.
    environment.scenePhase = .background
    node = AppNode(_ViewInputs(host: host, environment: environment, parent: nil))
  }

  package private(set) var unsupported: [String] = []
  private var changes: [SceneChange] = []

  package var phase: ScenePhase {
    get { node.environment.scenePhase }
    set {
      if newValue == phase { return }
      node.environment.scenePhase = newValue
      onChange?()
    }
  }

  package var windows: [SceneWindow] {
    properties.install(in: &app, of: node)
    let windows = node.tracked { onHostThread { (app: A) in app.body._windows }(app) }
    unsupported = windows.unsupported
    let before = changes
    changes = windows.changes
    for (index, change) in windows.changes.enumerated() {
      let old = before.indices.contains(index) ? before[index] : nil
      if old.map({ !change.equals($0) }) ?? change.initial { change.act(old ?? change) }
    }
    return windows.list
  }
}

/// Hears of changes of an app's properties.
private final class AppNode: _ViewNode {
  var onChange: (() -> Void)?
  override func setNeedsUpdate() { onChange?() }
}

/// A view in a window of its own, where there is no app.
@MainActor package final class RunningView: RunningApp {
  package let windows: [SceneWindow]
  package let unsupported: [String] = []
  package var phase = ScenePhase.active
  package var onChange: (() -> Void)?

  /// In a window of the size that the preview's layout fixes.
  package init(_ view: any View, title: String, layout: PreviewLayout?) {
    var window = SceneWindow(content: view, title: Text(verbatim: title), id: nil)
    if case .fixed(let width, let height) = layout {
      window.defaultSize = CGSize(width: width, height: height)
    }
    windows = [window]
  }
}

/// The content of the first window of a program; nil when no scene of it has one.
@MainActor package func _firstWindow(of app: some App) -> (any View)? {
  app.body._windows.list.first?.content
}
