// SPDX-License-Identifier: Apache-2.0
import Observation
import SwiftUI
import Storypole

/// A visible tree that edits change in place.
@Observable nonisolated final class Model: Identifiable, @unchecked Sendable {
  let id: Int
  var piece: String
  var values: Values
  var isShown: Bool
  var modifiers: [Model]
  var children: [Model]

  init(_ tree: Tree) {
    id = tree.id
    piece = tree.piece
    values = tree.values
    isShown = tree.isShown
    modifiers = tree.modifiers.map(Model.init)
    children = tree.children.map(Model.init)
  }

  /// Adopts the tree's description; writes only differences.
  func adopt(_ tree: Tree) {
    if piece != tree.piece { piece = tree.piece }
    if !values.isSame(as: tree.values) { values = tree.values }
    if isShown != tree.isShown { isShown = tree.isShown }
    if let new = Self.merged(modifiers, tree.modifiers) { modifiers = new }
    if let new = Self.merged(children, tree.children) { children = new }
  }

  /// nil if the same models are in the same order.
  private static func merged(_ models: [Model], _ trees: [Tree]) -> [Model]? {
    var known: [Int: Model] = [:]
    for model in models { known[model.id] = model }
    let new = trees.map { tree in
      guard let model = known[tree.id] else { return Model(tree) }
      model.adopt(tree)
      return model
    }
    return new.map(\.id) == models.map(\.id) ? nil : new
  }
}

nonisolated extension Values {
  /// NaNs are equal here.
  func isSame(as other: Values) -> Bool {
    choice == other.choice && text == other.text && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
  }
}

struct ModelView: View {
  let model: Model

  nonisolated init(model: Model) { self.model = model }

  var body: some View {
    if model.isShown { made }
  }

  private var made: AnyView {
    guard let piece = Catalog.shared.pieces[model.piece] else {
      return AnyView(Text("There is no piece '\(model.piece)'"))
    }
    var view = piece.make(AnyView(EmptyView()), model.values, members(of: model))
    for modifier in model.modifiers where modifier.isShown {
      guard let piece = Catalog.shared.pieces[modifier.piece] else { continue }
      view = piece.make(view, modifier.values, members(of: modifier))
    }
    return view
  }

  private func members(of model: Model) -> Members {
    ForEach(model.children) { ModelView(model: $0) }
  }
}
