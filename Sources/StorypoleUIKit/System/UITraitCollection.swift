// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Traits of the environment: those of the views, or those that code specifies, as for dynamic colors and in tests.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: SpecifiedTraits
  /// The environment with these traits, and defaults for those that are unspecified.
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    traits = SpecifiedTraits(environment)
    self.environment = environment
  }

  private init(_ traits: SpecifiedTraits) {
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    (self.traits, self.environment) = (traits, environment)
  }

  /// Creates traits that are all unspecified.
  public override convenience init() { self.init(SpecifiedTraits()) }
  /// Creates traits from several; those of a later collection count where two specify one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: SpecifiedTraits()) { $0.merge($1.traits) })
  }
  /// Creates the traits that a closure specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = SpecifiedTraits()
    mutations(&traits)
    self.init(traits as? SpecifiedTraits ?? SpecifiedTraits())
  }
  /// Returns a copy with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = self.traits
    mutations(&traits)
    return UITraitCollection(traits as? SpecifiedTraits ?? self.traits)
  }

  private convenience init<Value>(
    _ path: WritableKeyPath<SpecifiedTraits, Value>, _ value: Value
  ) {
    var traits = SpecifiedTraits()
    traits[keyPath: path] = value
    self.init(traits)
  }

  /// Creates a collection with a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  /// Creates a collection with a kind of device, which no view reads here.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }
  /// Creates a collection with a number of pixels per point; 0 is unspecified.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  /// Creates a collection with a range of colors, which has no effect here: pictures have sRGB's.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  /// Creates a collection with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }
  /// Creates a collection with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Creates a collection with a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }
  /// Creates a collection with a size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  /// Creates a collection with a size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Creates a collection with a capability of the screen, which has no effect here.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  /// The traits of the views last shown on this thread; the default ones before the first.
  public class var current: UITraitCollection {
    UITraitCollection(Surroundings.current.environment)
  }

  /// Sets the specified traits in an environment.
  package func apply(to environment: inout EnvironmentValues) { traits.apply(to: &environment) }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The kind of device; a phone in the traits of views.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The range of colors; sRGB's in the traits of views.
  public var displayGamut: UIDisplayGamut { traits.displayGamut }
  /// Whether the user prefers more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Left to right, or the reverse.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The size class of the width; unspecified if the views set none.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The size class of the height; unspecified if the views set none.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Whether the screen measures the force of a touch; not in the traits of views.
  public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }

  /// Whether two collections specify the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  /// A hash of the traits.
  public override var hash: Int { traits.userInterfaceStyle.rawValue &+ Int(traits.displayScale) }
}

/// The traits that `UITraitCollection(mutations:)` can set.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device, which no view reads here.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The pixels per point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  /// The range of colors, which has no effect here.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// Traits that are unspecified until they are set.
struct SpecifiedTraits: UIMutableTraits, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown

  init() {}

  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    userInterfaceIdiom = .current
    displayScale = environment.displayScale
    displayGamut = .SRGB
    accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
    preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
    horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    forceTouchCapability = .unavailable
  }

  mutating func merge(_ other: SpecifiedTraits) {
    let none = SpecifiedTraits()
    func take<Value: Equatable>(_ path: WritableKeyPath<SpecifiedTraits, Value>) {
      if other[keyPath: path] != none[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.displayScale)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.preferredContentSizeCategory)
    take(\.layoutDirection)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.forceTouchCapability)
  }

  func apply(to environment: inout EnvironmentValues) {
    if let scheme = ColorScheme(userInterfaceStyle) { environment.colorScheme = scheme }
    if displayScale > 0, displayScale.isFinite { environment.displayScale = displayScale }
    if accessibilityContrast != .unspecified {
      environment._colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    }
    if legibilityWeight != .unspecified {
      environment.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
    }
    if let size = DynamicTypeSize(preferredContentSizeCategory) {
      environment.dynamicTypeSize = size
    }
    if let direction = LayoutDirection(layoutDirection) { environment.layoutDirection = direction }
    if let width = UserInterfaceSizeClass(horizontalSizeClass) {
      environment.horizontalSizeClass = width
    }
    if let height = UserInterfaceSizeClass(verticalSizeClass) {
      environment.verticalSizeClass = height
    }
  }
}
