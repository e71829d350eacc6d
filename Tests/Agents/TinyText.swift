// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Terms: View {
  var body: some View {
    Text("The whole text of the terms and conditions of this service")
      .lineLimit(1)
      .minimumScaleFactor(0.1)
      .frame(width: 120)
  }
}

#Preview { Terms() }
