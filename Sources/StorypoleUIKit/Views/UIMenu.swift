// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An item of a menu, which is not shown here.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The title.
  public let title: String
  /// The image beside the title.
  public let image: UIImage?

  nonisolated init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// The state of an item.
  public enum State: Int, Sendable {
    /// Off, on, or both.
    case off = 0, on, mixed
  }
  /// The settings of an item.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item can't be chosen; the raw value is 1.
    public static let disabled = Attributes(rawValue: 1)
    /// The item deletes something; the raw value is 2.
    public static let destructive = Attributes(rawValue: 2)
    /// The item is missing; the raw value is 4.
    public static let hidden = Attributes(rawValue: 4)
  }
}

/// An action of a control or a menu, which never runs here.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    super.init(title: title, image: image)
  }

  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A menu, which is not shown here.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// The items.
  public let children: [UIMenuElement]
  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }

  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The settings of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items appear in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something; the raw value is 2.
    public static let destructive = Options(rawValue: 2)
    /// One item is chosen; the raw value is 32.
    public static let singleSelection = Options(rawValue: 32)
  }
}

/// A touch of the screen; none is sent here.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The state of a touch.
  public enum Phase: Int, Sendable {
    /// Began, moved, at rest, ended, or cancelled.
    case began = 0, moved, stationary, ended, cancelled
  }
  /// Ended: there are no touches here.
  open var phase: Phase { .ended }
  /// 0: there are no touches here.
  open var tapCount: Int { 0 }
  /// nil: there are no touches here.
  open var view: UIView? { nil }
  /// Zero: there are no touches here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Zero: there are no touches here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
