import SwiftUI

/// A boarding pass. Teaches: nested stacks, each with its own alignment, and a flexible line between
/// two fixed parts.
struct Ticket: View {
  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 14) {
        HStack {
          Airport(code: "LIS", city: "Lisbon", alignment: .leading)
          Route()
          Airport(code: "HEL", city: "Helsinki", alignment: .trailing)
        }
        HStack(alignment: .top, spacing: 24) {
          Field(name: "Date", value: "21 Nov")
          Field(name: "Boards", value: "12:45")
          Field(name: "Gate", value: "B 7")
        }
      }
      .padding()
      Perforation()
      VStack(spacing: 4) {
        Text("Seat").font(.caption).foregroundStyle(.secondary)
        Text("14C").font(.title.bold())
      }
      .padding()
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(Color.yellow.opacity(0.25), in: RoundedRectangle(cornerRadius: 16))
  }
}

struct Airport: View {
  var code: String
  var city: String
  var alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Text(code).font(.title.bold())
      Text(city).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A line between two dots, as long as the row has room.
struct Route: View {
  var body: some View {
    HStack(spacing: 4) {
      Circle().frame(width: 6, height: 6)
      Rectangle().frame(height: 1)
      Circle().frame(width: 6, height: 6)
    }
    .foregroundStyle(.secondary)
  }
}

struct Field: View {
  var name: String
  var value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }
}

/// A dashed line, as tall as the ticket: shapes take what they are offered.
struct Perforation: View {
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      }
    }
  }

  var body: some View {
    Line()
      .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
      .frame(width: 2)
      .padding(.vertical, 8)
  }
}

#Preview("Ticket") {
  Ticket().padding()
}
