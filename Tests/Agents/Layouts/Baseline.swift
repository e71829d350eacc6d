// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("24").font(.system(size: 48))
      Text("degrees")
    }
    .padding()
  }
}

#Preview { Card() }
