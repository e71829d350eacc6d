// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Snapshotting where Value: View, Format == UIImage {
  /// A picture of a view with the size that it takes for a proposal of 0 × 0.
  public static var image: Snapshotting { .image() }

  /// A picture of a view. `Diffing.image(precision:perceptualPrecision:scale:)` describes the precisions.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect: every picture is drawn as in a window.
  ///   - layout: The window.
  ///   - traits: Take precedence over those of a device. Without a display scale, a point has 2 pixels.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let window: ViewImageConfig
    switch layout {
    case .device(let config): window = config
    case .fixed(let width, let height):
      window = ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: window = ViewImageConfig()
    }
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in .attempt { try ViewDrawing.image(of: view, in: window, traits) } }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a hosting controller's view with the size of the controller's view, or the size that the view takes
  /// for a proposal of 0 × 0.
  public static var image: Snapshotting { .image() }

  /// A picture of a hosting controller's view on a device. Another controller fails the test, because UIKit's views
  /// aren't drawn. `Snapshotting.image(drawHierarchyInKeyWindow:precision:perceptualPrecision:layout:traits:)`
  /// describes the other parameters.
  ///
  /// - Parameter size: The size in points; nil for the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { controller in
      .attempt {
        var window = config
        window.size =
          size ?? config.size ?? onMain(controller) { $0.isViewLoaded ? $0.view.drawnSize : nil }
        return try ViewDrawing.image(of: try hosted(controller), in: window, traits)
      }
    }
  }

  /// A picture of a hosting controller's view.
  ///
  /// - Parameter size: The size in points; nil for the size of the controller's view, or, if it has none, the size
  ///   that the view takes for a proposal of 0 × 0.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view of a hosting controller, of a label or of an image view.
  public static var image: Snapshotting { .image() }

  /// A picture of the view of a hosting controller, of a label or of an image view. Other views fail the test, because
  /// UIKit's views aren't drawn.
  ///
  /// - Parameter size: The size in points; nil for that of the view's frame, or its intrinsic size if that is zero.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in
      .attempt {
        let window = ViewImageConfig(size: size ?? onMain(view) { $0.drawnSize })
        return try ViewDrawing.image(of: try drawn(view), in: window, traits)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The views of a hosting controller with their frames, one a line. UIKit's own names and addresses have no
  /// counterpart here, so goldens of Apple's systems differ.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of a hosting controller with their frames, one a line.
  ///
  /// - Parameters:
  ///   - config: The window.
  ///   - size: The size in points; nil for the window's.
  ///   - traits: Take precedence over those of the window.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { controller in
      .attempt {
        var window = config
        window.size = size ?? config.size
        let image = try ViewDrawing.image(of: try hosted(controller), in: window, traits)
        return FramesDifference.compared(image.frames ?? "")
      }
    }
  }

  /// UIKit's description of controllers, which doesn't exist here.
  @available(*, unavailable, message: "UIKit's text doesn't exist here; use .recursiveDescription")
  public static var hierarchy: Snapshotting { fatalError("unavailable") }
}

// MARK: UIKit

/// Marks the main queue, which another thread than the main one can run.
private let isMainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs work with a value of UIKit, on the main actor.
private func onMain<Value, Result>(
  _ value: Value, _ work: @MainActor (Value) throws -> Result
) rethrows -> Result {
  nonisolated(unsafe) let value = value
  nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
  if DispatchQueue.getSpecific(key: isMainQueue) == true || Thread.isMainThread {
    MainActor.assumeIsolated { result = Swift.Result { try work(value) } }
  } else {
    DispatchQueue.main.sync { result = Swift.Result { try work(value) } }
  }
  func get() throws -> Result { try result!.get() }
  return try get()
}

private func hosted(_ controller: UIViewController) throws -> AnyView {
  let view = onMain(controller) { ($0 as? any HostsView)?.hosted }
  guard let view else {
    throw SnapshotFailure(
      message: """
        \(type(of: controller)) can't be drawn: UIKit's views aren't drawn on Linux. Take the snapshot of a SwiftUI view \
        or of a UIHostingController, or leave this test to Apple's systems with '#if !os(Linux)'.
        """)
  }
  return view
}

private func drawn(_ view: UIView) throws -> AnyView {
  let content = onMain(view) { $0.drawn }
  guard let content else {
    throw SnapshotFailure(
      message: """
        \(type(of: view)) can't be drawn: UIKit's views aren't drawn on Linux. Take the snapshot of a SwiftUI view or of \
        a UIHostingController, or leave this test to Apple's systems with '#if !os(Linux)'.
        """)
  }
  return content
}

extension UIView {
  /// nil if neither the frame nor the content gives the view a size.
  fileprivate var drawnSize: CGSize? {
    for size in [frame.size, intrinsicContentSize]
    where size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite {
      return size
    }
    return nil
  }
}
