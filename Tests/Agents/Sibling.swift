// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Track: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Symphony No. 9 in D minor").lineLimit(1)
      Rectangle().fill(.orange)
        .frame(width: 260, height: 40)
    }
    .padding()
  }
}

#Preview { Track() }
