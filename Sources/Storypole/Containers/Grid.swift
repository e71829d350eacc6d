// SPDX-License-Identifier: Apache-2.0
/// Arranges views in aligned rows and columns.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); Text("Price").gridColumnAlignment(.trailing) }
///       Divider()
///       GridRow { Text("Tea"); Text("3.20") }
///     }
///
/// *How it lays out*: see `GridPlan`.
@frozen nonisolated public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content
  private let callSite: _CallSite

  /// Makes a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: The guides that align cells in their column and row.
  ///   - horizontalSpacing: The distance between columns in points; nil is 8.
  ///   - verticalSpacing: The distance between rows in points; nil is the largest preference of two cells above one
  ///     another.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    callSite = _CallSite()
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: Grid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.callSite.marking(
      isOfView: true,
      {
        LayoutContainer._makeNode(
          LayoutContainer(layout: view.layout, content: view.content, name: "Grid"), reusing: $0, $1
        )
      }, reusing: old, inputs)
  }
}
