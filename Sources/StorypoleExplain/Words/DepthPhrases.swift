// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Sentences about the third axis. `sum` is the derivation of a position: line − guide = start.
protocol DepthPhrases {
  func firstInDepth(_ container: String) -> String
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String
  func frameInDepth(_ guide: String, _ sum: String) -> String
  func insetInDepth(_ length: String) -> String
  func inFront(_ primary: String, _ start: String) -> String
  func behind(_ primary: String, _ start: String) -> String
  func turned(_ modifier: String, box: String) -> String
  func deep(_ depth: String, proposal: String?) -> String
}

extension EnglishPhrases {
  func firstInDepth(_ container: String) -> String {
    "In depth, it is the first child of \(container), at the back."
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "In depth, it is in front of \(before), which ends at \(end): \(end) + \(gap) = \(start)."
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "In depth, \(container) aligns the \(guide) guides of its children: \(sum) from its back."
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "In depth, the frame aligns the \(guide) guide of its content with its own: \(sum) from its back."
  }
  func insetInDepth(_ length: String) -> String { "Padding insets it \(length) from the back." }
  func inFront(_ primary: String, _ start: String) -> String {
    "In depth, it starts at the front of \(primary), at \(start)."
  }
  func behind(_ primary: String, _ start: String) -> String {
    "In depth, it ends at the back of \(primary) and starts at \(start)."
  }
  func turned(_ modifier: String, box: String) -> String {
    "\(modifier) takes \(box), the smallest upright box around the rotated view."
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "It is \(depth) deep; the proposal is \($0)." }
      ?? "It is \(depth) deep; no depth is proposed."
  }
}

extension ChinesePhrases {
  func firstInDepth(_ container: String) -> String {
    "在深度方向，它是 \(container) 的第一个子视图，紧靠后侧。"
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "在深度方向，它位于 \(before) 前方，后者止于 \(end)：\(end) + \(gap) = \(start)。"
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "在深度方向，\(container) 让所有子视图的 \(guide) 对齐：\(sum)，从后侧算起。"
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "在深度方向，frame 让内容的 \(guide) 与自己的 \(guide) 对齐：\(sum)，从 frame 的后侧算起。"
  }
  func insetInDepth(_ length: String) -> String { "padding 使它距后侧 \(length)。" }
  func inFront(_ primary: String, _ start: String) -> String {
    "在深度方向，它从 \(primary) 的前侧开始，即 \(start) 处。"
  }
  func behind(_ primary: String, _ start: String) -> String {
    "在深度方向，它止于 \(primary) 的后侧，从 \(start) 处开始。"
  }
  func turned(_ modifier: String, box: String) -> String {
    "\(modifier) 占用 \(box)，即能容纳旋转后视图的最小正立长方体。"
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "它的深度为 \(depth)，建议深度为 \($0)。" }
      ?? "它的深度为 \(depth)，没有得到建议深度。"
  }
}

extension JapanesePhrases {
  func firstInDepth(_ container: String) -> String {
    "奥行き方向では \(container) の最初の子なので、背面に置かれます。"
  }
  func nextInDepth(_ before: String, end: String, gap: String, start: String) -> String {
    "奥行き方向では \(end) で終わる \(before) の手前にあります：\(end) + \(gap) = \(start)。"
  }
  func lineInDepth(_ container: String, _ guide: String, _ sum: String) -> String {
    "奥行き方向では、\(container) がすべての子の \(guide) をそろえます：背面から \(sum)。"
  }
  func frameInDepth(_ guide: String, _ sum: String) -> String {
    "奥行き方向では、frame が内容の \(guide) を自分の \(guide) にそろえます：背面から \(sum)。"
  }
  func insetInDepth(_ length: String) -> String { "padding の分、背面から \(length) 手前に置かれます。" }
  func inFront(_ primary: String, _ start: String) -> String {
    "奥行き方向では \(primary) の前面（\(start)）から始まります。"
  }
  func behind(_ primary: String, _ start: String) -> String {
    "奥行き方向では \(primary) の背面で終わり、\(start) から始まります。"
  }
  func turned(_ modifier: String, box: String) -> String {
    "\(modifier) は \(box) を占めます。回転したビューを囲む最小の直方体です。"
  }
  func deep(_ depth: String, proposal: String?) -> String {
    proposal.map { "奥行きは \(depth) です（提案は \($0)）。" }
      ?? "奥行きは \(depth) です（提案なし）。"
  }
}
