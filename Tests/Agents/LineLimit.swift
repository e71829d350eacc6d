// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Notice: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Notice").bold()
      Text("The library is closed on Monday because of the renovation of the reading room.")
        .lineLimit(1)
    }
    .padding()
  }
}

#Preview { Notice() }
