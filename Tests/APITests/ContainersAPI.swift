// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct ContainersAPI {
  @Test func stacks() {
    // api: HStack; HStack.init(alignment:spacing:content:)
    let row: HStack<Color> = HStack { leaf }
    isView(row)
    isView(HStack(alignment: .top, spacing: 3) { leaf })
    // api: VStack; VStack.init(alignment:spacing:content:)
    let column: VStack<Color> = VStack { leaf }
    isView(column)
    isView(VStack(alignment: .leading, spacing: 3) { leaf })
    // api: ZStack; ZStack.init(alignment:content:)
    let pile: ZStack<Color> = ZStack { leaf }
    isView(pile)
    isView(ZStack(alignment: .topLeading) { leaf })
    // api: View.zIndex(_:)
    isView(leaf.zIndex(1))
  }

  @Test func grid() {
    // api: Grid; Grid.init(alignment:horizontalSpacing:verticalSpacing:content:); Grid : View
    let grid: Grid<Color> = Grid { leaf }
    isView(grid)
    isView(Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) { leaf })
    // api: GridRow; GridRow.init(alignment:content:); GridRow : View
    let row: GridRow<Color> = GridRow { leaf }
    isView(row)
    isView(GridRow(alignment: .top) { leaf })
    // api: View.gridCellAnchor(_:); View.gridCellColumns(_:); View.gridCellUnsizedAxes(_:)
    // api: View.gridColumnAlignment(_:)
    isView(leaf.gridCellAnchor(.center))
    isView(leaf.gridCellColumns(2))
    isView(leaf.gridCellUnsizedAxes([.horizontal, .vertical]))
    isView(leaf.gridColumnAlignment(.trailing))
  }

  @Test func viewThatFits() {
    // api: ViewThatFits; ViewThatFits.init(in:content:)
    let view: ViewThatFits<Color> = ViewThatFits { leaf }
    isView(view)
    isView(ViewThatFits(in: .horizontal) { leaf })
  }

  @Test func spacers() {
    // api: Divider; Divider.init()
    let divider: Divider = Divider()
    isView(divider)
    // api: Spacer; Spacer.init(minLength:); Spacer.minLength
    let _: any (Sendable & View).Type = Spacer.self
    var spacer = Spacer(minLength: 3)
    #expect(spacer.minLength == 3)
    spacer.minLength = nil
    #expect(Spacer().minLength == nil)
  }
}
