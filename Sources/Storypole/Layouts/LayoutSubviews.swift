// SPDX-License-Identifier: Apache-2.0
/// The subviews of a custom layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// One subview.
  public typealias Element = LayoutSubview
  /// The position in the collection, which slices keep.
  public typealias Index = Int
  /// A slice of the subviews.
  public typealias SubSequence = LayoutSubviews

  /// The direction of the container. Lay out left to right: the container mirrors the result.
  public var layoutDirection: LayoutDirection
  let nodes: [LayoutItem]
  private let indexes: [Int]?
  private let range: Range<Int>
  let recorder: PlacementRecorder

  package init(
    nodes: [LayoutItem], direction: LayoutDirection,
    recorder: PlacementRecorder = PlacementRecorder()
  ) {
    self.nodes = nodes
    layoutDirection = direction
    indexes = nil
    range = 0..<nodes.count
    self.recorder = recorder
  }

  private init(_ base: LayoutSubviews, indexes: [Int]?, range: Range<Int>) {
    nodes = base.nodes
    layoutDirection = base.layoutDirection
    recorder = base.recorder
    self.indexes = indexes
    self.range = range
  }

  /// The index of the first subview; 0 unless this is a slice.
  public var startIndex: Int { range.lowerBound }
  /// The index after that of the last subview.
  public var endIndex: Int { range.upperBound }

  /// The subview at an index, which must be in the collection.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "no subview at index \(index)")
    let place = indexes?[index] ?? index
    return LayoutSubview(
      node: nodes[place], place: place, direction: layoutDirection, recorder: recorder)
  }

  /// The subviews in a range of indexes, with the same indexes.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, indexes: indexes, range: bounds)
  }

  /// The subviews at given indexes, in their order, with indexes from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { indexes?[$0] ?? $0 }
    return LayoutSubviews(self, indexes: chosen, range: 0..<chosen.count)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.recorder === b.recorder && a.range == b.range && a.indexes == b.indexes
      && a.layoutDirection == b.layoutDirection
  }

  /// Runs `work` on the subviews, without counting references to them.
  @inline(__always) func withoutRetaining<T>(_ work: (UnretainedNodes) -> T) -> T {
    map(\.node).withoutRetaining(work)
  }

  /// The union of all edges of all subviews; zero without subviews.
  func unionOfSpacing() -> ViewSpacing {
    if isEmpty { return .zero }
    var spacing = ViewSpacing.none
    spacing.layoutDirection = layoutDirection
    for subview in self { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Merges the explicit values of the subviews at the positions that `place` gives them. The six guides of the frame
  /// never become explicit through a container of several views.
  func mergeExplicit(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    if key.isFrameGuide || !bounds.width.isFinite || !bounds.height.isFinite { return nil }
    let places = recorder.record(count: nodes.count, place)
    // Merged in the container's own coordinates: a guide's merge doesn't have to be linear.
    let start = key.axis == .horizontal ? bounds.minX : bounds.minY
    var result: CGFloat?
    var n = 0
    for (node, placed) in zip(nodes, places) {
      let placement = placed ?? .centered(in: bounds, proposal)
      guard let value = node.explicit(key, in: placement.proposal) else { continue }
      let origin = placement.origin(of: node.size(for: placement.proposal))
      let shifted = value + origin[key.axis] - start
      key.combine(childValue: shifted, n: n, into: &result)
      n += 1
    }
    return result.map { $0 + start }
  }
}

/// One subview of a custom layout: returns sizes for proposals and is placed.
public struct LayoutSubview: Equatable {
  let node: LayoutItem
  let place: Int
  /// The container's direction.
  let direction: LayoutDirection
  let recorder: PlacementRecorder

  /// The subview's layout priority, 0 by default.
  public var priority: Double { node.priority }
  /// The subview's preferred distances to its neighbors.
  public var spacing: ViewSpacing { node.spacing(direction) }
  /// The subview's values and tags for the container.
  public var containerValues: ContainerValues { node.traits?.containerValues ?? ContainerValues() }

  /// The values that the subview has for its container.
  var traits: Traits? { node.traits }
  /// The lengths of the subview that are known without measuring it.
  var hints: SizingHints { node.hints }

  /// The subview's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// The subview's value for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits?.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Places the point `anchor` of the subview at `position`, in the coordinates of the container's bounds.
  ///
  /// The last call counts. Outside of `placeSubviews`, a call only prints a warning.
  /// - Parameter proposal: The proposal that determines the subview's size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard recorder.places.indices.contains(place) else {
      return recorder.warn()
    }
    recorder.places[place] = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// The position that a layout gives to a subview.
struct Placement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  /// The placement of a subview that the layout never places: the center, with the container's proposal.
  static func centered(in bounds: CGRect, _ proposal: ProposedViewSize) -> Placement {
    Placement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - size.width.part(anchor.x), y: position.y - size.height.part(anchor.y))
  }
}

/// Records a layout's placements, for a placement or for a preview of one.
package final class PlacementRecorder {
  fileprivate(set) var places: [Placement?] = []
  /// Called when a layout places a subview outside of `placeSubviews`.
  fileprivate let warn: () -> Void

  package init(warn: @escaping () -> Void = {}) { self.warn = warn }

  func record(count: Int, _ place: () -> Void) -> [Placement?] {
    let outer = places
    places = Array(repeating: nil, count: count)
    place()
    defer { places = outer }
    return places
  }
}
