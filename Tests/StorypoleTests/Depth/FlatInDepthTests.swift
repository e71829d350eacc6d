// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// A view without depth doesn't move. Derived: a depth proposal has no effect on flat views.
@Suite struct FlatInDepthTests {
  private func frames(_ result: LayoutResult) -> [CGRect] {
    var frames: [CGRect] = []
    func visit(_ node: LayoutNode) {
      frames.append(node.frameInRoot)
      for child in node.children where child.isPlaced { visit(child) }
    }
    if let root = result.host.rootNode { visit(root) }
    return frames
  }

  @Test(arguments: 0..<200) func randomTrees(_ seed: Int) {
    func tree() -> AnyView {
      var trees = RandomTrees(seed: UInt64(seed))
      return AnyView(trees.tree(depth: 4))
    }
    let flat = layInDepth(tree())
    let deep = layInDepth(tree(), depth: 300)
    #expect(frames(flat) == frames(deep) && !frames(flat).isEmpty)
    #expect(flat.counters == deep.counters)
    #expect(deep.host.space.depths == nil)
    // With depth elsewhere, and the pass run: all others stay.
    let mixed = layInDepth(tree().frame(minDepth: 5, maxDepth: .infinity), depth: 300)
    #expect(mixed.host.rootNode?.size3D.depth == 300)
    #expect(Array(frames(mixed).dropFirst()) == frames(flat))
  }

  @Test func changesAreSeen() {
    let host = ViewHost(textEngine: FixedTextEngine())
    var window = HostWindow(size: CGSize(width: 400, height: 400))
    func show(_ depth: CGFloat) {
      host.show(
        HStack(spacing: 0) {
          filler("f").rotation3DLayout(.degrees(90), axis: .y).frame(depth: depth)
            .frame(width: 50, height: 50)
        }, environment: EnvironmentValues())
      host.layout(in: window)
    }
    func reader() -> LayoutNode? {
      func find(_ node: LayoutNode) -> LayoutNode? {
        node is GeometryReaderNode ? node : node.children.lazy.compactMap(find).first
      }
      return host.rootNode.flatMap(find)
    }
    // A quarter turn makes the frame's depth the reader's width.
    show(20)
    #expect(reader()?.size3D == Size3D(width: 20, height: 50, depth: 50))
    show(30)
    #expect(reader()?.size3D == Size3D(width: 30, height: 50, depth: 50))
    window.depth = 90
    host.layout(in: window)
    #expect(reader()?.size3D.width == 30)
  }
}
