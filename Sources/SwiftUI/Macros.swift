// SPDX-License-Identifier: Apache-2.0
/// A view that tools show: `storypole render` makes a picture of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StorypoleMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StorypoleMacros", type: "PreviewMacro")

/// Lets a `#Preview` declare dynamic properties, such as `@State`, in its body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StorypoleMacros", type: "PreviewableMacro")

/// Makes a value of the environment, of a container, of a transaction or of the focus out of a
/// property with a default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StorypoleMacros", type: "EntryMacro")

/// Makes `animatableData` of a type's stored variables.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "StorypoleMacros", type: "AnimatableMacro")

/// Leaves a variable out of `@Animatable`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "StorypoleMacros", type: "AnimatableIgnoredMacro")
