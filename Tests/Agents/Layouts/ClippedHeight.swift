// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Berlin").font(.title)
      Text("Sunny, 24 degrees")
    }
    .frame(height: 36)
    .clipped()
  }
}

#Preview { Card() }
