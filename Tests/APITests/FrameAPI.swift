// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct FrameAPI {
  @Test func frames() {
    // api: View.frame(width:height:alignment:)
    isView(leaf.frame(width: 1, height: 2, alignment: .top))
    isView(leaf.frame(height: 2))
    // api: View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
    isView(
      leaf.frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
        alignment: .leading))
    isView(leaf.frame(maxWidth: .infinity))
  }

  @available(*, deprecated) @Test func frameWithoutArguments() {
    // api: View.frame()
    isView(leaf.frame())
  }

  @Test func relativeFrames() {
    // api: View.containerRelativeFrame(_:alignment:)
    isView(leaf.containerRelativeFrame(.horizontal))
    isView(leaf.containerRelativeFrame([.horizontal, .vertical], alignment: .top))
    // api: View.containerRelativeFrame(_:alignment:_:)
    isView(leaf.containerRelativeFrame(.horizontal) { length, axis in length / 2 })
    // api: View.containerRelativeFrame(_:count:span:spacing:alignment:)
    isView(leaf.containerRelativeFrame(.horizontal, count: 3, spacing: 8))
    isView(leaf.containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 8, alignment: .top))
  }

  @Test func position() {
    // api: View.offset(_:); View.offset(x:y:); View.position(_:); View.position(x:y:)
    isView(leaf.offset(CGSize(width: 1, height: 2)))
    isView(leaf.offset(x: 1))
    isView(leaf.offset(y: 1))
    isView(leaf.position(CGPoint(x: 1, y: 2)))
    isView(leaf.position(x: 1, y: 2))
    isView(leaf.position())
  }

  @Test func size() {
    // api: ContentMode; ContentMode.fit; ContentMode.fill; ContentMode.allCases
    let _: any (CaseIterable & Equatable & Hashable & Sendable).Type = ContentMode.self
    #expect(Set(ContentMode.allCases) == [.fit, .fill])
    // api: View.aspectRatio(_:contentMode:) | CGFloat?
    isView(leaf.aspectRatio(1.5, contentMode: .fit))
    isView(leaf.aspectRatio(contentMode: .fill))
    // api: View.aspectRatio(_:contentMode:) | CGSize
    isView(leaf.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit))
    // api: View.fixedSize(); View.fixedSize(horizontal:vertical:); View.layoutPriority(_:)
    isView(leaf.fixedSize())
    isView(leaf.fixedSize(horizontal: true, vertical: false))
    isView(leaf.layoutPriority(1))
    // api: View.scaledToFill(); View.scaledToFit()
    isView(leaf.scaledToFill())
    isView(leaf.scaledToFit())
  }
}
