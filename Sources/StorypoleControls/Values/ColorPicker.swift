// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A control that chooses a color.
///
/// *How it lays out*: a `ControlRow` with a well of 28×28, ours.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with a label. It shows the color; a press does not change it here, and
  /// `supportsOpacity` is ignored.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    ControlRow {
      label
    } control: {
      ColorWell(color: selection.wrappedValue)
    }
    .semantics(.colorPicker, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The chosen color within a ring of all colors.
private struct ColorWell: View {
  @Environment(\.isEnabled) private var isEnabled
  let color: Color

  /// Arcs of one color each: formats without angular gradients can draw them too.
  private static let hues = 36

  var body: some View {
    ZStack {
      ForEach(0..<Self.hues, id: \.self) { index in
        let start = Double(index) / Double(Self.hues)
        Circle()
          .inset(by: 1.5)
          // Slightly over the next one, so that no gap is visible between them.
          .trim(from: start, to: min(1, start + 1.2 / Double(Self.hues)))
          .stroke(Color(hue: start, saturation: 0.85, brightness: 1), lineWidth: 3)
      }
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : disabledOpacity)
  }
}
