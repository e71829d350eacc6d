// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Caption: View {
  var body: some View {
    VStack {
      Text("Paid").font(.title)
      Text("on the third of May")
        .foregroundStyle(.yellow)
    }
    .padding()
  }
}

#Preview { Caption() }
