// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Comment: View {
  var text: String
  var body: some View {
    HStack(alignment: .top) {
      Circle().fill(.teal).frame(width: 32, height: 32)
      Text(text)
        .frame(height: 22)
    }
    .padding()
  }
}

#Preview {
  Comment(text: "I would rather take the train, because the road is closed until Sunday.")
}
