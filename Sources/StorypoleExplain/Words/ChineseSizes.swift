// SPDX-License-Identifier: Apache-2.0
import Storypole

extension ChinesePhrases {
  private func noun(_ axis: Direction) -> String { axis == .horizontal ? "宽度" : "高度" }

  func fixedFrame(_ modifier: String, _ width: String?, _ height: String?) -> String {
    switch (width, height) {
    case (let width?, let height?): "\(modifier) 把尺寸定为 \(width) × \(height)。"
    case (let width?, nil): "\(modifier) 把宽度定为 \(width)，高度由内容决定。"
    case (nil, let height?): "\(modifier) 把高度定为 \(height)，宽度由内容决定。"
    case (nil, nil): "\(modifier) 与内容一样大。"
    }
  }

  func limited(
    _ modifier: String, _ axis: Direction, _ length: String, _ cause: Length.Cause, limit: String,
    other: String, isProposed: Bool
  ) -> String {
    let start = "\(modifier) 的\(noun(axis))为 \(length)"
    return switch cause {
    case .minimum: "\(start)，即 \(limit)，因为它大于 \(other)。"
    case .maximum: "\(start)，即 \(limit)，因为它小于 \(other)。"
    case .ideal: "\(start)，即 \(limit)，因为没有得到建议\(noun(axis))。"
    case .proposal: "\(start)：等于建议\(noun(axis))。"
    default:
      "\(start)：与内容的\(noun(axis))相同" + (isProposed ? "。" : "，因为没有得到建议\(noun(axis))。")
    }
  }

  func limitedByAnswer(
    _ modifier: String, _ axis: Direction, _ length: String, placed: String
  ) -> String {
    "\(modifier) 的\(noun(axis))为 \(length)，即内容针对建议\(noun(axis))返回的值；按此放置后，内容的\(noun(axis))为 \(placed)。"
  }

  func padded(_ modifier: String, _ size: String, inner: String, offer: String) -> String {
    "\(modifier) 向内容建议 \(offer)，再加上边距：\(inner) 变为 \(size)。"
  }

  func ratio(_ modifier: String, _ ratio: String, fills: Bool, offer: String, proposal: String)
    -> String
  {
    "\(modifier) 向内容建议 \(offer)：宽高比为 \(ratio)、\(fills ? "能覆盖" : "能放进") \(proposal) 的最"
      + "\(fills ? "小" : "大")矩形。"
  }

  func ideal(_ modifier: String, _ axis: Direction, _ length: String, instead: String?) -> String {
    "\(modifier) 不给出建议\(noun(axis))\(instead.map { "（原为 \($0)）" } ?? "")：采用理想\(noun(axis)) "
      + "\(length)。"
  }

  func children(_ size: String) -> String { "它的尺寸是 \(size)：恰好容纳所有子视图。" }
  func empty(_ size: String) -> String { "它的尺寸是 \(size)：没有子视图。" }

  func layout(_ container: String, _ size: String, proposal: String, reach: String) -> String {
    "\(container) 得到建议尺寸 \(proposal)，返回 \(size)；子视图延伸到 \(reach)。"
  }

  func text(_ size: String, lines: Int, width: String?) -> String {
    lines <= 1
      ? "文字占一行，尺寸为 \(size)。"
      : "文字\(width.map { "在宽度 \($0) 内" } ?? "")占 \(lines) 行，尺寸为 \(size)。"
  }

  func truncated(wanted: String?, width: String?, height: String?, lines: Int, limit: Int?)
    -> String
  {
    let why = limit.map { "lineLimit(\($0)) 只允许" } ?? height.map { "高度 \($0) 只容得下" } ?? "只有"
    let rows = "\(why) \(lines) 行"
    guard let wanted, let width else { return "文字被截断：\(rows)。" }
    return "文字被截断：排成一行需要宽度 \(wanted)，实际只有 \(width)；\(rows)。"
  }

  func shrunk(to scale: String, least: String, wanted: String, width: String) -> String {
    "文字按 \(scale) 倍绘制（minimumScaleFactor(\(least)) 允许缩小）：需要宽度 \(wanted)，实际只有 \(width)。"
  }

  func takesProposal(_ size: String, by: String?) -> String {
    by.map { "它填满 \($0) 建议的尺寸：\(size)。" } ?? "它填满建议尺寸：\(size)。"
  }

  func fixed(_ size: String) -> String { "无论建议尺寸是多少，它都是 \(size)。" }

  func fixedImage(_ size: String) -> String {
    "无论建议尺寸是多少，它都是 \(size)：没有 .resizable() 的图像保持原尺寸，更大的 frame 也不改变它。"
  }

  func lengths(_ width: Length, _ height: Length, _ number: (CGFloat) -> String) -> String {
    func part(_ length: Length) -> String {
      let (name, value) = (noun(length.axis), number(length.value))
      return switch length.cause {
      case .proposal: "\(name)等于建议\(name)，为 \(value)"
      case .standard: "没有得到建议\(name)，采用理想\(name) \(value)"
      case .children, .sequence: "\(name)恰好容纳所有子视图，为 \(value)"
      case .content: "\(name)与内容相同，为 \(value)"
      default: "\(name)由它自己决定，为 \(value)"
      }
    }
    return "\(part(width))；\(part(height))。"
  }

  func scrollContent(_ size: String) -> String { "内容的尺寸是 \(size)。" }

  func tracks(
    _ items: ClosedRange<Int>, _ group: LayoutExplanation.TrackGroup, _ axis: Direction,
    needed: String, more: String, _ number: (CGFloat) -> String
  ) -> String {
    let name =
      items.count > 1 ? "第 \(items.lowerBound)–\(items.upperBound) 项" : "第 \(items.lowerBound) 项"
    let track = axis == .horizontal ? "列" : "行"
    let length = number(group.length)
    switch group.kind {
    case .fixed: return "\(name)是 fixed(\(length))：每\(track) \(length)。"
    case .flexible:
      let limit =
        group.length == group.share
        ? "" : group.length == group.minimum ? "，即其最小值" : "，即其最大值"
      return "\(name)是 flexible：剩余空间平均分配，每份 \(number(group.share))，每\(track) \(length)\(limit)。"
    case .adaptive:
      let limit = group.length == group.maximum ? "，即其最大值" : ""
      let fit =
        group.count == 1 && group.share < group.minimum
        ? "至少总有一\(track)"
        : "\(group.count) \(track)至少需要 \(needed)，\(group.count + 1) \(track)需要 \(more)"
      return "\(name)是 adaptive(minimum: \(number(group.minimum)))：在 \(number(group.share)) 中排 "
        + "\(group.count) \(track)，每\(track) \(length)\(limit)；\(fit)。"
    }
  }

  func share(_ share: ShareWords) -> String {
    let rank = share.priority.map { "（优先级 \($0)）" } ?? ""
    let after = share.preceding.map { "，排在优先级为 \($0.priority) 的 \($0.title) 之后" } ?? ""
    let order = share.turn == 1 && share.count > 1 && rank.isEmpty ? "（弹性最小者优先）" : ""
    let whole = share.proposed.map { proposed in
      "总长 \(proposed)" + (share.gaps.map { "，减去间距 \($0)" } ?? "") + "，"
    }
    let kept = share.reserved.map { "，另为较低优先级保留 \($0)" } ?? ""
    let part = share.sharers == 1 ? "全部" : "其中的 1/\(share.sharers)"
    let excess = share.excess.map { "，比建议多 \($0)" } ?? ""
    return "\(share.container) 共 \(share.count) 个子视图，它第 \(share.turn) 个被询问\(rank)\(after)\(order)："
      + "\(whole ?? "")可用 \(share.available)\(kept)；向它建议\(part)（\(share.offer)），它占用 "
      + "\(share.answer)\(excess)。"
  }

  func overflow(
    _ container: String, _ axis: Direction, by excess: String,
    _ ends: [(length: String, side: ExplanationText.Side)]
  ) -> String {
    let reach = ends.map { "超出其\(edge($0.side)) \($0.length)" }.joined(separator: "，")
    return "它比 \(container) \(axis == .horizontal ? "宽" : "高") \(excess)：\(reach)。"
  }

  func clips(_ modifier: String, _ ends: [(length: String, side: ExplanationText.Side)]) -> String {
    "\(modifier) 裁掉它的一部分：\(ends.map { "\(edge($0.side)) \($0.length)" }.joined(separator: "，"))。"
  }

  func exceeds(_ axis: Direction, by excess: String, proposed: String) -> String {
    "它比建议\(noun(axis)) \(proposed) \(axis == .horizontal ? "宽" : "高") \(excess)。"
  }
}
