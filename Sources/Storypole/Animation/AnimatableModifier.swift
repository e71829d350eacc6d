// SPDX-License-Identifier: Apache-2.0
/// A modifier that can be drawn between two of its values.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
