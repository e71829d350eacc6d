// SPDX-License-Identifier: Apache-2.0
import Storypole

// UserNotifications, which UIKit exports on Apple's systems. No notification is delivered here.

/// The notifications of the app. None is delivered, and a warning reports it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  /// The only center.
  open class func current() -> UNUserNotificationCenter { only }
  /// The object that receives notifications; it is never called here.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private func warn() {
    Surroundings.warn(
      "UNUserNotificationCenter delivers no notifications", once: "UNUserNotificationCenter")
  }
  /// Denies the permission, and warns.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    warn()
    completionHandler(false, nil)
  }
  /// Denies the permission, and warns.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    warn()
    return false
  }
  /// Passes settings without a permission.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Settings without a permission.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Delivers nothing, and warns.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    warn()
    completionHandler?(nil)
  }
  /// Delivers nothing, and warns.
  open func add(_ request: UNNotificationRequest) async throws { warn() }
  /// Passes an empty array.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Does nothing: there are no requests.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing: there are no requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing: there are no notifications.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: there are no notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Accepted; nothing shows a badge here.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// An object that receives notifications; it is never called here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Never called here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Never called here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}

/// Permissions for notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set, as in UserNotifications.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon; the raw value is 1.
  public static let badge = Self(rawValue: 1)
  /// Sounds; the raw value is 2.
  public static let sound = Self(rawValue: 2)
  /// Alerts; the raw value is 4.
  public static let alert = Self(rawValue: 4)
  /// Notifications in a car; the raw value is 8.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds in spite of silence; the raw value is 16.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for the app's settings; the raw value is 32.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet notifications without a question; the raw value is 64.
  public static let provisional = Self(rawValue: 64)
}

/// The presentation of a notification while the app is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set, as in UserNotifications.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon; the raw value is 1.
  public static let badge = Self(rawValue: 1)
  /// A sound; the raw value is 2.
  public static let sound = Self(rawValue: 2)
  /// An alert; the raw value is 4.
  public static let alert = Self(rawValue: 4)
  /// A row in the list of notifications.
  public static let list = Self(rawValue: 8)
  /// A banner; the raw value is 16.
  public static let banner = Self(rawValue: 16)
}

/// The permission for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not asked yet, denied, or given.
  case notDetermined = 0, denied, authorized, provisional, ephemeral
}

/// The settings of notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Denied: no notification is delivered here.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title; empty by default.
  open fileprivate(set) var title = ""
  /// The second title; empty by default.
  open fileprivate(set) var subtitle = ""
  /// The text; empty by default.
  open fileprivate(set) var body = ""
  /// The number on the app's icon; nil by default.
  open fileprivate(set) var badge: NSNumber?
  /// The sound; nil by default.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Values for the app's use; empty by default.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of the category; empty by default.
  open fileprivate(set) var categoryIdentifier = ""
  /// The name of the thread; empty by default.
  open fileprivate(set) var threadIdentifier = ""
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Values for the app's use.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of the category.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of the thread.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// A sound, which is not played here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The system's sound.
  public static let `default` = UNNotificationSound()
}

/// The moment of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification repeats.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A moment after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// Creates a moment after a time in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A moment of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents
  /// Creates a moment from the parts of a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// The request of a notification, which is not delivered here.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The moment of the notification; nil for now.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A delivered notification; there is none here.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request of the notification.
  public let request: UNNotificationRequest
  /// The date of the delivery.
  public let date: Date
  init(_ request: UNNotificationRequest, _ date: Date) {
    self.request = request
    self.date = date
  }
}

/// The answer to a notification; there is none here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the chosen action.
  public let actionIdentifier: String
  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}
