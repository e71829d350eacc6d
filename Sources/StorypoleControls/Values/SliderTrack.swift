// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The track and the thumb of a slider. Measured: the height of 31. Ours: the rest.
nonisolated struct SliderTrack: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.layoutDirection) private var layoutDirection
  /// The position in the range, from 0 to 1.
  let fraction: Double
  let neutral: Double
  let ticks: [Double]
  /// The step as a fraction of the range; nil for every value.
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let set: (Double) -> Void

  @MainActor var body: some View {
    let thumbWidth: CGFloat = thumbVisibility == .hidden ? 0 : 38
    SliderLayout(
      fraction: fraction, neutral: neutral, ticks: ticks, thumbWidth: thumbWidth
    ) {
      Capsule().fill(.fill)
      Capsule().fill(.tint)
      ForEach(ticks.indices, id: \.self) { _ in Circle().fill(.secondary) }
      Knob()
    }
    .opacity(isEnabled ? 1 : disabledOpacity)
    .attach(
      TrackGesture(thumbWidth: thumbWidth, onEditingChanged: onEditingChanged, set: set),
      fillsFrame: true, focus: FocusTarget(onKey: key))
  }

  /// Arrows move by a step, or by a tenth of the range (ours), Home and End to the ends.
  private func key(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isPlain else { return false }
    let forward: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
    let goal: Double
    switch event.key {
    case .leftArrow, .rightArrow: goal = fraction + (event.key == forward ? 1 : -1) * (step ?? 0.1)
    case .upArrow: goal = fraction + (step ?? 0.1)
    case .downArrow: goal = fraction - (step ?? 0.1)
    case .home: goal = 0
    case .end: goal = 1
    default: return false
    }
    move(to: goal)
    return true
  }

  /// Moves by a step, or by a tenth of the range, for assistive technologies.
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    move(to: fraction + (direction == .increment ? 1 : -1) * (step ?? 0.1))
  }

  private func move(to fraction: Double) {
    onEditingChanged(true)
    set(min(max(fraction, 0), 1))
    onEditingChanged(false)
  }
}

/// Places the track, its filled part, the thumb and the ticks.
private nonisolated struct SliderLayout: Layout {
  let fraction: Double
  let neutral: Double
  let ticks: [Double]
  let thumbWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, thumbWidth), height: 31)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let distance = bounds.width - thumbWidth
    func x(_ fraction: Double) -> CGFloat { bounds.minX + thumbWidth / 2 + distance * fraction }
    func place(_ index: Int, at x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY + y), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: height))
    }
    let start = neutral == 0 ? bounds.minX : x(neutral)
    place(0, at: bounds.minX, 0, bounds.width, 6)
    place(1, at: min(start, x(fraction)), 0, abs(x(fraction) - start), 6)
    for (index, tick) in ticks.enumerated() {
      place(2 + index, at: x(tick) - 1.5, 11, 3, 3)
    }
    place(
      subviews.count - 1, at: x(fraction) - thumbWidth / 2, 0, thumbWidth,
      thumbWidth == 0 ? 0 : 24)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

extension EnvironmentValues {
  private struct ThumbVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }

  var sliderThumbVisibility: Visibility {
    get { self[ThumbVisibilityKey.self] }
    set { self[ThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders inside show a thumb. Without one, the filled part ends at the value, and
  /// the slider can still be moved.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
