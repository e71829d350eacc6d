// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Tables in a window of 600×300. Documented: a compact width hides the header and shows the first column; a press on
/// a header changes the sort order. The measures are derived from ours: 16 points at each side and between columns.
@Suite @MainActor struct TableTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
    let age: Int
  }

  private static let people = [
    Person(id: 1, name: "Juan", age: 31), Person(id: 2, name: "Mei", age: 27),
    Person(id: 3, name: "Tom", age: 54),
  ]

  private final class Model {
    var order: [KeyPathComparator<Person>] = []
    var one: Int?
    var several: Set<Int> = []
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.age)]
    @State private var selection: Set<Int> = []
    let model: Model
    var body: some View {
      Table(TableTests.people.sorted(using: order), selection: selected, sortOrder: sorted) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(100)
        TableColumn("Note") { _ in Text("none") }
      }
    }
    private var selected: Binding<Set<Int>> {
      Binding(
        get: { selection },
        set: {
          selection = $0
          model.several = $0
        })
    }
    private var sorted: Binding<[KeyPathComparator<Person>]> {
      Binding(
        get: { order },
        set: {
          order = $0
          model.order = $0
        })
    }
  }

  private func screen(_ view: some View, _ width: UserInterfaceSizeClass? = .regular) -> Screen {
    Screen(
      view.environment(\.horizontalSizeClass, width), size: CGSize(width: 600, height: 300))
  }

  private func texts(_ screen: Screen) -> [(string: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ node: LayoutNode) {
      if let text = node as? TextNode, node.isPlaced {
        found.append((text.resolved.string, node.frameInRoot))
      }
      node.seenChildren.forEach(visit)
    }
    if let window = screen.host.windowNode { visit(window) }
    return found
  }

  private func column(at x: CGFloat, _ screen: Screen) -> [String] {
    texts(screen).filter { $0.frame.minX == x }.sorted { $0.frame.minY < $1.frame.minY }
      .map(\.string)
  }

  private func tap(_ string: String, _ screen: Screen) throws {
    let frame = try #require(texts(screen).first { $0.string == string }?.frame, "\(string)")
    screen.tap(frame.midX, frame.midY)
  }

  @Test func columnsStandBesideOneAnother() {
    let screen = screen(People(model: Model()))
    // 600 - 32 at the sides - 32 between columns - 100 = 436 for two columns of 218.
    #expect(column(at: 16, screen) == ["Name", "Mei", "Juan", "Tom"])
    #expect(column(at: 16 + 218 + 16, screen) == ["Age", "27", "31", "54"])
    #expect(column(at: 16 + 218 + 16 + 100 + 16, screen) == ["Note", "none", "none", "none"])
  }

  @Test func aHeaderSorts() throws {
    let model = Model()
    let screen = screen(People(model: model))
    try tap("Name", screen)
    #expect(model.order.map(\.keyPath) == [\Person.name, \Person.age])
    #expect(column(at: 16, screen) == ["Name", "Juan", "Mei", "Tom"])
    try tap("Name", screen)
    #expect(model.order.map(\.order) == [.reverse, .forward])
    #expect(column(at: 16, screen) == ["Name", "Tom", "Mei", "Juan"])
    // A column that doesn't sort.
    try tap("Note", screen)
    #expect(column(at: 16, screen) == ["Name", "Tom", "Mei", "Juan"])
    try tap("Age", screen)
    #expect(model.order.map(\.keyPath) == [\Person.age, \Person.name])
    #expect(column(at: 16, screen) == ["Name", "Mei", "Juan", "Tom"])
  }

  @Test func rowsAreSelected() throws {
    let model = Model()
    let screen = screen(People(model: model))
    try tap("27", screen)
    #expect(model.several == [2])
    let frame = try #require(texts(screen).first { $0.string == "54" }?.frame)
    screen.pointer(.down, frame.midX, frame.midY, modifiers: .command)
    screen.pointer(.up, frame.midX, frame.midY, modifiers: .command)
    #expect(model.several == [2, 3])
    try tap("Juan", screen)
    screen.send(.key(KeyEvent(.downArrow, time: 0)))
    #expect(model.several == [3])
    // A header selects nothing.
    try tap("Note", screen)
    #expect(model.several == [3])
  }

  @Test func aCompactWidthShowsTheFirstColumn() {
    for width in [UserInterfaceSizeClass.compact, nil] {
      let screen = screen(People(model: Model()), width)
      #expect(texts(screen).map(\.string) == ["Mei", "Juan", "Tom"])
    }
  }

  @Test func rowsOfManyKinds() {
    struct Rows: View {
      var last: Person?
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if last == nil { TableColumn("Age") { Text("\($0.age)") } }
        } rows: {
          TableRow(TableTests.people[0])
          Section("More") { ForEach(TableTests.people.dropFirst()) { TableRow($0) } }
          if let last { TableRow(last) }
        }
        .tableColumnHeaders(.hidden)
      }
    }
    let screen = screen(Rows())
    #expect(
      texts(screen).map(\.string) == ["Juan", "31", "More", "Mei", "27", "Tom", "54"])
    screen.host.show(
      Rows(last: Person(id: 9, name: "Zoe", age: 1)).environment(\.horizontalSizeClass, .regular),
      environment: EnvironmentValues())
    screen.layout()
    #expect(texts(screen).map(\.string) == ["Juan", "More", "Mei", "Tom", "Zoe"])
  }

  @Test func customizationsHideColumns() {
    var customization = TableColumnCustomization<Person>()
    #expect(customization[visibility: "age"] == .automatic)
    customization[visibility: "age"] = .hidden
    customization[visibility: "id"] = .visible
    let table = Table(Self.people, columnCustomization: .constant(customization)) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
      TableColumn("ID") { Text("#\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
      TableColumn("Note") { _ in Text("none") }.defaultVisibility(.hidden)
    }
    #expect(
      texts(screen(table)).map(\.string) == ["Name", "ID", "Juan", "#1", "Mei", "#2", "Tom", "#3"])
  }

  /// A thousand rows cost as many nodes as are seen.
  @Test func rowsAreMadeWhenTheyAreSeen() {
    let many = (0..<1000).map { Person(id: $0, name: "Row \($0)", age: $0) }
    for alternates in [false, true] {
      let screen = screen(
        Table(many) { TableColumn("Name", value: \.name) }
          .tableStyle(.inset(alternatesRowBackgrounds: alternates)))
      #expect(texts(screen).count < 20)
    }
  }

  /// Derived from the rule: equal shares between the limits, and columns with an ideal width keep it.
  @Test func widths() {
    func widths(_ width: CGFloat?, _ columns: TableColumnWidth...) -> [CGFloat] {
      TableWidths.widths(of: columns, in: width)
    }
    let free = TableColumnWidth()
    #expect(widths(316, free, free) == [150, 150])
    #expect(widths(316, free, TableColumnWidth(max: 50)) == [250, 50])
    #expect(widths(316, free, TableColumnWidth(min: 200)) == [100, 200])
    #expect(widths(316, free, TableColumnWidth(ideal: 80)) == [220, 80])
    // 300 - 80 - 100 = 120 more, 60 for each.
    #expect(widths(316, TableColumnWidth(ideal: 80), TableColumnWidth(ideal: 100)) == [140, 160])
    #expect(
      widths(116, TableColumnWidth(ideal: 80), TableColumnWidth(min: 90, ideal: 90)) == [10, 90])
    #expect(widths(0, free, free) == [0, 0])
    #expect(widths(nil, free, TableColumnWidth(ideal: 80)) == [120, 80])
    #expect(widths(316) == [])
    let hostile = TableColumnWidth(min: .nan, ideal: .infinity, max: -5)
    #expect(widths(316, hostile, free) == [0, 300])
    #expect(widths(.infinity, hostile, free) == [0, 120])
    #expect(widths(.nan, free) == [120])
  }
}
