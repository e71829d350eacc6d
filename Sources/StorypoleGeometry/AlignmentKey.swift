// SPDX-License-Identifier: Apache-2.0
/// A type that you use to create custom alignment guides.
public protocol AlignmentID {
  /// The guide's position in a view that doesn't set it, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of the `n`-th child that has one (from 0) into its container's.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The arithmetic mean of the children's values.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let n = CGFloat(n)
    parentValue = ((parentValue ?? 0) * n + childValue) / (n + 1)
  }
}

/// A guide's identity: its `AlignmentID` and its axis.
@frozen package struct AlignmentKey: Hashable, Sendable {
  // Trees contain many keys: one is a word, and copies of it are not reference-counted.
  unowned(unsafe) package let guide: Guide

  package init(_ id: any AlignmentID.Type, axis: Axis) { guide = Guide.of(id, axis) }

  @inlinable @inline(__always) package var axis: Axis { guide.axis }
  package var id: any AlignmentID.Type { guide.id }
  @inlinable @inline(__always) package var kind: GuideKinds { guide.kind }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.guide === b.guide }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(guide)) }

  @inlinable package var isBuiltIn: Bool { kind != .custom }

  /// The fixed fraction of the view's length, for the defaults of built-in guides.
  @inlinable @inline(__always) package var fixedFraction: CGFloat? {
    guide.halves < 0 ? nil : CGFloat(guide.halves) / 2
  }

  /// Whether the guide is one of the six of a frame's edges and center.
  @inlinable package var isFrameGuide: Bool { kind == .frame }

  /// The guide's position in a view that doesn't set it.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    if let fixedFraction {
      (axis == .horizontal ? dimensions.width : dimensions.height).part(fixedFraction)
    } else {
      id.defaultValue(in: dimensions)
    }
  }

  /// The default in a view of 1×1.
  package var fraction: CGFloat {
    fixedFraction ?? id.defaultValue(in: ViewDimensions(width: 1, height: 1))
  }

  /// Merges the explicit value of a container's `n`-th child that has one. A frame's guides never become
  /// explicit through a container.
  package func combine(childValue: CGFloat, n: Int, into parentValue: inout CGFloat?) {
    id._combineExplicit(childValue: childValue, n, into: &parentValue)
  }

  /// The merge in Apple's documentation of `combineExplicit(_:)`: here a frame's guides are averaged as
  /// custom ones are.
  func combineDocumented(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let id = id is any FrameGuide.Type ? MeanGuide.self : id
    var result: CGFloat?
    for (n, value) in values.lazy.compactMap({ $0 }).enumerated() {
      id._combineExplicit(childValue: value, n, into: &result)
    }
    return result
  }
}

/// The data of a guide. Each guide has one instance, which stays until the process ends.
package final class Guide: Sendable {
  package let axis: Axis
  // A metatype, whose requirements have no actor.
  nonisolated(unsafe) let id: any AlignmentID.Type
  package let kind: GuideKinds
  /// Halves of the view's length for built-in guides; otherwise negative.
  package let halves: Int8

  private init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.axis = axis
    self.id = id
    let fraction = (id as? any BuiltInGuide.Type)?.fraction
    halves = fraction.map { Int8($0 * 2) } ?? -1
    kind = id is any FrameGuide.Type ? .frame : fraction != nil ? .builtIn : .custom
  }

  private struct Name: Hashable {
    let id: ObjectIdentifier
    let axis: Axis
  }

  private static let all = Locked<[Name: Guide]>([:])

  static func of(_ id: any AlignmentID.Type, _ axis: Axis) -> Guide {
    let name = Name(id: ObjectIdentifier(id), axis: axis)
    nonisolated(unsafe) let id = id
    return all.withLock { guides in
      if let guide = guides[name] { return guide }
      let guide = Guide(id, axis)
      guides[name] = guide
      return guide
    }
  }
}

/// Kinds of guides, by how they become explicit.
@frozen package struct GuideKinds: Equatable, Sendable {
  // Not an OptionSet, whose operations are expensive across modules.
  @usableFromInline let bits: UInt8
  @inlinable @inline(__always) init(bits: UInt8) { self.bits = bits }

  @inlinable @inline(__always) package static var none: GuideKinds { GuideKinds(bits: 0) }
  /// The six guides of a frame's edges and center.
  @inlinable @inline(__always) package static var frame: GuideKinds { GuideKinds(bits: 1) }
  /// Baselines and the separators of list rows.
  @inlinable @inline(__always) package static var builtIn: GuideKinds { GuideKinds(bits: 2) }
  @inlinable @inline(__always) package static var custom: GuideKinds { GuideKinds(bits: 4) }
  @inlinable @inline(__always) package static var all: GuideKinds { GuideKinds(bits: 7) }

  @inlinable @inline(__always) package func contains(_ kinds: GuideKinds) -> Bool {
    bits & kinds.bits == kinds.bits
  }
  @inlinable @inline(__always) package func union(_ other: GuideKinds) -> GuideKinds {
    GuideKinds(bits: bits | other.bits)
  }
  @inlinable @inline(__always) package func subtracting(_ other: GuideKinds) -> GuideKinds {
    GuideKinds(bits: bits & ~other.bits)
  }
  @inlinable @inline(__always) package static func == (a: GuideKinds, b: GuideKinds) -> Bool {
    a.bits == b.bits
  }
  @inlinable @inline(__always) package static func != (a: GuideKinds, b: GuideKinds) -> Bool {
    a.bits != b.bits
  }
}

extension AlignmentKey {
  package static let leading = AlignmentKey(LeadingGuide.self, axis: .horizontal)
  package static let horizontalCenter = AlignmentKey(CenterGuide.self, axis: .horizontal)
  package static let trailing = AlignmentKey(TrailingGuide.self, axis: .horizontal)
  package static let listRowSeparatorLeading = AlignmentKey(
    ListRowSeparatorLeadingGuide.self, axis: .horizontal)
  package static let listRowSeparatorTrailing = AlignmentKey(
    ListRowSeparatorTrailingGuide.self, axis: .horizontal)
  package static let top = AlignmentKey(TopGuide.self, axis: .vertical)
  package static let verticalCenter = AlignmentKey(MiddleGuide.self, axis: .vertical)
  package static let bottom = AlignmentKey(BottomGuide.self, axis: .vertical)
  package static let firstTextBaseline = AlignmentKey(FirstTextBaselineGuide.self, axis: .vertical)
  package static let lastTextBaseline = AlignmentKey(LastTextBaselineGuide.self, axis: .vertical)
}

/// A guide whose default is a fraction of the view's length.
private protocol BuiltInGuide: AlignmentID {
  static var axis: Axis { get }
  static var fraction: CGFloat { get }
}

extension BuiltInGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    (axis == .horizontal ? context.width : context.height).part(fraction)
  }
}

/// One of the six guides of `frame(alignment:)`.
private protocol FrameGuide: BuiltInGuide {}

extension FrameGuide {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

private enum LeadingGuide: FrameGuide {
  static let axis = Axis.horizontal
  static let fraction: CGFloat = 0
}

private enum CenterGuide: FrameGuide {
  static let axis = Axis.horizontal
  static let fraction: CGFloat = 0.5
}

private enum TrailingGuide: FrameGuide {
  static let axis = Axis.horizontal
  static let fraction: CGFloat = 1
}

private enum TopGuide: FrameGuide {
  static let axis = Axis.vertical
  static let fraction: CGFloat = 0
}

private enum MiddleGuide: FrameGuide {
  static let axis = Axis.vertical
  static let fraction: CGFloat = 0.5
}

private enum BottomGuide: FrameGuide {
  static let axis = Axis.vertical
  static let fraction: CGFloat = 1
}

private enum ListRowSeparatorLeadingGuide: BuiltInGuide {
  static let axis = Axis.horizontal
  static let fraction: CGFloat = 0
}

private enum ListRowSeparatorTrailingGuide: BuiltInGuide {
  static let axis = Axis.horizontal
  static let fraction: CGFloat = 1
}

private enum FirstTextBaselineGuide: BuiltInGuide {
  static let axis = Axis.vertical
  static let fraction: CGFloat = 1

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? .infinity, childValue)
  }
}

private enum LastTextBaselineGuide: BuiltInGuide {
  static let axis = Axis.vertical
  static let fraction: CGFloat = 1

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? -.infinity, childValue)
  }
}

/// Merges like a custom guide without its own merge.
private enum MeanGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
