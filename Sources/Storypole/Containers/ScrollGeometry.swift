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

/// Observes the first scroll view inside, after each layout.
nonisolated struct ScrollObserver: ViewModifier {
  typealias Body = Never
  /// Receives the closure's previous result.
  var observe: (ScrollNode, Any?) -> Any?

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ScrollObserverNode ?? ScrollObserverNode(inputs)
    node.observe = modifier.observe
    node.reactToLayout()
    node.update(inputs, content)
    return node
  }
}

final class ScrollObserverNode: ObservingNode {
  var observe: ((ScrollNode, Any?) -> Any?)?
  private var last: Any?

  override func afterLayout() {
    super.afterLayout()
    guard let observe, let scroll = content?.scrollNodes.first else { return }
    last = observe(scroll, last)
  }
}

extension View {
  /// Calls `action` with the value of `transform` for the scroll view's geometry, initially and when it changes.
  ///
  /// The first scroll view inside of this view counts. In the first call both values are the same.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollObserver { scroll, last in
        let value = transform(scroll.geometry)
        let old = last as? T
        if old != value { action(old ?? value, value) }
        return value
      })
  }

  /// Calls `action` when the phase of the first scroll view inside changes, and initially with two idle phases.
  ///
  /// The phase becomes `interacting`, `decelerating` and `idle`: the phase of a wheel ends a tenth of a second after
  /// its last event.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when the phase of the first scroll view inside changes, with its geometry, and initially with two
  /// idle phases.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollObserver { scroll, last in
        scroll.reportsPhase = true
        let (old, new) = (last as? ScrollPhase, scroll.phase)
        if old != new {
          action(
            old ?? new, new, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: nil))
        }
        return new
      })
  }
}
