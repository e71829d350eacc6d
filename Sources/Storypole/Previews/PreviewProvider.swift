// SPDX-License-Identifier: Apache-2.0
/// The common part of preview providers.
public protocol _PreviewProvider {}

/// A type whose `previews` are shown by tools. `#Preview` is the newer form.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  /// The previews; each view of a group is one.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform of the previews; it is ignored here.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }

  /// The members of `previews`, each a separate preview, with the settings of their modifiers.
  @MainActor package static func items() -> [PreviewItem] { previewItems(of: previews) }

  /// The members of `previews`. Public tools that draw a provider's previews read this name of SwiftUI.
  @MainActor @preconcurrency public static var _allPreviews: [_Preview] {
    items().enumerated().map { _Preview($0.offset, $0.element) }
  }
}

/// One preview of a provider, as tests that draw all of them read it.
public struct _Preview: Identifiable {
  /// The place among the previews.
  public let id: Int
  /// The view.
  public let content: AnyView
  /// The name of `previewDisplayName(_:)`.
  public let displayName: String?
  /// The frame; a device's screen without another one.
  public let layout: PreviewLayout
  /// The device of `previewDevice(_:)`.
  public let device: PreviewDevice?
  /// The orientation; upright without another one.
  public let interfaceOrientation: InterfaceOrientation

  fileprivate init(_ id: Int, _ item: PreviewItem) {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    self.id = id
    content = erased(item.view)
    displayName = item.settings.name
    layout = item.settings.layout ?? .device
    device = item.settings.device
    interfaceOrientation = item.settings.orientation ?? .portrait
  }
}

/// One view of a preview provider.
package struct PreviewItem {
  package var view: any View
  package var settings = PreviewSettings()
}

/// Decomposes a view: groups into their members, preview modifiers into settings. Other modifiers
/// of a group apply to each member, as they do for a group.
private func previewItems(of view: any View) -> [PreviewItem] {
  (view as? any PreviewContainer)?.items ?? [PreviewItem(view: view)]
}

private protocol PreviewContainer {
  var items: [PreviewItem] { get }
}

extension Group: PreviewContainer where Content: View {
  fileprivate var items: [PreviewItem] { previewItems(of: content) }
}

extension TupleView: PreviewContainer {
  fileprivate var items: [PreviewItem] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap(previewItems)
  }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
  fileprivate var items: [PreviewItem] {
    let inner = previewItems(of: content)
    if let modifier = modifier as? PreviewSettingsModifier {
      return inner.map {
        PreviewItem(view: $0.view, settings: $0.settings.inheriting(modifier.settings))
      }
    }
    func modified(_ view: some View) -> any View { view.modifier(modifier) }
    return inner.map { PreviewItem(view: modified($0.view), settings: $0.settings) }
  }
}

/// Stores settings for tools; layout ignores them.
nonisolated struct PreviewSettingsModifier: ViewModifier {
  typealias Body = Never
  var settings = PreviewSettings()

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    content(old, inputs)
  }
}

extension View {
  /// Sets the name of a preview in tools; nil leaves it to the tool.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    previewSettings { $0.name = value }
  }

  /// Sets the frame of the preview; outside of a preview it has no effect.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    previewSettings { $0.layout = value }
  }

  /// Sets the device of the preview; nil and an unknown name leave it to the tool.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    previewSettings { $0.device = value }
  }

  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    previewSettings { $0.orientation = value }
  }

  /// Accepted; has no effect here, because there are no widgets and complications.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    previewSettings { _ in }
  }

  nonisolated private func previewSettings(_ change: (inout PreviewSettings) -> Void)
    -> ModifiedContent<Self, PreviewSettingsModifier>
  {
    var modifier = PreviewSettingsModifier()
    change(&modifier.settings)
    return self.modifier(modifier)
  }
}

/// The context of a preview.
public protocol PreviewContext {
  /// The value of a key in the context.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in the context of a preview.
public protocol PreviewContextKey {
  associatedtype Value
  /// The default value.
  static var defaultValue: Self.Value { get }
}
