// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Agenda: View {
  var body: some View {
    VStack(spacing: 40) {
      ForEach(1..<18) { hour in
        Text("\(hour):00")
      }
    }
  }
}

#Preview { Agenda() }
