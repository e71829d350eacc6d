// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An object that is told of the app's life: here only that the app has been launched, in a window.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate.
  @MainActor @preconcurrency init()
  /// The app is about to open its windows.
  @MainActor @preconcurrency func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app opens its windows. The options are always nil here.
  @MainActor @preconcurrency func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  @MainActor @preconcurrency public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  @MainActor @preconcurrency public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// The reasons for which an app was launched; none is given here.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address, `UIApplicationLaunchOptionsURLKey`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A remote notification.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Creates a delegate with the app, and tells it that the app has been launched. Other events of the app don't reach
/// it here.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  @MainActor @preconcurrency public let wrappedValue: DelegateType

  /// Creates a delegate of a class.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    let app = UIApplication.shared
    _ = wrappedValue.application(app, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(app, didFinishLaunchingWithOptions: nil)
  }
}
