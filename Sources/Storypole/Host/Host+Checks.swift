#if DEBUG
  extension Host {
    /// What contradicts itself in the last layout: for tests of views that are edited while they are
    /// shown. Each node is asked again with all that its children remember, so that one wrong answer
    /// is found at the node that gave it.
    package func findContradictions() -> [String] {
      guard failure == nil, let window = windowNode else { return [] }
      var found: [String] = []
      func visit(_ node: LayoutNode) {
        for child in node.children {
          if child.parent !== node {
            found.append("\(path(of: child)) has \(child.parent?.name ?? "nothing") as its parent")
          }
          visit(child)
        }
        if node.isPlaced { found += contradictions(of: node) }
      }
      visit(window)
      return found + space.faults
    }

    private func contradictions(of node: LayoutNode) -> [String] {
      // Lazy containers estimate, and scroll views remember where they are.
      if node is LazyNode || node is ScrollNode { return [] }
      var found: [String] = []
      if let facts = node.factsIfKnown {
        let fresh = node.findFacts()
        if !facts.isSame(as: fresh) { found.append("\(path(of: node)): \(facts), not \(fresh)") }
      }
      for entry in node.rememberedSizes {
        let fresh = node.sizeThatFits(entry.key.proposal)
        let isSame =
          entry.size.width.isAlmost(fresh.width) && entry.size.height.isAlmost(fresh.height)
        if !isSame {
          found.append(
            "\(path(of: node)) answers \(entry.key.proposal) with \(entry.size), not \(fresh)")
        }
      }
      return found
    }

    private func path(of node: LayoutNode) -> String {
      var names = [node.name]
      var current = node.parent
      while let next = current {
        names.append(next.name)
        current = next.parent
      }
      return names.reversed().joined(separator: " > ")
    }
  }

  extension CGFloat {
    /// Sums in another order differ in their last digits.
    fileprivate func isAlmost(_ other: CGFloat) -> Bool {
      self == other || isNaN && other.isNaN
        || (self - other).magnitude <= 1e-6 * Swift.max(1, magnitude)
    }
  }
#endif
