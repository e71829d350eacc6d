// SPDX-License-Identifier: Apache-2.0
/// A modifier whose values can be animated. Use `Animatable` instead.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
