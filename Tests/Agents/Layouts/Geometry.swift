// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      GeometryReader { space in
        Color.green.frame(width: space.size.width * 0.6, height: 8)
      }
      Text("60 percent done")
    }
    .padding()
  }
}

#Preview { Card() }
