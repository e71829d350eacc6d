import SwiftUI

/// Storage. Teaches: a `GeometryReader` takes all it is offered and says how much that is; behind a
/// fixed height it is the way to give parts of a row their share of the width.
struct StorageBar: View {
  private let parts: [(name: String, gigabytes: Double, color: Color)] = [
    ("Photos", 61, .orange), ("Apps", 34, .blue), ("Music", 18, .pink), ("Mail", 7, .teal),
  ]
  private let capacity = 160.0

  private var used: Double { parts.reduce(0) { $0 + $1.gigabytes } }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Storage").font(.headline)
        Spacer()
        Text("\(Int(used)) of \(Int(capacity)) GB used").font(.subheadline)
          .foregroundStyle(.secondary)
      }
      GeometryReader { room in
        HStack(spacing: 2) {
          ForEach(parts, id: \.name) { part in
            part.color.frame(width: room.size.width * part.gigabytes / capacity)
          }
        }
        .frame(width: room.size.width, alignment: .leading)
        .background(.quaternary)
      }
      .frame(height: 24)
      .clipShape(RoundedRectangle(cornerRadius: 6))
      HStack(spacing: 14) {
        ForEach(parts, id: \.name) { part in
          HStack(spacing: 5) {
            Circle().fill(part.color).frame(width: 9, height: 9)
            Text(part.name).font(.caption)
          }
        }
      }
    }
    .padding(18)
    .frame(width: 345)
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary) }
  }
}

#Preview("Storage") {
  StorageBar()
    // A picture of one size: its type grows only so far.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .padding(24)
}
