// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Item: Identifiable { var id: Int }

private struct SceneOfWindows: Scene {
  var body: some Scene {
    // api: Group : Scene
    // api: Group.init(content:) | @SceneBuilder
    Group { WindowGroup { leaf } }
  }
}

@Suite struct ForEachAPI {
  private var binding: Binding<[Item]> { .constant([Item(id: 1)]) }

  @Test func data() {
    // api: ForEach; ForEach.init(_:content:) | (_ data: Data, @ViewBuilder
    var items: ForEach<[Item], Int, Color> = ForEach([Item(id: 1)]) { _ in leaf }
    // api: ForEach.init(_:id:content:) | (_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder
    let numbers: ForEach<[Int], Int, Color> = ForEach([1], id: \.self) { _ in leaf }
    // api: ForEach.init(_:content:) | (_ data: Range<Int>, @ViewBuilder
    let range: ForEach<Range<Int>, Int, Color> = ForEach(0..<3) { _ in leaf }
    // api: ForEach.data; ForEach.content
    items.data = [Item(id: 2)]
    items.content = { _ in Color.blue }
    #expect(items.data.first?.id == 2)
    #expect(items.content(Item(id: 1)) == .blue)
    // api: ForEach : View; ForEach : DynamicViewContent
    isView(numbers)
    func isDynamic<V: DynamicViewContent>(_ view: V) {}
    isDynamic(range)
  }

  @MainActor @Test func body() {
    // api: ForEach.Body; ForEach.body
    let _: ForEach<[Int], Int, Color>.Body.Type = Never.self
    let _: (ForEach<[Int], Int, Color>) -> Never = { $0.body }
  }

  @Test func bindings() {
    // api: ForEach.init(_:content:) | init<C>(_ data: Binding<C>
    isView(ForEach(binding) { $item in leaf.zIndex(Double(item.id)) })
    // api: ForEach.init(_:id:content:) | init<C>(_ data: Binding<C>
    isView(ForEach(binding, id: \.id) { $item in leaf.zIndex(Double(item.id)) })
    // api: ForEach.init(_:editActions:content:)
    isView(ForEach(binding, editActions: .move) { $item in leaf.zIndex(Double(item.id)) })
    // api: ForEach.init(_:id:editActions:content:)
    isView(ForEach(binding, id: \.id, editActions: [.move, .delete]) { $item in leaf })
  }

  @MainActor @Test func editableRowsAreShown() throws {
    let rows = VStack(spacing: 0) {
      ForEach(.constant([Item(id: 1), Item(id: 2)]), editActions: .all) { $item in
        leaf.frame(width: 10, height: CGFloat(item.id) * 10)
      }
    }
    var size = CGSize.zero
    let view = rows.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
    _ = try ImageRenderer(content: view).pngData()
    #expect(size == CGSize(width: 10, height: 30))
  }

  @Test func parts() {
    // api: ForEach.init(subviews:content:)
    let subviews = ForEach(subviews: leaf) { subview in subview }
    // api: ForEach.init(sections:content:)
    let sections = ForEach(sections: leaf) { section in section.content }
    isView(subviews)
    isView(sections)
    // api: ForEachSubviewCollection; ForEachSectionCollection
    func isCollection<C: BidirectionalCollection & RandomAccessCollection>(_: C) {}
    isCollection(subviews.data)
    isCollection(sections.data)
    let _: ForEachSubviewCollection<Subview> = subviews.data
    let _: ForEachSectionCollection<SubviewsCollection> = sections.data
  }

  @Test func groups() {
    // api: Group; Group.init(content:) | @ViewBuilder; Group : View
    let group: Group<Color> = Group { leaf }
    isView(group)
    // api: Group.init(subviews:transform:); GroupElementsOfContent
    let elements: Group<GroupElementsOfContent<Color, SubviewsCollection>> =
      Group(subviews: leaf) { $0 }
    isView(elements)
    // api: Group.init(sections:transform:); GroupSectionsOfContent
    let sections: Group<GroupSectionsOfContent<Color, Color>> =
      Group(sections: leaf) { sections in leaf }
    isView(sections)
  }

  @MainActor @Test func groupBody() {
    // api: Group.body
    let _: (Group<Color>) -> Never = { $0.body }
    func isScene<S: Scene>(_: S) {}
    isScene(SceneOfWindows().body)
  }
}
