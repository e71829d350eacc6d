// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Delivery: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Your order").font(.headline)
      Text("Delivery by Friday")
        .frame(width: 80, height: 21)
    }
    .padding()
  }
}

#Preview { Delivery() }
