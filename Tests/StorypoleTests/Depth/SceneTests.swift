// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// Pictures of scenes, and explanations of depth. Derived: projections by arithmetic, the order of boxes by
/// which of them is on the camera's side.
@Suite struct SceneTests {
  private func box(_ x: Double, _ y: Double, _ z: Double, _ size: Double = 10) -> Rect3D {
    Rect3D(
      origin: Point3D(x: x, y: y, z: z), size: Size3D(width: size, height: size, depth: size))
  }

  @Test func camera() {
    #expect(Camera.front.transform == .identity)
    let view = Camera.isometric.transform
    let axes = [Vector3D.right, .up, .forward].map { $0.applying(view) }
    // Equally long in the picture: √⅔. From the right and above, x points down and right, z down and left, y
    // down.
    for axis in axes { #expect(agree((axis.x * axis.x + axis.y * axis.y), 2.0 / 3, 1e-9)) }
    #expect(axes[0].x > 0 && axes[2].x < 0 && agree(axes[1].x, 0))
    #expect(axes[1].y > 0 && axes[2].y > 0)
    // Content in front is nearer, and so is content on the right and above.
    #expect(axes[2].z > 0 && axes[0].z > 0 && axes[1].z < 0)
    // 30° to the right: z appears sin 30 to the left.
    let right = Vector3D.forward.applying(Camera(yaw: .degrees(30), pitch: .zero).transform)
    #expect(agree(right.x, -0.5) && agree(right.y, 0))
  }

  @Test func order() {
    let view = Vector3D(x: 1, y: -1, z: 1)  // The viewer is on the right, above and in front.
    #expect(ScenePainter.order([box(0, 0, 20), box(0, 0, 0)], view) == [1, 0])
    #expect(ScenePainter.order([box(20, 0, 0), box(0, 0, 0)], view) == [1, 0])
    #expect(ScenePainter.order([box(0, 0, 0), box(0, 20, 0)], view) == [1, 0])
    // A long box behind a small one, though its middle is nearer: the separating plane counts.
    let long = Rect3D(
      origin: Point3D(x: 0, y: 0, z: 0), size: Size3D(width: 100, height: 10, depth: 10))
    #expect(ScenePainter.order([box(0, 0, 10), long], view) == [1, 0])
    // Equal boxes stay in order, and so do sheets in one plane.
    #expect(ScenePainter.order([box(0, 0, 0), box(0, 0, 0)], view) == [0, 1])
    func sheet(_ x: Double) -> Rect3D {
      Rect3D(origin: Point3D(x: x, y: 0, z: 0), size: Size3D(width: 10, height: 10, depth: 0))
    }
    #expect(ScenePainter.order([sheet(0), sheet(5), sheet(2)], .forward) == [0, 1, 2])
    // Nested: the nearer middle comes later.
    #expect(ScenePainter.order([box(2, 2, 8, 4), box(0, 0, 0, 14)], .forward) == [1, 0])
    // Many are sorted by their middles, in bounded time.
    let many = (0..<1000).map { box(0, 0, Double(1000 - $0)) }
    #expect(ScenePainter.order(many, .forward) == Array((0..<1000).reversed()))
  }

  private func scene(_ view: some View, _ camera: Camera, guides: Bool = false) throws
    -> DisplayList
  {
    var options = PictureOptions()
    options.isIdeal = true
    let picture = try makePicture(of: view, options, textEngine: FixedTextEngine())
    return try picture.scene(
      from: camera, showsGuides: guides, options, textEngine: FixedTextEngine())
  }

  @Test func pictures() throws {
    let view = SpatialContainer(alignment: .front) {
      block("a", 40, 60, 30)
      Color.blue.frame(width: 20, height: 20)
    }
    // From the front 60×30 and 16 on each side.
    #expect(try scene(view, .front).size == CGSize(width: 92, height: 62))
    // From 30° to the right: 60·cos 30 + 40·sin 30 = 51.9615 + 20, and 32; up to half points.
    let right = try scene(view, Camera(yaw: .degrees(30), pitch: .zero))
    #expect(right.size == CGSize(width: 104, height: 62))
    // From above by 90°: 60 wide and 40 high.
    let above = try scene(view, Camera(yaw: .zero, pitch: .degrees(90)))
    #expect(above.size == CGSize(width: 92, height: 72))
    // Layers are closed, and a guide's plane adds commands.
    let guides = try scene(view, .isometric, guides: true)
    let depth = guides.items.reduce(0) { depth, item in
      if case .begin = item.command { return depth + 1 }
      return item.command == .end ? depth - 1 : depth
    }
    #expect(depth == 0)
    #expect(guides.items.count > (try scene(view, .isometric)).items.count)
    // A flat tree is a sheet.
    #expect(
      try scene(Color.red.frame(width: 50, height: 20), .front).size
        == CGSize(width: 82, height: 52))
  }

  @Test func descriptions() throws {
    let result = layInDepth(
      ZStack(spacing: 5) {
        block("a", 20)
        block("b", 30)
      })
    let lines = try result.host.describe(guides: ["front"])
    #expect(lines[0].space == .init(z: 0, depth: 55))
    #expect(lines[0].guides == [.init(name: "front", value: 55, isExplicit: false)])
    #expect(lines.contains { $0.space == .init(z: 25, depth: 30) })
    #expect(try layInDepth(Color.red).host.describe()[0].space == nil)
    #expect(throws: UnknownGuide.self) {
      try layInDepth(Color.red).host.describe(guides: ["front"])
    }
  }

  @Test func reasons() {
    let why = layInDepth(
      HStackLayout().depthAlignment(.front) {
        ZStack(spacing: 5) {
          block("a", 20)
          block("b", 30)
        }
        block("c", 15).padding3D(.back, 2).overlay { Text("over") }
      }
    ).host.explain(size: CGSize(width: 400, height: 400), scale: 2)
    // A record's terms add up to the view's position.
    for entry in why.entries {
      guard let space = entry.space else {
        Issue.record("\(entry.name) has no place in depth")
        continue
      }
      if let line = space.line, let value = space.value { #expect(line - value == space.start) }
      if let gap = space.gap, let before = space.reference.map(why.entry)?.space {
        #expect(before.start + before.depth + gap == space.start)
      }
    }
    let causes = why.entries.compactMap(\.space?.cause)
    for cause in [.line, .first, .next, .frame, .inset, .inFront] as [LayoutExplanation.Space.Cause]
    {
      #expect(causes.contains(cause), "\(cause)")
    }
    // 55 − 17: the padded block's front is at the stack's.
    #expect(why.entries.contains { $0.space?.start == 38 && $0.space?.cause == .line })
    for language in LayoutExplanation.Language.allCases {
      let text = why.text(language: language)
      #expect(text.contains("20 + 5 = 25") && text.contains("55 − 17 = 38"), "\(text)")
    }
    // None of that in a flat tree.
    let flat = layInDepth(Color.red).host.explain(
      size: CGSize(width: 400, height: 400), scale: 2)
    #expect(flat.entries.allSatisfy { $0.space == nil })
  }
}
