// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Heading: View {
  var body: some View {
    VStack(alignment: .leading, spacing: -14) {
      Text("Mountain weather")
      Text("Snow above 1800 m")
    }
    .padding()
  }
}

#Preview { Heading() }
