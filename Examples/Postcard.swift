import SwiftUI

/// A postcard. Teaches: images of an asset catalog (`Examples/Assets.xcassets`): a drawing that
/// fills its frame, a template in the foreground's color, and a stamp whose perforated edge is
/// repeated between cap insets.
struct Postcard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image("Travel/hills")
        .resizable()
        .scaledToFill()
        .frame(width: 320, height: 150)
        .clipped()
        .overlay(alignment: .topTrailing) { Stamp().padding(12) }
      HStack {
        Image("Travel/compass").foregroundStyle(Color("Travel/ink"))
        VStack(alignment: .leading) {
          Text("Greetings from the hills").font(.headline)
          Text("47.2° N, 11.4° E").font(.caption).foregroundStyle(.secondary)
        }
      }
      .padding()
    }
    .frame(width: 320, alignment: .leading)
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.separator) }
  }
}

/// The stamp's own edge is 8 points wide, and one hole of it 8 points long.
struct Stamp: View {
  private let edge = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  var body: some View {
    Image("Travel/hills")
      .resizable()
      .scaledToFill()
      .frame(width: 48, height: 32)
      .clipped()
      .padding(8)
      .background {
        Image("Travel/stamp").resizable(capInsets: edge, resizingMode: .tile)
      }
      .rotationEffect(.degrees(4))
  }
}

#Preview {
  Postcard().padding()
}
