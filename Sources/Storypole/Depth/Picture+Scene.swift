// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Picture {
  /// The whole tree in space, seen from `camera`; with the planes of depth guides on request.
  package func scene(
    from camera: Camera, showsGuides: Bool, _ options: PictureOptions, textEngine: any TextEngine
  ) throws -> DisplayList {
    let pass = host.space.startDepth()
    var painter = ScenePainter()
    if let root = host.rootNode {
      ViewHost.onBigStack {
        var builder = ScenePartBuilder(pass, scale: displayList.scale, showsGuides: showsGuides)
        if let scene = builder.part(of: root) { painter.paint(scene, camera.transform) }
      }
    }
    for approximation in SceneApproximation.allCases
    where painter.approximations.contains(approximation) {
      host.warn(approximation.rawValue, once: approximation.rawValue)
    }
    let labels = try Self.placed(painter.labels, scale: options.scale, textEngine)
    let margin: CGFloat = 16
    let bounds = labels.reduce(painter.bounds) { $0.union(CGRect(origin: $1.1, size: $1.0.size)) }
    let frame = bounds.isNull ? CGRect.zero : bounds.insetBy(dx: -margin, dy: -margin)
    func up(_ length: CGFloat) -> CGFloat {
      (length * displayList.scale - 1e-6).rounded(.up) / displayList.scale
    }
    var list = displayList
    list.size = CGSize(width: up(frame.width), height: up(frame.height))
    var place = Layer()
    place.transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    list.items = [DisplayItem(.begin(place))] + painter.items
    for (text, corner) in labels {
      var layer = Layer()
      layer.transform = CGAffineTransform(translationX: corner.x, y: corner.y)
      list.items.append(DisplayItem(.begin(layer)))
      // A plate behind the name keeps lines from crossing it.
      if var plate = list.background {
        plate.opacity *= 0.75
        let rect = CGRect(origin: .zero, size: text.size)
        list.items.append(DisplayItem(.fill(Path(rect), .color(plate), FillStyle())))
      }
      list.items += text.items + [DisplayItem(.end)]
    }
    list.items.append(DisplayItem(.end))
    return list
  }

  /// Places names above the corners of their planes, and above one another where planes share a corner.
  private static func placed(
    _ labels: [(text: String, place: CGPoint)], scale: CGFloat, _ textEngine: any TextEngine
  ) throws -> [(DisplayList, CGPoint)] {
    var options = PictureOptions()
    options.isIdeal = true
    options.isTransparent = true
    options.scale = scale
    var taken: [(name: String, rect: CGRect)] = []
    var result: [(DisplayList, CGPoint)] = []
    for label in labels {
      let text = try makePicture(
        of: Text(label.text).font(.system(size: 8))
          .foregroundStyle(Color(ScenePainter.labelColor)), options, textEngine: textEngine
      ).displayList
      var rect = CGRect(
        x: label.place.x, y: label.place.y - text.size.height, width: text.size.width,
        height: text.size.height)
      var below = taken.first { !$0.rect.overlap(with: rect).isEmpty }
      while let name = below, name.name != label.text {
        rect.origin.y = name.rect.minY - rect.height - 0.5
        below = taken.first { !$0.rect.overlap(with: rect).isEmpty }
      }
      // Planes that share a corner and a name need it only once.
      if below != nil { continue }
      taken.append((label.text, rect))
      result.append((text, rect.origin))
    }
    return result
  }
}
