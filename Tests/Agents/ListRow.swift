// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Groceries: View {
  var body: some View {
    List {
      Text("Milk")
        .listRowInsets(EdgeInsets(top: 0, leading: -40, bottom: 0, trailing: 0))
      Text("Bread")
    }
  }
}

#Preview { Groceries() }
