import SwiftUI

/// A quotation. Teaches: texts are put together from texts, each with its own look; a text wraps at
/// the width that it is offered, and its lines' distance and alignment are the environment's.
struct Quotation: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("“").font(.system(size: 72, design: .serif)).foregroundStyle(.orange)
        // Lower than its line: it hangs beside the text.
        .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 34 }
      VStack(alignment: .leading, spacing: 14) {
        Text(
          "\(Text("That brain of mine").italic()) is something more than \(Text("merely").underline(color: .orange)) mortal; as time will show."
        )
        .font(.system(.title2, design: .serif))
        .lineSpacing(5)
        Text("**Ada Lovelace**, in a letter of 1843")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    .padding(24)
    .frame(width: 380)
    .fixedSize(horizontal: false, vertical: true)
    .background(.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview("Quotation") {
  Quotation().padding(20)
}
