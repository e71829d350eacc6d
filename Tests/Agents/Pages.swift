// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Album: View {
  var body: some View {
    ScrollView {
      Text("Photos")
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
    }
  }
}

#Preview { Album() }
