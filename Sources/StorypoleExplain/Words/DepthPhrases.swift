// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Sentences about the third axis. `sum` is how a place comes about: line − guide = start.
protocol DepthPhrases {
  func firstInDepth(_ container: String) -> String
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String
  func frameInDepth(_ guide: String, _ sum: String) -> String
  func insetInDepth(_ length: String) -> String
  func inFront(_ primary: String, _ start: String) -> String
  func behind(_ primary: String, _ start: String) -> String
  func turned(_ modifier: String, room: String) -> String
  func deep(_ depth: String, proposal: String?) -> String
}

extension EnglishPhrases {
  func firstInDepth(_ container: String) -> String {
    "In depth it is the first of \(container), at its back."
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "In depth it stands in front of \(before), which ends at \(end): \(end) + \(gap) = \(start)."
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "In depth \(container) lines views up on \(guide): line less guide, \(sum) in front of its back."
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "In depth its \(guide) is on the frame's: \(sum) in front of the frame's back."
  }
  func insetInDepth(_ length: String) -> String { "Behind it \(length) are kept free." }
  func inFront(_ primary: String, _ start: String) -> String {
    "In depth it begins at the front of \(primary), at \(start)."
  }
  func behind(_ primary: String, _ start: String) -> String {
    "In depth it ends at the back of \(primary) and begins at \(start)."
  }
  func turned(_ modifier: String, room: String) -> String {
    "\(modifier) takes \(room), the smallest upright box around the turned view."
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "It is \(depth) deep, of \($0) that were offered." }
      ?? "It is \(depth) deep, without an offer."
  }
}

extension ChinesePhrases {
  func firstInDepth(_ container: String) -> String {
    "在深度方向，它是 \(container) 的第一个视图，位于其后侧。"
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "在深度方向，它位于 \(before) 之前，后者止于 \(end)：\(end) + \(gap) = \(start)。"
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "在深度方向，\(container) 按 \(guide) 对齐：对齐线减去参考线，\(sum)，从后侧算起。"
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "在深度方向，它的 \(guide) 与 frame 的重合：\(sum)，从 frame 的后侧算起。"
  }
  func insetInDepth(_ length: String) -> String { "它的后方留出 \(length)。" }
  func inFront(_ primary: String, _ start: String) -> String {
    "在深度方向，它从 \(primary) 的前侧 \(start) 处开始。"
  }
  func behind(_ primary: String, _ start: String) -> String {
    "在深度方向，它止于 \(primary) 的后侧，从 \(start) 处开始。"
  }
  func turned(_ modifier: String, room: String) -> String {
    "\(modifier) 占用 \(room)，即包住旋转后视图的最小正立长方体。"
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "它的深度为 \(depth)，得到的提议为 \($0)。" }
      ?? "它的深度为 \(depth)，没有得到提议。"
  }
}

extension JapanesePhrases {
  func firstInDepth(_ container: String) -> String {
    "奥行き方向では \(container) の最初の View で、その背面にあります。"
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "奥行き方向では \(end) で終わる \(before) の手前にあります：\(end) + \(gap) = \(start)。"
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "奥行き方向では \(container) が \(guide) で揃えます：線からガイドを引いて、背面から \(sum)。"
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "奥行き方向では \(guide) が frame の \(guide) に重なります：frame の背面から \(sum)。"
  }
  func insetInDepth(_ length: String) -> String { "背後に \(length) の余白があります。" }
  func inFront(_ primary: String, _ start: String) -> String {
    "奥行き方向では \(primary) の前面、\(start) から始まります。"
  }
  func behind(_ primary: String, _ start: String) -> String {
    "奥行き方向では \(primary) の背面で終わり、\(start) から始まります。"
  }
  func turned(_ modifier: String, room: String) -> String {
    "\(modifier) は回転した View を囲む最小の直立した箱 \(room) を占めます。"
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "奥行きは \(depth) で、提案は \($0) でした。" }
      ?? "奥行きは \(depth) で、提案はありませんでした。"
  }
}
