import SwiftUI

/// Baselines of containers. Teaches: a container's first baseline is the highest of the texts in it,
/// its last the lowest, however deep they are; without a text the bottom stands in for both.
struct ContainerBaselines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      row("first", .firstTextBaseline)
      row("last", .lastTextBaseline)
    }
  }

  private func row(_ name: String, _ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 14) {
      Text(name).font(.footnote.monospaced()).frame(width: 48, alignment: .leading)
      VStack(spacing: 4) {
        Rectangle().fill(.orange.gradient).frame(width: 60, height: 10)
        Text("Lemon\nsorbet").multilineTextAlignment(.center)
        Text("two scoops").font(.caption).foregroundStyle(.secondary)
      }
      // The text's frame is taller than the text and keeps its baseline.
      Text("€ 6")
        .frame(width: 52, height: 60, alignment: .topTrailing)
        .background(.orange.opacity(0.25))
      VStack(spacing: 4) {
        Rectangle().fill(.pink.gradient).frame(width: 26, height: 26)
        Rectangle().fill(.purple.gradient).frame(width: 26, height: 26)
      }
      Button("Order") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      Button(action: {}) {
        Capsule(style: .circular).fill(.yellow.gradient).frame(width: 26, height: 14)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .accessibilityLabel("Order lemon")
    }
    .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
      Rectangle().fill(.red).frame(height: 1)
    }
  }
}

#Preview("Container baselines") {
  ContainerBaselines().padding(24).fixedSize()
}
