// SPDX-License-Identifier: Apache-2.0
/// The properties of a geometry that matched views share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32
  /// Creates properties from their bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor; the raw value is 1.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size: the other views are proposed that of the source.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size; the default.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives views of one identity one geometry.
  ///
  /// *How it lays out*. Measured: the view keeps its own position for the views around it. Documented: a view that
  /// isn't a source is drawn with the source's geometry: it is proposed the source's size, and its anchor is at the
  /// source's. If a view appears in the transaction in which another of the same identity disappears, both are drawn
  /// moving from the old one's position to the new one's.
  /// - Parameters:
  ///   - properties: The parts of the geometry that the source passes on.
  ///   - anchor: The point of the views whose position is shared.
  ///   - isSource: Whether the others follow this view. With several sources, the first counts, and a warning reports
  ///     it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? MatchedNode ?? MatchedNode(inputs)
    node.follow(modifier, inputs, content)
    return node
  }
}

extension ViewHost {
  var matched: MatchedGeometry { feature { MatchedGeometry() } }
}

/// A node that notes its frame when it leaves the tree and is still drawn.
protocol MatchedView: _ViewNode {
  func noteDeparture(in group: MatchedGeometry)
}

/// The views of a host that share geometry.
final class MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Member { weak var node: MatchedNode? }
  private var members: [Key: [Member]] = [:]
  /// The views that have left in one transaction, and their drawn frames.
  private var departed: [Key: (node: MatchedNode, frame: CGRect)] = [:]
  private var transaction = 0

  func add(_ node: MatchedNode, to key: Key) {
    members[key, default: []].removeAll { $0.node == nil }
    members[key, default: []].append(Member(node: node))
  }

  func remove(_ node: MatchedNode, from key: Key) {
    members[key]?.removeAll { $0.node == nil || $0.node === node }
    if members[key]?.isEmpty == true { members[key] = nil }
  }

  /// The source that the others of its identity follow.
  func source(of key: Key, in host: ViewHost) -> MatchedNode? {
    let sources = (members[key] ?? []).compactMap(\.node).filter { $0.isSource && $0.isSeen }
    if sources.count > 1 {
      host.warn(
        "matchedGeometryEffect: \(sources.count) views with the id \(key.id) are sources at the same "
          + "time; the first one is used. Pass isSource: false to the others",
        once: "matched \(key.id)")
    }
    return sources.first
  }

  /// Notes that `view` has left the tree, with its content, and is still drawn.
  func leave(_ view: _ViewNode, in number: Int) {
    if members.isEmpty { return }
    if number != transaction { departed = [:] }
    transaction = number
    (view as? any MatchedView)?.noteDeparture(in: self)
    for child in view.children { leave(child, in: number) }
  }

  /// Keeps a view that has left, for one of its identity that appears in the same transaction.
  func keepDeparted(_ node: MatchedNode, _ key: Key, frame: CGRect) {
    remove(node, from: key)
    departed[key] = (node, frame)
  }

  /// The view with this identity that has left in the transaction of another's insertion.
  func takeDeparted(_ key: Key, in number: Int) -> (node: MatchedNode, frame: CGRect)? {
    number == transaction ? departed.removeValue(forKey: key) : nil
  }
}
