// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  /// Whether another view of the same type, shown in this host, has the picture that it has in a new one: no view keeps
  /// anything of the present one, such as state, an appearance or a scroll position, and nothing else happened.
  package var canShowAnother: Bool {
    guard !isLive, failure == nil, warnings.isEmpty, updates.isEmpty, waiting.isEmpty,
      space.thirdAxis == nil, space.animations.isEmpty, !hasTransactionScopes,
      transitionQueue.isEmpty, !usesContainerRelativeFrames, !usesWindowLength,
      openTasks?.count ?? 0 == 0, let root = rootViewNode, windowNode?.popups.isEmpty == true
    else { return false }
    func remembers(_ node: _ViewNode) -> Bool {
      node.remembers || node.children.contains(where: remembers)
    }
    return Self.onBigStack { !root.children.contains(where: remembers) }
  }
}
