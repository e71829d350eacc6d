// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct SubviewsAPI {
  @Test func subviews() {
    // api: Subview; Subview.ID; SubviewsCollection; SubviewsCollectionSlice
    let _: any (Identifiable & View).Type = Subview.self
    let _: any (Equatable & Hashable).Type = Subview.ID.self
    let _: any (BidirectionalCollection & Collection).Type = SubviewsCollection.self
    let _: any (RandomAccessCollection & Sequence & View).Type = SubviewsCollection.self
    let _: any (BidirectionalCollection & Collection).Type = SubviewsCollectionSlice.self
    let _: any (RandomAccessCollection & Sequence & View).Type = SubviewsCollectionSlice.self
    isView(
      Group(subviews: leaf) { subviews in
        if let first = subviews.first {
          // api: Subview.id; Subview.containerValues
          let id: Subview.ID = first.id
          let values: ContainerValues = first.containerValues
          first.opacity(id == first.id && values.hasTag(1) ? 1 : 0)
        }
        let rest: SubviewsCollectionSlice = subviews.dropFirst()
        rest
        subviews
      })
  }

  @Test func sizingOptions() {
    // api: Subview.ContainerSizingOptions
    let _: any Sendable.Type = Subview.ContainerSizingOptions.self
    // api: Subview.ContainerSizingOptions.uniform(axis:); Subview.ContainerSizingOptions.variable
    let options: [Subview.ContainerSizingOptions] = [.uniform(axis: .horizontal), .variable]
    #expect(options.count == 2)
  }

  @Test func sections() {
    // api: SectionCollection; SectionConfiguration; SectionConfiguration.ID
    let _: any (BidirectionalCollection & Collection).Type = SectionCollection.self
    let _: any (RandomAccessCollection & Sequence).Type = SectionCollection.self
    let _: any Identifiable.Type = SectionConfiguration.self
    let _: any (Equatable & Hashable).Type = SectionConfiguration.ID.self
    // api: SectionConfiguration.Actions
    let _: any (Sendable & View).Type = SectionConfiguration.Actions.self
    isView(
      Group(sections: leaf) { sections in
        ForEach(sections) { section in
          // api: SectionConfiguration.id; SectionConfiguration.header; SectionConfiguration.content
          // api: SectionConfiguration.footer; SectionConfiguration.actions
          // api: SectionConfiguration.containerValues
          section.header.opacity(section.id == section.id ? 1 : 0)
          section.content
          section.footer
          section.actions
          leaf.opacity(section.containerValues.hasTag(1) ? 1 : 0)
        }
      })
  }
}
