// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The views that a thread shows, for names without a view around them, such as `UIScreen.main` and `UIImage(named:)`.
/// Hosts of other threads have separate ones.
package final class Surroundings {
  /// The environment of the views that were shown last.
  package var environment = EnvironmentValues()
  /// The size of the window, in points; a phone's without a window.
  package private(set) var screen = PictureOptions.screen
  /// The window's insets for bars and the camera, in points.
  package private(set) var safeArea = PictureOptions.safeArea
  /// The host that was shown or received an event last.
  package var host: ViewHost? { hostReference?.host }
  // A weak reference to the host itself would make each later reference to it slower.
  private weak var hostReference: HostReference?

  private init() {}

  /// The surroundings of this thread.
  package static var current: Surroundings {
    let values = Thread.current.threadDictionary
    if let current = values["storypole.surroundings"] as? Surroundings { return current }
    let current = Surroundings()
    values["storypole.surroundings"] = current
    return current
  }

  /// Takes the values with which a picture is about to be made.
  package func use(_ options: PictureOptions) {
    environment = options.environment
    environment.displayScale = options.scale
    setWindow(options.window)
  }

  /// Takes the window in which views are about to be shown.
  package func setWindow(_ window: HostWindow) {
    let hasSize = window.size.width > 0 && window.size.height > 0
    screen = hasSize ? window.size : PictureOptions.screen
    safeArea = hasSize ? window.safeArea : PictureOptions.safeArea
  }

  func use(_ host: ViewHost, _ environment: EnvironmentValues? = nil) {
    hostReference = host.reference
    if let environment { self.environment = environment }
    if let window = host.window { setWindow(window) }
  }

  /// Makes a picture of its own in the middle of others: afterwards, the values are those from before.
  package func preserved<Result>(during body: () throws -> Result) rethrows -> Result {
    let (environment, screen, safeArea, host) = (environment, screen, safeArea, hostReference)
    defer {
      self.environment = environment
      self.screen = screen
      self.safeArea = safeArea
      hostReference = host
    }
    return try body()
  }

  /// Removes the focus from its field, as UIKit's first responder resigns; false without a focus.
  package func resignFocus() -> Bool {
    guard let host, host.focusedNode != nil else { return false }
    host.focus(on: nil)
    return true
  }

  /// Adds a warning to those of the next layout.
  package static func warn(_ message: String, once key: String) {
    Warnings.shared.add(message, once: key)
  }
}
