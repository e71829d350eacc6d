// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Mailbox: View {
  var body: some View {
    Text("Mail from the club")
      .padding()
      .background(.blue.opacity(0.1))
      .overlay {
        Text("3 new").font(.caption)
      }
  }
}

#Preview { Mailbox() }
