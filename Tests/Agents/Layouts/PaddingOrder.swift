// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    Text("Continue")
      .foregroundStyle(.white)
      .background(.blue)
      .padding(12)
  }
}

#Preview { Card() }
