// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A control at the trailing edge of the proposal, with its label at the leading one.
///
/// *How it lays out*. Measured on iOS 26: it fills the width and is as high as the higher of the two, both centered;
/// its first text baseline is its top and its last one its bottom, as with any UIKit view; without a label it is the
/// control. In a list the row is as high as the label, which the control overflows, and keeps the label's baselines.
struct ControlRow<Label: View, Control: View>: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isInListRow) private var isInListRow
  @ViewBuilder var label: Label
  @ViewBuilder var control: Control

  var body: some View {
    if isInListRow && labelsVisibility != .hidden {
      HStack {
        label
        Spacer()
        control.frame(height: 0)
      }
    } else {
      HStack(spacing: 0) {
        if labelsVisibility != .hidden {
          label
          Spacer()
        }
        control
      }
      .alignmentGuide(.firstTextBaseline) { _ in 0 }
      .alignmentGuide(.lastTextBaseline) { $0.height }
      .plainSpacing()
    }
  }
}

extension EnvironmentValues {
  private struct LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside; their values remain.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets whether the controls inside show their labels. Only `hidden` has an effect; gauges always show
  /// theirs.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
