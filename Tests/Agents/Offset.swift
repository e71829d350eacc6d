// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Ribbon: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(.yellow)
      Text("New")
        .bold()
        .offset(x: 210)
    }
    .frame(height: 120)
  }
}

#Preview { Ribbon() }
