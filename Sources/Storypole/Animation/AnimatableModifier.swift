// SPDX-License-Identifier: Apache-2.0
/// A modifier with values between its beginning and its end. Use `Animatable` instead.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
