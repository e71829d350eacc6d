// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A scene as separate parts, each with a position in space: for pages that rotate it themselves.
package struct SceneModel {
  package struct Part {
    package enum Kind {
      /// Flat content, as a picture of the box with `margin` around it.
      case sheet(DisplayList)
      case box
      /// The plane of a depth guide.
      case plane(guide: String)
    }
    package var kind: Kind
    /// The number of the view in an explanation.
    package var view: Int
    package var place: Place
  }

  /// A box in space.
  package struct Place {
    /// Maps the box's coordinates to the picture's, depth in points in front of the window's back.
    package var transform: AffineTransform3D
    package var box: Rect3D
  }

  package var parts: [Part] = []
  /// The position of each view of an explanation.
  package var views: [(view: Int, place: Place)] = []
  /// Whether there were more parts than `limit`.
  package var isCut = false
  /// The space around a sheet for drawing outside of it, such as shadows, in points.
  package static let margin: CGFloat = 12
  /// The number of parts that a browser still rotates smoothly.
  package static let limit = 600
}

extension Picture {
  /// The views in space, one part each; nil if nothing has depth.
  /// - Parameters:
  ///   - views: The views by their numbers in an explanation, each with its outermost node.
  ///   - number: The number of the view that owns a node.
  package func sceneModel(
    views: [(Int, LayoutNode)], number: @escaping (LayoutNode) -> Int
  ) -> SceneModel? {
    guard let pass = host.space.depths, let root = host.rootNode else { return nil }
    var builder = ScenePartBuilder(pass, scale: displayList.scale, showsGuides: true)
    var flattener = SceneFlattener(number: number, scale: displayList.scale)
    let toPicture = AffineTransform3D(translation: Vector3D(x: -origin.x, y: -origin.y, z: 0))
    flattener.model.views = views.map { view, node in
      let box = Rect3D(origin: .zero, size: pass.size(of: node))
      return (view, .init(transform: toPicture * pass.transformToRoot(of: node), box: box))
    }
    if let scene = builder.part(of: root) { flattener.add(scene, toPicture) }
    return flattener.model
  }
}

private struct SceneFlattener {
  var model = SceneModel()
  private let number: (LayoutNode) -> Int
  private let scale: CGFloat

  init(number: @escaping (LayoutNode) -> Int, scale: CGFloat) {
    self.number = number
    self.scale = scale
  }

  mutating func add(
    _ part: ScenePart, _ toParent: AffineTransform3D,
    within layers: [(layer: Layer, transform: AffineTransform3D)] = []
  ) {
    let transform = toParent * part.transform
    switch part.kind {
    case .sheet(let items):
      add(.sheet(list(items, part.box, transform, layers)), part, transform)
    case .plane(let guide): add(.plane(guide: guide.name), part, transform)
    case .space(let isSolid):
      if isSolid { add(.box, part, transform) }
      let layers = layers + part.layers.map { ($0, transform) }
      for inner in part.parts { add(inner, transform, within: layers) }
    }
  }

  private mutating func add(
    _ kind: SceneModel.Part.Kind, _ part: ScenePart, _ transform: AffineTransform3D
  ) {
    guard model.parts.count < SceneModel.limit else {
      model.isCut = true
      return
    }
    model.parts.append(
      .init(
        kind: kind, view: number(part.node),
        place: .init(transform: transform, box: part.box)))
  }

  /// A separate sheet, with the effects of the views around applied to it alone.
  private func list(
    _ items: [DisplayItem], _ box: Rect3D, _ transform: AffineTransform3D,
    _ layers: [(layer: Layer, transform: AffineTransform3D)]
  ) -> DisplayList {
    let bounds = box.frame.insetBy(dx: -SceneModel.margin, dy: -SceneModel.margin)
    var list = DisplayList(size: bounds.size, scale: scale)
    var corner = Layer()
    corner.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    var around = [corner]
    for (layer, place) in layers {
      if layer.withoutCut != Layer() { around.append(layer.withoutCut) }
      guard let toSheet = transform.inverse.map({ $0 * place }) else { continue }
      around += SceneCut(layer, toSheet)?.layers(for: .identity) ?? []
    }
    list.items =
      around.map { DisplayItem(.begin($0)) } + items + around.map { _ in DisplayItem(.end) }
    return list
  }
}

extension AffineTransform3D {
  /// The matrix column by column, as CSS's `matrix3d` takes it.
  package var matrix: [Double] {
    [Vector3D.right, .up, .forward].flatMap { axis in
      let column = axis.applying(self)
      return [column.x, column.y, column.z, 0]
    } + [translation.x, translation.y, translation.z, 1]
  }
}
