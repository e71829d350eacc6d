// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The elements of a tree: those with children are disclosure groups.
///
/// *How it lays out*: as the views of a `ForEach` of `DisclosureGroup`s. Ours: each level is 16 points further in.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let level: Int
  private let content: (Data.Element) -> Leaf

  private init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    level: Int, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.level = level
    self.content = content
  }

  @MainActor @preconcurrency public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          // Erased: otherwise the body's type would contain itself.
          AnyView(OutlineGroup(inner, id, children, level: level + 1, content))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }

  private func row(_ element: Data.Element) -> some View {
    content(element).padding(.leading, 16 * CGFloat(level))
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline of several roots. `children` is nil for an element that has no disclosure mark.
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, \.id, children, level: 0, content)
  }
}

extension OutlineGroup {
  /// Creates an outline of several roots, with a property for the identity.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id, children, level: 0, content)
  }
}

extension OutlineGroup {
  /// Creates an outline of one root.
  nonisolated public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], \.id, children, level: 0, content)
  }

  /// Creates an outline of one root, with a property for the identity.
  nonisolated public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init([root], id, children, level: 0, content)
  }
}
