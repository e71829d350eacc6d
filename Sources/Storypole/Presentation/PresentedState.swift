// SPDX-License-Identifier: Apache-2.0
/// How a view that is presented ends that.
package struct PresentedState {
  let dismiss: () -> Void

  package init(
    dismiss: @escaping () -> Void
  ) {
    self.dismiss = dismiss
  }
}

extension EnvironmentValues {
  private struct PresentedKey: EnvironmentKey {
    static var defaultValue: PresentedState? { nil }
  }

  /// nil for views that nothing presents.
  package var presented: PresentedState? {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
