// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// A relative size of text, for less prominent text.
  ///
  /// The secondary scale makes characters smaller and heavier and moves them apart; the line stays as high as that of
  /// the text at its own size. Custom fonts and the serif and monospaced designs have one scale.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The text's own size; the default.
    public static let `default` = Scale(isSecondary: false)
    /// About four fifths of the size up to 17 points, down to half of it from 70 points.
    public static let secondary = Scale(isSecondary: true)
  }
}

extension Text.Scale {
  /// Measured (macOS 26): the factors of a weight up to 17 points and from 70 points, and the letter distance up to 17
  /// points, which falls to zero at 70. The heavier weight that is drawn is 510 for 400; for the others it is ours.
  private struct Step {
    var weight: Int
    var small: CGFloat
    var large: CGFloat
    var tracking: CGFloat
    var drawnWeight: Int
  }

  private static let steps = [
    Step(weight: 100, small: 0.8, large: 0.46, tracking: 0.16, drawnWeight: 200),
    Step(weight: 200, small: 0.8, large: 0.46, tracking: 0.15, drawnWeight: 300),
    Step(weight: 300, small: 0.8, large: 0.46, tracking: 0.1854, drawnWeight: 400),
    Step(weight: 400, small: 0.8, large: 0.46, tracking: 0.25, drawnWeight: 500),
    Step(weight: 500, small: 0.8, large: 0.48, tracking: 0.4147, drawnWeight: 600),
    Step(weight: 600, small: 0.84, large: 0.49, tracking: 0, drawnWeight: 700),
    Step(weight: 700, small: 0.85, large: 0.5, tracking: -0.05, drawnWeight: 800),
    Step(weight: 800, small: 0.85, large: 0.52, tracking: 0.2, drawnWeight: 900),
    Step(weight: 900, small: 0.87, large: 0.55, tracking: 0.35, drawnWeight: 900),
  ]

  /// Sets a run at this scale, on lines as high as before.
  func apply(to run: inout TextRun) {
    guard isSecondary else { return }
    let font = run.font
    guard font.family == .system(.default) || font.family == .system(.rounded),
      let step = Self.steps.min(by: { abs($0.weight - font.weight) < abs($1.weight - font.weight) })
    else { return }
    let fraction = min(1, max(0, (font.size - 17) / 53))
    run.lineFont = font
    run.font.size *= step.small - (step.small - step.large) * fraction
    run.font.weight = step.drawnWeight
    let isRounded = font.family == .system(.rounded)
    let distance = (isRounded ? 0.03 : step.tracking) * (1 - fraction)
    if run.tracking != 0 { run.tracking += distance } else { run.kerning += distance }
  }
}
