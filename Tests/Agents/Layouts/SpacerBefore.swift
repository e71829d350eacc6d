// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Spacer()
      Text("Name")
      Text("Value")
    }
    .frame(width: 300)
  }
}

#Preview { Card() }
