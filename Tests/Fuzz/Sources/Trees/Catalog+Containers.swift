// SPDX-License-Identifier: Apache-2.0
import SwiftUI

nonisolated extension Catalog {
  mutating func addContainers() {
    container("VStack", "VStack(alignment: {horizontal}, spacing: {0}) { {content} }") {
      v, content in
      VStack(alignment: v.horizontal, spacing: v[0]) { content }
    }
    container("HStack", "HStack(alignment: {vertical}, spacing: {0}) { {content} }") { v, content in
      HStack(alignment: v.vertical, spacing: v[0]) { content }
    }
    container("PlainVStack", "VStack { {content} }") { _, content in VStack { content } }
    container("PlainHStack", "HStack { {content} }") { _, content in HStack { content } }
    container("ZStack", "ZStack(alignment: {alignment}) { {content} }") { v, content in
      ZStack(alignment: v.alignment) { content }
    }
    container("DeepZStack", "ZStack(spacing: {0}) { {content} }") { v, content in
      ZStack(spacing: v[0]) { content }
    }
    container(
      "Grid",
      "Grid(alignment: {alignment}, horizontalSpacing: {0}, verticalSpacing: {1}) { {content} }"
    ) { v, content in
      Grid(alignment: v.alignment, horizontalSpacing: v[0], verticalSpacing: v[1]) { content }
    }
    container("GridRow", "GridRow(alignment: {vertical}) { {content} }") { v, content in
      GridRow(alignment: v.vertical) { content }
    }
    container("Fits", "ViewThatFits { {content} }") { _, content in ViewThatFits { content } }
    container("FitsWide", "ViewThatFits(in: .horizontal) { {content}\nText(\"f\") }") {
      _, content in
      ViewThatFits(in: .horizontal) {
        content
        Text("f")
      }
    }
    container("Group", "Group { {content} }") { _, content in Group { content } }
    container("Section", "Section(\"Head\") { {content} }") { _, content in
      Section("Head") { content }
    }
    container(
      "Wild",
      "WildLayout(width: {0}, height: {1}, offer: {2}, step: {3}, mode: {count}) { {content} }"
    ) {
      v, content in
      WildLayout(width: v[0], height: v[1], offer: v[2], step: v[3], mode: v.count) { content }
    }
    container("Flow", "FlowLayout(gap: {0}) { {content} }") { v, content in
      FlowLayout(gap: v[0]) { content }
    }
    container(
      "AnyLayout",
      "({flag} ? AnyLayout(HStackLayout(spacing: {0})) : AnyLayout(VStackLayout())) { {content} }"
    ) { v, content in
      (v.flag ? AnyLayout(HStackLayout(spacing: v[0])) : AnyLayout(VStackLayout())) { content }
    }
    container("Reader", "Reader { {content} }") { _, content in Reader { content } }
    container("Underlined", "Underlined { {content} }") { _, content in Underlined { content } }
    container("GroupBox", "GroupBox({text}) { {content} }") { v, content in
      GroupBox(v.text) { content }
    }
    container("Labeled", "LabeledContent({text}) { {content} }") { v, content in
      LabeledContent(v.text) { content }
    }
    container("Controls", "ControlGroup { {content} }") { _, content in ControlGroup { content } }
    container(
      "Disclosure", "DisclosureGroup(\"d\", isExpanded: .constant({flag})) { {content} }"
    ) { v, content in
      DisclosureGroup("d", isExpanded: .constant(v.flag)) { content }
    }
    container("Menu", "Menu(\"m\") { {content} }", hasState: true) { _, content in
      Menu("m") { content }
    }
    container("Restless", "Restless(step: {0}) { {content} }", hasState: true) { v, content in
      Restless(step: v[0]) { content }
    }
    container("Echo", "Echo(step: {0}) { {content} }", hasState: true) { v, content in
      Echo(step: v[0]) { content }
    }
    container(
      "Phases", "PhaseAnimator([0, 1]) { phase in VStack { {content} }.opacity(phase) }",
      hasState: true
    ) { _, content in
      PhaseAnimator([0, 1]) { phase in VStack { content }.opacity(phase) }
    }
    container("Spatial", "SpatialContainer { {content} }") { _, content in
      SpatialContainer { content }
    }
  }

  mutating func addLazyContainers() {
    container("LazyVStack", "LazyVStack(alignment: {horizontal}, spacing: {0}) { {content} }") {
      v, content in
      LazyVStack(alignment: v.horizontal, spacing: v[0]) { content }
    }
    container("LazyHStack", "LazyHStack(alignment: {vertical}, spacing: {0}) { {content} }") {
      v, content in
      LazyHStack(alignment: v.vertical, spacing: v[0]) { content }
    }
    container(
      "LazyVGrid",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: {0}, maximum: {1}), spacing: {2}), "
        + "GridItem(.fixed({3})), GridItem(.flexible(minimum: {4}))], spacing: {5}) { {content} }"
    ) { v, content in
      let columns = [
        GridItem(.adaptive(minimum: v[0], maximum: v[1]), spacing: v[2]), GridItem(.fixed(v[3])),
        GridItem(.flexible(minimum: v[4])),
      ]
      LazyVGrid(columns: columns, spacing: v[5]) { content }
    }
    container(
      "LazyHGrid",
      "LazyHGrid(rows: [GridItem(.flexible(minimum: {0}, maximum: {1}), spacing: {2}), "
        + "GridItem(.adaptive(minimum: {3}))], spacing: {4}) { {content} }"
    ) { v, content in
      let rows = [
        GridItem(.flexible(minimum: v[0], maximum: v[1]), spacing: v[2]),
        GridItem(.adaptive(minimum: v[3])),
      ]
      LazyHGrid(rows: rows, spacing: v[4]) { content }
    }
    container("Scroll", "ScrollView { {content} }") { _, content in ScrollView { content } }
    container("ScrollStack", "ScrollView { LazyVStack { {content} } }") { _, content in
      ScrollView { LazyVStack { content } }
    }
    container("ScrollBoth", "ScrollView([.horizontal, .vertical]) { {content} }") { _, content in
      ScrollView([.horizontal, .vertical]) { content }
    }
    // The scroll position is state.
    container(
      "ScrollEnd",
      "ScrollView([.horizontal, .vertical]) { {content} }"
        + ".defaultScrollAnchor(UnitPoint(x: {0}, y: {1}))", hasState: true
    ) { v, content in
      ScrollView([.horizontal, .vertical]) { content }
        .defaultScrollAnchor(UnitPoint(x: v[0], y: v[1]))
    }
    container("ScrollRow", "ScrollView(.horizontal) { HStack { {content} } }") { _, content in
      ScrollView(.horizontal) { HStack { content } }
    }
    container("List", "List { {content} }") { _, content in List { content } }
    container("PlainList", "List { {content} }.listStyle(.plain)") { _, content in
      List { content }.listStyle(.plain)
    }
    container("Form", "Form { {content} }") { _, content in Form { content } }
    container("Navigation", "NavigationStack { VStack { {content} }.navigationTitle({text}) }") {
      v, content in
      NavigationStack { VStack { content }.navigationTitle(v.text) }
    }
    container("Tabs", "TabView { {content} }", hasState: true) { _, content in
      TabView { content }
    }
    container(
      "Many", "Group { ForEach(0..<30, id: \\.self) { n in Text(\"row \\(n)\") }; {content} }"
    ) { _, content in
      Group {
        ForEach(0..<30, id: \.self) { n in Text("row \(n)") }
        content
      }
    }
  }
}
