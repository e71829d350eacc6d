// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Image(systemName: "calendar").accessibilityHidden(true)
      Text("Reservations")
        .frame(width: 60, height: 20)
      Text("7")
    }
    .padding()
  }
}

#Preview { Card() }
