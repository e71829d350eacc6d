// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// The screens of a TabView side by side, one of them visible.
///
/// *How it lays out*: each screen takes the whole space. A horizontal drag shows the next one; the dots take arrows,
/// and a press on their right half shows the next page, on their left half the previous one, as with UIKit's.
nonisolated struct TabPages: View {
  var tabs: TabChoices
  var showsDots: Bool
  /// The drag distance of the screens, in points.
  @State private var drag: CGFloat = 0
  /// Whether the neighbors may be visible.
  @State private var isMoving = false
  @Environment(\.layoutDirection) private var layoutDirection

  @MainActor var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        ForEach(seen, id: \.self) { index in
          ZStack { tabs.screens[index] }
            .frame(width: size.width, height: size.height)
            .offset(x: CGFloat(index - tabs.chosen) * size.width + drag)
        }
      }
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle())
      .modifier(ClipWhileMoving(isMoving: isMoving))
      .gesture(swipe(across: size.width))
      .overlay(alignment: .bottom) {
        if showsDots, tabs.screens.count > 1 { PageDots(tabs: tabs) }
      }
    }
  }

  private var seen: [Int] {
    let near = isMoving ? tabs.chosen - 1...tabs.chosen + 1 : tabs.chosen...tabs.chosen
    return near.filter { tabs.screens.indices.contains($0) }
  }

  @MainActor private func swipe(across width: CGFloat) -> some Gesture {
    let forwards: CGFloat = layoutDirection == .leftToRight ? -1 : 1
    return DragGesture()
      .onChanged { value in
        guard tabs.screens.count > 1 else { return }
        isMoving = true
        drag = -forwards * value.translation.width
      }
      .onEnded { value in
        guard isMoving else { return }
        let goal = forwards * value.predictedEndTranslation.width
        let step = goal > width / 2 ? 1 : goal < -width / 2 ? -1 : 0
        withAnimation(.snappy) {
          drag = 0
          tabs.choose(tabs.chosen + step)
        } completion: {
          isMoving = false
        }
      }
  }
}

/// Clips the neighbors of a page outside of the TabView.
private nonisolated struct ClipWhileMoving: UnaryLayoutModifier {
  var isMoving: Bool
  var name: String { "pages" }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    guard isMoving else { return painter.paintChildren(of: node) }
    var layer = Layer()
    layer.clip = Path(painter.snapped(node))
    painter.begin(layer)
    painter.paintChildren(of: node)
    painter.end()
  }
}

private nonisolated struct PageDots: View {
  var tabs: TabChoices
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.indexViewStyle) private var style

  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<tabs.screens.count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == tabs.chosen ? 1 : 0.4))
          .frame(width: 8, height: 8)
      }
    }
    .background {
      // Ours: 10 points wider and 8 higher than the dots on each side.
      if style._backgroundDisplayMode == .always {
        Capsule().fill(.black.opacity(0.25)).padding(.horizontal, -10).padding(.vertical, -8)
      }
    }
    .overlay {
      HStack(spacing: 0) {
        half(-1)
        half(1)
      }
      // The height of a touch target.
      .padding(.vertical, -18)
    }
    .focusTarget(FocusTarget(onKey: key))
    .accessibilityElement()
    .accessibilityValue(Text(verbatim: "Page \(tabs.chosen + 1) of \(tabs.screens.count)"))
    .accessibilityAdjustableAction { direction in
      tabs.choose(tabs.chosen + (direction == .increment ? 1 : -1))
    }
    .padding(.bottom, 16)
  }

  @MainActor private func half(_ step: Int) -> some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { tabs.choose(tabs.chosen + step) }
  }

  private func key(_ event: KeyEvent) -> Bool {
    let step: Int
    switch event.key {
    case .rightArrow: step = 1
    case .leftArrow: step = -1
    default: return false
    }
    guard event.modifiers.isPlain else { return false }
    tabs.choose(tabs.chosen + (layoutDirection == .leftToRight ? step : -step))
    return true
  }
}
