// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct SafeAreaAPI {
  @Test func regions() {
    // api: SafeAreaRegions
    let _: any (Equatable & ExpressibleByArrayLiteral & OptionSet).Type = SafeAreaRegions.self
    let _: any (RawRepresentable & Sendable & SetAlgebra).Type = SafeAreaRegions.self
    // api: SafeAreaRegions.init(rawValue:); SafeAreaRegions.rawValue
    // api: SafeAreaRegions.container; SafeAreaRegions.keyboard; SafeAreaRegions.all
    #expect(SafeAreaRegions(rawValue: 0) == [])
    #expect(SafeAreaRegions.container.rawValue != SafeAreaRegions.keyboard.rawValue)
    #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
  }

  @Test func ignoring() {
    // api: View.ignoresSafeArea(_:edges:)
    isView(leaf.ignoresSafeArea())
    isView(leaf.ignoresSafeArea(.keyboard, edges: .bottom))
  }

  @available(*, deprecated) @Test func ignoringAsBefore() {
    // api: View.edgesIgnoringSafeArea(_:)
    isView(leaf.edgesIgnoringSafeArea(.all))
  }

  @Test func insets() {
    // api: View.safeAreaInset(edge:alignment:spacing:content:) | HorizontalEdge
    isView(leaf.safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { leaf })
    // api: View.safeAreaInset(edge:alignment:spacing:content:) | VerticalEdge
    isView(leaf.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 3) { leaf })
    // api: View.safeAreaBar(edge:alignment:spacing:content:) | HorizontalEdge
    isView(leaf.safeAreaBar(edge: .trailing) { leaf })
    // api: View.safeAreaBar(edge:alignment:spacing:content:) | VerticalEdge
    isView(leaf.safeAreaBar(edge: .top) { leaf })
    // api: View.safeAreaPadding(_:) | EdgeInsets
    isView(leaf.safeAreaPadding(EdgeInsets()))
    // api: View.safeAreaPadding(_:) | CGFloat
    isView(leaf.safeAreaPadding(CGFloat(3)))
    // api: View.safeAreaPadding(_:_:)
    isView(leaf.safeAreaPadding())
    isView(leaf.safeAreaPadding(.top, 3))
  }
}
