// SPDX-License-Identifier: Apache-2.0
/// A view in another's content, which a container can place anywhere.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview in its container.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  /// The sizes of the subviews of a lazy container.
  public enum ContainerSizingOptions: Sendable {
    /// Sizes may differ.
    case variable
    /// Sizes are equal along the given axes.
    case uniform(axis: Axis.Set)
  }

  let part: SubviewPart
  /// The identity of the subview, which changes when its view is made again.
  public let id: ID
  package var layout: LayoutNode { part.layout }

  /// The subview's values and tags for its container.
  public var containerValues: ContainerValues {
    layout.traits?.containerValues ?? ContainerValues()
  }

  nonisolated public static func _makeNode(
    _ view: Subview, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? SubviewNode ?? SubviewNode(inputs)
    node.environment = inputs.environment
    node.part = view.part
    return node
  }
}

/// A part of a view's content.
final class SubviewPart {
  let layout: LayoutNode
  /// The node that owns exactly this layout node; nil if a view makes other layout nodes from it.
  let source: _ViewNode?

  init(_ layout: LayoutNode, _ source: _ViewNode?) {
    self.layout = layout
    self.source = source
  }
}

/// Represents a view that is made elsewhere.
final class SubviewNode: _ViewNode {
  var part: SubviewPart?
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) {
    if let part { list.append(part.layout) }
  }

  // A subview's preferences propagate from its new place.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    part?.source?.reducePreference(key, into: &value)
  }
}

/// The subviews of a view.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  /// One subview.
  public typealias Element = Subview
  /// The position in the collection.
  public typealias Index = Int
  /// A part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews in a range of indexes.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeSubviewsNode(view.subviews, reusing: old, inputs)
  }
}

/// A part of the subviews of a view.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  /// One subview.
  public typealias Element = Subview
  /// The position in the whole collection.
  public typealias Index = Int
  /// A smaller part of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  /// The index of the slice's first subview in the whole collection.
  public var startIndex: Int { subviews.startIndex }
  /// The index after that of the slice's last subview.
  public var endIndex: Int { subviews.endIndex }
  /// The subview at an index of the whole collection.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews in a range of indexes of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeSubviewsNode(Array(view.subviews), reusing: old, inputs)
  }
}

private func makeSubviewsNode(
  _ subviews: [Subview], reusing old: _ViewNode?, _ inputs: _ViewInputs
) -> _ViewNode {
  ForEach(subviews) { $0 }.node(reusing: old, inputs)
}

extension View {
  nonisolated func node(reusing old: _ViewNode?, _ inputs: _ViewInputs) -> _ViewNode {
    Self._makeNode(self, reusing: old, inputs)
  }
}

/// A section among the subviews of a view: one that was declared, or the views between two.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those of a view: its position.
  public struct ID: Hashable {
    let value: Int
  }

  /// The actions of a section. Always empty here, because sections have no actions.
  nonisolated public struct Actions: PrimitiveView, Sendable {
    nonisolated public static func _makeNode(
      _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
    ) -> _ViewNode {
      EmptyView._makeNode(EmptyView(), reusing: old, inputs)
    }
  }

  /// The identity of the section.
  public let id: ID
  /// The actions of the section; always empty here.
  public var actions: Actions { Actions() }
  /// The subviews of the header; empty without one.
  public let header: SubviewsCollection
  /// The subviews of the section itself.
  public let content: SubviewsCollection
  /// The subviews of the footer; empty without one.
  public let footer: SubviewsCollection

  /// The values and tags of the first subview of the content, or else of the header or the footer.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
  /// One section.
  public typealias Element = SectionConfiguration
  /// The position in the collection.
  public typealias Index = Int
  let sections: [SectionConfiguration]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A view made from the subviews of another.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeTransformNode(view.base, reusing: old, inputs) { base, old, inputs in
      Content._makeNode(
        view.transform(SubviewsCollection(subviews: subviews(of: base))), reusing: old, inputs)
    }
  }
}

/// A view made from the sections of another.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let base: Sections
  let transform: (SectionCollection) -> Content

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeTransformNode(view.base, reusing: old, inputs) { base, old, inputs in
      Content._makeNode(
        view.transform(SectionCollection(sections: sections(of: base))), reusing: old, inputs)
    }
  }
}

private func makeTransformNode<Base: View>(
  _ base: Base, reusing old: _ViewNode?, _ inputs: _ViewInputs,
  _ transform: @escaping (_ViewNode, _ViewNode?, _ViewInputs) -> _ViewNode
) -> _ViewNode {
  let node = old as? TransformNode ?? TransformNode(inputs)
  node.update(inputs, base: { Base._makeNode(base, reusing: $0, $1) }, transform: transform)
  return node
}

/// Keeps a view for its parts and shows the result of their transform.
final class TransformNode: _ViewNode {
  private var base: _ViewNode?
  private(set) var content: _ViewNode?
  private var transform: ((_ViewNode, _ViewNode?, _ViewInputs) -> _ViewNode)?

  // The base's layout nodes are shown where the content places them.
  override var children: [_ViewNode] { [base, content].compactMap { $0 } }
  override var contributors: [_ViewNode] { content.map { [$0] } ?? children }
  override func appendLayouts(to list: inout [LayoutNode]) { content?.appendLayouts(to: &list) }
  override var isDynamic: Bool { content?.isDynamic ?? false }

  // The content passes on its subviews' preferences; without any, the base's count.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    var sent: K.Value?
    content?.reducePreference(key, into: &sent)
    if sent == nil { base?.reducePreference(key, into: &sent) }
    guard let sent else { return }
    if value == nil { value = sent } else { K.reduce(value: &value!, nextValue: { sent }) }
  }

  func update(
    _ inputs: _ViewInputs, base makeBase: (_ViewNode?, _ViewInputs) -> _ViewNode,
    transform: @escaping (_ViewNode, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    self.transform = transform
    let inputs = inputs.child(of: self)
    let base = makeBase(base, inputs)
    self.base = base
    content = transform(base, content, inputs)
  }

  override func childLayoutsChanged() {
    // The base may have other parts now.
    if let base, let transform {
      content = transform(
        base, content, _ViewInputs(host: host, environment: environment, parent: self))
    }
    super.childLayoutsChanged()
  }
}

private func subviews(of node: _ViewNode) -> [Subview] {
  let layouts = node.layouts
  func subview(_ layout: LayoutNode, _ source: _ViewNode?) -> Subview {
    Subview(
      part: SubviewPart(layout, source),
      id: Subview.ID(value: AnyHashable(ObjectIdentifier(layout))))
  }
  if layouts.count == 1 { return [subview(layouts[0], node)] }
  let parts = node.contributors.flatMap(subviews)
  let isTransparent = parts.elementsEqual(layouts) { $0.layout === $1 }
  return isTransparent ? parts : layouts.map { subview($0, nil) }
}

private func sections(of node: _ViewNode) -> [SectionConfiguration] {
  var sections: [SectionConfiguration] = []
  var loose: [Subview] = []
  func add(_ header: [Subview], _ content: [Subview], _ footer: [Subview]) {
    sections.append(
      SectionConfiguration(
        id: .init(value: sections.count), header: SubviewsCollection(subviews: header),
        content: SubviewsCollection(subviews: content),
        footer: SubviewsCollection(subviews: footer)))
  }
  func closeLoose() {
    if !loose.isEmpty { add([], loose, []) }
    loose = []
  }
  func visit(_ node: _ViewNode) {
    if let section = node.section {
      closeLoose()
      add(
        section.header.map(subviews) ?? [], section.content.map(subviews) ?? [],
        section.footer.map(subviews) ?? [])
    } else if node.holdsSections {
      for child in node.children { visit(child) }
    } else {
      loose += subviews(of: node)
    }
  }
  visit(node)
  closeLoose()
  return sections
}

extension _ViewNode {
  /// Whether there is a section below, with nothing in between that lays out.
  fileprivate var holdsSections: Bool {
    if section != nil { return true }
    if !isTransparent { return false }
    return children.contains { $0.holdsSections }
  }

  /// Whether the node's layout nodes are exactly those of its children.
  private var isTransparent: Bool {
    // Computed first: a ForEach makes its children then.
    let own = layouts
    return children.flatMap(\.layouts).elementsEqual(own) { $0 === $1 }
  }
}

extension Group where Content: View {
  /// Makes a view from the subviews of `view`.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Makes a view from the sections of `view`.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The data of a ForEach over subviews. Outside of a tree of views it is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  /// One subview.
  public typealias Element = Subview
  let base: any View
  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0, because the subviews are known only in a tree of views.
  public var endIndex: Int { 0 }
  /// Crashes, because the collection is empty.
  public subscript(position: Int) -> Subview {
    preconditionFailure("ForEach(subviews:) has its subviews only inside a view tree")
  }
}

/// The data of a ForEach over sections. Outside of a tree of views it is empty.
public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  /// One section.
  public typealias Element = SectionConfiguration
  let base: any View
  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0, because the sections are known only in a tree of views.
  public var endIndex: Int { 0 }
  /// Crashes, because the collection is empty.
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("ForEach(sections:) has its sections only inside a view tree")
  }
}

extension ForEach {
  /// Makes a view for each subview of `view`.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(base: view), content: content, identify: { $0.id },
      parts: { old, inputs in
        makeTransformNode(view, reusing: old, inputs) { base, old, inputs in
          ForEach<[Subview], Subview.ID, Content>(subviews(of: base), content: content)
            .node(reusing: old, inputs)
        }
      })
  }

  /// Makes a view for each section of `view`.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(base: view), content: content, identify: { $0.id },
      parts: { old, inputs in
        makeTransformNode(view, reusing: old, inputs) { base, old, inputs in
          ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(
            sections(of: base), content: content
          ).node(reusing: old, inputs)
        }
      })
  }
}
