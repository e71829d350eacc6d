// SPDX-License-Identifier: Apache-2.0
import Storypole

// Core Animation's animations. Nothing moves here: a layer that gets one warns.

extension CALayer {
  /// Has no effect, and a warning reports it.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    Surroundings.warn(
      "CALayer.add does nothing: Core Animation isn't drawn. Animate with withAnimation",
      once: "CALayer.add")
  }
  /// Does nothing: there are no animations here.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing: there are no animations here.
  public func removeAllAnimations() {}
  /// Does nothing, and a warning reports it.
  public func render(in ctx: CGContext) {
    Surroundings.warn(
      "CALayer.render draws nothing: UIKit's views aren't drawn. Use ImageRenderer",
      once: "CALayer.render")
  }
}

/// A change of a layer over time, which is not shown here.
open class CAAnimation: NSObject, @unchecked Sendable {
  /// The duration in seconds; 0 by default.
  open var duration: CFTimeInterval = 0
  /// The start, in seconds; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions; 0 by default.
  open var repeatCount: Float = 0
  /// Whether the animation also runs backward; false by default.
  open var autoreverses = false
  /// The pace; nil by default.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed at its end; true by default.
  open var isRemovedOnCompletion = true
  /// The values before and after the animation; `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// The name of the property; nil by default.
  open var keyPath: String?
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The first value; nil by default.
  open var fromValue: Any?
  /// The last value; nil by default.
  open var toValue: Any?
  /// The difference; nil by default.
  open var byValue: Any?
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The values; nil by default.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path of a position; nil by default.
  open var path: CGPath?
}

/// The pace of an animation.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a pace from the control points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even, `linear`.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first, `easeIn`.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at last, `easeOut`.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends, `easeInEaseOut`.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's, `default`.
  public static let `default` = Self(rawValue: "default")
}

/// The values before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own, `removed`.
  public static let removed = Self(rawValue: "removed")
  /// The last value afterwards, `forwards`.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value before, `backwards`.
  public static let backwards = Self(rawValue: "backwards")
  /// Both, `both`.
  public static let both = Self(rawValue: "both")
}

/// A group of changes of layers. Changes apply at once here.
@MainActor @preconcurrency public final class CATransaction: NSObject {
  /// Does nothing: changes apply at once.
  public class func begin() {}
  /// Does nothing: changes apply at once.
  public class func commit() {}
  /// Does nothing: changes apply at once.
  public class func flush() {}
  /// Accepted; there are no actions here.
  public class func setDisableActions(_ flag: Bool) {}
  /// Accepted; changes have no duration here.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Accepted; changes have no pace here.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the block at once, because nothing moves here.
  public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A timer of the screen's frames. It never calls its method, and a warning reports it.
open class CADisplayLink: NSObject, @unchecked Sendable {
  /// Creates a timer. `TimelineView(.animation)` draws each frame in SwiftUI.
  public init(target: Any, selector sel: Selector) {}
  /// Warns: methods are not called by name here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Surroundings.warn(
      "CADisplayLink never calls its method: Swift calls no methods by name here. Use TimelineView(.animation)",
      once: "CADisplayLink")
  }
  /// Does nothing: the timer never runs.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: the timer never runs.
  open func invalidate() {}
  /// Accepted; the timer never runs.
  open var isPaused = false
  /// Accepted; the timer never runs.
  open var preferredFramesPerSecond = 0
  /// 0: there is no frame.
  open var timestamp: CFTimeInterval { 0 }
  /// 0: there is no frame.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// A sixtieth of a second.
  open var duration: CFTimeInterval { 1.0 / 60 }
}
