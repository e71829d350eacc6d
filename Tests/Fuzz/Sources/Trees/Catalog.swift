// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A kind of view or modifier in random trees: how to create it, and its Swift source.
///
/// In the source, `{0}` to `{5}` are numbers, `{horizontal}`, `{vertical}`, `{alignment}`, `{flag}` and
/// `{count}` are choices, `{text}` is a string literal and `{content}` the views inside.
nonisolated struct Piece {
  enum Kind { case leaf, container, modifier }

  let name: String
  let kind: Kind
  /// Whether it has state, so that an edited view need not look like a new one.
  let hasState: Bool
  let source: String
  let make: @MainActor (AnyView, Values, Members) -> AnyView

  /// The number of its numbers.
  var numberCount: Int { (0..<6).last { source.contains("{\($0)}") }.map { $0 + 1 } ?? 0 }
  var takesText: Bool { source.contains("{text}") }
  var takesContent: Bool { source.contains("{content}") }
}

/// The views inside a container or a modifier.
typealias Members = ForEach<[Model], Int, ModelView>

nonisolated struct Catalog {
  static let shared = Catalog()

  private(set) var pieces: [String: Piece] = [:]
  private var order: [String] = []

  private init() {
    addLeaves()
    addShapes()
    addControls()
    addContainers()
    addLazyContainers()
    addLayoutModifiers()
    addDrawingModifiers()
    addTextModifiers()
  }

  func names(_ kind: Piece.Kind, withState: Bool) -> [String] {
    order.filter { pieces[$0]!.kind == kind && (withState || !pieces[$0]!.hasState) }
  }

  func isModifier(_ name: String) -> Bool { pieces[name]?.kind == .modifier }

  private mutating func add(_ piece: Piece) {
    precondition(pieces[piece.name] == nil, "two pieces are named \(piece.name)")
    pieces[piece.name] = piece
    order.append(piece.name)
  }

  mutating func leaf<V: View>(
    _ name: String, _ source: String, hasState: Bool = false,
    @ViewBuilder _ make: @escaping @MainActor (Values) -> V
  ) {
    add(
      Piece(name: name, kind: .leaf, hasState: hasState, source: source) { _, values, _ in
        AnyView(make(values))
      })
  }

  mutating func container<V: View>(
    _ name: String, _ source: String, hasState: Bool = false,
    @ViewBuilder _ make: @escaping @MainActor (Values, Members) -> V
  ) {
    add(
      Piece(name: name, kind: .container, hasState: hasState, source: source) {
        _, values, members in
        AnyView(make(values, members))
      })
  }

  mutating func modifier<V: View>(
    _ name: String, _ source: String, hasState: Bool = false,
    _ make: @escaping @MainActor (AnyView, Values, Members) -> V
  ) {
    add(
      Piece(name: name, kind: .modifier, hasState: hasState, source: source) {
        AnyView(make($0, $1, $2))
      })
  }
}

nonisolated extension Values {
  /// A missing number means 10.
  subscript(_ index: Int) -> CGFloat {
    index < numbers.count ? CGFloat(numbers[index]) : 10
  }

  static let horizontals = [".leading", ".center", ".trailing", ".third"]
  static let verticals = [
    ".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline",
  ]

  var horizontal: HorizontalAlignment {
    [.leading, .center, .trailing, .third][choice % 4]
  }
  var vertical: VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][choice / 4 % 5]
  }
  var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  var flag: Bool { choice % 2 == 1 }
  var count: Int { choice % 5 }
}
