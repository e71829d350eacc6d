import SwiftUI

/// A chart. Teaches: a Canvas takes what it is offered, and its drawing follows the size that it is
/// given; texts are measured before they are drawn.
struct BarChart: View {
  let values: [(day: String, rides: Int)]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Rides").font(.headline)
      Text("this week").font(.subheadline).foregroundStyle(.secondary)
      Canvas { context, size in draw(in: context, size) }
        .frame(height: 150)
        // Seven bars are side by side, however large the letters are.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .padding(.top, 10)
    }
  }

  private func draw(in context: GraphicsContext, _ size: CGSize) {
    let peak = CGFloat(values.map(\.rides).max() ?? 1)
    let step = size.width / CGFloat(values.count)
    let floor = size.height - 22
    // As high as the highest bar, which has its number above it.
    let unit = (floor - 20) / peak

    for line in stride(from: 0, through: peak, by: 10) {
      let y = floor - line * unit
      var rule = Path()
      rule.move(to: CGPoint(x: 0, y: y))
      rule.addLine(to: CGPoint(x: size.width, y: y))
      context.stroke(
        rule, with: .color(.gray.opacity(line == 0 ? 0.6 : 0.3)),
        style: StrokeStyle(lineWidth: 1, dash: line == 0 ? [] : [2, 3]))
    }

    for (index, value) in values.enumerated() {
      let center = step * (CGFloat(index) + 0.5)
      let top = floor - CGFloat(value.rides) * unit
      let bar = CGRect(x: center - step * 0.3, y: top, width: step * 0.6, height: floor - top)
      let isPeak = CGFloat(value.rides) == peak
      let color = isPeak ? Color.orange : .blue
      context.fill(
        UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5).path(in: bar),
        with: .linearGradient(
          Gradient(colors: [color, color.mix(with: .white, by: 0.4)]),
          startPoint: CGPoint(x: 0, y: top),
          endPoint: CGPoint(x: 0, y: floor)))
      context.draw(
        Text(value.day).font(.caption).foregroundStyle(.secondary),
        at: CGPoint(x: center, y: floor + 5), anchor: .top)

      let number = context.resolve(Text("\(value.rides)").font(.caption.bold()))
      let size = number.measure(in: CGSize(width: step, height: floor))
      context.draw(
        number, in: CGRect(origin: CGPoint(x: center - size.width / 2, y: top - 16), size: size))
    }
  }
}

#Preview("Chart") {
  BarChart(values: [
    ("Mon", 12), ("Tue", 19), ("Wed", 8), ("Thu", 27), ("Fri", 34), ("Sat", 22), ("Sun", 15),
  ])
  .padding(20)
  .frame(width: 320)
}
