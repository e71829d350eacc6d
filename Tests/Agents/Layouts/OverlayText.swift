// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    Circle()
      .fill(.yellow)
      .frame(width: 40, height: 40)
      .overlay {
        Text("Messages")
      }
      .padding(40)
  }
}

#Preview { Card() }
