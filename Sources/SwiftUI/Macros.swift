// SPDX-License-Identifier: Apache-2.0
/// Declares a preview for tools: `storypole render` draws a picture of it.
///
/// - Parameter name: The name of the preview; nil for none.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StorypoleMacros", type: "PreviewMacro")

/// Declares a preview for tools, with traits such as its size and orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StorypoleMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` declare dynamic properties, such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StorypoleMacros", type: "PreviewableMacro")

/// Turns a property with a default value into an entry of the environment, of a container's values, of a
/// transaction or of the focused values.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StorypoleMacros", type: "EntryMacro")

/// Adds `animatableData` with a type's stored variables.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "StorypoleMacros", type: "AnimatableMacro")

/// Excludes a variable from `@Animatable`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "StorypoleMacros", type: "AnimatableIgnoredMacro")
