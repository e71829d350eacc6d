// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Score: View {
  var body: some View {
    ZStack {
      Text("Player one")
      Text("12 points")
    }
    .padding()
  }
}

#Preview { Score() }
