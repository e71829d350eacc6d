// SPDX-License-Identifier: Apache-2.0
/// Combines several views into one rectangle where one is expected.
final class ImplicitStack {
  private let make: (_ViewInputs) -> MultiChildNode
  private var stack: MultiChildNode?

  init<L: Layout>(_ layout: L, name: String) {
    make = { ContainerNode(layout: layout, name: name, $0) }
  }

  /// The only view, or a stack around several; nil for none.
  func node(for layouts: [LayoutNode], _ environment: EnvironmentValues, _ host: ViewHost)
    -> LayoutNode?
  {
    if layouts.count < 2 {
      stack?.setChildren([])
      return layouts.first
    }
    let stack =
      stack ?? make(_ViewInputs(host: host, environment: environment, parent: nil))
    self.stack = stack
    stack.environment = environment
    stack.setChildren(layouts)
    stack.invalidate()
    return stack
  }
}
