import SwiftUI

/// A grid has an alignment for its cells; a row and a cell can have others.
struct Grids: View {
  var body: some View {
    Grid(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow(alignment: .lastTextBaseline) {
        Text("Tea")
        Text("Green and black").frame(width: 60).border(.secondary)
        Text("4.20")
      }
      GridRow {
        Color.orange.frame(width: 90, height: 24)
        Color.green.frame(width: 30, height: 24)
        Color.pink.frame(width: 30, height: 24).gridCellAnchor(.trailing)
      }
      GridRow(alignment: .top) {
        Text("Start")
        Color.cyan.frame(width: 30, height: 50)
        Text("End")
      }
    }
    .border(.secondary)
  }
}

#Preview { Grids().padding() }
