import SwiftUI

/// Without an argument, a stack aligns the centers of its children.
struct DefaultCenter: View {
  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      block(40, .blue)
      block(100, .purple)
      block(70, .pink)
    }
  }

  private func block(_ height: CGFloat, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 60, height: height)
  }
}

#Preview { DefaultCenter().padding() }
