// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("Header")
      HStack {
        Text("Left")
        Divider()
        Text("Right")
      }
      Text("Footer")
    }
  }
}

#Preview { Card() }
