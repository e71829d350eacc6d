// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A controller with pages, of which none is shown.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// The way from page to page.
  public enum TransitionStyle: Int, Sendable {
    /// Turning, or scrolling.
    case pageCurl = 0, scroll
  }
  /// The direction of that way.
  public enum NavigationOrientation: Int, Sendable {
    /// Sideways, or up and down.
    case horizontal = 0, vertical
  }
  /// Forwards or back.
  public enum NavigationDirection: Int, Sendable {
    /// Forwards, or back.
    case forward = 0, reverse
  }
  /// A setting of the pages; it has no effect here.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// The gap between pages.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// The object that has the pages; nothing asks it here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told of turns; nothing tells it here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that would be seen.
  open private(set) var viewControllers: [UIViewController]?
  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates nothing: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }
  /// Sets the pages that would be seen.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { self.viewControllers = viewControllers }
}

extension UIPageViewController: HostsView {
  /// The page that would be seen, if it is a view of SwiftUI.
  var hosted: AnyView? { (viewControllers?.first as? any HostsView)?.hosted }
}

/// An object that has pages.
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

/// An object that is told of turned pages.
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

/// The system's sheet for sharing; a box stands for it.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// What is done with the items.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The kinds that aren't offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates nothing: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }
  /// A kind of sharing.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the kind.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending to a device near by.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}

extension UIActivity {
  /// A kind of sharing.
  public typealias ActivityType = UIActivityViewController.ActivityType
}

/// A way of sharing of the app's own.
@MainActor @preconcurrency open class UIActivity {
  /// Creates a way of sharing.
  public init() {}
}

/// The system's choice of a picture; a box stands for it.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The photos, the camera, or the latest photos.
    case photoLibrary = 0, camera, savedPhotosAlbum
  }
  /// What is known of a chosen picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back, or at the front.
    case rear = 0, front
  }
  /// Whether people can edit the picture.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes: [String] = ["public.image"]
  /// The object that gets the picture; nothing calls it here.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Creates a choice.
  public convenience init() { self.init(rootViewController: UIViewController()) }
  /// false: there are no pictures here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// An object that is told of a stack of controllers.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// An object that gets a chosen picture.
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
