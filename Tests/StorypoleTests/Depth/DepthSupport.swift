// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// A layout in a window of 400×400 that proposes `depth`.
func layInDepth(_ view: some View, depth: CGFloat? = nil, rightToLeft: Bool = false)
  -> LayoutResult
{
  var request = LayoutRequest(
    size: CGSize(width: 400, height: 400), textEngine: FixedTextEngine())
  request.window.depth = depth
  if rightToLeft { request.environment.layoutDirection = .rightToLeft }
  return layoutFrames(view, request)
}

extension LayoutResult {
  /// The distance from the window's back to a probe's back.
  func z(_ id: String) -> CGFloat { node(id)?.boxInRoot.minZ ?? .nan }
  func depth(_ id: String) -> CGFloat { node(id)?.size3D.depth ?? .nan }
  func box(_ id: String) -> Rect3D { node(id)?.boxInRoot ?? .infinity }
}

/// A view of 10×10 with a depth.
func block(_ id: String, _ depth: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10)
  -> some View
{
  Color.red.frame(width: width, height: height).frame(depth: depth)._probe(id)
}

/// A view that takes all of its proposed depth.
func filler(_ id: String) -> some View { GeometryReader3D { _ in Color.clear }._probe(id) }

func agree(_ a: Double, _ b: Double, _ tolerance: Double = 0.001) -> Bool {
  abs(a - b) <= tolerance
}
