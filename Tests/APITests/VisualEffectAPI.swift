// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct VisualEffectAPI {
  @Test func view() {
    // api: View.visualEffect(_:); VisualEffect
    isView(leaf.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) })
    // api: EmptyVisualEffect; EmptyVisualEffect.init()
    let _: any (Animatable & Sendable & VisualEffect).Type = EmptyVisualEffect.self
    isEffect(EmptyVisualEffect())
  }

  private func isEffect<E: VisualEffect>(_ effect: E) {}

  @Test func colors() {
    let effect = EmptyVisualEffect()
    // api: VisualEffect.blendMode(_:); VisualEffect.blur(radius:opaque:)
    isEffect(effect.blendMode(.multiply))
    isEffect(effect.blur(radius: 2))
    isEffect(effect.blur(radius: 2, opaque: true))
    // api: VisualEffect.brightness(_:); VisualEffect.contrast(_:); VisualEffect.grayscale(_:)
    isEffect(effect.brightness(0.1))
    isEffect(effect.contrast(0.5))
    isEffect(effect.grayscale(0.5))
    // api: VisualEffect.hueRotation(_:); VisualEffect.opacity(_:); VisualEffect.saturation(_:)
    isEffect(effect.hueRotation(.degrees(20)))
    isEffect(effect.opacity(0.5))
    isEffect(effect.saturation(0.5))
  }

  @Test func transforms() {
    let effect = EmptyVisualEffect()
    // api: VisualEffect.offset(_:); VisualEffect.offset(x:y:)
    isEffect(effect.offset(CGSize(width: 1, height: 2)))
    isEffect(effect.offset(y: 2))
    // api: VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    isEffect(effect.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)))
    // api: VisualEffect.rotationEffect(_:anchor:)
    isEffect(effect.rotationEffect(.degrees(20), anchor: .top))
    // api: VisualEffect.scaleEffect(_:anchor:) | scale: CGFloat
    isEffect(effect.scaleEffect(2, anchor: .top))
    // api: VisualEffect.scaleEffect(_:anchor:) | scale: CGSize
    isEffect(effect.scaleEffect(CGSize(width: 1, height: 2), anchor: .top))
    // api: VisualEffect.scaleEffect(x:y:anchor:)
    isEffect(effect.scaleEffect(x: 2))
    // api: VisualEffect.transformEffect(_:) | CGAffineTransform
    isEffect(effect.transformEffect(CGAffineTransform.identity))
    // api: VisualEffect.transformEffect(_:) | ProjectionTransform
    isEffect(effect.transformEffect(ProjectionTransform()))
  }

  @Test func viewTransforms() {
    // api: View.projectionEffect(_:); View.rotationEffect(_:anchor:); View.transformEffect(_:)
    isView(leaf.projectionEffect(ProjectionTransform()))
    isView(leaf.rotationEffect(.degrees(20), anchor: .top))
    isView(leaf.transformEffect(CGAffineTransform(scaleX: 2, y: 2)))
    // api: View.scaleEffect(_:anchor:) | s: CGFloat, anchor: UnitPoint = .center) -> some View
    isView(leaf.scaleEffect(2, anchor: .top))
    // api: View.scaleEffect(_:anchor:) | scale: CGSize
    isView(leaf.scaleEffect(CGSize(width: 1, height: 2)))
    // api: View.scaleEffect(x:y:anchor:)
    isView(leaf.scaleEffect(y: 2))
  }
}
