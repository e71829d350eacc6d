// SPDX-License-Identifier: Apache-2.0
// Conformances to the main actor's protocol, away from the wrappers' declarations: there, they would
// put the wrappers on the main actor; and a wrapper that says `nonisolated` would say so of every
// property that it is applied to, which no stored property may be.
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension AccessibilityFocusState: DynamicProperty {}
extension GestureState: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension SceneStorage: DynamicProperty {}
