// SPDX-License-Identifier: Apache-2.0
// The system's bars, which a picture of a view does not show.

extension View {
  /// Accepted; has no effect here, because no status bar is drawn.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted; has no effect here, because no status bar is drawn.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted; has no effect here, because no system overlays are drawn.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here: no URL is passed to a program, and `action` is never called.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted; has no effect here, because there are no external events.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Accepted; has no effect here: the view can still be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
