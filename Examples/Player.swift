import SwiftUI

/// A player on a phone. Teaches: a background ignores the safe area and reaches the screen's edges,
/// the content stays inside; `safeAreaInset` puts a bar there and makes the rest smaller.
struct Player: View {
  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 24)
        .fill(
          LinearGradient(
            colors: [.yellow, .orange, .pink, .purple], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "music.note").font(.system(size: 88)).opacity(0.8) }
        .padding(.horizontal, 32)
      VStack(spacing: 4) {
        Text("Low Tide").font(.title2.bold())
        Text("Sofia & the Ferrymen").foregroundStyle(.white.opacity(0.7))
      }
      VStack(spacing: 6) {
        ProgressView(value: 0.36).tint(.white)
        HStack {
          Text("1:24")
          Spacer()
          Text("−2:29")
        }
        .font(.caption)
        .monospacedDigit()
      }
      .padding(.horizontal, 32)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(.white)
    .background {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(spacing: 52) {
        Image(systemName: "backward.fill")
        Image(systemName: "pause.fill").font(.largeTitle)
        Image(systemName: "forward.fill")
      }
      .font(.title2)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 24)
      .background { Color.white.opacity(0.12).ignoresSafeArea() }
    }
  }
}

#Preview("Player") {
  Player()
    // What the island and the home indicator take from a phone's screen.
    .safeAreaPadding(.top, 59)
    .safeAreaPadding(.bottom, 34)
    .frame(width: 393, height: 852)
}
