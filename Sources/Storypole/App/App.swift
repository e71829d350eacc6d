/// A program: what it shows is the scenes of its body.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Says how to see the program's window: this version draws still pictures and opens no window.
  @MainActor @preconcurrency public static func main() {
    print(
      "\(Self.self) opens no window in this version; "
        + "storypole render FILE.swift draws its first window")
  }
}

/// The content of the first window of a program; nil when no scene of it has one.
@MainActor package func _firstWindow(of app: some App) -> (any View)? {
  app.body._rootViews.first
}
