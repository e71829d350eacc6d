// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Grows trees, edits and actions from a seed.
nonisolated struct Growth {
  private var random: Random
  private let hostility: Double
  private let allowsState: Bool
  private var lastID = 0
  /// The number of views that may follow.
  private var budget = 0

  init(seed: UInt64, allowsState: Bool) {
    random = Random(seed: seed)
    hostility = [0, 0.02, 0.1, 0.4][Int(seed % 4)]
    self.allowsState = allowsState
  }

  mutating func tree(views: Int) -> Tree {
    budget = views
    return view(depth: 5)
  }

  private mutating func view(depth: Int) -> Tree {
    budget -= 1
    let isLeaf = depth <= 0 || budget <= 0 || random.chance(0.2)
    var tree = piece(random.pick(names(isLeaf ? .leaf : .container)))
    if !random.chance(0.3) {
      for _ in 0..<random.below(4) { tree.modifiers.append(modifier(depth: depth)) }
    }
    if isLeaf { return tree }
    for _ in 0..<random.below(5) where budget > 0 {
      // Rows are rare elsewhere.
      if tree.piece == "Grid", random.chance(0.7) {
        var row = piece("GridRow")
        for _ in 0...random.below(3) { row.children.append(view(depth: depth - 2)) }
        tree.children.append(row)
      } else {
        tree.children.append(view(depth: depth - 1))
      }
    }
    return tree
  }

  private mutating func modifier(depth: Int) -> Tree {
    var tree = piece(random.pick(names(.modifier)))
    if Catalog.shared.pieces[tree.piece]!.takesContent {
      for _ in 0...random.below(2) { tree.children.append(view(depth: min(depth - 1, 1))) }
    }
    return tree
  }

  private func names(_ kind: Piece.Kind) -> [String] {
    Catalog.shared.names(kind, withState: allowsState)
  }

  private mutating func piece(_ name: String) -> Tree {
    lastID += 1
    var tree = Tree(id: lastID, piece: name)
    let piece = Catalog.shared.pieces[name]!
    tree.values.numbers = (0..<piece.numberCount).map { _ in random.number(hostility) }
    tree.values.choice = random.below(60)
    if piece.takesText { tree.values.text = random.text(hostility) }
    return tree
  }

  /// A random change of `tree`, applied to it.
  mutating func edit(_ tree: inout Tree) -> Edit {
    let target = random.pick(tree.all)
    let isModifier = Catalog.shared.isModifier(target.piece)
    budget = 5
    let edit: Edit
    switch random.below(12) {
    case 0, 1: edit = .show(target.id, !target.isShown)
    case 2: edit = .choice(target.id, random.below(60))
    case 3:
      edit = .insert(
        into: target.id, at: random.below(target.children.count + 1), view(depth: 2))
    case 4 where target.id != tree.id: edit = .remove(target.id)
    case 5 where target.children.count > 1:
      edit = .order(target.id, target.children.map(\.id).shuffled(using: &random))
    case 6 where !isModifier: edit = .modify(target.id, modifier(depth: 2))
    case 7:
      let kind = Catalog.shared.pieces[target.piece]!.kind
      edit = .become(target.id, random.pick(names(kind)))
    case 8 where Catalog.shared.pieces[target.piece]!.takesText:
      edit = .text(target.id, random.text(hostility))
    default:
      let count = target.values.numbers.count
      edit =
        count == 0
        ? .choice(target.id, random.below(60))
        : .number(target.id, at: random.below(count), random.number(hostility))
    }
    edit.apply(to: &tree)
    return edit
  }

  mutating func action() -> Action {
    var action = Action(kind: random.pick(Action.Kind.allCases), numbers: [])
    // Most user actions are somewhere in the window, and short.
    action.numbers = (0..<4).map { _ in
      random.chance(0.1) ? random.number(1) : Double(random.below(300))
    }
    action.choice = random.below(60)
    if action.kind == .type { action.text = random.text(0.2) }
    return action
  }
}

nonisolated extension Case {
  /// The case of a kind with a seed.
  static func grown(_ kind: Kind, seed: UInt64, edits count: Int = 50) -> Case {
    var growth = Growth(seed: seed, allowsState: kind != .edits)
    switch kind {
    case .trees, .files, .pool:
      return Case(kind: kind, seed: seed, tree: growth.tree(views: 30))
    case .edits:
      // Most trees are small, so that many are tried; some are not.
      var result = Case(kind: kind, seed: seed, tree: growth.tree(views: seed % 5 == 0 ? 25 : 8))
      var tree = result.tree
      result.edits = (0..<count).map { _ in growth.edit(&tree) }
      return result
    case .events:
      var panel = Tree(id: 0, piece: "PlainVStack")
      panel.children = [growth.tree(views: 12), Tree(id: -1, piece: "Panel")]
      var result = Case(kind: kind, seed: seed, tree: panel)
      result.actions = (0..<count).map { _ in growth.action() }
      return result
    }
  }
}
