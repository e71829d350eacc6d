// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The screen, which is the window of the views that were shown last on this thread: a phone of 393 × 852 points
/// unless they have another size.
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
  /// The most frames in a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The brightness: always 1. A new one has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The properties of the surroundings.
  public var traitCollection: UITraitCollection { .current }
}

/// The device, which is a phone with iOS 26, the system whose controls are drawn.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private nonisolated override init() {}

  /// "iPhone".
  public var model: String { "iPhone" }
  /// "iPhone".
  public var localizedModel: String { "iPhone" }
  /// "iPhone", as apps without a special right find it.
  public var name: String { "iPhone" }
  /// "iOS".
  public var systemName: String { "iOS" }
  /// "26.0".
  public var systemVersion: String { "26.0" }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Upright, or on its side if the window is wider than high.
  public var orientation: UIDeviceOrientation {
    let screen = Surroundings.current.screen
    return screen.width > screen.height ? .landscapeLeft : .portrait
  }
  /// nil: no device is identified here.
  public var identifierForVendor: UUID? { nil }
  /// Accepted; the battery is always unknown.
  public var isBatteryMonitoringEnabled = false
  /// −1, as UIKit has it where the battery is unknown.
  public var batteryLevel: Float { -1 }
  /// Accepted; no notification is posted, because a window doesn't turn.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Accepted; no notification is posted.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The name of a notification that is never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The side of the device that is up.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, or on its head.
  case portrait, portraitUpsideDown
  /// On its side.
  case landscapeLeft, landscapeRight
  /// Flat.
  case faceUp, faceDown

  /// Whether the device is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is upright, on its head or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
