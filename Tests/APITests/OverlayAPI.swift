// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct OverlayAPI {
  @Test func background() {
    // api: View.background(alignment:content:)
    isView(leaf.background { leaf })
    isView(leaf.background(alignment: .top) { leaf })
    // api: View.background(_:ignoresSafeAreaEdges:); View.background(ignoresSafeAreaEdges:)
    isView(leaf.background(.red.opacity(0.5), ignoresSafeAreaEdges: .top))
    isView(leaf.background(ignoresSafeAreaEdges: .horizontal))
    isView(leaf.background())
    // api: View.background(_:in:fillStyle:) | T : InsettableShape
    isView(leaf.background(.blue, in: Circle(), fillStyle: FillStyle(eoFill: true)))
    // api: View.background(_:in:fillStyle:) | T : Shape
    isView(leaf.background(.blue, in: Path()))
    // api: View.background(in:fillStyle:) | S : Shape
    isView(leaf.background(in: Path()))
    // api: View.background(in:fillStyle:) | S : InsettableShape
    isView(leaf.background(in: Circle(), fillStyle: FillStyle(eoFill: true)))
    // api: View.backgroundStyle(_:)
    isView(leaf.backgroundStyle(.green))
  }

  @Test func overlay() {
    // api: View.overlay(alignment:content:)
    isView(leaf.overlay { leaf })
    isView(leaf.overlay(alignment: .bottom) { leaf })
    // api: View.overlay(_:ignoresSafeAreaEdges:)
    isView(leaf.overlay(.red.opacity(0.5), ignoresSafeAreaEdges: .top))
    // api: View.overlay(_:in:fillStyle:)
    isView(leaf.overlay(.blue, in: Circle(), fillStyle: FillStyle(eoFill: true)))
  }

  @available(*, deprecated) @Test func deprecatedForms() {
    // api: View.background(_:alignment:); View.overlay(_:alignment:)
    isView(leaf.background(Text(verbatim: "a"), alignment: .top))
    isView(leaf.overlay(Text(verbatim: "a"), alignment: .top))
  }

  @MainActor @Test func backgroundExtension() {
    // api: View.backgroundExtensionEffect(); View.backgroundExtensionEffect(isEnabled:)
    isView(leaf.backgroundExtensionEffect())
    isView(leaf.backgroundExtensionEffect(isEnabled: false))
  }

  @Test func presentationBackground() {
    // api: View.presentationBackground(_:)
    isView(leaf.presentationBackground(.red))
    // api: View.presentationBackground(alignment:content:)
    isView(leaf.presentationBackground { leaf })
    isView(leaf.presentationBackground(alignment: .top) { leaf })
  }

  @Test func containerBackground() {
    // api: ContainerBackgroundPlacement
    let _: any (Equatable & Hashable & Sendable).Type = ContainerBackgroundPlacement.self
    // api: ContainerBackgroundPlacement.navigation; ContainerBackgroundPlacement.widget
    // api: ContainerBackgroundPlacement.navigationSplitView; ContainerBackgroundPlacement.tabView
    // api: ContainerBackgroundPlacement.subscriptionStore; ContainerBackgroundPlacement.window
    // api: ContainerBackgroundPlacement.subscriptionStoreFullHeight
    // api: ContainerBackgroundPlacement.subscriptionStoreHeader
    let all: [ContainerBackgroundPlacement] = [
      .navigation, .widget, .navigationSplitView, .tabView, .subscriptionStore, .window,
      .subscriptionStoreFullHeight, .subscriptionStoreHeader,
    ]
    #expect(Set(all).count == 8)
    // api: View.containerBackground(_:for:); View.containerBackground(for:alignment:content:)
    isView(leaf.containerBackground(.red, for: .navigation))
    isView(leaf.containerBackground(for: .widget, alignment: .top) { leaf })
  }
}
