// SPDX-License-Identifier: Apache-2.0
// The user's accessibility settings of the system: none, in a still picture.

extension EnvironmentValues {
  /// Whether animations should be reduced: always false here.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether backgrounds should be opaque: always false here.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether color must not be the only distinction: always false here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colors are inverted: always false here.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have shapes: always false here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights should be dimmed: always false here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images should play: always true here.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a screen reader is in use: always false here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switch control is in use: always false here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the large content viewer is in use: always false here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether an assistive technology is in use: false by default; setting it has no other effect.
  @available(*, deprecated)
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  private struct EnabledKey: EnvironmentKey { static let defaultValue = false }
}
