// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Footer: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Terms and conditions")
      Text("Version 4 of March")
    }
    .opacity(0.2)
    .padding()
  }
}

#Preview { Footer() }
