// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// Every number in the API of views, one at a time: a name, and the view with the number.
typealias Hostile = (name: String, make: @MainActor (Double) -> any View)

@MainActor private var box: some View { Color.red.frame(width: 10, height: 10) }
@MainActor private var words: some View { Text("Ab cd") }
@MainActor private var items: some View { ForEach(0..<40, id: \.self) { Text("\($0)") } }

/// A count, limited to the range of `Int`.
private func count(_ n: Double) -> Int {
  n.isNaN ? 0 : n >= 9e18 ? .max : n <= -9e18 ? .min : Int(n)
}

private func point(_ n: Double) -> CGPoint { CGPoint(x: n, y: 3) }

private func wild(_ n: Double) -> Path {
  Path { path in
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: point(n))
    path.addQuadCurve(to: CGPoint(x: 9, y: n), control: point(-n))
    path.addCurve(to: CGPoint(x: 4, y: 4), control1: point(n), control2: CGPoint(x: 1, y: n))
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: n, startAngle: .degrees(n), endAngle: .degrees(40),
      clockwise: false)
    path.addArc(tangent1End: point(n), tangent2End: CGPoint(x: 8, y: 8), radius: n)
    path.addRoundedRect(
      in: CGRect(x: 0, y: n, width: n, height: 5), cornerSize: CGSize(width: n, height: 2))
    path.addEllipse(in: CGRect(x: n, y: 0, width: 4, height: n))
    path.closeSubpath()
  }
}

private struct OwnLayout: Layout {
  let n: Double
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for view in subviews { _ = view.sizeThatFits(ProposedViewSize(width: n, height: -n)) }
    return CGSize(width: n, height: n)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: point(n), anchor: UnitPoint(x: n, y: n), proposal: ProposedViewSize(width: n, height: n)
      )
    }
  }
}

@MainActor let hostileModifiers: [Hostile] = [
  ("frame", { n in box.frame(width: n, height: n) }),
  ("frame limits", { n in Color.red.frame(minWidth: n, idealWidth: n, maxWidth: n, minHeight: n) }),
  ("frame maximum", { n in words.frame(maxWidth: n, maxHeight: n, alignment: .topLeading) }),
  ("padding", { n in box.padding(n) }),
  (
    "padding of edges",
    { n in box.padding(EdgeInsets(top: n, leading: -n, bottom: 1, trailing: n)) }
  ),
  ("offset", { n in box.offset(x: n, y: -n) }),
  ("position", { n in box.position(x: n, y: n) }),
  (
    "alignmentGuide",
    { n in
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in CGFloat(n) }; words
      }
    }
  ),
  (
    "alignmentGuide in rows",
    { n in
      HStack(alignment: .firstTextBaseline) {
        box.alignmentGuide(.firstTextBaseline) { _ in CGFloat(n) }; words
      }
    }
  ),
  (
    "layoutPriority",
    { n in
      HStack {
        words.layoutPriority(n); Color.blue
      }
    }
  ),
  ("aspectRatio", { n in Color.red.aspectRatio(n, contentMode: .fit) }),
  ("aspectRatio fill", { n in Color.red.aspectRatio(n, contentMode: .fill) }),
  (
    "zIndex",
    { n in
      ZStack {
        box.zIndex(n); words
      }
    }
  ),
  ("scaleEffect", { n in words.scaleEffect(n) }),
  (
    "scaleEffect of one axis", { n in words.scaleEffect(x: n, y: 1, anchor: UnitPoint(x: n, y: 0)) }
  ),
  ("rotationEffect", { n in words.rotationEffect(.degrees(n), anchor: UnitPoint(x: 0.5, y: n)) }),
  (
    "rotation3DEffect",
    { n in
      words.rotation3DEffect(.degrees(n), axis: (n, 1, 0), anchorZ: n, perspective: n)
    }
  ),
  (
    "transformEffect",
    { n in words.transformEffect(CGAffineTransform(a: n, b: 1, c: n, d: 1, tx: n, ty: 2)) }
  ),
  (
    "projectionEffect",
    { n in
      words.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: n, y: n)))
    }
  ),
  ("opacity", { n in words.opacity(n) }),
  ("blur", { n in words.blur(radius: n) }),
  ("shadow", { n in words.shadow(color: .black, radius: n, x: n, y: n) }),
  ("shadow offset", { n in words.shadow(radius: 2, x: n, y: -n) }),
  ("border", { n in words.border(.red, width: n) }),
  ("cornerRadius", { n in Color.red.clipShape(RoundedRectangle(cornerRadius: n)) }),
  ("saturation", { n in words.saturation(n).grayscale(n).contrast(n).brightness(n) }),
  ("hueRotation", { n in words.hueRotation(.degrees(n)) }),
  ("font", { n in Text("Ab").font(.system(size: n)) }),
  ("kerning", { n in words.kerning(n) }),
  ("tracking", { n in words.tracking(n) }),
  ("baselineOffset", { n in words.baselineOffset(n) }),
  ("lineSpacing", { n in Text("a\nb").lineSpacing(n) }),
  ("minimumScaleFactor", { n in Text("a long text in a row").minimumScaleFactor(n).lineLimit(1) }),
  ("lineLimit", { n in Text("a\nb\nc").lineLimit(count(n)) }),
  (
    "lineLimit that reserves",
    { n in Text("a").lineLimit(min(count(n), 1000), reservesSpace: true) }
  ),
  ("safeAreaPadding", { n in words.safeAreaPadding(n) }),
  ("safeAreaInset", { n in words.safeAreaInset(edge: .top, spacing: n) { box } }),
  ("contentMargins", { n in ScrollView { words }.contentMargins(n) }),
  (
    "containerRelativeFrame",
    { n in
      box.containerRelativeFrame(.horizontal, count: count(n), span: count(n), spacing: n)
    }
  ),
  (
    "gridCellColumns",
    { n in
      Grid {
        GridRow {
          words.gridCellColumns(count(n)); box
        }; GridRow { box }
      }
    }
  ),
  (
    "gridCellAnchor",
    { n in
      Grid {
        GridRow {
          box.gridCellAnchor(UnitPoint(x: n, y: n)); words
        }
      }
    }
  ),
  (
    "listRowInsets",
    { n in
      List { words.listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n)) }
    }
  ),
  ("listRowSpacing", { n in List { items }.listRowSpacing(n) }),
  ("visualEffect", { n in words.visualEffect { view, _ in view.offset(x: n).scaleEffect(n) } }),
  ("frame in depth", { n in words.frame(depth: n) }),
  ("padding in depth", { n in words.padding3D(n) }),
  ("mask", { n in Color.red.mask { box.frame(width: n, height: 4) } }),
  ("overlay", { n in Color.red.overlay(alignment: .bottomTrailing) { box.frame(width: n) } }),
  ("background", { n in words.background { box.padding(n) } }),
  ("drawingGroup", { n in words.offset(x: n).drawingGroup() }),
  ("compositingGroup", { n in words.scaleEffect(n).compositingGroup().opacity(0.5) }),
  (
    "preference",
    { n in
      words.onGeometryChange(for: Double.self) { _ in
        n
      } action: { _ in
      }
    }
  ),
  ("animation", { n in words.animation(.spring(response: n, dampingFraction: n), value: n) }),
  ("id", { n in words.id(n) }),
]

@MainActor let hostileShapes: [Hostile] = [
  ("path", { n in wild(n) }),
  ("path stroked", { n in wild(n).stroke(.red, lineWidth: 2) }),
  ("path stroked by a width", { n in Circle().stroke(.red, lineWidth: n) }),
  ("strokeBorder", { n in RoundedRectangle(cornerRadius: n).strokeBorder(.red, lineWidth: n) }),
  (
    "dash",
    { n in Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [n, 1], dashPhase: n)) }
  ),
  (
    "dashes of one length",
    { n in Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [n])) }
  ),
  (
    "miterLimit",
    { n in
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, miterLimit: n, dash: [2]))
    }
  ),
  ("strokedPath", { n in wild(n).strokedPath(StrokeStyle(lineWidth: 2)) }),
  (
    "strokedPath with a width",
    { n in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).strokedPath(
        StrokeStyle(lineWidth: n))
    }
  ),
  (
    "strokedPath with dashes",
    { n in
      Path(CGRect(x: 0, y: 0, width: 1e9, height: 5))
        .strokedPath(StrokeStyle(lineWidth: 1, dash: [n], dashPhase: n))
    }
  ),
  ("trim", { n in Circle().trim(from: n, to: 0.5).stroke(.red) }),
  ("trimmedPath", { n in wild(n).trimmedPath(from: 0.2, to: n).stroke(.blue) }),
  ("inset", { n in Capsule().inset(by: n) }),
  (
    "UnevenRoundedRectangle",
    { n in
      UnevenRoundedRectangle(topLeadingRadius: n, bottomLeadingRadius: 3, topTrailingRadius: -n)
    }
  ),
  ("shape offset", { n in Circle().offset(x: n, y: n) }),
  ("shape scale", { n in Circle().scale(x: n, y: 1) }),
  ("shape rotation", { n in Ellipse().rotation(.degrees(n)) }),
  ("shape size", { n in Circle().size(width: n, height: 5) }),
  (
    "containerShape",
    { n in
      ContainerRelativeShape().inset(by: 2).containerShape(RoundedRectangle(cornerRadius: n))
    }
  ),
  ("color", { n in Color(red: n, green: -n, blue: 0.5, opacity: n) }),
  ("color of hue", { n in Color(hue: n, saturation: n, brightness: n) }),
  (
    "LinearGradient",
    { n in
      LinearGradient(
        stops: [.init(color: .red, location: n), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: n, y: 0), endPoint: .bottom)
    }
  ),
  (
    "LinearGradient far away",
    { n in
      LinearGradient(
        colors: [.red, .blue], startPoint: UnitPoint(x: n, y: n), endPoint: UnitPoint(x: -n, y: 3))
    }
  ),
  (
    "RadialGradient",
    { n in
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: n, y: 0.5), startRadius: n, endRadius: 9)
    }
  ),
  (
    "RadialGradient's end",
    { n in
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: n)
    }
  ),
  (
    "EllipticalGradient",
    { n in
      EllipticalGradient(
        colors: [.red, .blue], center: .center, startRadiusFraction: n, endRadiusFraction: 1)
    }
  ),
  (
    "AngularGradient",
    { n in
      AngularGradient(
        colors: [.red, .blue], center: UnitPoint(x: n, y: 0.5), startAngle: .degrees(n),
        endAngle: .degrees(9))
    }
  ),
  (
    "AngularGradient's end",
    { n in
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(n))
    }
  ),
  (
    "MeshGradient",
    { n in
      MeshGradient(
        width: 2, height: 2, points: [[Float(n), 0.2], [0.2, 5], [5, 1], [1, Float(n)]],
        colors: [.red, .green, .blue, .yellow])
    }
  ),
  (
    "MeshGradient's size",
    { n in
      MeshGradient(width: count(n), height: count(n), points: [], colors: [])
    }
  ),
  (
    "Canvas",
    { n in
      Canvas { context, _ in
        context.translateBy(x: n, y: 1)
        context.rotate(by: .degrees(n))
        context.scaleBy(x: n, y: 2)
        context.clip(to: Path(CGRect(x: 0, y: n, width: 5, height: n)))
        context.opacity = n
        context.stroke(wild(n), with: .color(.blue), lineWidth: n)
        context.draw(Text("hi").font(.system(size: 9)), at: point(n))
        context.addFilter(.blur(radius: min(n, 100)))
        context.fill(Path(CGRect(x: 0, y: 0, width: n, height: 5)), with: .color(.red))
      }
    }
  ),
  (
    "Canvas with clips",
    { n in
      Canvas { context, _ in
        context.clip(to: Path(CGRect(x: n, y: 0, width: 5, height: n)))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      }
    }
  ),
  ("image", { n in Image(systemName: "star").resizable().frame(width: n, height: 5) }),
  (
    "image of a drawing",
    { n in Image(size: CGSize(width: n, height: 4)) { _ in }.resizable(resizingMode: .tile) }
  ),
]

@MainActor let hostileContainers: [Hostile] = [
  (
    "VStack",
    { n in
      VStack(spacing: n) {
        words; box
      }
    }
  ),
  (
    "HStack",
    { n in
      HStack(spacing: n) {
        words; box; Spacer(minLength: n)
      }
    }
  ),
  (
    "Grid",
    { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          words; box
        }; GridRow { box }
      }
    }
  ),
  ("LazyVStack", { n in ScrollView { LazyVStack(spacing: n) { items } } }),
  ("LazyHStack", { n in ScrollView(.horizontal) { LazyHStack(spacing: n) { items } } }),
  ("LazyVStack of rows", { n in ScrollView { LazyVStack { items.frame(height: n) } } }),
  (
    "LazyHStack of columns",
    { n in ScrollView(.horizontal) { LazyHStack { items.frame(width: n) } } }
  ),
  ("LazyVStack without a scroll view", { n in LazyVStack(spacing: n) { items }.offset(y: n) }),
  ("LazyVStack, scaled", { n in ScrollView { LazyVStack { items }.scaleEffect(x: 1, y: n) } }),
  ("LazyHStack, scaled", { n in LazyHStack { items }.scaleEffect(n) }),
  ("LazyVStack, turned", { n in ScrollView { LazyVStack { items }.rotationEffect(.degrees(n)) } }),
  ("LazyVStack elsewhere", { n in ScrollView { LazyVStack { items }.position(x: n, y: n) } }),
  (
    "LazyVGrid adaptive",
    { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n), spacing: n)]) { items }
      }
    }
  ),
  (
    "LazyVGrid fixed",
    { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.fixed(5))], spacing: n) { items }
      }
    }
  ),
  (
    "LazyVGrid flexible",
    { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: -n)), GridItem()]) { items }
      }
    }
  ),
  (
    "LazyHGrid",
    { n in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: n)), GridItem(.fixed(n))], spacing: n) {
          items
        }
      }
    }
  ),
  ("ScrollView", { n in ScrollView([.horizontal, .vertical]) { box.frame(width: n, height: n) } }),
  ("defaultScrollAnchor", { n in ScrollView { items }.defaultScrollAnchor(UnitPoint(x: n, y: n)) }),
  (
    "List",
    { n in
      List {
        box.frame(height: n); words
      }
    }
  ),
  (
    "ViewThatFits",
    { n in
      ViewThatFits {
        box.frame(width: n); words
      }
    }
  ),
  ("GeometryReader", { n in GeometryReader { proxy in box.offset(x: proxy.size.width * n) } }),
  (
    "a layout",
    { n in
      OwnLayout(n: n).callAsFunction {
        words; box
      }
    }
  ),
  (
    "a layout in stacks",
    { n in
      VStack {
        HStack {
          OwnLayout(n: n).callAsFunction { words }; words
        }; OwnLayout(n: n).callAsFunction { box }
      }
    }
  ),
  (
    "a layout around a lazy stack",
    { n in OwnLayout(n: n).callAsFunction { ScrollView { LazyVStack { items } } } }
  ),
  (
    "AnyLayout",
    { n in
      AnyLayout(HStackLayout(spacing: n)).callAsFunction {
        words; box
      }
    }
  ),
  (
    "Spacer",
    { n in
      VStack {
        Spacer(minLength: n); words
      }
    }
  ),
  ("ProgressView", { n in ProgressView(value: n, total: 1) }),
  ("ProgressView's total", { n in ProgressView(value: 1, total: n) }),
  ("Gauge", { n in Gauge(value: n, in: 0...100) { words } }),
  ("Gauge, circular", { n in Gauge(value: n, in: 0...1) { words }.gaugeStyle(.accessoryCircular) }),
  ("Slider", { n in Slider(value: .constant(n), in: 0...1) }),
  ("Slider with steps", { n in Slider(value: .constant(0.5), in: 0...1, step: n > 0 ? n : 1) }),
  ("DatePicker", { n in DatePicker("d", selection: .constant(Date(timeIntervalSince1970: n))) }),
  (
    "DatePicker, graphical",
    { n in
      DatePicker("d", selection: .constant(Date(timeIntervalSince1970: n))).datePickerStyle(
        .graphical)
    }
  ),
  ("Text of a date", { n in Text(Date(timeIntervalSince1970: n), style: .date) }),
  ("Text of a timer", { n in Text(Date(timeIntervalSince1970: n), style: .relative) }),
  ("Text of a format", { n in Text(Date(timeIntervalSince1970: n), format: .dateTime) }),
  ("Text of a formatted number", { n in Text(n, format: .number) }),
  ("Text of a number", { n in Text("\(n, specifier: "%.1f")") }),
  (
    "TimelineView",
    { n in
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: n)) { Text("\($0.date)") }
    }
  ),
  (
    "TimelineView from a date",
    { n in
      TimelineView(.periodic(from: Date(timeIntervalSince1970: n), by: 1)) { Text("\($0.date)") }
    }
  ),
  ("TimelineView of frames", { n in TimelineView(.animation(minimumInterval: n)) { _ in words } }),
  (
    "PhaseAnimator",
    { n in
      PhaseAnimator([0.0, 1.0]) {
        words.offset(x: $0 * 10)
      } animation: { _ in
        .linear(duration: n)
      }
    }
  ),
]
