// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Storypole

@Suite @MainActor struct PreviewProviderTests {
  private struct Cards: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").previewDisplayName("First")
        Text("b").previewLayout(.sizeThatFits).previewDevice("iPhone 16")
      }
      .previewInterfaceOrientation(.landscapeLeft)
    }
  }

  // A name of SwiftUI's interface that public tools and tests read: each view of a group is a preview, with the settings of
  // its modifiers and those around the group. Documented at `PreviewLayout.device`: it is the default.
  @Test func allPreviews() {
    let all = Cards._allPreviews
    #expect(all.map(\.id) == [0, 1])
    #expect(all.map(\.displayName) == ["First", nil])
    #expect(all.map(\.device?.rawValue) == [nil, "iPhone 16"])
    #expect(all.map(\.interfaceOrientation) == [.landscapeLeft, .landscapeLeft])
    if case .device = all[0].layout {} else { Issue.record("\(all[0].layout)") }
    if case .sizeThatFits = all[1].layout {} else { Issue.record("\(all[1].layout)") }
    #expect(elements(all[1].content) == ["text b"])
  }
}
