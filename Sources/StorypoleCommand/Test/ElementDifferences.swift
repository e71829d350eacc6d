// SPDX-License-Identifier: Apache-2.0

/// The differences of two goldens of accessibility, by lines.
struct ElementDifferences {
  let messages: [String]

  /// The named lines of one result; more are counted.
  private static let most = 5
  /// Longer goldens are compared only as a whole: the time grows with the square.
  private static let longest = 2000

  init(_ golden: String, _ new: String) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
    }
    let (old, new) = (lines(golden), lines(new))
    guard max(old.count, new.count) <= Self.longest else {
      messages = ["the elements differ"]
      return
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var messages: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      switch (removed.contains(before), inserted.contains(after)) {
      case (true, true):
        // A changed line is a removed one with a new one in its place.
        messages.append("\(new[after]), was \(old[before])")
        (before, after) = (before + 1, after + 1)
      case (true, false):
        messages.append("\(old[before]) is gone")
        before += 1
      case (false, true):
        messages.append("\(new[after]) is new")
        after += 1
      case (false, false): (before, after) = (before + 1, after + 1)
      }
    }
    if messages.isEmpty { messages = ["the elements are in other containers"] }
    let more = messages.count - Self.most
    self.messages =
      messages.prefix(Self.most)
      + (more > 0 ? [more == 1 ? "1 more element differs" : "\(more) more elements differ"] : [])
  }
}
