// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Agenda: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach(1..<12) { hour in
        Text("\(hour):00")
      }
    }
    .frame(width: 200, height: 240)
    .clipped()
  }
}

#Preview { Agenda() }
