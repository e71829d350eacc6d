// SPDX-License-Identifier: Apache-2.0
import Storypole

// The life of scenes. There is one scene here, and it has no delegate.

/// The session of a scene; there is none here.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the role.
    public let rawValue: String
    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app, `UIWindowSceneSessionRoleApplication`.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The role of the scene.
  open var role: Role { .windowApplication }
}

/// The settings of a scene; they have no effect here.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name in the app's settings.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is never created here.
  open var delegateClass: AnyClass?
  /// Creates settings.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// The circumstances in which a scene appears; there are none here.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {}
}

/// An object that is told of a scene's life; it is never called here.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Never called here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called here.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Never called here.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An object that is told of a window's life; it is never called here.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// Orientations of the interface; they have no effect here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait; the raw value is 2.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down; the raw value is 4.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Landscape, with the device rotated to the left.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Landscape, with the device rotated to the right.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both kinds of landscape; without an effect here.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations; without an effect here.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down; without an effect here.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The changes beside a transition of controllers; there is none here.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Never called here.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Never called here.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition of controllers; there is none here.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
}
