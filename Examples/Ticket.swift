import SwiftUI

/// A boarding pass. Teaches: nested stacks, each with its own alignment, and a flexible line between
/// two fixed parts. The code is a real one (Code 39), a shape of bars that scanners read.
struct Ticket: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 14) {
        HStack {
          Airport(code: "LIS", city: "Lisbon", alignment: .leading)
          Route()
          Airport(code: "HEL", city: "Helsinki", alignment: .trailing)
        }
        HStack(alignment: .top) {
          Field(name: "Date", value: "21 Nov")
          Spacer()
          Field(name: "Boards", value: "12:45")
          Spacer()
          Field(name: "Gate", value: "B 7")
          Spacer()
          Field(name: "Seat", value: "14C")
        }
      }
      .padding(20)
      Perforation()
      VStack(spacing: 6) {
        Code39("LIS-HEL 14C").frame(height: 56)
        Text("LIS-HEL 14C").font(.caption.monospaced())
      }
      // Scanners want black on white, and white around it.
      .padding(16)
      .foregroundStyle(.black)
      .background(.white, in: RoundedRectangle(cornerRadius: 10))
      .padding(12)
    }
    .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
    .frame(width: 345)
  }
}

/// Each letter has five bars and four gaps between them, three of the nine wide: two bars, which say
/// the letter's place among ten, and one gap, which says which ten.
struct Code39: Shape {
  private static let tens: [(letters: String, wideGap: Int)] = [
    ("1234567890", 1), ("ABCDEFGHIJ", 2), ("KLMNOPQRST", 3), ("UVWXYZ-. *", 0),
  ]
  private static let wideBars = [
    [0, 4], [1, 4], [0, 1], [2, 4], [0, 2], [1, 2], [3, 4], [0, 3], [1, 3], [2, 3],
  ]
  /// Bars and gaps in turn, in units: a wide one is three.
  private let widths: [CGFloat]

  /// - Parameter text: capitals, digits, spaces, `-` and `.`; other characters are left out.
  init(_ text: String) {
    widths = "*\(text)*".flatMap { letter -> [CGFloat] in
      for ten in Self.tens {
        guard let place = Array(ten.letters).firstIndex(of: letter) else { continue }
        return (0..<5).flatMap { index -> [CGFloat] in
          // The gap after the last bar is the one to the next letter.
          [Self.wideBars[place].contains(index) ? 3 : 1, index == ten.wideGap ? 3 : 1]
        }
      }
      return []
    }
  }

  func path(in rect: CGRect) -> Path {
    let unit = rect.width / max(widths.dropLast().reduce(0, +), 1)
    var path = Path()
    var x = rect.minX
    for (index, width) in widths.enumerated() {
      if index.isMultiple(of: 2) {
        path.addRect(CGRect(x: x, y: rect.minY, width: width * unit, height: rect.height))
      }
      x += width * unit
    }
    return path
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

/// A dashed line, as wide as the ticket: shapes take what they are offered.
struct Perforation: View {
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  var body: some View {
    Line()
      .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
      .frame(height: 2)
      .padding(.horizontal, 12)
  }
}

#Preview("Ticket") {
  Ticket()
    // A picture of one size: its type grows only so far.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .padding()
}
