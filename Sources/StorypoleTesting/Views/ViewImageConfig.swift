// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The window of a picture: a device's, or another.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// Wider than high, or higher than wide.
    case landscape, portrait
  }

  /// The orientation of an iPad, and the part of its screen.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen that is higher than wide.
    public enum PortraitSplits: Sendable {
      /// A part of the width.
      case oneThird, twoThirds, full
    }
    /// The parts of a screen that is wider than high.
    public enum LandscapeSplits: Sendable {
      /// A part of the width.
      case oneThird, oneHalf, twoThirds, full
    }
    /// Wider than high.
    case landscape(splitView: LandscapeSplits)
    /// Higher than wide.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the window, in points; nil for the size of the view.
  public var size: CGSize?
  /// The traits of the views.
  public var traits: UITraitCollection

  /// Creates a window.
  ///
  /// - Parameter size: The size, in points; nil for the size that the view takes for a proposal of 0 × 0.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// The size of a view in a picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// In the center of a device's safe area.
  case device(config: ViewImageConfig)
  /// In the center of a window, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view takes for a proposal of 0 × 0. Text without `fixedSize()` becomes as narrow as it can.
  case sizeThatFits
}
