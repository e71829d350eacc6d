// SPDX-License-Identifier: Apache-2.0
// The system's own bars, which a picture of a view does not show.

extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
