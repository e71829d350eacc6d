// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Remove: View {
  var body: some View {
    HStack {
      Text("Draft")
      Button {
      } label: {
        Image(systemName: "trash")
          .frame(width: 44, height: 44)
      }
    }
  }
}

#Preview { Remove() }
