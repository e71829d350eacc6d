import SwiftUI

/// Nine corners of a frame. Teaches: a frame is a view of its own with a size, and its alignment says
/// where in it the smaller view goes. A view that is larger than its frame keeps its size and hangs
/// over on the other side; how a text's lines stand to each other is another question.
struct NineFrames: View {
  private let rows: [[(String, Alignment)]] = [
    [("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing)],
    [("leading", .leading), ("center", .center), ("trailing", .trailing)],
    [("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing)],
  ]

  var body: some View {
    VStack(spacing: 20) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        ForEach(rows.indices, id: \.self) { row in
          GridRow {
            ForEach(rows[row], id: \.0) { name, alignment in
              VStack(spacing: 3) {
                Circle()
                  .fill(.blue.gradient)
                  .frame(width: 22, height: 22)
                  .frame(width: 104, height: 60, alignment: alignment)
                  .background(.blue.opacity(0.2))
                Text(name).font(.caption2).foregroundStyle(.secondary)
              }
            }
          }
        }
      }
      HStack(spacing: 64) {
        Capsule()
          .fill(.orange.gradient)
          .frame(width: 120, height: 18)
          .frame(width: 80, height: 44, alignment: .leading)
          .border(.orange)
        Text("Lines end\ntogether, the text\nstands left.")
          .font(.caption)
          .multilineTextAlignment(.trailing)
          .frame(width: 130, alignment: .leading)
          .border(.orange)
      }
    }
  }
}

#Preview("Nine frames") {
  NineFrames()
    // A picture of one size: its type grows only so far.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .padding(24)
}
