import SwiftUI

/// A dashboard. Teaches: views that take what they are offered share a row; rows of a `Grid` are as
/// tall as their tallest cell, so that cards with `maxHeight: .infinity` end together.
struct Dashboard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Harbour Bikes").font(.title.bold())
        Spacer()
        Text("Week 47").foregroundStyle(.secondary)
      }
      Grid(horizontalSpacing: 14, verticalSpacing: 14) {
        GridRow {
          Metric(name: "Rides", value: "4,182", change: "+ 12 %", color: .blue)
          Metric(name: "Members", value: "963", change: "+ 4 %", color: .purple)
          Metric(name: "In repair", value: "17", change: "− 6", color: .orange)
        }
        GridRow {
          Panel("Rides by day") {
            Sparkline(values: [52, 61, 58, 70, 84, 97, 76])
              .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
              .background {
                Sparkline(values: [52, 61, 58, 70, 84, 97, 76], isArea: true).fill(
                  .blue.opacity(0.15))
              }
              .frame(height: 96)
          }
          .gridCellColumns(2)
          Panel("Docks in use") {
            ring(0.72).frame(maxWidth: .infinity)
          }
        }
      }
      Panel("Busiest stations") {
        station("Old Fish Market", 0.94)
        station("Central Station", 0.81)
        station("Lighthouse Pier", 0.43)
      }
    }
    .padding(24)
    .frame(width: 640)
    .fixedSize(horizontal: false, vertical: true)
    .background(.background)
  }

  private func ring(_ share: Double) -> some View {
    ZStack {
      Circle().stroke(.green.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: share)
        .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(share, format: .percent).font(.headline)
    }
    .frame(width: 84, height: 84)
    .padding(6)
  }

  private func station(_ name: String, _ share: Double) -> some View {
    HStack {
      Text(name).font(.subheadline).frame(width: 150, alignment: .leading)
      ProgressView(value: share).tint(share > 0.9 ? .red : .blue)
    }
  }
}

/// A card with a title, as large as its row and column.
struct Panel<Content: View>: View {
  var title: String
  var content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.footnote).foregroundStyle(.secondary)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
  }
}

struct Metric: View {
  var name: String
  var value: String
  var change: String
  var color: Color

  var body: some View {
    Panel(name) {
      HStack(alignment: .firstTextBaseline) {
        Text(value).font(.title.bold()).monospacedDigit()
        Spacer(minLength: 4)
        Text(change).font(.caption.bold()).foregroundStyle(color)
      }
    }
  }
}

/// A line through values from the lowest to the highest, or the area below it.
struct Sparkline: Shape {
  var values: [CGFloat]
  var isArea = false

  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), high > low else { return Path() }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - 4 - (rect.height - 8) * (value - low) / (high - low))
    }
    let corners = [CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]
    return Path { $0.addLines(isArea ? points + corners : points) }
  }
}

#Preview("Dashboard") {
  Dashboard()
    // A picture of one size: its type grows only so far.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
}
