// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Card: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow {
        Text("Shipping address of the order")
      }
      GridRow {
        Text("City")
        Text("Oslo")
      }
    }
    .frame(width: 300, alignment: .leading)
  }
}

#Preview { Card() }
