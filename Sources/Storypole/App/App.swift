// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import CStorypole
internal import StorypoleRuntime

/// A program with windows, which are the scenes of its body.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// The scenes of the program, evaluated again when a property of the app that they read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app, once for each run of the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Opens the windows of the app and runs it until the last one is closed.
  ///
  /// The program must be linked with the product StorypoleWindow; without it, and without a display, the program prints
  /// a message and exits with status 69.
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

/// The app of the window program, set by `App.main` or the command.
package enum AppLaunch {
  @MainActor package static var app: (() -> any RunningApp)?
  /// The size of new windows in points; nil for that of their scenes.
  @MainActor package static var windowSize: CGSize?
}

/// A running app: its state, and the current windows of its scenes.
@MainActor package protocol RunningApp: AnyObject {
  /// The windows, from an evaluation of the scenes.
  var windows: [SceneWindow] { get }
  /// The unsupported requests of the scenes at the last evaluation.
  var unsupported: [String] { get }
  /// The phase of the app as a whole: that of its most active window.
  var phase: ScenePhase { get set }
  /// Called when the scenes need an evaluation.
  var onChange: (() -> Void)? { get set }
}

/// Stores the properties of an app.
@MainActor package final class AppRun<A: App>: RunningApp {
  private var app: A
  private let host: ViewHost
  private let node: AppNode
  private var properties = PropertyStore()
  package var onChange: (() -> Void)? {
    get { node.onChange }
    set { node.onChange = newValue }
  }

  package init(_ app: A) {
    self.app = app
    // Nothing is laid out in this host.
    host = ViewHost(textEngine: FixedTextEngine())
    var environment = EnvironmentValues()
    // No window is visible yet.
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
    host.evaluated(A.self).install(in: &app, of: node, &properties)
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

/// Observes changes of an app's properties.
private final class AppNode: _ViewNode {
  var onChange: (() -> Void)?
  override func setNeedsUpdate() { onChange?() }
}

/// The content of the first window of a program; nil if no scene has one.
@MainActor package func _firstWindow(of app: some App) -> (any View)? {
  app.body._windows.list.first?.content
}
