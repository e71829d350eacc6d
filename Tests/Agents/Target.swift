// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Close: View {
  var body: some View {
    HStack(spacing: 2) {
      Button {
      } label: {
        Image(systemName: "xmark")
          .accessibilityLabel("Close")
          .frame(width: 16, height: 16)
      }
      Button {
      } label: {
        Image(systemName: "plus")
          .accessibilityLabel("Add")
          .frame(width: 48, height: 48)
      }
    }
  }
}

#Preview { Close() }
