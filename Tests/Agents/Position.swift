// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Pin: View {
  var body: some View {
    ZStack {
      Color.mint
      Text("You are here")
        .position(x: 20, y: 80)
    }
    .frame(height: 200)
  }
}

#Preview { Pin() }
