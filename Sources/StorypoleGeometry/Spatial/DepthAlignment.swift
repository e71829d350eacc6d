// SPDX-License-Identifier: Apache-2.0
/// A type that you use to create custom guides along the depth axis.
public protocol DepthAlignmentID {
  /// The guide's position in a view that doesn't set it, in points from the view's back.
  static func defaultValue(in context: ViewDimensions3D) -> CGFloat
}

/// A position along the depth axis, which runs from the back (0) to the front.
@frozen public struct DepthAlignment: Equatable, Sendable {
  // A metatype, whose requirements have no actor.
  nonisolated(unsafe) package let id: any DepthAlignmentID.Type

  /// Makes a custom depth alignment; two alignments with the same ID are equal.
  public init(_ id: any DepthAlignmentID.Type) { self.id = id }

  /// The front, at the view's depth.
  public static let front = DepthAlignment(FrontGuide.self)
  /// The middle of the view's depth.
  public static let center = DepthAlignment(DepthCenterGuide.self)
  /// The back, at 0.
  public static let back = DepthAlignment(BackGuide.self)

  /// Whether the guide is one of the three of a box's front, center and back.
  package var isFrameGuide: Bool { id is any DepthFrameGuide.Type }

  /// Merges the explicit values of several views into their mean, ignoring those that have none; nil if no
  /// view has a value.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    let known = values.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
  }

  public static func == (a: DepthAlignment, b: DepthAlignment) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }
}

/// One of the three guides of `frame(depth:alignment:)`.
private protocol DepthFrameGuide: DepthAlignmentID {
  static var fraction: CGFloat { get }
}

extension DepthFrameGuide {
  static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth.part(fraction) }
}

private enum FrontGuide: DepthFrameGuide { static let fraction: CGFloat = 1 }
private enum DepthCenterGuide: DepthFrameGuide { static let fraction: CGFloat = 0.5 }
private enum BackGuide: DepthFrameGuide { static let fraction: CGFloat = 0 }

/// A view's width, height, depth and alignment guides in its own coordinate space.
public struct ViewDimensions3D: Equatable {
  /// The view's depth in points.
  public let depth: CGFloat
  private let flat: ViewDimensions
  private let explicitDepth: (DepthAlignment) -> CGFloat?

  package init(
    _ flat: ViewDimensions, depth: CGFloat,
    explicit: @escaping (DepthAlignment) -> CGFloat? = { _ in nil }
  ) {
    self.flat = flat
    self.depth = depth
    explicitDepth = explicit
  }

  /// The view's width in points.
  public var width: CGFloat { flat.width }
  /// The view's height in points.
  public var height: CGFloat { flat.height }

  /// The position of a guide in points from the leading edge: the view's own if it sets the guide, otherwise
  /// the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { flat[guide] }
  /// The position of a guide in points from the top edge: the view's own if it sets the guide, otherwise the
  /// guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { flat[guide] }
  /// The position of a guide in points from the back: the view's own if it sets the guide, otherwise the
  /// guide's default.
  public subscript(guide: DepthAlignment) -> CGFloat {
    explicitDepth(guide) ?? guide.id.defaultValue(in: self)
  }

  /// The position of a guide in points from the leading edge if the view sets it, otherwise nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { flat[explicit: guide] }
  /// The position of a guide in points from the top edge if the view sets it, otherwise nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { flat[explicit: guide] }
  /// The position of a guide in points from the back if the view sets it, otherwise nil.
  public subscript(explicit guide: DepthAlignment) -> CGFloat? { explicitDepth(guide) }

  public static func == (a: ViewDimensions3D, b: ViewDimensions3D) -> Bool {
    a.flat == b.flat && a.depth == b.depth
  }
}
