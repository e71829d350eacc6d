// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The structure of a placed view for documents: its elements for assistive technologies, in the lists and tables around them.
package struct PageStructure {
  package private(set) var structure = DocumentStructure()
  /// The views that show something without words.
  package private(set) var unnamed: [String] = []
  /// The level of the last heading; 0 for none.
  package private(set) var lastLevel: Int
  private var leaves: [Leaf] = []
  private var places: [StructurePlaces.Place] = []
  /// The index of an element by the node that draws it, or of one around it.
  private var elements = NodeNumbers(count: 0)
  /// The number of elements of earlier views.
  private var offset = 0

  /// The facts of an element for assistive technologies without others inside: a long document has a million of them.
  private struct Leaf {
    var source: LayoutNode
    var role: SemanticsNode.Role
    var headingLevel: UInt8
    var label: String?
    var words: String?
    var isNamedByFile: Bool
    /// Whether it is only the label of a container, whose elements follow.
    var isLabel: Bool
    var element: Int32 = -1

    init(_ node: SemanticsNode, isLabel: Bool = false) {
      (source, role, headingLevel) = (node.source, node.role, UInt8(node.headingLevel ?? 0))
      (label, words, isNamedByFile) = (node.label, node.words, node.isNamedByFile)
      self.isLabel = isLabel
    }
  }

  /// - Parameters:
  ///   - elements: Those of the view for assistive technologies, which are taken.
  ///   - lastLevel: The level of the last heading before the view.
  init(_ host: ViewHost, _ elements: inout [SemanticsNode], lastLevel: Int) {
    self.lastLevel = lastLevel
    guard let root = host.rootNode else { return }
    leaves.reserveCapacity(elements.count)
    for element in elements { add(element) }
    elements = []
    var leafOfNode = NodeNumbers(count: host.space.lastID + 1)
    for index in leaves.indices {
      let id = leaves[index].source.id
      if leafOfNode[id] == nil { leafOfNode[id] = index }
    }
    var walk = StructurePlaces(leafOfNode, leaves: leaves.count)
    walk.visit(root)
    places = walk.takePlaces()
    addElements(walk)
    self.elements = walk.leafOfDrawnNode
    self.elements.replace { [leaves] leaf in
      let element = leaves[leaf].element
      return element < 0 ? nil : Int(element)
    }
    (leaves, places) = ([], [])
  }

  /// The tag of an item on a page of the content.
  package func tag(of item: DisplayItem) -> ContentTag {
    if item.node == DisplayItem.repeatedNode { return .repetition }
    guard let element = elements[item.node] else { return .decoration }
    return .element(element + offset)
  }

  /// Moves the structure to the end of one of earlier views.
  package mutating func move(to whole: inout DocumentStructure) {
    offset = whole.elements.count
    // No more than needed: they stay until the file is complete.
    whole.elements.reserveCapacity(offset + structure.elements.count)
    for var element in structure.elements {
      element.parent = element.parent.map { $0 + offset }
      whole.elements.append(element)
    }
    structure.elements = []
  }

  private mutating func add(_ node: SemanticsNode) {
    if node.children.isEmpty { return leaves.append(Leaf(node)) }
    if node.label != nil { leaves.append(Leaf(node, isLabel: true)) }
    for child in node.children { add(child) }
  }

  // MARK: Elements

  private mutating func addElements(_ walk: StructurePlaces) {
    var open: [(place: Int, element: Int)] = []
    var elementOfCell = [Int32](repeating: -1, count: places.count)
    for index in leaves.indices {
      guard let place = walk.place(ofLeaf: index) else { continue }
      let path = path(to: place)
      var common = 0
      while common < open.count, common < path.count, open[common].place == path[common] {
        common += 1
      }
      open.removeSubrange(common...)
      for place in path[common...] {
        let cell = Int(elementOfCell[place])
        let element = cell >= 0 ? cell : add(places[place].kind, in: open.last?.element)
        open.append((place, element))
        if places[place].kind == .row { addCells(of: place, element, &elementOfCell) }
      }
      addLeaf(
        index, in: open.last, isOnly: places.indices.contains(place) && places[place].leaves == 1)
    }
  }

  /// All of them, the empty ones too: a row has as many as the others.
  private mutating func addCells(of row: Int, _ element: Int, _ elementOfCell: inout [Int32]) {
    let cells = places[row].cells
    var left = places[row].parent.map { places[$0].columns } ?? cells.count
    for (number, cell) in cells.lazy.map(Int.init).enumerated() {
      let index = add(places[cell].kind, in: element)
      let own = number == cells.count - 1 ? max(left, 1) : places[cell].columns
      structure.elements[index].columns = own
      left -= own
      elementOfCell[cell] = Int32(index)
    }
  }

  private func path(to place: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = place < 0 ? nil : place
    while let index = current {
      path.append(index)
      current = places[index].parent
    }
    return path.reversed()
  }

  private mutating func add(_ kind: DocumentStructure.Kind, in parent: Int?) -> Int {
    structure.elements.append(DocumentStructure.Element(kind, in: parent))
    return structure.elements.count - 1
  }

  private mutating func addLeaf(
    _ index: Int, in place: (place: Int, element: Int)?, isOnly: Bool
  ) {
    let node = leaves[index]
    var element = DocumentStructure.Element(.paragraph, in: place?.element)
    element.words = node.words
    // Most are texts, which draw their words.
    let drawsWords = node.words != nil && node.source.drawnString == node.words
    switch node.role {
    case .heading:
      let isInTable = place.map { places[$0.place].kind }.map { $0 == .cell || $0 == .columnHeader }
      if isInTable != true {
        // No level is left out (ISO 14289-1, 7.4.2).
        lastLevel = min(max(Int(node.headingLevel), 1), lastLevel + 1)
        element.kind = .heading(lastLevel)
      }
    case .link: element.kind = .link
    case .image: element.kind = .figure
    case .text: break
    default:
      if !drawsWords, !node.isLabel, node.source.drawnStrings.isEmpty { element.kind = .figure }
    }
    switch element.kind {
    case .figure:
      element.alternative = element.words
      if node.isNamedByFile || element.words == nil { unnamed.append(name(of: node)) }
    default:
      // Words that aren't drawn, such as the value of a toggle.
      if !drawsWords, !node.isLabel, let words = element.words,
        words != node.source.drawnStrings.joined(separator: ", ")
      {
        element.replacement = words
      }
    }
    // The text of a cell needs no paragraph.
    if let place, isOnly, element.kind == .paragraph, element.replacement == nil {
      switch places[place.place].kind {
      case .cell, .columnHeader, .itemBody:
        structure.elements[place.element].words = element.words
        leaves[index].element = Int32(place.element)
        return
      default: break
      }
    }
    structure.elements.append(element)
    leaves[index].element = Int32(structure.elements.count - 1)
  }

  private func name(of node: Leaf) -> String {
    let kind = node.role == .image ? "Image" : node.source.name
    return node.label.map { "\(kind) \"\($0)\"" } ?? kind
  }
}

extension DisplayItem {
  /// The `node` of the items that a page repeats from an earlier one.
  static let repeatedNode = -1
}

extension ViewHost {
  /// The structure of the placed view for documents.
  ///
  /// - Parameters:
  ///   - elements: Those of the view for assistive technologies. The array is empty afterwards, for the sake of memory.
  ///   - lastLevel: The level of the last heading before the view; 0 for none.
  package func pageStructure(taking elements: inout [SemanticsNode], lastLevel: Int = 0)
    -> PageStructure
  {
    ViewHost.onBigStack { PageStructure(self, &elements, lastLevel: lastLevel) }
  }
}

extension LayoutNode {
  /// The texts that the node and those inside draw.
  fileprivate var drawnStrings: [String] {
    if let drawnString { return drawnString.isEmpty ? [] : [drawnString] }
    return children.filter(\.isPlaced).flatMap(\.drawnStrings)
  }
}
