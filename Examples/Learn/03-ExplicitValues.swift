import SwiftUI

/// A value that is set counts only where a container asks for that guide.
struct ExplicitValues: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      bar(.teal)
      // Asked for: the stack lines up leading guides.
      bar(.indigo).alignmentGuide(.leading) { _ in 30 }
      // Not asked for: nothing moves.
      bar(.orange).alignmentGuide(.trailing) { _ in 30 }
    }
  }

  private func bar(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 120, height: 32)
  }
}

#Preview { ExplicitValues().padding() }
