// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Tag: View {
  var body: some View {
    HStack {
      Text("Vegetarian")
        .fixedSize()
        .frame(width: 50, height: 24)
        .background(.green.opacity(0.3))
        .clipShape(Capsule())
      Text("Soup of the day")
    }
  }
}

#Preview { Tag() }
