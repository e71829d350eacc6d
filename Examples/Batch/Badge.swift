import SwiftUI

/// A badge of a conference. It decodes a row of people.csv:
/// `storypole batch Badge.swift --data people.csv -o badges --name '{level}/{id}.png'`
struct Badge: View, Decodable {
  enum Level: String, Decodable, CaseIterable {
    case guest, speaker, crew

    var color: Color {
      switch self {
      case .guest: .blue
      case .speaker: .orange
      case .crew: .green
      }
    }
  }

  let id: Int
  let name: String
  let company: String?
  let level: Level

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.largeTitle.bold()).minimumScaleFactor(0.5).lineLimit(2)
      if let company { Text(company).font(.title3).foregroundStyle(.secondary) }
      Spacer()
      HStack(alignment: .firstTextBaseline) {
        Text(level.rawValue.uppercased()).font(.headline).foregroundStyle(.white)
          .padding(.horizontal, 12).padding(.vertical, 4)
          .background(level.color, in: .capsule)
        Spacer()
        Text("No. \(id)").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(24)
    .frame(width: 400, height: 250)
  }
}

#Preview {
  Badge(id: 7, name: "Ada Lovelace", company: "Analytical Engines", level: .speaker)
}
