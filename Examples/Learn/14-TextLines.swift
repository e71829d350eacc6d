import SwiftUI

/// The lines are inside the text; the text is inside the stack. Each has an alignment.
struct TextLines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Color.teal.frame(width: 240, height: 12)
      Text("Hello!\nNice to meet you!\nHow are you?")
        .multilineTextAlignment(.trailing)
        .border(.orange)
    }
  }
}

#Preview { TextLines().padding() }
