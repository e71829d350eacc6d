// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Quote: View {
  var body: some View {
    Text("A quote begins at the edge")
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, -30)
  }
}

#Preview { Quote() }
