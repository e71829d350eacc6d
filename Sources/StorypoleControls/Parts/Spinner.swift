// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The activity indicator at rest. 20 points, measured; 37 when large, as UIKit's; the spokes are
/// ours.
struct Spinner: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintStyle) private var tint
  let ownTint: Color?

  private static let spokes = 8

  private var style: AnyShapeStyle {
    if let ownTint { return AnyShapeStyle(ownTint) }
    return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
  }

  var body: some View {
    let side: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    ZStack {
      ForEach(0..<Self.spokes, id: \.self) { index in
        Spoke(turn: Double(index) / Double(Self.spokes))
          .fill(AnyShapeStyle(style.opacity(1 - 0.1 * Double(index))))
      }
    }
    .frame(width: side, height: side)
  }
}

/// A round bar from the middle outward.
private nonisolated struct Spoke: Shape {
  /// The angle counterclockwise from the top; 1 is a full turn.
  let turn: Double

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let bar = CGRect(
      x: -side * 0.055, y: -side / 2, width: side * 0.11, height: side * 0.27)
    return Path(roundedRect: bar, cornerRadius: bar.width / 2)
      .applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: -turn * 2 * .pi))
  }
}
