// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    Text("Badge")
      .padding()
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .background(.orange)
  }
}

#Preview { Card() }
