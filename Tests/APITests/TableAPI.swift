// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Tables as Apple's documentation writes them. Their behavior: Tests/StorypoleTests/Events/TableTests.swift.
@Suite @MainActor struct TableAPI {
  private struct Person: Identifiable {
    let id: Int
    var name = "Juan"
    var age = 31
    var nickname: String?
    var isActive = true
    var children: [Person]?
  }

  private let people = [Person(id: 1), Person(id: 2)]

  @Test func collections() {
    let one = Binding<Person.ID?>.constant(nil)
    let several = Binding.constant(Set<Person.ID>())
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    isView(Table(people) { TableColumn("Name", value: \.name) })
    isView(Table(people, selection: one) { TableColumn("Name", value: \.name) })
    isView(Table(people, selection: several) { TableColumn("Name", value: \.name) })
    isView(Table(people, sortOrder: order) { TableColumn("Name", value: \.name) })
    isView(
      Table(people, selection: one, sortOrder: order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      })
    isView(
      Table(people, selection: several, sortOrder: order) {
        TableColumn("Name", value: \.name)
        TableColumn("Name", value: \.name, comparator: .lexical)
        TableColumn("Nickname", value: \.nickname) { Text($0.nickname ?? "-") }
        TableColumn("Other") { _ in leaf }.width(20)
        TableColumn(Text("Text"), value: \.name).width(min: 20, ideal: 30, max: 40)
        TableColumn("abc".dropFirst(), value: \.name)
        TableColumn("Age", sortUsing: KeyPathComparator(\.age)) { Text("\($0.age)") }
        TableColumn("Age", value: \.age, comparator: ComparableComparator()) { Text("\($0.age)") }
      })
    isView(Table(people, children: \.children) { TableColumn("Name", value: \.name) })
    isView(
      Table(people, children: \.children, sortOrder: order) { TableColumn("Name", value: \.name) })
  }

  @Test func rows() {
    let isLong = people.count > 1
    isView(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        if isLong { TableColumn("Age") { Text("\($0.age)") } }
        // api: Group.TableColumnBody; Group.TableColumnSortComparator
        Group {
          TableColumn("One") { (_: Person) in leaf }
          TableColumn("Two") { (_: Person) in leaf }
        }
      } rows: {
        TableRow(people[0]).contextMenu { Button("Edit") {} }
        Section("Others") { ForEach(people) { TableRow($0).draggable($0.name) } }
        Section {
          TableRow(Person(id: 9))
        } header: {
          leaf
        }
        if isLong { ForEach(people) } else { TableRow(Person(id: 8)) }
        DisclosureTableRow(Person(id: 7)) { TableRow(Person(id: 6)) }
      })
    typealias Columns = Group<TableColumn<Person, Never, Text, Text>>
    let _: Columns.TableColumnBody.Type = Never.self
    let _: Columns.TableColumnSortComparator.Type = Never.self
  }

  @Test func customization() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "age"] = .hidden
    isView(
      Table(people, columnCustomization: .constant(customization)) {
        TableColumn("Name", value: \.name).customizationID("name").defaultVisibility(.visible)
          .disabledCustomizationBehavior([.reorder, .visibility]).alignment(.numeric)
        TableColumnForEach(people) { person in TableColumn(person.name) { _ in leaf } }
      })
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == customization && read[visibility: "age"] == .hidden)
    #expect(TableColumnCustomizationBehavior.all.contains(.resize))
    #expect(!TableColumnCustomizationBehavior([.reorder]).contains(.all))
  }

  @Test func styles() throws {
    let table = Table(people) { TableColumn("Name", value: \.name) }
      .environment(\.horizontalSizeClass, .regular)
    let plain = try picture(table)
    #expect(try picture(table.tableStyle(.automatic)) == plain)
    #expect(try picture(table.tableStyle(.inset)) == plain)
    #expect(try picture(table.tableStyle(.bordered)) != plain)
    #expect(try picture(table.tableColumnHeaders(.hidden)) != plain)
    let striped = try picture(table.tableStyle(.inset(alternatesRowBackgrounds: true)))
    #expect(striped != plain)
    #expect(try picture(table.alternatingRowBackgrounds()) == striped)
    #expect(
      try picture(
        table.tableStyle(.inset(alternatesRowBackgrounds: true))
          .alternatingRowBackgrounds(.disabled)) == plain)
  }
}
