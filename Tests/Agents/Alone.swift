// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Title: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Chapter one")
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
    }
  }
}

#Preview { Title() }
