// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Prices: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Apples").frame(width: 120)
      Text("12.40")
        .alignmentGuide(.trailing) { $0[.trailing] - 20 }
    }
  }
}

#Preview { Prices() }
