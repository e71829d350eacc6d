// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Image(systemName: "star.fill").accessibilityLabel("Star")
        .frame(width: 80, height: 80)
        .background(.yellow)
      Text("Favorite")
    }
  }
}

#Preview { Card() }
