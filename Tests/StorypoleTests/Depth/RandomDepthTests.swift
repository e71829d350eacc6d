// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// Trees with depth wherever it does not mix with the other axes. Derived: width and height are
/// those of the same tree without depth, and every reason adds up.
@Suite struct RandomDepthTests {
  @Test(arguments: 0..<150) func depthMovesNothingFlat(_ seed: Int) throws {
    func lay(_ isDeep: Bool, _ depth: CGFloat?) -> LayoutResult {
      var trees = DeepTrees(seed: UInt64(seed), isDeep: isDeep)
      return layInDepth(trees.tree(levels: 4), depth: depth, rightToLeft: seed % 3 == 0)
    }
    let flat = lay(false, nil)
    for offer in [nil, 0, 250] as [CGFloat?] {
      let deep = lay(true, offer)
      #expect(deep.frames == flat.frames && !flat.frames.isEmpty)
      try expectSums(deep)
    }
  }

  private func expectSums(_ result: LayoutResult) throws {
    let why = result.host.explain(size: CGSize(width: 400, height: 400), scale: 2)
    for entry in why.entries {
      guard let space = entry.space else { continue }
      #expect(space.depth >= 0 && space.depth.isFinite && space.z.isFinite)
      if let line = space.line, let value = space.value {
        #expect(agree(line - value, space.start, 1e-6))
      }
      if let gap = space.gap, let before = space.reference.map(why.entry)?.space {
        #expect(agree(before.start + before.depth + gap, space.start, 1e-6))
      }
    }
  }

  /// Every camera gives a picture, with as many ends as beginnings.
  @Test(arguments: 0..<40) func scenes(_ seed: Int) throws {
    var trees = DeepTrees(seed: UInt64(seed), isDeep: true)
    var options = PictureOptions()
    options.size = CGSize(width: 400, height: 400)
    let picture = try makePicture(
      of: trees.tree(levels: 4).rotation3DLayout(.degrees(30), axis: .xyz), options,
      textEngine: FixedTextEngine())
    for camera in [Camera.front, .isometric, Camera(yaw: .degrees(-90), pitch: .degrees(180))] {
      let list = try picture.scene(
        from: camera, showsGuides: true, options, textEngine: FixedTextEngine())
      var open = 0
      for item in list.items {
        if case .begin = item.command { open += 1 }
        if item.command == .end { open -= 1 }
        #expect(open >= 0)
      }
      #expect(open == 0 && list.size.width.isFinite && list.size.height.isFinite)
    }
    let model = try #require(picture.sceneModel())
    #expect(model.parts.allSatisfy { $0.place.transform.matrix.allSatisfy(\.isFinite) })
  }
}

/// Random trees, with depth or as they would be without.
private struct DeepTrees {
  private var state: UInt64
  private let isDeep: Bool
  private var leaves = 0

  init(seed: UInt64, isDeep: Bool) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 7
    self.isDeep = isDeep
  }

  /// A number below `limit` (SplitMix64).
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }

  mutating func tree(levels: Int) -> AnyView {
    var view = levels == 0 || next(5) == 0 ? leaf() : container(levels)
    for _ in 0..<next(3) { view = modified(view) }
    return view
  }

  private mutating func leaf() -> AnyView {
    leaves += 1
    let view: AnyView =
      switch next(4) {
      case 0: AnyView(Text(String(repeating: "word ", count: 1 + next(6))))
      case 1: AnyView(Color.red)
      default: AnyView(Color.blue.frame(width: CGFloat(next(80)), height: CGFloat(next(60))))
      }
    return AnyView(view._probe("\(leaves)"))
  }

  private mutating func container(_ levels: Int) -> AnyView {
    let count = 2 + next(3)
    let children = (0..<count).map { _ in tree(levels: levels - 1) }
    let content = ForEach(0..<count, id: \.self) { children[$0] }
    let guide: DepthAlignment = pick([.front, .center, .back])
    let spacing = CGFloat(next(30)) - 10
    switch next(4) {
    case 0:
      let layout = HStackLayout(alignment: pick([.top, .center, .firstTextBaseline]), spacing: 3)
      return isDeep
        ? AnyView(layout.depthAlignment(guide) { content }) : AnyView(layout { content })
    case 1:
      let layout = VStackLayout(alignment: pick([.leading, .trailing]), spacing: 3)
      return isDeep
        ? AnyView(layout.depthAlignment(guide) { content }) : AnyView(layout { content })
    case 2:
      return isDeep
        ? AnyView(ZStack(alignment: .topLeading, spacing: spacing) { content })
        : AnyView(ZStack(alignment: .topLeading) { content })
    default:
      let alignment = Alignment3D(horizontal: .trailing, vertical: .bottom, depth: guide)
      return isDeep
        ? AnyView(SpatialContainer(alignment: alignment) { content })
        : AnyView(ZStack(alignment: .bottomTrailing) { content })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let length = CGFloat(next(60))
    let guide: DepthAlignment = pick([.front, .center, .back])
    let kind = next(10)
    if kind >= 8 { return AnyView(view.padding(length / 4)) }
    if !isDeep { return view }
    return switch kind {
    case 0: AnyView(view.frame(depth: length, alignment: guide))
    case 1: AnyView(view.frame(minDepth: length, maxDepth: .infinity, alignment: guide))
    case 2: AnyView(view.padding3D(.depth, length - 10))
    case 3: AnyView(view.offset(z: length))
    case 4: AnyView(view.alignmentGuide(guide) { $0.depth - length })
    case 5:
      AnyView(
        view.transform3DEffect(
          AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: Double(length)))))
    case 6: AnyView(view.spatialOverlay(alignment: .front) { Color.green.frame(depth: length) })
    default: AnyView(view.frame(idealDepth: length, maxDepth: 2 * length, alignment: guide))
    }
  }
}
