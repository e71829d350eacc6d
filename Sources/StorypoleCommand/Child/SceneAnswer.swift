// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// A scene for the page, which transforms its parts with CSS.
struct SceneAnswer: Encodable {
  struct Part: Encodable {
    /// `sheet`, `box` or `plane`.
    var kind: String
    var view: Int
    var place: Place
    /// The name of a plane's guide.
    var guide: String?
    /// A sheet's PNG file, Base64 in JSON.
    var picture: Data?
  }

  struct Place: Encodable {
    /// Maps the box's corner to the picture, column by column.
    var matrix: [Double]
    /// Width, height and depth.
    var size: [Double]

    init(_ place: SceneModel.Place) {
      let toCorner = AffineTransform3D(translation: Vector3D(place.box.origin))
      // JSON and CSS have no infinity or NaN.
      matrix = (place.transform * toCorner).matrix.map { $0.isFinite ? $0 : 0 }
      size = [place.box.size.width, place.box.size.height, place.box.size.depth].map {
        $0.isFinite ? $0 : 0
      }
    }
  }

  struct View: Encodable {
    var view: Int
    var place: Place
  }

  var parts: [Part] = []
  var views: [View]
  var isCut: Bool
  /// The margin around each sheet in its picture, in points.
  var margin = SceneModel.margin

  /// The limit of all sheets' pixels; sheets over it have no picture.
  private static let mostPixels = 24e6

  init(_ model: SceneModel) throws {
    views = model.views.map { View(view: $0.view, place: Place($0.place)) }
    isCut = model.isCut
    var pixels = 0.0
    for part in model.parts {
      var answer = Part(kind: "box", view: part.view, place: Place(part.place))
      switch part.kind {
      case .box: break
      case .plane(let guide): (answer.kind, answer.guide) = ("plane", guide)
      case .sheet(let list):
        answer.kind = "sheet"
        pixels += list.size.width * list.size.height * list.scale * list.scale
        if pixels <= Self.mostPixels {
          answer.picture = try CairoRenderer.png(list)
        } else {
          isCut = true
        }
      }
      parts.append(answer)
    }
  }
}
