// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The numbers, choice and text of a view or modifier.
nonisolated struct Values: Equatable, Sendable {
  var numbers: [Double] = []
  var choice = 0
  var text = ""
}

/// A description of a view or modifier: its kind, values and content.
nonisolated struct Tree: Equatable, Sendable {
  /// Equal in every step of a story.
  var id: Int
  /// A name in the catalog.
  var piece: String
  var values = Values()
  var isShown = true
  var modifiers: [Tree] = []
  var children: [Tree] = []

  /// This tree with its content and modifiers.
  var all: [Tree] { [self] + (modifiers + children).flatMap(\.all) }

  /// The number of views; modifiers don't count.
  func viewCount(_ isModifier: (String) -> Bool) -> Int {
    all.count { !isModifier($0.piece) }
  }

  var hasNaN: Bool { all.contains { $0.values.numbers.contains(where: \.isNaN) } }

  /// Whether all numbers are finite, and no custom layout proposes others.
  var isFinite: Bool {
    all.allSatisfy { $0.piece != "Wild" && $0.values.numbers.allSatisfy(\.isFinite) }
  }

  /// Changes the tree with an id; returns whether there is one.
  @discardableResult mutating func change(_ id: Int, _ work: (inout Tree) -> Void) -> Bool {
    if self.id == id {
      work(&self)
      return true
    }
    for index in modifiers.indices where modifiers[index].change(id, work) { return true }
    for index in children.indices where children[index].change(id, work) { return true }
    return false
  }

  mutating func remove(_ id: Int) {
    modifiers.removeAll { $0.id == id }
    children.removeAll { $0.id == id }
    for index in modifiers.indices { modifiers[index].remove(id) }
    for index in children.indices { children[index].remove(id) }
  }
}

// Only differences from the default are written.
nonisolated extension Tree: Codable {
  private enum Key: String, CodingKey { case id, piece, numbers, choice, text, isShown, with, has }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    id = try box.decode(Int.self, forKey: .id)
    piece = try box.decode(String.self, forKey: .piece)
    values.numbers = try box.decodeIfPresent([Double].self, forKey: .numbers) ?? []
    values.choice = try box.decodeIfPresent(Int.self, forKey: .choice) ?? 0
    values.text = try box.decodeIfPresent(String.self, forKey: .text) ?? ""
    isShown = try box.decodeIfPresent(Bool.self, forKey: .isShown) ?? true
    modifiers = try box.decodeIfPresent([Tree].self, forKey: .with) ?? []
    children = try box.decodeIfPresent([Tree].self, forKey: .has) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    try box.encode(id, forKey: .id)
    try box.encode(piece, forKey: .piece)
    if !values.numbers.isEmpty { try box.encode(values.numbers, forKey: .numbers) }
    if values.choice != 0 { try box.encode(values.choice, forKey: .choice) }
    if !values.text.isEmpty { try box.encode(values.text, forKey: .text) }
    if !isShown { try box.encode(isShown, forKey: .isShown) }
    if !modifiers.isEmpty { try box.encode(modifiers, forKey: .with) }
    if !children.isEmpty { try box.encode(children, forKey: .has) }
  }
}

/// A change of a tree. An unknown id changes nothing.
nonisolated enum Edit: Codable, Equatable, Sendable {
  case show(Int, Bool)
  case number(Int, at: Int, Double)
  case choice(Int, Int)
  case text(Int, String)
  case insert(into: Int, at: Int, Tree)
  case modify(Int, Tree)
  case remove(Int)
  /// Children in the order of these ids.
  case order(Int, [Int])
  case become(Int, String)

  func apply(to tree: inout Tree) {
    switch self {
    case .show(let id, let isShown): tree.change(id) { $0.isShown = isShown }
    case .number(let id, let index, let value):
      tree.change(id) { if index < $0.values.numbers.count { $0.values.numbers[index] = value } }
    case .choice(let id, let choice): tree.change(id) { $0.values.choice = choice }
    case .text(let id, let text): tree.change(id) { $0.values.text = text }
    case .insert(let id, let index, let child):
      tree.change(id) { $0.children.insert(child, at: min(index, $0.children.count)) }
    case .modify(let id, let modifier): tree.change(id) { $0.modifiers.append(modifier) }
    case .remove(let id): tree.remove(id)
    case .order(let id, let order):
      tree.change(id) {
        $0.children.sort {
          (order.firstIndex(of: $0.id) ?? .max, $0.id) < (
            order.firstIndex(of: $1.id) ?? .max, $1.id
          )
        }
      }
    case .become(let id, let piece): tree.change(id) { $0.piece = piece }
    }
  }
}

/// A user action.
nonisolated struct Action: Codable, Equatable, Sendable {
  enum Kind: String, Codable, CaseIterable {
    case tap, press, drag, hover, scroll, type, key, advance, resize, menu, phase
  }

  var kind: Kind
  /// Points and times.
  var numbers: [Double]
  var choice = 0
  var text = ""
}

/// One trial, with everything that determines its outcome.
nonisolated struct Case: Codable, Equatable, Sendable {
  var kind: Kind
  var seed: UInt64
  /// In a stored case, the former failure.
  var note: String?
  var tree: Tree
  var edits: [Edit]?
  var actions: [Action]?

  enum Kind: String, Codable, CaseIterable { case trees, edits, events, files, pool }

  init(kind: Kind, seed: UInt64, tree: Tree) {
    self.kind = kind
    self.seed = seed
    self.tree = tree
  }

  init(data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Case.self, from: data)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
