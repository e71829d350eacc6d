// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The screen, which is the window of the views last shown on this thread: a phone of 393 × 852 points by
/// default.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  private nonisolated override init() {}

  /// The size of the window, at the origin (0, 0).
  public var bounds: CGRect { CGRect(origin: .zero, size: Surroundings.current.screen) }
  /// The size of the window in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The pixels per point.
  public var scale: CGFloat { Surroundings.current.environment.displayScale }
  /// The pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The brightness: always 1. Setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The traits of the environment.
  public var traitCollection: UITraitCollection { .current }
}

/// The device: a phone with iOS 26, the system whose controls are drawn, or an iPad where no side of the window is
/// shorter than 744 points, the width of the smallest iPad (documented, Human Interface Guidelines, Layout: iPad mini,
/// 744 × 1,133). Each property describes the window of the views last shown on this thread.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private nonisolated override init() {}

  /// "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// As `model`.
  public var localizedModel: String { model }
  /// As `model`, as for apps without a special entitlement.
  public var name: String { model }
  /// "iOS" or "iPadOS".
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// "26.0".
  public var systemVersion: String { "26.0" }
  /// A phone or a pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .current }
  /// Portrait; landscape if the window is wider than high.
  public var orientation: UIDeviceOrientation {
    let screen = Surroundings.current.screen
    return screen.width > screen.height ? .landscapeLeft : .portrait
  }
  /// nil: the device has no identifier here.
  public var identifierForVendor: UUID? { nil }
  /// Accepted; the battery is always unknown.
  public var isBatteryMonitoringEnabled = false
  /// −1, UIKit's value for an unknown level.
  public var batteryLevel: Float { -1 }
  /// Accepted; no notification is posted, because a window doesn't rotate.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Accepted; no notification is posted.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The name of a notification that is never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension UIUserInterfaceIdiom {
  /// That of the thread's window: see `UIDevice`.
  static var current: UIUserInterfaceIdiom {
    let screen = Surroundings.current.screen
    return min(screen.width, screen.height) >= 744 ? .pad : .phone
  }
}

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait, or upside down.
  case portrait, portraitUpsideDown
  /// Landscape.
  case landscapeLeft, landscapeRight
  /// Flat.
  case faceUp, faceDown

  /// Whether the orientation is portrait or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait, upside down or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
