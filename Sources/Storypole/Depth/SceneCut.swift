// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A clip or a mask around views with depth. It extends through them along the depth of its view,
/// so that each parallel sheet is cut in its own plane.
struct SceneCut {
  private let layer: Layer
  /// Maps the coordinates of the cut to those of the scene's drawing.
  private let transform: AffineTransform3D

  /// nil for a layer without clip and mask.
  init?(_ layer: Layer, _ transform: AffineTransform3D) {
    guard layer.clip != nil || layer.mask != nil else { return nil }
    self.layer = layer
    self.transform = transform
  }

  /// The layers that cut a sheet in the plane of `sheet`; nil for a sheet that is not parallel.
  func layers(for sheet: AffineTransform3D) -> [Layer]? {
    guard let toCut = transform.inverse.map({ $0 * sheet }) else { return nil }
    let (x, y) = (Vector3D.right.applying(toCut), Vector3D.up.applying(toCut))
    guard abs(x.z) < 1e-9, abs(y.z) < 1e-9 else { return nil }
    var cut = Layer()
    (cut.clip, cut.clipStyle, cut.mask) = (layer.clip, layer.clipStyle, layer.mask)
    cut.transform = transform.flat(at: toCut.translation.z)
    guard cut.transform.isDrawable else { return nil }
    // The content is drawn as if nothing were around it.
    var back = Layer()
    back.transform = cut.transform.inverted()
    return [cut, back]
  }
}

/// The limits of a camera's drawing, as warnings.
enum SceneApproximation: String, CaseIterable {
  case filter =
    "a blur or shadow around views with depth is drawn in the plane of the picture, not of the view"
  case cut = "a clip or mask does not cut views turned out of its plane: they are drawn whole"
}

extension Layer {
  /// The layer without its clip and mask.
  var withoutCut: Layer {
    var layer = self
    (layer.clip, layer.mask) = (nil, nil)
    return layer
  }
}
