// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("Welcome").font(.headline)
      Spacer()
      Text("Version 2")
    }
    .frame(maxWidth: .infinity)
    .background(.mint)
    .ignoresSafeArea()
  }
}

#Preview { Card() }
