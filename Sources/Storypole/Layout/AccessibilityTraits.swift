// SPDX-License-Identifier: Apache-2.0
/// The nature of an element for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  /// A set is its own kind of element.
  public typealias Element = AccessibilityTraits
  /// The type of the elements of a set literal.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private init(bits: UInt32) { self.bits = bits }
  /// Creates a set without traits.
  public init() { bits = 0 }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The element is a header that divides content.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The element plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The element sums up the state of the app at its start.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The element changes its label or its value often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The element starts to play or to record media when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The element takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The element turns a page when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The element hides the elements behind it.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// Returns whether the set has all traits of another one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }
  /// Adds the traits of another set. `inserted` is true if one of them was new.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let inserted = !contains(newMember)
    bits |= newMember.bits
    return (inserted, newMember)
  }
  /// Removes the traits of another set and returns the removed ones; nil if there were none.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : AccessibilityTraits(bits: common)
  }
  /// Adds the traits of another set and returns those that the set already had; nil if there were
  /// none.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Returns the traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps only the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// The accessibility elements for a view's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Hides the children.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Keeps each child as an element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Combines the view and its children into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Makes the value larger.
  case increment
  /// Makes the value smaller.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The levels of a heading: none, or 1 to 6 as in HTML.
  case unspecified, h1, h2, h3, h4, h5, h6
}
