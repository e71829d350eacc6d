/// The row that a cell belongs to.
struct GridRowInfo {
  var row: GridRowIdentity
  var alignment: VerticalAlignment?
}

/// One row of a grid, by reference.
final class GridRowIdentity {}
