// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The picture of a link, for og:image: storypole serve Examples/Serve
struct Card: View, Decodable {
  let title: String
  var author: String?
  var minutes: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("The Joiner’s Notebook")
        .font(.system(size: 32, weight: .medium))
        .foregroundStyle(.white.opacity(0.8))
      Text(title)
        .font(.system(size: 84, weight: .bold))
        .lineLimit(3)
        .minimumScaleFactor(0.5)
        .foregroundStyle(.white)
      Spacer()
      HStack {
        if let author { Text(author) }
        Spacer()
        if let minutes { Text("\(minutes) min") }
      }
      .font(.system(size: 36))
      .foregroundStyle(.white)
    }
    .padding(72)
    .frame(width: 1200, height: 630, alignment: .topLeading)
    .background(LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom))
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  Card(title: "Every height of a job on one stick", author: "Ada Lovelace", minutes: 7)
}
