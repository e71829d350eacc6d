// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A picker that shows all choices side by side.
///
/// *How it lays out*. Measured: 31 high and as wide as offered; ideally each segment is as wide as the widest title and
/// 20, at least 32. UIKit's: segments of equal width, titles of 13 points that do not grow with Dynamic Type. Ours: the
/// appearance.
struct SegmentedPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Group(subviews: titles(.medium)) { choices in
      // The choices once more, because the title of the selected one is bolder.
      Group(subviews: titles(.semibold)) { bold in
        SegmentsLayout {
          ForEach(choices.indices, id: \.self) { index in
            let isSelected = configuration.isSelected(choices[index])
            Pressable(fillsFrame: true, isFocusable: false) {
              configuration.select(choices[index])
            } content: { _ in
              Group {
                if isSelected, index < bold.count { bold[index] } else { choices[index] }
              }
              .padding(.horizontal, 6)
              .frame(maxWidth: .infinity)
              .frame(height: 27)
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .background { if isSelected { selection } }
            .overlay(alignment: .leading) {
              if needsLine(before: index, choices) {
                Rectangle().fill(.quaternary).frame(width: 1, height: 14).offset(x: -0.5)
              }
            }
          }
        }
        .focusTarget(FocusTarget(onKey: { key($0, choices) }))
      }
    }
    .padding(2)
    .frame(height: 31)
    .background(.fill.tertiary, in: Capsule())
    .opacity(isEnabled ? 1 : disabledOpacity)
    .plainSpacing()
    .semantics(.picker, label: configuration.label, .contained)
  }

  /// Arrows select the next segment, if any; Home and End the first and the last.
  private func key(_ event: KeyEvent, _ choices: SubviewsCollection) -> Bool {
    guard event.modifiers.isPlain, !choices.isEmpty else { return false }
    let index = choices.indices.first { configuration.isSelected(choices[$0]) }
    let step = layoutDirection == .leftToRight ? 1 : -1
    let goal: Int
    switch event.key {
    case .rightArrow: goal = index.map { $0 + step } ?? 0
    case .leftArrow: goal = index.map { $0 - step } ?? 0
    case .home: goal = 0
    case .end: goal = choices.count - 1
    default: return false
    }
    let next = min(max(goal, 0), choices.count - 1)
    if next != index { configuration.select(choices[next]) }
    return true
  }

  private func titles(_ weight: Font.Weight) -> some View {
    configuration.content
      .font(.system(size: 13, weight: weight))
      .foregroundStyle(.primary)
      .lineLimit(1)
  }

  private var selection: some View {
    Capsule()
      .fill(colorScheme == .dark ? Color(white: 0.42) : .white)
      .strokeBorder(.black.opacity(0.04), lineWidth: 0.5)
  }

  /// Whether a line separates two segments, neither of which is selected.
  private func needsLine(before index: Int, _ choices: SubviewsCollection) -> Bool {
    index > 0 && !configuration.isSelected(choices[index])
      && !configuration.isSelected(choices[index - 1])
  }
}

/// Segments of equal width.
private nonisolated struct SegmentsLayout: Layout {
  /// The picker's margins around its segments, both sides together.
  private static let margins: CGFloat = 4
  /// A segment's insets around its title, both sides together.
  private static let insets: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? ideal(subviews), height: 27)
  }

  private func ideal(_ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width - Self.insets }.max() ?? 0
    return max(CGFloat(subviews.count) * max(widest + 20, 32) - Self.margins, 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
