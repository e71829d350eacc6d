// SPDX-License-Identifier: Apache-2.0

/// The differences of two goldens of accessibility, by lines.
struct ElementDifferences {
  let messages: [String]

  /// The named lines of one result; more are counted.
  private static let most = 5

  init(_ golden: String, _ new: String) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
    }
    let (old, new) = (lines(golden), lines(new))
    var messages: [String] = []
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:]
    for case .remove(let offset, let line, _) in difference { removed[offset] = line }
    for case .insert(let offset, let line, _) in difference {
      // A changed line is a removed one with a new one in its place.
      if let former = removed.removeValue(forKey: offset) {
        messages.append("\(line), was \(former)")
      } else {
        messages.append("\(line) is new")
      }
    }
    messages += removed.sorted { $0.key < $1.key }.map { "\($0.value) is gone" }
    if messages.isEmpty { messages = ["the elements are in other containers"] }
    let more = messages.count - Self.most
    self.messages =
      messages.prefix(Self.most)
      + (more > 0 ? ["\(more) more elements differ"] : [])
  }
}
