// SPDX-License-Identifier: Apache-2.0
/// Views that are hard to express in other formats: clips, masks, gradients, blend modes, filters, links,
/// text from right to left.
let paintSample = """
  import SwiftUI

  #Preview("Gradients") {
    let colors = [Color.red, .yellow, .blue]
    HStack(spacing: 8) {
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing))
      Rectangle().fill(
        .linearGradient(
          Gradient(colors: colors).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
      Circle().fill(.radialGradient(colors: colors, center: .leading, startRadius: 10, endRadius: 60))
      Ellipse().fill(.ellipticalGradient(colors: colors))
      Circle().fill(.conicGradient(colors: colors + [.red], center: .center, angle: .degrees(30)))
      Circle().strokeBorder(
        .linearGradient(colors: [.clear, .purple], startPoint: .top, endPoint: .bottom),
        lineWidth: 12)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .white])
    }
    .frame(width: 560, height: 72).padding()
  }

  #Preview("Clips and masks") {
    HStack(spacing: 12) {
      Color.orange.clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      Color.blue.mask { Text("Mask").font(.system(size: 26, weight: .heavy)) }
      LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      Color.pink.overlay { Circle().fill(.white).blendMode(.destinationOut) }.compositingGroup()
      Color.teal.clipShape(Circle().inset(by: 6)).rotationEffect(.degrees(20)).scaleEffect(1.2)
      Text("Clipped text that is far too long for its frame").fixedSize().frame(width: 60).clipped()
    }
    .frame(width: 560, height: 72).padding()
  }

  #Preview("Blend modes") {
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
      .plusDarker,
    ]
    HStack(spacing: 6) {
      ForEach(modes.indices, id: \\.self) { index in
        ZStack {
          LinearGradient(colors: [.yellow, .purple], startPoint: .top, endPoint: .bottom)
          Color(red: 0.2, green: 0.6, blue: 0.7).padding(.horizontal, 6).blendMode(modes[index])
        }
        .isolated
      }
    }
    .frame(width: 560, height: 60).padding()
  }

  #Preview("Filters") {
    HStack(spacing: 16) {
      Circle().fill(.red).blur(radius: 4)
      RoundedRectangle(cornerRadius: 12).fill(.white).shadow(color: .black, radius: 6, x: 3, y: 5)
      Rectangle().fill(.blue.gradient).saturation(0.3).brightness(0.2)
      Rectangle().fill(.orange.gradient).hueRotation(.degrees(120)).contrast(1.4)
      Rectangle().fill(.green.gradient).grayscale(0.8).colorMultiply(.yellow)
      Rectangle().fill(.mint.gradient).colorInvert().opacity(0.7)
      Text("Glow").font(.title.bold()).foregroundStyle(.white).shadow(color: .purple, radius: 3)
        .frame(maxHeight: .infinity).background(.black)
      Circle().fill(.red.shadow(.inner(radius: 6, y: 4)))
    }
    .frame(width: 560, height: 64).padding()
  }

  #Preview("Lines and texts") {
    HStack(spacing: 16) {
      Circle().stroke(.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [9, 8]))
      Path { path in
        path.move(to: CGPoint(x: 4, y: 60))
        path.addLine(to: CGPoint(x: 24, y: 6))
        path.addQuadCurve(to: CGPoint(x: 56, y: 60), control: CGPoint(x: 60, y: 0))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 6, lineJoin: .miter))
      Circle().trim(from: 0.1, to: 0.7).fill(.indigo)
      VStack(alignment: .leading) {
        Text("مرحبا بالعالم ٣ times").font(.title3)
        Text("שלום *עולם* and **bold**").underline().strikethrough(color: .red)
        Text("See [our page](https://example.org/a)")
      }
      .frame(width: 260)
    }
    .frame(width: 560, height: 72).padding().environment(\\.layoutDirection, .rightToLeft)
  }

  extension View {
    var isolated: some View { compositingGroup() }
  }

  """
