// SPDX-License-Identifier: Apache-2.0

/// The activity of the window that a control is in.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keys.
  case key
  /// Another window has the keys.
  case active
  /// Another program has them.
  case inactive
}

extension EnvironmentValues {
  /// The activity of the view's window, as `scenePhase`; in a picture, `key`.
  public var controlActiveState: ControlActiveState {
    get {
      self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive)
    }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  private struct ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState? { nil }
  }

  /// Moves the focus to a default view. There is none here: a call is reported.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Opens a document. Nothing opens documents here: a call throws an error.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}

/// An action that would move the focus to a default view; it does nothing here and reports it.
@MainActor @preconcurrency public struct ResetFocusAction {
  nonisolated init() {}
  /// Does nothing and reports it, because there is no default focus.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
    warnOfNothing("resetFocus", "no view is the default for the focus")
  }
}

/// An action that would open a document.
@MainActor @preconcurrency public struct OpenDocumentAction {
  nonisolated init() {}
  /// Throws an error, because no window opens documents here.
  @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws {
    warnOfNothing("openDocument", "no window opens documents")
    throw CocoaError(.featureUnsupported)
  }
}

extension View {
  /// Accepted; has no effect here, because an inspector appears as a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepted; has no effect here, because an inspector appears as a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Accepted; has no effect here, because rows have no hover effect.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
