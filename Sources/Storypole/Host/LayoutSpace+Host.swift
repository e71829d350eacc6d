// SPDX-License-Identifier: Apache-2.0
extension LayoutSpace {
  /// nil once the host was released.
  final var host: ViewHost? { owner.map { unsafeDowncast($0, to: ViewHost.self) } }
}

extension LayoutNode {
  /// A node that outlives its host is detached and never calls it.
  package final var host: ViewHost { space.host! }
}
