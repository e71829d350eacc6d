// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A box with a check mark before the label; ours, after macOS.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}

  /// Makes a box of 16 points and, 6 points behind it, the label.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(fillsFrame: true) {
      configuration.isOn.toggle()
    } content: { _ in
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        CheckboxMark(isOn: configuration.isOn, isMixed: configuration.isMixed)
          // The box stands on the baseline, 2 points below it.
          .alignmentGuide(.firstTextBaseline) { $0.height - 2 }
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { .init() }
}

private struct CheckboxMark: View {
  let isOn: Bool
  let isMixed: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 4)
    ZStack {
      if isOn || isMixed {
        shape.fill(.tint)
      } else {
        shape.stroke(.tertiary, lineWidth: 1)
      }
      if isMixed {
        Capsule().fill(.white).frame(width: 8, height: 2)
      } else if isOn {
        ControlMark(.checkmark, width: 9).foregroundStyle(.white)
      }
    }
    .frame(width: 16, height: 16)
  }
}
