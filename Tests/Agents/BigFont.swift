// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Price: View {
  var body: some View {
    VStack {
      Text("Total")
      Text("1,249,000 kr")
        .font(.system(size: 90))
        .lineLimit(1)
    }
  }
}

#Preview { Price() }
