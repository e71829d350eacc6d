// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Storypole
import StorypoleGraphics
import SwiftUI

/// A column of rows: L1, L1r, L3a, L3b, L5 and cold views.
@MainActor
enum Wide {
  struct Row: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Spacer(minLength: 0)
        Color.blue.frame(width: 40, height: 20)
      }
    }
  }

  struct Column: View {
    var rows: Int
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Row() } }
    }
  }

  static func show(_ view: some View) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(view, environment: EnvironmentValues())
    return host
  }

  /// A proposal of this width and any height.
  static func window(_ width: CGFloat) -> HostWindow {
    var window = HostWindow(size: CGSize(width: width, height: 200_000))
    window.proposal = ProposedViewSize(width: width, height: nil)
    window.centersRoot = false
    return window
  }

  /// The number of layout nodes.
  static func nodes(_ host: ViewHost) -> Int {
    func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return host.rootNode.map(count) ?? 0
  }

  static func check(_ host: ViewHost, rows: Int, width: CGFloat) {
    guard let root = host.rootNode, var last = root.children.last else { exit(1) }
    expect("the height", root.size.height, is: CGFloat(20 * rows))
    while last.children.count > 1, let next = last.children.last { last = next }
    expect("the last leaf's x", last.frameInRoot.minX, is: width - 40)
  }

  static func first(rows: Int?, runs: Int) {
    var layout = Measurement(rows.map { "L1@\($0)" } ?? "L1")
    var build = Measurement(layout.name + " build")
    let rows = rows ?? 10_000
    var count = 0
    var bytes = 0.0
    // A first small tree loads the code and types that all trees share.
    show(Column(rows: 10)).layout(in: window(400))
    for run in 0..<runs {
      let before = Memory.now
      let host = build.time { show(Column(rows: rows)) }
      count = nodes(host)
      layout.time { host.layout(in: window(400)) }
      // Later trees use the memory of the first one.
      if run == 0 { bytes = (Memory.now - before) * 1024 * 1024 }
      check(host, rows: rows, width: 400)
    }
    layout.report(["nodes": Double(count), "row": bytes / Double(rows)])
    build.report()
  }

  static func fromViews(rows: Int?, runs: Int) {
    var measurement = Measurement("cold-views")
    for _ in 0..<runs {
      let host = measurement.time {
        let host = show(Column(rows: rows ?? 10_000))
        host.layout(in: window(400))
        return host
      }
      check(host, rows: rows ?? 10_000, width: 400)
    }
    measurement.report()
  }

  static func again(rows: Int?, runs: Int) {
    var measurement = Measurement("L1r")
    let host = show(Column(rows: rows ?? 10_000))
    host.layout(in: window(400))
    for run in 0..<runs {
      let width: CGFloat = run.isMultiple(of: 2) ? 500 : 400
      measurement.time { host.layout(in: window(width)) }
      check(host, rows: rows ?? 10_000, width: width)
    }
    measurement.report()
  }
}

// MARK: - One leaf changes

extension Wide {
  @Observable final class LeafSize {
    var width: CGFloat = 40
    var height: CGFloat = 20
  }

  struct Leaf: View {
    let size: LeafSize
    var body: some View { Color.blue.frame(width: size.width, height: size.height) }
  }

  /// As `Column`; the row in the middle ends with a leaf whose size is a model's.
  struct ChangingColumn: View {
    let rows: Int
    let size: LeafSize
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          if row == rows / 2 {
            HStack(spacing: 0) {
              Color.red.frame(width: 20, height: 20)
              Spacer(minLength: 0)
              Leaf(size: size)
            }
          } else {
            Row()
          }
        }
      }
    }
  }

  /// From the write until everything has its frame: the body that reads the model is evaluated in
  /// this time.
  static func oneLeaf(rows: Int?, runs: Int, changesHeight: Bool) {
    let name = changesHeight ? "L3b" : "L3a"
    var measurement = Measurement(rows.map { "\(name)@\($0)" } ?? name)
    let rows = rows ?? 10_000
    let size = LeafSize()
    let host = show(ChangingColumn(rows: rows, size: size))
    host.layout(in: window(400))
    check(host, rows: rows, width: 400)
    for run in 0..<runs {
      let isChanged = run.isMultiple(of: 2)
      measurement.time {
        if changesHeight {
          size.height = isChanged ? 30 : 20
        } else {
          size.width = isChanged ? 60 : 40
        }
        host.layout(in: window(400))
      }
      let children = host.rootNode?.children ?? []
      if let leaf = children[rows / 2].children.last {
        expect("the leaf's x", leaf.frameInRoot.minX, is: 400 - size.width)
      }
      expect(
        "the last row's y", children[rows - 1].frameInRoot.minY,
        is: CGFloat(20 * rows) - 40 + size.height)
    }
    measurement.report()
  }
}

// MARK: - Baselines

extension Wide {
  struct Baselines: View {
    var rows: Int
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Color.red.frame(width: 20, height: CGFloat(10 + row % 7))
            Color.green.frame(width: 30, height: 20)
            Color.blue.frame(width: 40, height: CGFloat(12 + row % 5))
          }
        }
      }
    }
  }

  static func baselines(rows: Int?, runs: Int) {
    var measurement = Measurement("L5")
    let rows = rows ?? 10_000
    for _ in 0..<runs {
      let host = show(Baselines(rows: rows))
      _ = nodes(host)
      measurement.time { host.layout(in: window(400)) }
      guard let root = host.rootNode, let last = root.children.last?.children.last else { exit(1) }
      expect("the height", root.size.height, is: CGFloat(20 * rows))
      // The bottoms of all boxes of a row are at its bottom.
      expect("the last box's bottom", last.frameInRoot.maxY, is: CGFloat(20 * rows))
    }
    measurement.report()
  }
}
