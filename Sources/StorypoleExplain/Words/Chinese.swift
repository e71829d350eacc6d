// SPDX-License-Identifier: Apache-2.0
import Storypole

struct ChinesePhrases: Phrases {
  func edge(_ side: Side) -> String {
    switch side {
    case .left: "左边缘"
    case .right: "右边缘"
    case .top: "顶部"
    case .bottom: "底部"
    }
  }

  private func beside(_ side: Side) -> String {
    switch side {
    case .left: "左侧"
    case .right: "右侧"
    case .top: "上方"
    case .bottom: "下方"
    }
  }

  private func direction(_ side: Side) -> String {
    switch side {
    case .left: "左"
    case .right: "右"
    case .top: "上"
    case .bottom: "下"
    }
  }

  private func opposite(_ side: Side) -> String { direction(side.opposite) }

  func guide(_ name: String) -> String { name == "verticalCenter" ? "center" : name }

  func modifier(_ code: String, line: Int?) -> String { line.map { "\(code)（第 \($0) 行）" } ?? code }

  func source(_ guide: LayoutExplanation.Guide, _ origin: String) -> String? {
    let line = guide.line.map { "，第 \($0) 行" } ?? ""
    switch guide.source {
    case .standard: return nil
    case .modifier: return "由 \(origin) 设置\(line)"
    case .own: return "视图自身的值"
    case .layout: return "由布局给出"
    case .merged:
      guard guide.parts.count > 1, let rule = guide.rule else {
        return "来自其中的 \(origin)\(line)"
      }
      return switch rule {
      case .mean: "其中 \(guide.parts.count) 个值的平均值"
      case .highest: "来自其中的 \(origin)\(line)，是 \(guide.parts.count) 个中最高的"
      case .lowest: "来自其中的 \(origin)\(line)，是 \(guide.parts.count) 个中最低的"
      }
    }
  }

  // MARK: 位置

  func outermost(proposal: String) -> String { "它是最外层的视图，建议尺寸为 \(proposal)。" }

  func first(_ container: String, _ side: Side) -> String {
    "它是第一个子视图，从 \(container) 的\(edge(side))开始。"
  }

  func next(
    _ before: String, end: String, gap: String, _ rule: LayoutExplanation.Gap.Rule,
    _ terms: [String],
    start: String
  ) -> String {
    let sum = terms.joined(separator: " + ")
    let why =
      switch rule {
      case .given: "堆栈的 spacing"
      case .standard: "没有偏好间距的视图之间的默认值"
      case .aboveText: "文字上方：行高的十分之一向上取整到像素，加上下行高度，\(sum)"
      case .belowText where terms.count == 3:
        "文字下方：行高加其十分之一，减去大写字母高度，\(terms[0]) + \(terms[1]) − \(terms[2].dropFirst())"
      case .belowText: "文字下方：行高的十分之一向上取整到像素，加上下行高度，\(sum)"
      case .betweenTexts: "文字之间：下面一个的行距 \(sum)，向上取整到像素"
      case .text: "文字的偏好间距"
      case .none: "Spacer 或偏好间距为零的视图旁边没有间距"
      case .preferred: "这些视图的偏好间距"
      }
    return "它排在 \(before) 之后；后者止于 \(end)，间距 \(gap)（\(why)）："
      + "\(end) + \(gap) = \(start)。"
  }

  func line(
    _ container: String, _ guide: String, at line: String, _ side: Side, value: String, of: String?,
    start: String, decider: String?
  ) -> String {
    let who = decider.map { "（由 \($0) 决定）" } ?? ""
    return "\(container) 让所有子视图的 \(guide) 对齐到同一条线，这条线距其\(edge(side)) \(line)\(who)。"
      + "此视图的 \(guide) 为 \(value)（\(of ?? "默认值")）：\(difference(line, value, start))。"
  }

  func movedLine(
    _ view: String, _ container: String, _ guide: String, by distance: String, _ side: Side,
    _ modifier: String, value: String, standard: String, line: String, start: String
  ) -> String {
    "\(view) 位于公共 \(guide) 线\(beside(side)) \(distance) pt：\(modifier) 把它的 \(guide) 设为 "
      + "\(value)（默认 \(standard)），而 \(container) 让所有子视图的 \(guide) 对齐；所以它向"
      + "\(direction(side))移动，而不是向\(opposite(side))：\(difference(line, value, start))。"
  }

  func frame(
    _ guide: String, value: String, of: String?, frame: String, _ side: Side, start: String
  )
    -> String
  {
    "frame 让内容的 \(guide)（\(value)\(of.map { "，\($0)" } ?? "")）与自己的 \(guide)（\(frame)）对齐："
      + "距\(edge(side)) \(difference(frame, value, start))。"
  }

  func secondary(
    _ role: String, _ view: String, _ primary: String, _ guide: String, value: String, of: String?,
    line: String, lineOf: String?, start: String, _ side: Side
  ) -> String {
    "作为 \(primary) 的 \(role)，它的 \(guide)（\(value)\(of.map { "，\($0)" } ?? "")）与 \(primary) 的 "
      + "\(guide)（\(line)\(lineOf.map { "，\($0)" } ?? "")）对齐：距 \(primary) "
      + "的\(edge(side)) \(difference(line, value, start))。"
  }

  func inset(_ length: String, _ side: Side) -> String { "padding 使它距\(edge(side)) \(length)。" }

  func outset(_ length: String, _ side: Side) -> String {
    "负的 padding 使它向\(direction(side))移动 \(length)。"
  }

  func extended(_ modifier: String, before: String, after: String, _ side: Side, length: String)
    -> String
  {
    let ends = [(before, side), (after, side.opposite)].filter { $0.0 != "0" }
    let reach = ends.map { "\(edge($0.1))超出 \($0.0)" }.joined(separator: "，")
    return "\(modifier) 使它延伸到安全区域之外：\(reach)，\(side == .top ? "高度" : "宽度")为 \(length)。"
  }

  func point(_ point: String, start: String, _ side: Side) -> String {
    "它的中心距\(edge(side)) \(point)，所以从 \(start) 开始。"
  }

  func centered(_ available: String, start: String, _ side: Side) -> String {
    "它居中放置：剩余 \(available)，前面留一半，所以距\(edge(side)) \(start)。"
  }

  func cell(
    _ container: String, _ track: String, _ inside: String, _ guide: String, _ side: Side,
    length: String, decider: String?
  ) -> String {
    let what = side == .top ? "行" : "列"
    let how = guide.isEmpty ? "" : "按 \(guide) 对齐，"
    let extent = side == .top ? "高" : "宽"
    let who = decider.map { "（由\($0.isEmpty ? "它" : " \($0) ")决定）" } ?? ""
    return "它在 \(container) 中所处的\(what)从距\(edge(side)) \(track) 处开始，\(extent) \(length)\(who)；"
      + "\(how)它在\(what)内的位置是 \(inside)。"
  }

  func row(
    _ container: String, _ begin: String, _ side: Side, length: String, inset: String,
    isCustom: Bool, isCentered: Bool, sum: String
  ) -> String {
    let who = isCustom ? ".listRowInsets 使它缩进" : "行使它缩进"
    let rest = isCentered ? "，并在剩余空间中居中" : ""
    return
      "它在 \(container) 中所处的行从距\(edge(side)) \(begin) 处开始，\(side == .top ? "高" : "宽") \(length)；"
      + "\(who) \(inset)\(rest)：\(sum)。"
  }

  func scrolled(_ container: String, by distance: String, _ side: Side) -> String {
    "\(container) 已将它滚出\(edge(side)) \(distance)。"
  }

  func chosen(
    _ container: String, _ number: Int, of count: Int, rejected: [String], available: String
  )
    -> String
  {
    let why =
      rejected.isEmpty
      ? count == 1 ? "没有其他候选" : "第一个就放得下"
      : "\(rejected.joined(separator: "、")) 放不下"
    let last = number == count && count > 1 ? "，最后一个无需检查" : ""
    return "\(container) 在 \(available) 的空间里显示 \(count) 个候选中的第 \(number) 个：\(why)\(last)。"
  }

  func layout(_ container: String, start: String, _ side: Side) -> String {
    "\(container) 把它放在距\(edge(side)) \(start) 处。"
  }

  func inCorner(_ container: String, _ side: Side) -> String {
    "\(container) 不做对齐：它把内容放在\(side == .right ? "右" : "左")上角。"
  }

  func shifted(by modifier: String?, _ x: String, _ y: String) -> String {
    "\(modifier.map { "\($0) 使其" } ?? "")绘制时偏移 (\(x), \(y))；布局不受影响。"
  }

  func mirrored() -> String { "这里的布局方向是从右到左：leading 在右边，长度从右边算起。" }

  // MARK: 参考线

  func baselines(first: String, last: String) -> String {
    first == last ? "它的文字基线距顶部 \(first)。" : "它的第一条文字基线距顶部 \(first)，最后一条距顶部 \(last)。"
  }

  func noBaseline(_ value: String, container: Bool) -> String {
    "\(container ? "它的子视图都没有文字基线" : "它没有文字基线")："
      + "firstTextBaseline 和 lastTextBaseline 等于 bottom，即 \(value)。"
  }

  func baseline(isFirst: Bool, _ value: String, of: String, among: Int) -> String {
    let rank = among > 1 ? "，是 \(among) 个中最\(isFirst ? "高" : "低")的" : ""
    return "它的 \(isFirst ? "first" : "last")TextBaseline 为 \(value)，来自 \(of)\(rank)。"
  }

  func guideValue(_ guide: String, _ value: String, of: String?) -> String {
    "它的 \(guide) 为 \(value)（\(of ?? "默认值")）。"
  }

  func setGuide(
    _ modifier: String, _ guide: String, _ value: String, standard: String,
    found: (value: String, modifier: String)?
  ) -> String {
    "\(modifier) 把它的 \(guide) 显式设为 \(value)（默认 \(standard)"
      + "\(found.map { "；闭包从 \($0.modifier) 读到 \($0.value)" } ?? "")）。"
  }

  func defaults(_ values: [(guide: String, value: String)]) -> String {
    "默认参考线：" + values.map { "\($0.guide) \($0.value)" }.joined(separator: "，") + "。"
  }

  func ownDefault(_ guide: String) -> String { "\(guide) 的 defaultValue" }

  func note(
    _ note: LayoutExplanation.Note, _ modifier: String, about: String, guide: String, other: String,
    value: String
  ) -> String {
    switch note.kind {
    case .guideNotAsked:
      other.isEmpty
        ? "\(modifier) 被忽略：\(about) 只按\(note.axis == .horizontal ? "垂直" : "水平")方向的参考线对齐。"
        : "\(modifier) 被忽略：\(about) 按 \(other) 对齐，而不是 \(guide)。"
    case .guideAlone: "\(modifier) 不移动任何视图：\(about) 只有一个子视图，没有可以对齐的对象。"
    case .guideWithoutContainer: "\(modifier) 不移动任何视图：外层没有按 \(guide) 对齐的容器。"
    case .guideOnContainer:
      "\(modifier) 为整个 \(about) 设置参考线，供外层容器使用；它不移动 \(about) 内部的任何视图。"
    case .guideOutside:
      "它的 \(guide)（\(value)）位于视图之外" + (note.about == nil ? "。" : "；\(about) 因此延伸到那里。")
    case .frameWithoutRoom: "\(modifier) 的 alignment 不起作用：frame 与内容一样大。"
    case .linesInsideText:
      "multilineTextAlignment(.\(other)) 只对齐文字内部的各行，文字与最长的一行同宽；"
        + "文字本身的位置由容器的 alignment 决定。"
    case .guideOverruled: "\(modifier) 把它的 \(guide) 设为 \(value)，但被外层的 \(about) 覆盖。"
    case .overflows: ""
    }
  }
}
