// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The running app, which has effects only in a window (`storypole run`).
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The only app.
  public static let shared = UIApplication()

  /// The state of an app.
  public enum State: Int, Sendable {
    /// Active, inactive, or in the background.
    case active = 0, inactive, background
  }

  /// The options of `open(_:options:completionHandler:)`; they have no effect here.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens only addresses that an app has claimed.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens an address with the system's programs, if a window allows it; otherwise a warning reports it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let environment = Surroundings.current.environment
    let isOpen = environment.openSystemURL(url)
    if !environment.hasSystemURLs {
      Surroundings.warn(
        "UIApplication.open does nothing: only a window can ask the system to open \(url.absoluteString)",
        once: "UIApplication.open")
    }
    completion?(isOpen)
  }

  /// Whether a window can open addresses with the system.
  open func canOpenURL(_ url: URL) -> Bool { Surroundings.current.environment.hasSystemURLs }

  /// Removes the focus from its field, if the action is `UIResponder.resignFirstResponder`; sends no other
  /// action. Returns whether a field lost the focus.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    guard action.name == "resignFirstResponder" else {
      Surroundings.warn(
        "UIApplication.sendAction sends only resignFirstResponder, not \(action.name)",
        once: "UIApplication.sendAction \(action.name)")
      return false
    }
    return Surroundings.current.resignFocus()
  }

  /// The scene of the window.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// The window.
  open var windows: [UIWindow] { [UIWindow.only] }
  /// The window.
  open var keyWindow: UIWindow? { UIWindow.only }
  /// Active.
  open var applicationState: State { .active }
  /// Accepted; has no effect here.
  open var isIdleTimerDisabled = false
  /// Accepted; has no effect here.
  open var applicationIconBadgeNumber = 0
  /// The size of text in the views last shown on this thread.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Left to right, or the reverse, as in the views last shown on this thread.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Surroundings.current.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The address of the app's settings, which no program here opens.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // Notifications that an app may observe; none is posted here.

  /// The name of a notification that is never posted here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The direction of the layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, or the reverse.
  case leftToRight = 0, rightToLeft
}

/// A scene of the app; there is only one.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Unattached, foreground active, foreground inactive, or background.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Foreground active.
  open var activationState: ActivationState { .foregroundActive }
}

/// The scene of the window.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The window.
  open var windows: [UIWindow] { [UIWindow.only] }
  /// The window.
  open var keyWindow: UIWindow? { UIWindow.only }
  /// The screen.
  open var screen: UIScreen { .main }
  /// Portrait; landscape if the window is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait, or upside down.
  case portrait, portraitUpsideDown
  /// Landscape; the device is rotated the other way.
  case landscapeRight, landscapeLeft

  /// Whether the orientation is portrait or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// An event of UIKit; none is sent here.
@MainActor @preconcurrency open class UIEvent: NSObject {}
