// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A picker that shows the choices around the selected one, like a drum.
///
/// *How it lays out*. 216 points high, as UIKit's; 320 wide, or as wide as offered. Ours: the rest.
struct WheelPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Group(subviews: configuration.content.font(.system(size: 21)).lineLimit(1)) { choices in
      let selected = choices.firstIndex(where: configuration.isSelected) ?? choices.startIndex
      // The back of a drum is invisible.
      let seen = choices.indices.filter { abs($0 - selected) < WheelRow.visibleRows }
      WheelBand {
        ForEach(seen, id: \.self) { index in
          choices[index].semanticsValue().accessibilityHidden(index != selected)
            .modifier(WheelRow(distance: index - selected))
        }
      }
    }
    .opacity(isEnabled ? 1 : disabledOpacity)
    .plainSpacing()
    .semantics(.picker, label: configuration.label)
  }
}

/// The rows of a wheel over the band that marks the selected one.
struct WheelBand<Rows: View>: View {
  @ViewBuilder var rows: Rows

  var body: some View {
    ZStack {
      Capsule().fill(.fill.tertiary).frame(height: 34).padding(.horizontal, 9)
      rows
    }
    .frame(idealWidth: 320, maxWidth: .infinity, minHeight: 216, maxHeight: 216)
    .clipped()
  }
}

/// Moves a choice to its position on the drum.
struct WheelRow: ViewModifier {
  static let visibleRows = 5
  /// The number of rows below the selected one.
  let distance: Int

  func body(content: Content) -> some View {
    // 18° for each row, on a drum with a radius of 104.
    let angle = Double(distance) * .pi / 10
    content
      .foregroundStyle(.primary)
      .scaleEffect(x: 1, y: cos(angle))
      .opacity(distance == 0 ? 1 : max(0, 0.65 - 0.13 * Double(abs(distance))))
      .offset(y: 104 * sin(angle))
  }
}
