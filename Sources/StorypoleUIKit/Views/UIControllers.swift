// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A controller of pages; none is shown here.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl, or scrolling.
    case pageCurl = 0, scroll
  }
  /// The axis of the transition.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontal or vertical.
    case horizontal = 0, vertical
  }
  /// The direction of the transition.
  public enum NavigationDirection: Int, Sendable {
    /// Forward or reverse.
    case forward = 0, reverse
  }
  /// A setting of the pages; it has no effect here.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// The gap between pages.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// The object that provides the pages; it is never called here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that receives page turns; it is never called here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current pages; nil by default.
  open private(set) var viewControllers: [UIViewController]?
  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// Sets the current pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { self.viewControllers = viewControllers }
}

extension UIPageViewController: HostsView {
  /// The current page, if it is a SwiftUI view.
  package var hosted: AnyView? { (viewControllers?.first as? any HostsView)?.hosted }
}

/// An object that provides pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// Never called here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Never called here.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that receives page turns.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// Never called here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The system's sheet for sharing; a placeholder box is drawn.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// A closure for the end of sharing; nil by default.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activities that aren't offered; nil by default.
  open var excludedActivityTypes: [ActivityType]?
  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// The type of an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the kind.
    public let rawValue: String
    /// Creates a type with UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Printing, `com.apple.UIKit.activity.Print`.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending to a nearby device, `com.apple.UIKit.activity.AirDrop`.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}

extension UIActivity {
  /// The type of an activity.
  public typealias ActivityType = UIActivityViewController.ActivityType
}

/// A custom activity of the app.
@MainActor @preconcurrency open class UIActivity {
  /// Creates an activity.
  public init() {}
}

/// The system's choice of a picture; a placeholder box is drawn.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    /// The photo library, the camera, or the saved photos.
    case photoLibrary = 0, camera, savedPhotosAlbum
  }
  /// Information about a chosen picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key with UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, `UIImagePickerControllerOriginalImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after editing, `UIImagePickerControllerEditedImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture, `UIImagePickerControllerImageURL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film, `UIImagePickerControllerMediaURL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// The source of pictures; `photoLibrary` by default.
  open var sourceType = SourceType.photoLibrary
  /// The longest film, in seconds; 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// The camera; `rear` by default.
  open var cameraDevice = CameraDevice.rear
  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// The rear or the front camera.
    case rear = 0, front
  }
  /// Whether the user can edit the picture; false by default.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes: [String] = ["public.image"]
  /// The object that receives the picture; it is never called here.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Creates a controller.
  public convenience init() { self.init(rootViewController: UIViewController()) }
  /// Returns false: there are no pictures here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// An object that receives changes of a navigation stack.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// An object that receives a chosen picture.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Never called here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Never called here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
