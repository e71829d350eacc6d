// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// After an edit only the affected part is laid out again. The result must equal a new host's with the same
// views: derived, by laying out the whole tree again.

/// An editable view: a leaf, or a container of others.
@Observable private final class Model: Identifiable, @unchecked Sendable {
  enum Kind: Int, CaseIterable {
    case color, fixed, text, row, column, layers, grid, framed, padded, bar, lazy, spacer, custom
  }

  let id: Int
  var kind: Kind
  var isShown = true
  var length: CGFloat = 30
  var breadth: CGFloat = 20
  var guide: CGFloat?
  var priority = 0.0
  var spacing: CGFloat?
  var alignment = 0
  var offset: CGFloat = 0
  var opacity = 1.0
  var depth = 0.0
  var isRightToLeft = false
  var children: [Model] = []

  init(id: Int, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  var isContainer: Bool { kind.rawValue >= Kind.row.rawValue && kind != .spacer }

  var horizontal: HorizontalAlignment { [.leading, .center, .trailing][alignment % 3] }
  var vertical: VerticalAlignment { [.top, .center, .firstTextBaseline][alignment % 3] }
}

private struct ModelView: View {
  let model: Model
  /// Everything in the opposite direction.
  var isMirrored = false

  var body: some View {
    if model.isShown {
      content
        // Read here: values that a guide's closure reads don't evaluate a body again.
        .alignmentGuide(HorizontalAlignment.center) { [guide = model.guide] in
          guide ?? $0[HorizontalAlignment.center]
        }
        .layoutPriority(model.priority)
        .opacity(model.opacity)
        .offset(x: model.offset)
        .zIndex(model.depth)
        .environment(
          \.layoutDirection, model.isRightToLeft != isMirrored ? .rightToLeft : .leftToRight
        )
        ._probe("\(model.id)")
    }
  }

  @ViewBuilder private var content: some View {
    switch model.kind {
    case .color: Color.red
    case .fixed: Color.blue.frame(width: model.length, height: model.breadth)
    case .text: Text(String(repeating: "word ", count: Int(model.length / 6)))
    case .row: HStack(alignment: model.vertical, spacing: model.spacing) { members }
    case .column: VStack(alignment: model.horizontal, spacing: model.spacing) { members }
    case .layers:
      ZStack(alignment: Alignment(horizontal: model.horizontal, vertical: model.vertical)) {
        members
      }
    case .grid: Grid { GridRow { members } }
    case .framed:
      HStack { members }.frame(minWidth: model.breadth, maxWidth: model.length * 4)
    case .padded:
      VStack { members }.padding(model.breadth / 4)
        .background(alignment: .bottomTrailing) { Color.green.frame(width: model.length) }
    case .bar:
      Color.green.safeAreaInset(edge: model.length > 20 ? .leading : .trailing) {
        HStack { members }
      }
    case .lazy: LazyHStack(alignment: model.vertical, spacing: model.spacing) { members }
    case .spacer: Spacer(minLength: model.spacing)
    case .custom: Row { members }
    }
  }

  private var members: some View {
    ForEach(model.children) { ModelView(model: $0, isMirrored: isMirrored) }
  }
}

/// A custom row: preferred distances, the size of each child, all guides read at infinity.
private struct Row: Layout {
  private func lengths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    for subview in subviews {
      let most = subview.dimensions(in: .infinity)
      precondition(most[HorizontalAlignment.leading] == 0 || most[explicit: .leading] != nil)
      precondition(most[VerticalAlignment.top] == 0 || most[explicit: .top] != nil)
    }
    return subviews.map { $0.sizeThatFits(.init(width: nil, height: proposal.height)) }
  }

  private func gap(_ i: Int, _ subviews: Subviews) -> CGFloat {
    i == 0 ? 0 : subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .horizontal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: .leading) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: .trailing) }
    return spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = lengths(proposal, subviews)
    return CGSize(
      width: sizes.indices.reduce(0) { $0 + gap($1, subviews) + sizes[$1].width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (i, size) in lengths(proposal, subviews).enumerated() {
      x += gap(i, subviews)
      subviews[i].place(
        at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: nil, height: proposal.height))
      x += size.width
    }
  }
}

private struct Garden {
  var random: Seed
  var lastID = 0

  struct Seed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 31)) &* 0x9e37_79b9_7f4a_7c15
    }
  }

  mutating func model(_ depth: Int) -> Model {
    lastID += 1
    let kind: Model.Kind =
      depth == 0
      ? [.color, .fixed, .text, .spacer].randomElement(using: &random)!
      : Model.Kind.allCases.randomElement(using: &random)!
    let model = Model(id: lastID, kind: kind)
    change(model)
    if model.isContainer {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        model.children.append(self.model(max(depth - 1, 0)))
      }
    }
    return model
  }

  mutating func change(_ model: Model) {
    switch Int.random(in: 0...9, using: &random) {
    case 0: model.length = CGFloat(Int.random(in: 0...80, using: &random)) / 2 + 10
    case 1: model.breadth = CGFloat(Int.random(in: 0...60, using: &random)) / 2
    case 2: model.guide = Bool.random(using: &random) ? nil : 5
    case 3: model.priority = Double(Int.random(in: 0...2, using: &random))
    case 4: model.spacing = Bool.random(using: &random) ? nil : 3
    case 5: model.offset = CGFloat(Int.random(in: 0...9, using: &random))
    case 6: model.opacity = Bool.random(using: &random) ? 1 : 0.5
    case 7: model.depth = Double(Int.random(in: -1...1, using: &random))
    case 8: model.isRightToLeft.toggle()
    default: model.alignment += 1
    }
  }

  /// Changes a random part of the tree.
  mutating func edit(_ root: Model) {
    var all: [Model] = []
    func visit(_ model: Model) {
      all.append(model)
      for child in model.children { visit(child) }
    }
    visit(root)
    let model = all.randomElement(using: &random)!
    switch Int.random(in: 0...9, using: &random) {
    case 0 where model.id != root.id: model.isShown.toggle()
    case 1 where model.isContainer: model.children.shuffle(using: &random)
    case 2 where model.isContainer: model.children.append(self.model(1))
    case 3 where model.children.count > 1: model.children.removeFirst()
    case 4 where !model.isContainer:
      model.kind = [.color, .fixed, .text].randomElement(using: &random)!
    default: change(model)
    }
  }
}

@Suite struct IncrementalTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func host(_ model: Model, isMirrored: Bool = false) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    var environment = EnvironmentValues()
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    host.show(ModelView(model: model, isMirrored: isMirrored), environment: environment)
    host.layout(in: window)
    return host
  }

  @Test(arguments: 0..<20) func anEditEqualsAFreshLayout(batch: Int) {
    ViewHost.onBigStack {
      var garden = Garden(random: .init(state: UInt64(batch) &* 977 &+ 5))
      let root = garden.model(4)
      let live = host(root)
      for edit in 0..<50 {
        garden.edit(root)
        live.layout(in: window)
        let (mine, fresh) = (LayoutResult(host: live).frames, LayoutResult(host: host(root)).frames)
        if mine != fresh {
          let first = fresh.keys.sorted().first { mine[$0] != fresh[$0] } ?? ""
          let frames = "\(mine[first], default: "nowhere"), not \(fresh[first], default: "nowhere")"
          Issue.record("batch \(batch), edit \(edit): \(first) is \(frames)")
          return
        }
        let looks = (commands(live), commands(host(root)))
        #expect(looks.0 == looks.1, "batch \(batch), edit \(edit)")
        if looks.0 != looks.1 { return }
        let contradictions = live.findContradictions()
        #expect(contradictions.isEmpty, "batch \(batch), edit \(edit)")
        if !contradictions.isEmpty { return }
      }
    }
  }

  // Derived: from 0, ∞ and all numbers, additions and comparisons never make NaN.
  @Test(arguments: 0..<20) func noAnswerIsNaN(batch: Int) {
    ViewHost.onBigStack {
      for tree in 0..<20 {
        var garden = Garden(random: .init(state: UInt64(batch * 20 + tree) &* 977 &+ 11))
        let live = host(garden.model(4))
        let lengths: [CGFloat?] = [nil, 0, 40, .infinity]
        for width in lengths {
          for height in lengths {
            let proposal = ProposedViewSize(width: width, height: height)
            let dimensions = live.rootNode!.dimensions(for: proposal)
            _ = dimensions[HorizontalAlignment.center] + dimensions[.firstTextBaseline]
          }
        }
        #expect(live.space.firstNaN == nil, "batch \(batch), tree \(tree)")
      }
    }
  }

  // Derived: right-to-left is left-to-right mirrored, x becomes 320 − x − width.
  @Test(arguments: 0..<20) func everyTreeHasAMirrorImage(batch: Int) {
    ViewHost.onBigStack {
      for tree in 0..<20 {
        var garden = Garden(random: .init(state: UInt64(batch * 20 + tree) &* 977 &+ 17))
        let root = garden.model(4)
        let frames = LayoutResult(host: host(root)).frames
        let mirrored = LayoutResult(host: host(root, isMirrored: true)).frames
        #expect(frames.keys.sorted() == mirrored.keys.sorted())
        for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
          guard let image = mirrored[name] else { continue }
          let isRight =
            abs(320 - frame.maxX - image.minX) < 1e-6 && abs(frame.width - image.width) < 1e-6
            && abs(frame.minY - image.minY) < 1e-6 && abs(frame.height - image.height) < 1e-6
          #expect(isRight, "batch \(batch), tree \(tree): \(name) is \(frame), mirrored \(image)")
          if !isRight { return }
        }
      }
    }
  }

  private func commands(_ host: ViewHost) -> [DrawCommand] {
    host.drawnCommands(in: window.size)
  }

  /// 1,000 rows of a box, a Spacer and a box.
  private func rows() -> (Model, Model) {
    let root = Model(id: 0, kind: .column)
    root.spacing = 0
    for n in 1...1000 {
      let row = Model(id: n, kind: .row)
      for m in 1...3 { row.children.append(Model(id: n * 10_000 + m, kind: .fixed)) }
      root.children.append(row)
    }
    return (root, root.children[500].children[0])
  }

  @Test func anEditInsideARowVisitsTheRow() {
    ViewHost.onBigStack {
      let (root, leaf) = rows()
      let live = host(root)
      // The column sees a row's height: a box that is less tall than its neighbors changes nothing
      // outside its row.
      leaf.breadth = 20
      live.layout(in: window)
      let before = live.counters
      leaf.breadth = 10
      live.layout(in: window)
      let after = live.counters
      #expect(after.bodies - before.bodies == 1)
      // The row places itself and its three boxes again; each box is a probe, traits, a guide, a
      // frame and a color: far below the 1,000 rows.
      #expect(after.placements - before.placements < 40)
      #expect(after.measurements - before.measurements < 40)
      // From the second painting on the list is kept; then the row's three boxes are painted.
      for _ in 0..<2 { _ = commands(live) }
      leaf.breadth = 20
      live.layout(in: window)
      let painted = live.counters.paintedItems
      #expect(commands(live).count == 3000)
      #expect(live.counters.paintedItems - painted == 3)
    }
  }
}
