// SPDX-License-Identifier: Apache-2.0
/// A row of cells in a Grid; outside a Grid a group of views. Modifiers apply to each cell.
@frozen nonisolated public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameter alignment: The guide that aligns the cells; nil takes the grid's.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: GridRow, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? GridRowNode ?? GridRowNode(inputs)
    let info = GridRowInfo(row: node.identity, alignment: view.alignment)
    node.update(inputs) { old, inputs in
      TraitModifier._makeNode(
        TraitModifier { $0.gridRow = info },
        content: { Content._makeNode(view.content, reusing: $0, $1) }, reusing: old, inputs)
    }
    return node
  }
}

final class GridRowNode: ObservingNode {
  let identity = GridRowIdentity()
  override var name: String? { "GridRow" }
  override var remembers: Bool { false }
}

extension View {
  /// Lets the cell span `count` columns; fewer than 1 count as 1, and more than 1000 as 1000. Outside of a
  /// row it has no effect.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.gridColumns = count })
  }

  /// Puts the point `anchor` of the view onto the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.gridAnchor = anchor })
  }

  /// Aligns the whole column of the cell on `guide`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.gridColumnAlignment = guide })
  }

  /// Lets the cell fill its column or row along `axes` without making it larger.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.gridUnsizedAxes = axes })
  }
}
