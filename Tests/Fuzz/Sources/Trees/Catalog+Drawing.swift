// SPDX-License-Identifier: Apache-2.0
import SwiftUI

nonisolated extension Catalog {
  mutating func addDrawingModifiers() {
    modifier(
      "scale", ".scaleEffect(x: {0}, y: {1}, anchor: UnitPoint(x: {2}, y: {3}))"
    ) { x, v, _ in
      x.scaleEffect(x: v[0], y: v[1], anchor: UnitPoint(x: v[2], y: v[3]))
    }
    modifier("rotate", ".rotationEffect(.degrees({0}), anchor: UnitPoint(x: {1}, y: {2}))") {
      x, v, _ in
      x.rotationEffect(.degrees(Double(v[0])), anchor: UnitPoint(x: v[1], y: v[2]))
    }
    modifier(
      "rotate3D",
      ".rotation3DEffect(.degrees({0}), axis: ({1}, {2}, {3}), anchorZ: {4}, perspective: {5})"
    ) { x, v, _ in
      x.rotation3DEffect(
        .degrees(Double(v[0])), axis: (v[1], v[2], v[3]), anchorZ: v[4], perspective: v[5])
    }
    modifier(
      "affine",
      ".transformEffect(CGAffineTransform(a: {0}, b: {1}, c: {2}, d: {3}, tx: {4}, ty: {5}))"
    ) { x, v, _ in
      x.transformEffect(
        CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
    }
    modifier(
      "visual", ".visualEffect { $0.offset(x: $1.size.width * {0}).scaleEffect({1}) }"
    ) { x, v, _ in
      x.visualEffect { [a = v[0], b = v[1]] in $0.offset(x: $1.size.width * a).scaleEffect(b) }
    }
    modifier("opacity", ".opacity({0})") { x, v, _ in x.opacity(Double(v[0])) }
    modifier("mask", ".mask(alignment: {alignment}) { {content} }") { x, v, content in
      x.mask(alignment: v.alignment) { content }
    }
    modifier("clip", ".clipShape(RoundedRectangle(cornerRadius: {0}))") { x, v, _ in
      x.clipShape(RoundedRectangle(cornerRadius: v[0]))
    }
    modifier("clipped", ".clipped()") { x, _, _ in x.clipped() }
    modifier("shadow", ".shadow(color: .black, radius: {0}, x: {1}, y: {2})") { x, v, _ in
      x.shadow(color: .black, radius: v[0], x: v[1], y: v[2])
    }
    modifier("blur", ".blur(radius: {0})") { x, v, _ in x.blur(radius: v[0]) }
    modifier("border", ".border(.red, width: {0})") { x, v, _ in x.border(.red, width: v[0]) }
    modifier("group", ".compositingGroup()") { x, _, _ in x.compositingGroup() }
    modifier("drawing", ".drawingGroup()") { x, _, _ in x.drawingGroup() }
    modifier("blend", ".blendMode({flag} ? .plusDarker : .destinationOut)") { x, v, _ in
      x.blendMode(v.flag ? .plusDarker : .destinationOut)
    }
    modifier("hue", ".hueRotation(.degrees({0}))") { x, v, _ in
      x.hueRotation(.degrees(Double(v[0])))
    }
    modifier("colors", ".saturation({0}).grayscale({1}).contrast({2}).brightness({3})") { x, v, _ in
      x.saturation(Double(v[0])).grayscale(Double(v[1])).contrast(Double(v[2]))
        .brightness(Double(v[3]))
    }
    modifier("redacted", ".redacted(reason: .placeholder)") { x, _, _ in
      x.redacted(reason: .placeholder)
    }
    modifier(
      "gradient",
      ".foregroundStyle(LinearGradient(gradient: wildGradient({0}, {1}, {2}), startPoint: .top, "
        + "endPoint: .bottom))"
    ) { x, v, _ in
      x.foregroundStyle(
        LinearGradient(
          gradient: wildGradient(v[0], v[1], v[2]), startPoint: .top, endPoint: .bottom))
    }
    modifier("material", ".background(.ultraThinMaterial)") { x, _, _ in
      x.background(.ultraThinMaterial)
    }
    modifier("tint", ".tint(Color(hue: {0}, saturation: {1}, brightness: {2}))") { x, v, _ in
      x.tint(Color(hue: v[0], saturation: v[1], brightness: v[2]))
    }
    modifier("unclipped", ".scrollClipDisabled()") { x, _, _ in x.scrollClipDisabled() }
    modifier(
      "animation", ".animation(.spring(response: {0}, dampingFraction: {1}), value: {2})",
      hasState: true
    ) { x, v, _ in
      x.animation(.spring(response: Double(v[0]), dampingFraction: Double(v[1])), value: v[2])
    }
  }

  mutating func addTextModifiers() {
    modifier("font", ".font(.system(size: {0}))") { x, v, _ in x.font(.system(size: v[0])) }
    modifier("lineLimit", ".lineLimit({count})") { x, v, _ in x.lineLimit(v.count) }
    modifier("reserved", ".lineLimit(2, reservesSpace: true)") { x, _, _ in
      x.lineLimit(2, reservesSpace: true)
    }
    modifier("lineSpacing", ".lineSpacing({0})") { x, v, _ in x.lineSpacing(v[0]) }
    modifier("kerning", ".kerning({0})") { x, v, _ in x.kerning(v[0]) }
    modifier("tracking", ".tracking({0})") { x, v, _ in x.tracking(v[0]) }
    modifier("baselineOffset", ".baselineOffset({0})") { x, v, _ in x.baselineOffset(v[0]) }
    modifier("minimumScale", ".minimumScaleFactor({0})") { x, v, _ in x.minimumScaleFactor(v[0]) }
    modifier("small", ".textScale(.secondary)") { x, _, _ in x.textScale(.secondary) }
    modifier("truncation", ".truncationMode({flag} ? .head : .middle).lineLimit(1)") { x, v, _ in
      x.truncationMode(v.flag ? .head : .middle).lineLimit(1)
    }
    modifier("textAlignment", ".multilineTextAlignment({flag} ? .center : .trailing)") { x, v, _ in
      x.multilineTextAlignment(v.flag ? .center : .trailing)
    }
    modifier("typeSize", ".dynamicTypeSize({flag} ? .accessibility5 : .xSmall)") { x, v, _ in
      x.dynamicTypeSize(v.flag ? .accessibility5 : .xSmall)
    }
    modifier("bold", ".bold().italic().underline().strikethrough()") { x, _, _ in
      x.bold().italic().underline().strikethrough()
    }
  }
}
