// SPDX-License-Identifier: Apache-2.0
// Separate from the declaration for the reason in `DynamicProperty+Wrappers.swift`.
extension GestureState: DynamicProperty {}
