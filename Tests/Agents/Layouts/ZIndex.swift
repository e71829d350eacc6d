// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    ZStack {
      Color.orange
        .frame(width: 200, height: 80)
        .zIndex(1)
      Text("On sale")
    }
    .padding()
  }
}

#Preview { Card() }
