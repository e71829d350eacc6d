// SPDX-License-Identifier: Apache-2.0
/// The position, the content and the size of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The content's point at the top-leading corner of the view; at rest the negative insets.
  public var contentOffset: CGPoint
  /// The size of the content without insets.
  public var contentSize: CGSize
  /// The insets of margins and bars around the content.
  public var contentInsets: EdgeInsets
  /// The view's size without the insets.
  public var containerSize: CGSize

  /// Makes a geometry from its values in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The rectangle of the container at the offset, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle of the content, insets included, in its coordinates.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// The activity of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  /// The scroll view is at rest and not touched.
  case idle
  /// A finger touches it and has not moved it yet; never used here.
  case tracking
  /// A finger, the wheel or keys move it.
  case interacting
  /// It continues after a finger has let go.
  case decelerating
  /// The program moves it, animated; never used here.
  case animating
  /// Whether the scroll view moves or is touched.
  public var isScrolling: Bool { self != .idle }
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The position and size of the scroll view.
  public let geometry: ScrollGeometry
  /// The speed of scrolling; always nil here.
  public let velocity: CGVector?
}
