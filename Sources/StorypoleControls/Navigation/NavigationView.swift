// SPDX-License-Identifier: Apache-2.0
/// The older form of NavigationStack. Of several views it shows the first, as on a phone; the others belong
/// beside it on wider screens (observed).
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack whose root is the first view of the content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    NavigationStack { FirstColumn(content: content) }
  }
}

/// The first of some views, with what it alone says about the bars.
private nonisolated struct FirstColumn<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? FirstColumnNode ?? FirstColumnNode(inputs)
    node.update(inputs) { Content._makeNode(view.content, reusing: $0, $1) }
    return node
  }
}

private final class FirstColumnNode: _ViewNode {
  private var content: _ViewNode?

  override var children: [_ViewNode] { [content].compactMap { $0 } }
  override func appendLayouts(to list: inout [LayoutNode]) {
    if let first = content?.layouts.first { list.append(first) }
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    var part = content
    while let node = part, node.layouts.count > 1 {
      part = node.children.first { !$0.layouts.isEmpty }
    }
    part?.reducePreference(key, into: &value)
  }

  func update(_ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode) {
    environment = inputs.environment
    content = make(content, inputs.child(of: self))
  }
}

/// The look of a NavigationView; always a stack here.
public protocol NavigationViewStyle {}
/// The default look of a navigation view; all are stacks here.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// Columns beside one another; a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default: a stack.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside one another; a stack here.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Accepted; has no effect here, because navigation views are always stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
