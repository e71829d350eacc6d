// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Names that public files use, as Apple declares them.
@Suite struct UsedNamesAPI {
  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  @MainActor @Test func badges() {
    isView(leaf.badge(3))
    isView(leaf.badge("new"))
    isView(leaf.badge(Text("new")))
    isView(leaf.badge(LocalizedStringKey?.none))
    isView(leaf.badge("abc".dropFirst()))
    isView(leaf.badgeProminence(.increased))
    isView(
      TabView {
        Tab("a", systemImage: "star") { leaf }.badge(3)
        Tab("b", systemImage: "star") { leaf }.badge("!")
      })
  }

  @MainActor @Test func outlines() {
    let nodes = [Node(id: 1, children: [Node(id: 2)])]
    isView(OutlineGroup(nodes, children: \.children) { Text("\($0.id)") })
    isView(OutlineGroup(nodes, id: \.id, children: \.children) { Text("\($0.id)") })
    isView(OutlineGroup(nodes[0], children: \.children) { Text("\($0.id)") })
  }

  @MainActor @Test func searching() {
    let text = Binding.constant("")
    isView(leaf.searchable(text: text).searchSuggestions { leaf.searchCompletion("x") })
  }

  @available(*, deprecated) @MainActor @Test func olderSearching() {
    isView(leaf.searchable(text: .constant(""), prompt: "Find") { leaf })
  }

  @MainActor @Test func bars() {
    isView(leaf.toolbar(id: "main") { ToolbarItem(id: "a") { leaf } })
    isView(
      TabView { leaf }.tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always)))
    isView(leaf.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive)))
  }

  @MainActor @Test func others() {
    let none: TapGesture? = nil
    isView(leaf.gesture(none))
    isView(TextEditor(text: .constant("")).textEditorStyle(.plain))
    isView(ShareLink(item: "x", preview: SharePreview("title")))
    isView(ShareLink(item: "x", preview: SharePreview("title", image: Image(systemName: "star"))))
    isView(leaf.accessibilityRotor("r") { AccessibilityRotorEntry("a", id: 1) })
    isView(leaf.accessibilityRotor("r", entries: ["a"], entryID: \.self, entryLabel: \.self))
    isView(
      leaf.accessibilityRotor(.headings) { ForEach(0..<2) { AccessibilityRotorEntry("a", id: $0) } }
    )
    isView(leaf.accessibilityRotor(Text("r"), textRanges: []))
    isView(
      leaf.accessibilityRotor(.headings(level: .h1)) {
        AccessibilityRotorEntry("a", id: 1, prepare: {})
      })
    isView(leaf.sectionIndexLabel("A"))
    isView(leaf.listSectionIndexVisibility(.visible))
  }
}
