// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Walks the layout and finds the lists and tables around the elements for assistive technologies.
///
/// A table is a `Table`, a `Grid` of several columns, or a stack from its first repeated row.
struct StructurePlaces {
  /// An element that contains others.
  struct Place {
    var kind: DocumentStructure.Kind
    private var parentIndex: Int32
    /// The number of leaves that are in it and in no other place inside.
    fileprivate(set) var leaves: Int32 = 0
    /// Those of a table, or of a cell.
    var columns: Int {
      get { Int(columnCount) }
      set { columnCount = Int32(clamping: newValue) }
    }
    private var columnCount: Int32 = 1
    /// Those of a row, from the leading one.
    var cells: [Int32] = []

    init(_ kind: DocumentStructure.Kind, in parent: Int?) {
      self.kind = kind
      parentIndex = Int32(parent ?? -1)
    }

    var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  }

  private var places: [Place] = []
  private(set) var leafOfDrawnNode: NodeNumbers
  /// By the nodes that the semantics name.
  private let leafOfNode: NodeNumbers
  /// The place of each leaf: −1 for the document, −2 for one that isn't drawn.
  private var placeOfLeaf: [Int32]

  init(_ leafOfNode: NodeNumbers, leaves: Int) {
    self.leafOfNode = leafOfNode
    leafOfDrawnNode = NodeNumbers(count: leafOfNode.count)
    placeOfLeaf = Array(repeating: -2, count: leaves)
  }

  /// The places, which the walk gives away.
  mutating func takePlaces() -> [Place] {
    defer { places = [] }
    return places
  }

  /// The place of a leaf that is drawn: −1 for the document.
  func place(ofLeaf leaf: Int) -> Int? { placeOfLeaf[leaf] == -2 ? nil : Int(placeOfLeaf[leaf]) }

  mutating func visit(_ root: LayoutNode) { visit(root, nil, nil) }

  private mutating func visit(_ node: LayoutNode, _ place: Int?, _ leaf: Int?) {
    let leaf = enter(node, place, leaf)
    let children = placed(node)
    if case .list = node.structureRole { return visitRows(children, place, leaf) }
    if let rows = Self.gridRows(children) { return addGrid(rows, place, leaf) }
    let header = children.count > 1 ? children.firstIndex(where: \.isRepeated) : nil
    for child in children[..<(header ?? children.count)] { visit(child, place, leaf) }
    guard let header else { return }
    let table = add(.table, place)
    for child in children[header...] { visitRow(child, table, leaf, isHeader: child.isRepeated) }
  }

  private func placed(_ node: LayoutNode) -> [LayoutNode] { node.children.filter(\.isPlaced) }

  /// Registers a node; returns its leaf.
  private mutating func enter(_ node: LayoutNode, _ place: Int?, _ leaf: Int?) -> Int? {
    let own = leafOfNode[node.id]
    if let own, placeOfLeaf[own] == -2 {
      placeOfLeaf[own] = Int32(place ?? -1)
      if let place { places[place].leaves += 1 }
    }
    let leaf = own ?? leaf
    if let leaf { leafOfDrawnNode[node.id] = leaf }
    return leaf
  }

  private mutating func add(_ kind: DocumentStructure.Kind, _ parent: Int?) -> Int {
    places.append(Place(kind, in: parent))
    return places.count - 1
  }

  // MARK: Lists

  private mutating func visitRows(_ rows: [LayoutNode], _ outer: Int?, _ leaf: Int?) {
    let list = add(.list, outer)
    for row in rows {
      if case .item = row.structureRole {
        visit(row, add(.itemBody, add(.item, list)), leaf)
      } else {
        // Headers and footers of sections are between lists.
        visit(row, outer, leaf)
      }
    }
  }

  // MARK: Tables

  /// The cells of a grid by rows; nil for other children, and for a single column.
  private static func gridRows(_ children: [LayoutNode]) -> [[LayoutNode]]? {
    guard children.contains(where: { $0.traits?.gridRow != nil }) else { return nil }
    var rows: [[LayoutNode]] = []
    var last: GridRowIdentity?
    for child in children {
      let row = child.traits?.gridRow?.row
      if let row, row === last {
        rows[rows.count - 1].append(child)
      } else {
        rows.append([child])
      }
      last = row
    }
    return rows.count > 1 && rows.contains { $0.count > 1 } ? rows : nil
  }

  private mutating func addGrid(_ rows: [[LayoutNode]], _ outer: Int?, _ leaf: Int?) {
    let table = add(.table, outer)
    for cells in rows {
      addRow(cells, table, leaf, isHeader: cells.contains(where: \.isRepeated))
    }
  }

  /// Finds the row of a table in a node.
  private mutating func visitRow(
    _ node: LayoutNode, _ table: Int, _ outer: Int?, isHeader: Bool
  ) {
    let children = placed(node)
    if leafOfNode[node.id] != nil { return addRow([node], table, outer, isHeader: isHeader) }
    let leaf = enter(node, table, outer)
    // The view itself, not those behind it and in front of it.
    let content: LayoutNode?
    switch node.structureRole {
    case .item(let row), .wrapper(let row): content = row
    default: content = children.count == 1 ? children[0] : nil
    }
    if let content {
      for child in children where child !== content { visit(child, places[table].parent, leaf) }
      return visitRow(content, table, leaf, isHeader: isHeader)
    }
    switch node.structureRole {
    case .list, .column:
      for child in children {
        visitRow(child, table, leaf, isHeader: isHeader || child.isRepeated)
      }
    default: addRow(children, table, leaf, isHeader: isHeader)
    }
  }

  private mutating func addRow(
    _ nodes: [LayoutNode], _ table: Int, _ leaf: Int?, isHeader: Bool
  ) {
    let row = add(.row, table)
    var columns = 0
    for node in nodes {
      if node.isGap { continue }
      let cell = add(isHeader ? .columnHeader : .cell, row)
      places[cell].columns = max(node.traits?.gridColumns ?? 1, 1)
      columns += places[cell].columns
      places[row].cells.append(Int32(cell))
      visit(node, cell, leaf)
    }
    places[table].columns = max(places[table].columns, columns)
  }
}

extension LayoutNode {
  fileprivate var isRepeated: Bool { traits?[RepeatsOnPages.self] == true }
  /// Whether the node only keeps others apart.
  fileprivate var isGap: Bool { name == "Spacer" || name == "Divider" }
}

/// Numbers by the ids of nodes, most of which have one.
struct NodeNumbers {
  private var values: [Int32]

  /// - Parameter count: The ids are below it.
  init(count: Int) { values = Array(repeating: -1, count: count) }

  var count: Int { values.count }

  subscript(id: Int) -> Int? {
    get { values.indices.contains(id) && values[id] >= 0 ? Int(values[id]) : nil }
    set { values[id] = Int32(newValue ?? -1) }
  }

  /// Replaces each number by another one, or none.
  mutating func replace(_ change: (Int) -> Int?) {
    for id in values.indices where values[id] >= 0 {
      values[id] = Int32(change(Int(values[id])) ?? -1)
    }
  }
}
