// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Text("Departure platform")
      Text("Changed at short notice today")
        .layoutPriority(1)
    }
    .lineLimit(1)
    .frame(width: 320)
  }
}

#Preview { Card() }
