// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleGraphics
import SwiftUI

/// Edits of live views: after each they look like new ones.
struct EditCheck {
  private let test: Case
  private let window = HostWindow(size: CGSize(width: 320, height: 240))
  static var count = 0

  init(_ test: Case) { self.test = test }

  func run() throws {
    try ViewHost.onBigStack { Result { try runOnBigStack() } }.get()
  }

  private func host(_ model: Model, isLive: Bool) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.isLive = isLive
    host.show(ModelView(model: model), environment: EnvironmentValues())
    host.layout(in: window)
    return host
  }

  private func runOnBigStack() throws {
    var tree = test.tree
    let model = Model(tree)
    // A live host and a still picture's host update in different ways.
    let live = host(model, isLive: test.seed.isMultiple(of: 2))
    for (number, edit) in (test.edits ?? []).enumerated() {
      Self.count += 1
      edit.apply(to: &tree)
      model.adopt(tree)
      if live.isLive {
        live.advance(to: Double(number))
      }
      live.layout(in: window)
      let fresh = host(Model(tree), isLive: false)
      if live.failure != nil || fresh.failure != nil {
        if live.failure == nil || fresh.failure == nil {
          throw Finding(
            "a live view fails otherwise",
            "edit \(number): \(live.failure, default: "–"), new: \(fresh.failure, default: "–")")
        }
        return
      }
      // Views that never settle have no correct result.
      if (live.warnings + fresh.warnings).contains(where: { $0.contains("still change") }) {
        return
      }
      if test.seed.isMultiple(of: 3), let found = live.findContradictions().first {
        throw Finding("a live view contradicts itself", "edit \(number): \(found)")
      }
      try compareFrames(live, fresh, number)
      try comparePaintings(live, fresh, number)
    }
  }

  private func compareFrames(_ live: ViewHost, _ fresh: ViewHost, _ number: Int) throws {
    let (mine, theirs) = (try live.describe(), try fresh.describe())
    func text(_ line: NodeDescription?) -> String {
      guard let line else { return "nothing" }
      let frame = line.frame
      return "\(line.name) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)) "
        + "baselines \(line.firstBaseline), \(line.lastBaseline)"
    }
    // Views that equal their bodies share a node's number; its own line is the last.
    func nodes(_ lines: [NodeDescription]) -> [String] {
      zip(lines, lines.dropFirst().map(\.id) + [-1]).filter { $0.id != $1 }.map { text($0.0) }
    }
    for index in 0..<max(mine.count, theirs.count) {
      let lines = [mine, theirs].map { index < $0.count ? $0[index] : nil }
      if let a = lines[0], let b = lines[1], a.isSame(as: b) { continue }
      throw Finding(
        nodes(mine) == nodes(theirs)
          ? "a live view has other bodies in its description" : "a live view has another frame",
        "edit \(number), line \(index): \(text(lines[0])); new: \(text(lines[1]))")
    }
  }

  private func comparePaintings(
    _ live: ViewHost, _ fresh: ViewHost, _ number: Int
  ) throws {
    func commands(_ host: ViewHost) -> [DrawCommand] {
      host.paint(size: window.size, scale: 2, origin: .zero).map(\.command.withoutNodes)
    }
    let (mine, theirs) = (commands(live), commands(fresh))
    if mine == theirs { return }
    for index in 0..<max(mine.count, theirs.count) {
      let texts = [mine, theirs].map { index < $0.count ? "\($0[index])" : "nothing" }
      // NaNs are not equal, but have equal text.
      if texts[0] == texts[1] { continue }
      // From the first difference.
      let same = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
      let parts = texts.map { $0.dropFirst(max(same - 60, 0)).prefix(160) }
      throw Finding(
        "a live view is painted otherwise",
        "edit \(number), item \(index): \(texts[0].prefix(12)) …\(parts[0]); new: …\(parts[1])")
    }
  }
}

nonisolated extension DrawCommand {
  /// Nodes of masks have different numbers in another host.
  var withoutNodes: DrawCommand {
    guard case .begin(var layer) = self, var mask = layer.mask else { return self }
    mask.items = mask.items.map { DisplayItem($0.command.withoutNodes) }
    layer.mask = mask
    return .begin(layer)
  }
}

nonisolated extension NodeDescription {
  /// Sums in another order differ in their last digits. Without finite values, nothing is correct.
  func isSame(as other: NodeDescription) -> Bool {
    func agree(_ a: CGFloat, _ b: CGFloat) -> Bool {
      a == b || !a.isFinite && !b.isFinite || abs(a - b) <= 1e-6 * max(1, abs(a))
    }
    return name == other.name && depth == other.depth && agree(frame.minX, other.frame.minX)
      && agree(frame.minY, other.frame.minY) && agree(frame.width, other.frame.width)
      && agree(frame.height, other.frame.height) && agree(firstBaseline, other.firstBaseline)
      && agree(lastBaseline, other.lastBaseline)
  }
}
