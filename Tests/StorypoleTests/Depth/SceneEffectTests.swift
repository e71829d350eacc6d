// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// Effects on views with depth also apply to pictures of them. Derived: opacity, colors and blend
/// modes do not depend on the camera; a clip extends along the view's depth.
@Suite struct SceneEffectTests {
  private func scene(_ view: some View, _ camera: Camera = .front) throws -> (
    list: DisplayList, warnings: [String]
  ) {
    var options = PictureOptions()
    options.isIdeal = true
    let picture = try makePicture(of: view, options, textEngine: FixedTextEngine())
    let list = try picture.scene(
      from: camera, showsGuides: false, options, textEngine: FixedTextEngine())
    return (list, picture.host.warnings)
  }

  private func layers(_ list: DisplayList) -> [Layer] {
    list.items.compactMap { item in
      if case .begin(let layer) = item.command { layer } else { nil }
    }
  }

  /// The layers around each filled color, from the outside: opacities and clips in the picture.
  private func surroundings(_ list: DisplayList, of color: ResolvedColor) -> [(
    opacity: Double, clips: [CGRect]
  )] {
    var open: [(Layer, CGAffineTransform)] = []
    var found: [(Double, [CGRect])] = []
    for item in list.items {
      switch item.command {
      case .begin(let layer):
        open.append((layer, layer.transform.concatenating(open.last?.1 ?? .identity)))
      case .end: open.removeLast()
      case .fill(_, .color(let filled), _) where filled == color:
        found.append(
          (
            open.reduce(1) { $0 * $1.0.opacity },
            open.compactMap { layer, transform in
              layer.clip.map { $0.applying(transform).boundingRect }
            }
          ))
      default: break
      }
    }
    return found
  }

  private let red = Color.red.resolve(in: EnvironmentValues())
  private let blue = Color.blue.resolve(in: EnvironmentValues())

  /// Two sheets of 60×40, at 0 and at 30.
  private var pair: some View {
    ZStack(spacing: 30) {
      Color.red
      Color.blue
    }.frame(width: 60, height: 40)
  }

  @Test func opacity() throws {
    for camera in [Camera.front, .isometric] {
      let (list, warnings) = try scene(pair.opacity(0.5), camera)
      #expect(warnings == [])
      for color in [red, blue] {
        #expect(surroundings(list, of: color).map(\.opacity) == [0.5])
      }
      // One group: content in front hides content behind it before both become lighter.
      #expect(layers(list).filter { $0.opacity == 0.5 }.count == 1)
    }
    // Nothing is visible.
    #expect(surroundings(try scene(pair.opacity(0)).list, of: red).isEmpty)
    #expect(surroundings(try scene(pair.hidden()).list, of: red).isEmpty)
    // Twice: a half of a half.
    let twice = try scene(pair.opacity(0.5).padding(2).opacity(0.5)).list
    #expect(surroundings(twice, of: blue).map(\.opacity) == [0.25])
  }

  @Test func clips() throws {
    // 60×40 cut to 20×10 in the middle, seen from the front: 16 of margin, and 20 and 15 more up to
    // the clip: boxes are drawn whole.
    let cut = pair.frame(width: 20, height: 10).clipped()
    let (front, warnings) = try scene(cut)
    let expected = CGRect(x: 36, y: 31, width: 20, height: 10)
    for color in [red, blue] {
      #expect(surroundings(front, of: color).map(\.clips) == [[expected]])
    }
    #expect(warnings == [])
    // From 90° above each sheet is a line, which isn't drawn. From 30° to the right: 20·cos 30
    // wide, the one in front 30·sin 30 = 15 farther left.
    let right = try scene(cut, Camera(yaw: .degrees(30), pitch: .zero)).list
    let clips = [red, blue].map { surroundings(right, of: $0)[0].clips[0] }
    #expect(clips.allSatisfy { agree($0.width, 17.3205) && $0.height == 10 })
    #expect(agree(clips[0].minX - clips[1].minX, 15))
  }

  @Test func turnedViewsAreNotCut() throws {
    let turned = ZStack {
      Color.red
      Color.blue.rotation3DEffect(.degrees(40), axis: .y)
    }.frame(width: 60, height: 40).frame(depth: 20).clipped()
    let (list, warnings) = try scene(turned)
    #expect(surroundings(list, of: red).map(\.clips.count) == [1])
    #expect(surroundings(list, of: blue).map(\.clips.count) == [0])
    #expect(warnings == [SceneApproximation.cut.rawValue])
  }

  @Test func masks() throws {
    let (list, _) = try scene(pair.mask { Circle() })
    #expect(layers(list).filter { $0.mask != nil }.count == 2)
  }

  @Test func filters() throws {
    // Seen from the front, a blur is the view's; from elsewhere it is the picture's, with a
    // warning.
    for (camera, expected) in [
      (Camera.front, []), (.isometric, [SceneApproximation.filter.rawValue]),
    ] {
      let (list, warnings) = try scene(pair.blur(radius: 4), camera)
      #expect(layers(list).filter { $0.filters == [.blur(radius: 4, opaque: false)] }.count == 1)
      #expect(warnings == expected)
    }
    // Colors are equal from every side.
    #expect(try scene(pair.grayscale(1), .isometric).warnings == [])
    #expect(
      layers(try scene(pair.blendMode(.multiply)).list).contains { $0.blendMode == .multiply })
  }

  @Test func backgroundsAndBorders() throws {
    // A style behind a view is at its back, one over it at its front: 30·sin 30 apart.
    let green = Color.green.resolve(in: EnvironmentValues())
    let view = pair.background(Color.green).overlay(Color.yellow.opacity(0.5)).border(.black)
    let list = try scene(view, Camera(yaw: .degrees(30), pitch: .zero)).list
    func place(_ color: ResolvedColor) -> CGFloat? {
      var open = [CGAffineTransform.identity]
      for item in list.items {
        switch item.command {
        case .begin(let layer): open.append(layer.transform.concatenating(open.last!))
        case .end: open.removeLast()
        case .fill(_, .color(color), _): return open.last!.tx
        default: break
        }
      }
      return nil
    }
    let yellow = Color.yellow.opacity(0.5).resolve(in: EnvironmentValues())
    let places = try [green, red, yellow, blue].map { try #require(place($0)) }
    #expect(agree(places[0], places[1]) && agree(places[2], places[3]))
    #expect(agree(places[0] - places[2], 15))
  }

  @Test func modelForPages() throws {
    var options = PictureOptions()
    options.isIdeal = true
    func model(_ view: some View) throws -> SceneModel? {
      try makePicture(of: view, options, textEngine: FixedTextEngine()).sceneModel()
    }
    #expect(try model(Color.red) == nil)
    let deep = try #require(
      try model(
        HStackLayout(spacing: 0).depthAlignment(.front) {
          block("a", 50)
          block("b", 20).opacity(0.5)
        }))
    var kinds: [String] = []
    for part in deep.parts {
      switch part.kind {
      case .box: kinds.append("box \(part.place.box.size.depth)")
      case .sheet(let list):
        // The sheet's 10 points and 12 on each side.
        #expect(list.size == CGSize(width: 34, height: 34))
        let isLighter = list.items.contains { item in
          if case .begin(let layer) = item.command { layer.opacity == 0.5 } else { false }
        }
        kinds.append(isLighter ? "light" : "full")
      case .plane(let guide): kinds.append(guide)
      }
    }
    // The stack, which is as deep as its deepest view, and the two views.
    #expect(kinds == ["box 50.0", "box 50.0", "full", "box 20.0", "light", "front"])
    // 50 − 20; column by column, as in CSS.
    #expect(
      deep.parts[3].place.transform.matrix == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 0, 30, 1])
    // The stack and two colors.
    #expect(deep.views.count == 3)
    // More than a browser turns smoothly.
    let many = try #require(
      try model(
        VStack(spacing: 0) {
          ForEach(0..<400) { _ in Color.red.frame(width: 1, height: 1).frame(depth: 5) }
        }))
    #expect(many.isCut && many.parts.count == SceneModel.limit)
  }
}
