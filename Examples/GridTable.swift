import SwiftUI

/// A table. Teaches: a Grid's columns are as wide as their widest cell; a view outside of a row spans
/// all columns; one cell's column alignment holds for its whole column.
struct GridTable: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
      GridRow {
        Text("Planet")
        Text("Day").gridColumnAlignment(.trailing)
        Text("Moons").gridColumnAlignment(.trailing)
      }
      .font(.headline)
      Divider()
      GridRow {
        Text("Earth")
        Text("23.9 h")
        Text("1")
      }
      GridRow {
        Text("Mars")
        Text("24.6 h")
        Text("2")
      }
      GridRow {
        Text("Jupiter")
        Text("9.9 h")
        Text("97")
      }
      Divider()
      GridRow {
        Text("together").gridCellColumns(2).foregroundStyle(.secondary)
        Text("100").bold()
      }
    }
    .fixedSize()
  }
}

#Preview("Grid") {
  GridTable().padding()
}
