// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Summary: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Summary").font(.title2)
      Text("Three of your four documents were uploaded; the last one is larger than the limit.")
        .fixedSize()
    }
    .frame(width: 320, height: 120)
    .clipped()
  }
}

#Preview { Summary() }
