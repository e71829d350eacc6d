// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct HalfSize: PresentationSizing {
  // api: PresentationSizing; PresentationSizing.proposedSize(for:context:)
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  {
    let size = root.sizeThatFits(.unspecified)
    return ProposedViewSize(width: size.width / 2, height: size.height / 2)
  }
}

@Suite struct LayoutEnvironmentAPI {
  @Test func environment() {
    var environment = EnvironmentValues()
    // api: EnvironmentValues.defaultMinListHeaderHeight; EnvironmentValues.defaultMinListRowHeight
    environment.defaultMinListHeaderHeight = 20
    // Ours: the default height of rows, see ListAppearance.
    #expect(environment.defaultMinListRowHeight == 52)
    environment.defaultMinListRowHeight = 50
    #expect(environment.defaultMinListHeaderHeight == 20)
    #expect(environment.defaultMinListRowHeight == 50)
    // api: EnvironmentValues.horizontalSizeClass; EnvironmentValues.verticalSizeClass
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .compact
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .compact)
  }

  @Test func sizeClasses() {
    // api: UserInterfaceSizeClass
    let _: any (Equatable & Hashable & Sendable).Type = UserInterfaceSizeClass.self
    // api: UserInterfaceSizeClass.compact; UserInterfaceSizeClass.regular
    #expect(UserInterfaceSizeClass.compact != .regular)
  }

  @Test func directionBehavior() {
    // api: LayoutDirectionBehavior
    let _: any (Equatable & Hashable & Sendable).Type = LayoutDirectionBehavior.self
    // api: LayoutDirectionBehavior.fixed; LayoutDirectionBehavior.mirrors
    // api: LayoutDirectionBehavior.mirrors(in:)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(LayoutDirectionBehavior.fixed != .mirrors)
    // api: View.layoutDirectionBehavior(_:)
    isView(leaf.layoutDirectionBehavior(.mirrors))
  }

  @Test func presentationSizing() {
    // api: View.presentationSizing(_:); PresentationSizing.automatic; PresentationSizing.fitted
    isView(leaf.presentationSizing(.automatic))
    isView(leaf.presentationSizing(.fitted))
    // api: PresentationSizing.form; PresentationSizing.page
    isView(leaf.presentationSizing(.form))
    isView(leaf.presentationSizing(.page))
    // api: PresentationSizing.fitted(horizontal:vertical:)
    isView(leaf.presentationSizing(HalfSize().fitted(horizontal: true, vertical: false)))
    // api: PresentationSizing.sticky(horizontal:vertical:)
    isView(leaf.presentationSizing(.page.sticky(horizontal: true, vertical: true)))
    isView(leaf.presentationSizing(.page.sticky()))
  }
}
