import SwiftUI

/// An overlay aligns its content with the view that it covers. Both views can set the guide.
struct Overlays: View {
  var body: some View {
    HStack(spacing: 56) {
      square
        .overlay(alignment: .topTrailing) {
          badge
            .alignmentGuide(.top) { d in d.height / 2 }
            .alignmentGuide(.trailing) { d in d.width / 2 }
        }
      square
        .alignmentGuide(.trailing) { d in d[.trailing] - 30 }
        .alignmentGuide(.top) { d in d[.top] + 30 }
        .overlay(alignment: .topTrailing) { badge }
    }
  }

  private var square: some View {
    RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 100, height: 100)
  }

  private var badge: some View {
    Text("3").font(.footnote.bold()).foregroundStyle(.white)
      .frame(width: 26, height: 26).background(.red, in: .circle)
  }
}

#Preview { Overlays().padding(24) }
