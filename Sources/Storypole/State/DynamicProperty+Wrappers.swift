// SPDX-License-Identifier: Apache-2.0
// Conformances to a main-actor protocol, separate from the wrappers' declarations: there, they would isolate the
// wrappers to the main actor; and a `nonisolated` wrapper would make every property with it `nonisolated`, which stored
// properties can't be.
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension AccessibilityFocusState: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension SceneStorage: DynamicProperty {}
