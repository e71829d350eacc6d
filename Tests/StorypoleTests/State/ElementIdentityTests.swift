// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// State follows the identity of an element, documented: "the identity of each element", also where the hash values of
/// identities are equal, and where the collection is an object that changes in place. The kinds of collections are ours.
@MainActor struct ElementIdentityTests {
  /// All have the same hash value.
  struct Name: Hashable, CustomStringConvertible {
    var description: String
    func hash(into hasher: inout Hasher) {}
  }

  struct Item: Identifiable {
    var id: Name
    var text: String
    init(_ name: String, _ text: String) {
      id = Name(description: name)
      self.text = text
    }
  }

  /// Shows the name with which its state began, and the present text.
  struct Row: View {
    let text: String
    @State private var first: Name

    init(_ item: Item) {
      text = item.text
      first = item.id
    }

    var body: some View { Text(verbatim: "\(first)\(text)") }
  }

  final class Shelf: RandomAccessCollection {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Item { items[position] }
  }

  @Observable final class Model {
    var items: [Item] = []
    var version = 0
    @ObservationIgnored var shelf = Shelf([])
  }

  struct Rows: View {
    let model: Model
    var body: some View { VStack { ForEach(model.items) { Row($0) } } }
  }

  struct ShelfRows: View {
    let model: Model
    var body: some View {
      let version = model.version
      VStack { ForEach(model.shelf) { Row(Item($0.id.description, "\($0.text)\(version)")) } }
    }
  }

  private func texts(_ host: ViewHost) -> [String] {
    func texts(_ node: LayoutNode) -> [String] {
      (node.drawnString.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    return host.rootNode.map(texts) ?? []
  }

  @Test func equalHashValuesAreToldApart() {
    let model = Model()
    model.items = [Item("a", "1"), Item("b", "2"), Item("c", "3")]
    let host = makeLiveHost(Rows(model: model))
    #expect(texts(host) == ["a1", "b2", "c3"])
    model.items = [Item("c", "4"), Item("a", "5"), Item("b", "6")]
    host.update()
    #expect(texts(host) == ["c4", "a5", "b6"])
    model.items = [Item("d", "7"), Item("b", "8")]
    host.update()
    #expect(texts(host) == ["d7", "b8"])
    model.items[0] = Item("e", "9")
    host.update()
    #expect(texts(host) == ["e9", "b8"])
    #expect(host.warnings == [])
    model.items = [Item("b", "1"), Item("b", "2")]
    host.update()
    #expect(host.warnings.filter { $0.contains("occurs more than once") }.count == 1)
  }

  @Test(arguments: [[0, 2, 1], [2, 0, 1], [2, 1], [1], [], [0, 1, 2]])
  func aCollectionThatChangesInPlaceKeepsItsElements(order: [Int]) {
    let model = Model()
    let items = [Item("a", "A"), Item("b", "B"), Item("c", "C")]
    // Identities with different hash values.
    struct Plain: View {
      let model: Model
      var body: some View {
        let version = model.version
        VStack {
          ForEach(model.shelf, id: \.text) {
            Row(Item($0.id.description, "\($0.text)\(version)"))
          }
        }
      }
    }
    model.shelf.items = items
    let host = makeLiveHost(Plain(model: model))
    #expect(texts(host) == ["aA0", "bB0", "cC0"])
    model.shelf.items = order.map { items[$0] }
    model.version += 1
    host.update()
    #expect(texts(host) == order.map { "\(items[$0].id)\(items[$0].text)1" })
  }

  @Test func aNewElementInPlaceHasNewState() {
    let model = Model()
    model.shelf.items = [Item("a", "A"), Item("b", "B")]
    let host = makeLiveHost(ShelfRows(model: model))
    model.shelf.items.append(Item("c", "C"))
    model.version += 1
    host.update()
    #expect(texts(host) == ["aA1", "bB1", "cC1"])
  }
}
