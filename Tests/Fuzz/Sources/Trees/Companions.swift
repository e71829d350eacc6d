// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Types of random trees that SwiftUI lacks. A printed finding ends with a copy of this file.

nonisolated struct ThirdAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

nonisolated extension HorizontalAlignment {
  static let third = HorizontalAlignment(ThirdAlignment.self)
}

/// All kinds of segments between the same few points.
nonisolated func wildPath(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat
) -> Path {
  Path { path in
    path.move(to: CGPoint(x: a, y: b))
    path.addLine(to: CGPoint(x: c, y: d))
    path.addCurve(
      to: CGPoint(x: e, y: f), control1: CGPoint(x: a, y: d), control2: CGPoint(x: b, y: c))
    path.addArc(
      center: CGPoint(x: b, y: c), radius: d, startAngle: .degrees(e), endAngle: .degrees(f),
      clockwise: a > 5)
    path.addRoundedRect(
      in: CGRect(x: a, y: b, width: c, height: d), cornerSize: CGSize(width: e, height: f))
    path.addEllipse(in: CGRect(x: f, y: e, width: d, height: c))
    path.closeSubpath()
  }
}

func wildGradient(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Gradient {
  Gradient(stops: [
    .init(color: .red, location: a),
    .init(color: Color(red: a, green: b, blue: c, opacity: 0.5), location: b),
    .init(color: .blue, location: c),
  ])
}

func wildCanvas(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat
) -> some View {
  Canvas { context, size in
    context.opacity = f
    context.draw(Text("hi").font(.system(size: c)), at: CGPoint(x: a, y: b))
    context.drawLayer {
      $0.addFilter(.blur(radius: d))
      $0.fill(Path(CGRect(x: 0, y: 0, width: e, height: f)), with: .color(.red))
    }
    context.translateBy(x: a, y: b)
    context.scaleBy(x: c, y: d)
    context.rotate(by: .degrees(e))
    context.fill(
      wildPath(a, b, c, d, e, f),
      with: .linearGradient(
        wildGradient(a, b, c), startPoint: CGPoint(x: a, y: b), endPoint: CGPoint(x: c, y: d)))
    context.stroke(wildPath(a, b, c, d, e, f), with: .color(.blue), lineWidth: d)
    context.clip(to: wildPath(a, b, c, d, e, f))
    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.green))
  }
}

/// Returns arbitrary sizes, makes odd proposals, places some children twice or not at all.
struct WildLayout: Layout {
  var width: CGFloat
  var height: CGFloat
  var offer: CGFloat
  var step: CGFloat
  var mode: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews {
      _ = subview.sizeThatFits(ProposedViewSize(width: offer, height: nil))
      _ = subview.dimensions(in: proposal)[.firstTextBaseline]
      _ = subview.spacing.distance(to: subview.spacing, along: .vertical)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if mode == 0 { return }
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (index == 0 ? 0 : step), y: bounds.minY), anchor: .center,
        proposal: mode == 1 ? .infinity : ProposedViewSize(width: offer, height: height))
      if mode == 2 { subview.place(at: bounds.origin, proposal: .zero) }
      if mode == 3 { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    mode == 4 ? step : nil
  }
}

/// Rows of views, as a tag list has them, with a cache.
struct FlowLayout: Layout {
  var gap: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
    let places = places(cache, proposal.width ?? 200)
    return zip(places, cache).reduce(.zero) {
      CGSize(
        width: max($0.width, $1.0.x + $1.1.width), height: max($0.height, $1.0.y + $1.1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    for (subview, place) in zip(subviews, places(sizes, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(_ sizes: [CGSize], _ width: CGFloat) -> [CGPoint] {
    var (x, y, row): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return sizes.map { size in
      if x > 0, x + size.width > width {
        (x, y, row) = (0, y + row + gap, 0)
      }
      defer {
        x += size.width + gap
        row = max(row, size.height)
      }
      return CGPoint(x: x, y: y)
    }
  }
}

/// Content that follows its proposed size and its position in the window.
struct Reader<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    GeometryReader { geometry in
      VStack { content }
        .frame(width: geometry.size.width / 2)
        .offset(x: geometry.frame(in: .global).minX / 10)
    }
  }
}

struct SumKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Draws a bar as wide as half its content, by an anchor.
struct Underlined<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack { content }
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) {
            Color.red.frame(width: geometry[anchors[$0]].width / 2, height: 3)
          }
        }
      }
  }
}

/// Changes its state whenever its size or its state changes, up to a limit.
struct Restless<Content: View>: View {
  var step: CGFloat
  @ViewBuilder var content: Content
  @State private var length: CGFloat = 0

  var body: some View {
    VStack {
      Text("\(Int(length.isFinite ? max(min(length, 1e6), -1e6) : 0))")
      content
    }
    .frame(width: length)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { width in
      if length < 3000 { length = width + step }
    }
    .onAppear { length = step }
    .onChange(of: length) { if length < 50 { length += 1 } }
  }
}

/// A preference that sets the state on which it depends.
struct Echo<Content: View>: View {
  var step: CGFloat
  @ViewBuilder var content: Content
  @State private var sum: CGFloat = 0

  var body: some View {
    VStack {
      Text("echo").preference(key: SumKey.self, value: sum + step)
      content
    }
    .onPreferenceChange(SumKey.self) { value in
      if value.isFinite, value < 1e4 { sum = value }
    }
    .padding(sum.truncatingRemainder(dividingBy: 7))
  }
}

/// Controls with a state, a gesture and a list.
struct Panel: View {
  var range: CGFloat
  @State private var text = ""
  @State private var number = 0
  @State private var amount: CGFloat = 0
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isOn = false
  @State private var selection: Int?

  // A range needs an upper bound.
  private var end: CGFloat { range.isFinite ? abs(range) + 1 : 1 }

  var body: some View {
    VStack {
      TextField("Name", text: $text).frame(width: 150)
      TextEditor(text: $text).frame(height: 40)
      Button("Press \(number)") { withAnimation { number += 1 } }
      Stepper("Number", value: $number)
      Slider(value: $amount, in: 0...end)
      Picker("Choice", selection: $choice) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented)
      DatePicker("Date", selection: $date)
      Toggle("Switch", isOn: $isOn.animation(.spring))
      if isOn { Text("on").transition(.scale) }
      Text("drag").offset(x: amount)
        .gesture(DragGesture().onChanged { amount = $0.translation.width })
      Menu("Menu") { Button("First") { number = 1 } }
      List(0..<9, id: \.self, selection: $selection) { Text("row \($0)") }.frame(height: 90)
    }
    .sheet(isPresented: $isOn) { Button("Close") { isOn = false } }
    .contextMenu { Button("Zero") { number = 0 } }
  }
}
