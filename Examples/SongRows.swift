import SwiftUI

/// Songs, in too little room. Teaches: a stack asks its least flexible views first and shares what is
/// left; `layoutPriority` lets one ask before the others, `fixedSize` refuses to be squeezed.
struct SongRows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      row("equal shares") {
        Text("The Lighthouse Keeper's Waltz")
        Text("Sofia & the Ferrymen").foregroundStyle(.secondary)
      }
      row("title first") {
        Text("The Lighthouse Keeper's Waltz").layoutPriority(1)
        Text("Sofia & the Ferrymen").foregroundStyle(.secondary)
      }
      row("artist in full") {
        Text("The Lighthouse Keeper's Waltz")
        Text("Sofia & the Ferrymen").foregroundStyle(.secondary).fixedSize()
      }
    }
    .frame(width: 340)
  }

  private func row(_ name: String, @ViewBuilder texts: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      HStack(spacing: 10) {
        RoundedRectangle(cornerRadius: 6).fill(.pink.gradient).frame(width: 36, height: 36)
        texts()
        Spacer(minLength: 0)
        Text("3:53").monospacedDigit().fixedSize()
      }
      .lineLimit(1)
      .padding(8)
      .background(.pink.opacity(0.18), in: RoundedRectangle(cornerRadius: 10))
    }
  }
}

#Preview("Songs") {
  SongRows().padding(24)
}
