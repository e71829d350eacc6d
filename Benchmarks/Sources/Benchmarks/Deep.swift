// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleGraphics
import SwiftUI

/// Stacks of alternating axes in one another, a leaf beside each: L2 with leaves that take what they
/// get, L2a with leaves whose height follows from their width.
@MainActor
enum Deep {
  /// As wide as it may be up to 100 points; its area is always 10,000.
  struct Sized: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let width = max(1, min(proposal.width ?? 100, 100))
      return CGSize(width: width, height: 10_000 / width)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private static func leaf(_ isSized: Bool) -> AnyView {
    isSized ? AnyView(Sized() {}) : AnyView(Color.red)
  }

  private static func tree(_ depth: Int, isSized: Bool) -> AnyView {
    var tree = leaf(isSized)
    for level in (0..<depth).reversed() {
      let inner = tree
      let leaf = leaf(isSized)
      if level.isMultiple(of: 2) {
        tree = AnyView(
          HStack(spacing: 0) {
            leaf; inner
          })
      } else {
        tree = AnyView(
          VStack(spacing: 0) {
            leaf; inner
          })
      }
    }
    return tree
  }

  static func measure(depth: Int?, runs: Int, isSized: Bool) {
    for depth in depth.map({ [$0] }) ?? [5, 10, 20, 50, 100, 200] {
      var measurement = Measurement("\(isSized ? "L2a" : "L2")@\(depth)")
      // A tree of 200 levels takes less than a millisecond: only many are more than noise.
      for _ in 0..<runs * max(5, 500 / depth) {
        let host = ViewHost(textEngine: FixedTextEngine())
        let window = HostWindow(size: CGSize(width: 1000, height: 1000))
        // Before the views: another size class would evaluate them again in the layout.
        host.expect(window)
        host.show(tree(depth, isSized: isSized), environment: EnvironmentValues())
        expect("the number of nodes", Wide.nodes(host), is: 2 * depth + 1)
        measurement.time { host.layout(in: window) }
        if let failure = host.failure {
          Benchmarks.say("\(failure)")
          exit(1)
        }
        if !isSized { checkHalves(host, depth) }
      }
      measurement.report()
    }
  }

  /// Each stack gives its leaf half of its own length.
  private static func checkHalves(_ host: ViewHost, _ depth: Int) {
    guard var node = host.rootNode else { exit(1) }
    var size = CGSize(width: 1000, height: 1000)
    for level in 0..<min(depth, 8) {
      expect("the size at level \(level)", node.size, is: size)
      if level.isMultiple(of: 2) { size.width /= 2 } else { size.height /= 2 }
      node = node.children[1]
    }
  }
}
