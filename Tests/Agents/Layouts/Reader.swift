// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    GeometryReader { space in
      Text("Center me")
    }
  }
}

#Preview { Card() }
