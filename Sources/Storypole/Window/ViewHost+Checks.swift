// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  /// The contradictions in the last layout: for tests of views that are edited while they are shown. Each node computes
  /// all its cached answers again (sizes, guides, spacing, hints) from its children's answers, so that a wrong answer
  /// is found at its node.
  package func findContradictions() -> [String] {
    guard failure == nil, let window = windowNode else { return [] }
    var found: [String] = []
    func visit(_ node: LayoutNode) {
      for child in node.children {
        if child.parent !== node {
          found.append(
            "\(child.path.joined(separator: " > ")) has another parent than \(node.name)")
        }
        visit(child)
      }
      if node.isPlaced { found += contradictions(of: node) }
    }
    visit(window)
    return found + space.faults
  }

  private func contradictions(of node: LayoutNode) -> [String] {
    // Where the axes are mixed, an answer depends on the depths of the previous round.
    if !node.answersAreRepeatable || node.mixesAxes { return [] }
    var found: [String] = []
    func note(_ question: String, _ remembered: Any, _ fresh: Any) {
      found.append(
        "\(node.path.joined(separator: " > ")): \(question) is \(remembered), not \(fresh)")
    }
    if let hints = node.hintsIfKnown {
      let fresh = node.findSizingHints()
      if !hints.isSame(as: fresh) { note("its hints", hints, fresh) }
      for axis in [Axis.horizontal, .vertical] where hints.clamps && hints[axis].isKnown {
        for length in [0, 30, 3000, CGFloat.infinity] {
          let answer = node.sizeThatFits(.along(axis, length, nil))[axis]
          let limited = min(max(length, hints[axis].minimum), hints[axis].maximum)
          if answer != limited { note("its length for \(length), as hinted,", limited, answer) }
        }
      }
      for axis in [Axis.horizontal, .vertical] where hints[axis].maximum == .infinity {
        for across in [nil, 0, 30, CGFloat.infinity] {
          let answer = node.sizeThatFits(.along(axis, .infinity, across))[axis]
          if answer != .infinity { note("its length for ∞, as hinted,", CGFloat.infinity, answer) }
        }
      }
    }
    for entry in node.rememberedSizes {
      let fresh = node.sizeThatFits(entry.key.proposal)
      let isSame =
        entry.size.width.isAlmost(fresh.width) && entry.size.height.isAlmost(fresh.height)
      if !isSame { note("its size for \(entry.key.proposal)", entry.size, fresh) }
    }
    for entry in node.rememberedGuides {
      let fresh = node.findExplicit(entry.key, in: entry.proposal)
      let isSame =
        entry.value == nil ? fresh?.isNaN != false : fresh?.isAlmost(entry.value!) == true
      if !isSame {
        note("\(entry.key.name) for \(entry.proposal)", entry.value as Any, fresh as Any)
      }
    }
    if let spacing = node.rememberedSpacing {
      var fresh = node.findSpacing()
      fresh.layoutDirection = node.environment.layoutDirection
      if !spacing.isSame(as: fresh) { note("its spacing", spacing, fresh) }
    }
    return found
  }
}

extension CGFloat {
  /// Sums in different orders differ in their last digits.
  fileprivate func isAlmost(_ other: CGFloat) -> Bool {
    self == other || isNaN && other.isNaN || self == 0 && other.isNaN
      || (self - other).magnitude <= 1e-6 * Swift.max(1, magnitude)
  }
}
