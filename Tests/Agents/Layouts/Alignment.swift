// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 4) {
      Text("Quarterly report").font(.title2)
      Text("12 pages")
      Text("Draft")
    }
    .frame(width: 300, alignment: .leading)
  }
}

#Preview { Card() }
