// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A view's preferred distances to its neighbors, by edge and by kind of neighbor.
///
/// *How it works.* A preference belongs to an edge and a category ("an edge above text", for example). Two views that
/// face each other combine the categories that both know, by adding; the largest sum is the distance. Without a common
/// category the larger default preference counts, and without that containers use 8 points.
public struct ViewSpacing: Sendable {
  package enum Category: UInt8, Sendable {
    case plain, textToText, textBaseline, edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
    case leftTextBaseline, rightTextBaseline
  }

  /// A physical edge: left and right, regardless of the layout direction.
  enum Side: UInt8, Sendable { case top, left, bottom, right }

  enum Value: Sendable, Equatable {
    case distance(CGFloat)
    /// A text at its top or bottom, and the length of a pixel there.
    case topMetrics(FontMetrics, pixel: CGFloat)
    case bottomMetrics(FontMetrics, pixel: CGFloat)
  }

  struct Entry: Sendable, Equatable {
    var category: Category
    var side: Side
    var value: Value
  }

  private(set) var entries: [Entry] { didSet { isPlain = false } }
  /// Whether the view has no preferences.
  private(set) var isPlain = false
  /// nil until a spacing with a direction is added.
  private var knownDirection: LayoutDirection?
  var layoutDirection: LayoutDirection {
    get { knownDirection ?? .leftToRight }
    set { knownDirection = newValue }
  }

  /// The distance between views without preferences, in points.
  package static let defaultDistance: CGFloat = 8

  /// A preference for no distance on any edge.
  public static let zero = ViewSpacing(
    entries: [Side.top, .left, .bottom, .right].map {
      Entry(category: .plain, side: $0, value: .distance(0))
    })

  private static let plainEntries = [
    Entry(category: .edgeBelowText, side: .top, value: .distance(0)),
    Entry(category: .edgeAboveText, side: .bottom, value: .distance(0)),
    Entry(category: .edgeRightText, side: .left, value: .distance(0)),
    Entry(category: .edgeLeftText, side: .right, value: .distance(0)),
  ]

  /// Makes the preferences of a plain view: none, except beside text.
  public init() {
    entries = Self.plainEntries
    isPlain = true
  }

  init(entries: [Entry]) { self.entries = entries }

  /// The distance to the view that follows along `axis`, in points; 8 if neither prefers one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    preferredDistance(to: next, along: axis) ?? Self.defaultDistance
  }

  func preferredDistance(to next: ViewSpacing, along axis: Axis) -> CGFloat? {
    decidingPreference(to: next, along: axis)?.distance
  }

  /// The distance that both prefer, and its category.
  @inline(__always) package func decidingPreference(to next: ViewSpacing, along axis: Axis) -> (
    distance: CGFloat, category: Category
  )? {
    if isPlain, next.isPlain { return nil }
    let mine: Side
    let theirs: Side
    switch axis {
    case .vertical: (mine, theirs) = (.bottom, .top)
    case .horizontal:
      (mine, theirs) = layoutDirection == .rightToLeft ? (.left, .right) : (.right, .left)
    }
    var best: (distance: CGFloat, category: Category)?
    for entry in entries where entry.side == mine && entry.category != .plain {
      for other in next.entries where other.side == theirs && other.category == entry.category {
        guard let sum = Self.combine(entry.value, other.value) else { continue }
        if best == nil || sum > best!.distance { best = (sum, entry.category) }
      }
    }
    if let best { return best }
    return [plainDistance(mine), next.plainDistance(theirs)].compactMap { $0 }.max()
      .map { ($0, .plain) }
  }

  private func plainDistance(_ side: Side) -> CGFloat? {
    for entry in entries where entry.side == side && entry.category == .plain {
      if case .distance(let distance) = entry.value { return distance }
    }
    return nil
  }

  /// The lower text determines the distance between two texts: its leading, in whole pixels of the upper one.
  private static func combine(_ a: Value, _ b: Value) -> CGFloat? {
    switch (a, b) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), _): a
    case (_, .distance(let b)): b
    case (.bottomMetrics(_, let pixel), .topMetrics(let lower, _)),
      (.topMetrics(let lower, _), .bottomMetrics(_, let pixel)):
      roundedUp(lower.leading, toMultipleOf: pixel)
    default: nil
    }
  }

  /// Adds another view's preferences on `edges`, keeping the larger one of each kind. A spacing that was made without a
  /// view takes the layout direction of the first added view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if knownDirection == nil { knownDirection = other.knownDirection }
    let sides = Self.sides(edges, layoutDirection)
    for entry in other.entries where sides.contains(entry.side) {
      if let i = entries.firstIndex(where: {
        $0.category == entry.category && $0.side == entry.side
      }) {
        if Self.isLess(entries[i].value, entry.value) { entries[i].value = entry.value }
      } else {
        entries.append(entry)
      }
    }
  }

  /// The preferences of both views on `edges`, the larger one of each kind.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Distances come before metrics, tops before bottoms.
  private static func isLess(_ a: Value, _ b: Value) -> Bool {
    func rank(_ value: Value) -> (Int, CGFloat) {
      switch value {
      case .distance(let distance): (0, distance)
      case .topMetrics(let m, _): (1, m.ascent + m.descent + m.leading)
      case .bottomMetrics(let m, _): (2, m.ascent + m.descent + m.leading)
      }
    }
    return rank(a) < rank(b)
  }

  private static func sides(_ edges: Edge.Set, _ direction: LayoutDirection) -> [Side] {
    var sides: [Side] = []
    if edges.contains(.top) { sides.append(.top) }
    if edges.contains(.bottom) { sides.append(.bottom) }
    let isRTL = direction == .rightToLeft
    if edges.contains(.leading) { sides.append(isRTL ? .right : .left) }
    if edges.contains(.trailing) { sides.append(isRTL ? .left : .right) }
    return sides
  }

  /// Makes the edges those of a plain view.
  package mutating func reset(_ edges: Edge.Set) {
    if isPlain { return }
    let sides = Self.sides(edges, layoutDirection)
    if sides.isEmpty { return }
    entries.removeAll { sides.contains($0.side) }
    entries += Self.plainEntries.filter { sides.contains($0.side) }
  }
}

extension ViewSpacing {
  func isSame(as other: ViewSpacing) -> Bool {
    layoutDirection == other.layoutDirection
      && (entries == other.entries
        // A category of a side occurs once, in any order.
        || entries.count == other.entries.count && entries.allSatisfy(other.entries.contains))
  }

  /// No preferences: the start of a union.
  static var none: ViewSpacing { ViewSpacing(entries: []) }

  /// No distance along the axis and a plain view's preferences across it; nil is both axes.
  static func zero(along axis: Axis?) -> ViewSpacing {
    guard let axis else { return .zero }
    let sides: [Side] = axis == .horizontal ? [.left, .right] : [.top, .bottom]
    return ViewSpacing(
      entries: plainEntries.filter { !sides.contains($0.side) }
        + sides.map { Entry(category: .plain, side: $0, value: .distance(0)) })
  }

  /// A text's preferences (rule: text spacing from cap height, ascent and a tenth of the line).
  /// `first` and `last` are the metrics of its first and last line, baselines from its top.
  static func text(
    first: FontMetrics, last: FontMetrics, firstBaseline: CGFloat, lastBaseline: CGFloat,
    height: CGFloat, pixel: CGFloat
  ) -> ViewSpacing {
    func tenth(_ metrics: FontMetrics) -> CGFloat {
      roundedUp(metrics.lineHeight / 10, toMultipleOf: pixel)
    }
    let above = tenth(first) + first.descent
    let below = max(
      last.lineHeight + tenth(last) - last.capHeight, tenth(last) + last.descent)
    return ViewSpacing(entries: [
      Entry(category: .textToText, side: .top, value: .topMetrics(first, pixel: pixel)),
      Entry(category: .textToText, side: .bottom, value: .bottomMetrics(last, pixel: pixel)),
      Entry(category: .textBaseline, side: .top, value: .distance(-firstBaseline)),
      Entry(category: .textBaseline, side: .bottom, value: .distance(lastBaseline - height)),
      Entry(category: .edgeAboveText, side: .top, value: .distance(above)),
      Entry(category: .edgeBelowText, side: .bottom, value: .distance(below)),
    ])
  }
}

/// The smallest multiple of `unit` that is not below `value`, except for rounding errors.
package func roundedUp(_ value: CGFloat, toMultipleOf unit: CGFloat) -> CGFloat {
  guard unit > 0, value.isFinite else { return value }
  // 0 is added because −1e-6 rounds up to −0.
  return (value / unit - 1e-6).rounded(.up) * unit + 0
}
