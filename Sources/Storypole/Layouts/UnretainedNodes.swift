// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// Nodes that an array keeps alive during their use (`withoutRetaining`): counting references to the many nodes of a
/// layout would cost as much as measuring them.
struct UnretainedNodes {
  private let first: UnsafePointer<Unmanaged<LayoutItem>>?
  let indices: Range<Int>

  fileprivate init<Item: LayoutItem>(_ nodes: UnsafeBufferPointer<Item>) {
    first = UnsafeRawPointer(nodes.baseAddress)?.assumingMemoryBound(
      to: Unmanaged<LayoutItem>.self)
    indices = nodes.indices
  }

  @inline(__always) subscript(index: Int) -> UnretainedNode {
    assert(indices.contains(index))
    return UnretainedNode(node: first.unsafelyUnwrapped[index])
  }

  /// Prefetches later nodes of a walk over all nodes, to be called at `index`: a walk over many of them mostly waits
  /// for memory. `inside` is whether they will be laid out, which reads more of each.
  @inline(__always) func prefetch(at index: Int, inside: Bool) {
    let far = index + 6
    if far >= indices.upperBound { return }
    sp_prefetch(first.unsafelyUnwrapped[far].toOpaque(), inside ? 256 : 192)
    if inside {
      first.unsafelyUnwrapped[index + 3]._withUnsafeGuaranteedRef { $0.prefetchInside() }
    }
  }

  /// Prefetches all nodes, as far as a placement reads them.
  func prefetchAll() {
    for index in indices { sp_prefetch(first.unsafelyUnwrapped[index].toOpaque(), 192) }
  }
}

/// One of the nodes, with the requests of a container.
struct UnretainedNode {
  let node: Unmanaged<LayoutItem>

  @inline(__always) func size(for key: SizeCache.Key) -> CGSize {
    node._withUnsafeGuaranteedRef { $0.size(for: key) }
  }
  @inline(__always) var hints: SizingHints { node._withUnsafeGuaranteedRef { $0.hints } }
  @inline(__always) var guideKinds: GuideKinds { node._withUnsafeGuaranteedRef { $0.guideKinds } }
  @inline(__always) var priority: Double { node._withUnsafeGuaranteedRef { $0.priority } }
  @inline(__always) var hasPlainSpacing: Bool {
    node._withUnsafeGuaranteedRef { $0.hasPlainSpacing }
  }
  @inline(__always) func spacing(_ direction: LayoutDirection) -> ViewSpacing {
    node._withUnsafeGuaranteedRef { $0.spacing(direction) }
  }
  @inline(__always) func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    node._withUnsafeGuaranteedRef { $0.dimensions(for: proposal) }
  }
  @inline(__always) func remembers(_ key: SizeCache.Key) -> Bool {
    node._withUnsafeGuaranteedRef { $0.remembers(key) }
  }
}

extension Array where Element: LayoutItem {
  /// Runs `work` on the nodes, which the array keeps.
  @inline(__always) func withoutRetaining<T>(_ work: (UnretainedNodes) -> T) -> T {
    withUnsafeBufferPointer { work(UnretainedNodes($0)) }
  }
}
