// SPDX-License-Identifier: Apache-2.0
import Storypole

extension SwipeViews {
  /// The buttons of the controls in this module.
  static var controls: SwipeViews {
    SwipeViews { content, edge, close in
      AnyView(SwipeButtons(content: content, edge: edge, close: close))
    } delete: {
      AnyView(DeleteButton(delete: $0))
    }
  }
}

/// The buttons beside a row, the first one at the row's edge. How they look is ours.
private nonisolated struct SwipeButtons: View {
  let content: AnyView
  let edge: HorizontalEdge
  let close: () -> Void

  @MainActor var body: some View {
    Group(subviews: content) { buttons in
      HStack(spacing: 0) {
        ForEach(edge == .leading ? Array(buttons) : buttons.reversed()) { $0 }
      }
    }
    .buttonStyle(SwipeButtonStyle(close: close))
    .labelStyle(.iconOnly)
  }
}

private nonisolated struct DeleteButton: View {
  let delete: () -> Void

  @MainActor var body: some View { Button(role: .destructive) { delete() } }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
  @Environment(\.tintStyle) private var tint
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Pressable(fillsFrame: true) {
      close()
      configuration.trigger()
    } content: { isPressed in
      configuration.label
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
        .background(fill(configuration.role).opacity(isPressed ? 0.7 : 1))
    }
  }

  /// Documented: red for destructive actions, else the tint; without one, gray.
  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(.red) }
    return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
  }
}
