// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("Photo")
      Color.purple
        .aspectRatio(1, contentMode: .fill)
        .frame(width: 160, height: 60)
      Text("Taken in May")
    }
    .padding()
  }
}

#Preview { Card() }
