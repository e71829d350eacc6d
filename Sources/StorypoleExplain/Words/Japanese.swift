// SPDX-License-Identifier: Apache-2.0
import Storypole

struct JapanesePhrases: Phrases {
  func edge(_ side: Side) -> String {
    switch side {
    case .left: "左端"
    case .right: "右端"
    case .top: "上端"
    case .bottom: "下端"
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

  func guide(_ name: String) -> String { name == "verticalCenter" ? "center" : name }

  func modifier(_ code: String, line: Int?) -> String { line.map { "\(code)（\($0) 行目）" } ?? code }

  func source(_ guide: LayoutExplanation.Guide, _ origin: String) -> String? {
    let line = guide.line.map { "、\($0) 行目" } ?? ""
    switch guide.source {
    case .standard: return nil
    case .modifier: return "\(origin) が設定\(line)"
    case .own: return "ビュー自身の値"
    case .layout: return "レイアウトが決めた値"
    case .merged:
      guard guide.parts.count > 1, let rule = guide.rule else {
        return "中の \(origin) の値\(line)"
      }
      return switch rule {
      case .mean: "中の \(guide.parts.count) 個の値の平均"
      case .highest: "中の \(origin) の値\(line)、\(guide.parts.count) 個のうち最も上"
      case .lowest: "中の \(origin) の値\(line)、\(guide.parts.count) 個のうち最も下"
      }
    }
  }

  // MARK: 位置

  func outermost(proposal: String) -> String { "最も外側のビューで、提案サイズは \(proposal) です。" }

  func first(_ container: String, _ side: Side) -> String {
    "最初の子なので、\(container) の\(edge(side))から始まります。"
  }

  func next(
    _ before: String, end: String, gap: String, _ rule: LayoutExplanation.Gap.Rule,
    _ terms: [String],
    start: String
  ) -> String {
    let sum = terms.joined(separator: " + ")
    let why =
      switch rule {
      case .given: "スタックの spacing"
      case .standard: "優先間隔のないビューどうしのデフォルト値"
      case .aboveText: "テキストの上：ピクセルに切り上げた行の高さの 1/10 とディセントの和、\(sum)"
      case .belowText where terms.count == 3:
        "テキストの下：行の高さとその 1/10 の和から大文字の高さを引いた値、"
          + "\(terms[0]) + \(terms[1]) − \(terms[2].dropFirst())"
      case .belowText: "テキストの下：ピクセルに切り上げた行の高さの 1/10 とディセントの和、\(sum)"
      case .betweenTexts: "テキストの間：下のテキストのレディング \(sum) をピクセルに切り上げた値"
      case .text: "テキストの優先間隔"
      case .none: "Spacer や優先間隔が 0 のビューの隣には間隔なし"
      case .preferred: "これらのビューの優先間隔"
      }
    return "\(end) で終わる \(before) の次に、間隔 \(gap)（\(why)）を空けて並びます："
      + "\(end) + \(gap) = \(start)。"
  }

  func line(
    _ container: String, _ guide: String, at line: String, _ side: Side, value: String, of: String?,
    start: String, decider: String?
  ) -> String {
    let who = decider.map { "（\($0) で決まる）" } ?? ""
    return "\(container) はすべての子の \(guide) を、\(edge(side))から \(line) の線\(who)にそろえます。"
      + "このビューの \(guide) は \(value)（\(of ?? "デフォルト値")）です：\(difference(line, value, start))。"
  }

  func movedLine(
    _ view: String, _ container: String, _ guide: String, by distance: String, _ side: Side,
    _ modifier: String, value: String, standard: String, line: String, start: String
  ) -> String {
    "\(view) は共通の \(guide) の線より \(distance) pt \(direction(side))にあります。\(modifier) が "
      + "\(guide) を \(value)（デフォルトは \(standard)）にし、\(container) はすべての子の \(guide) をそろえるので、"
      + "\(direction(side.opposite))ではなく\(direction(side))に動きます："
      + "\(difference(line, value, start))。"
  }

  func frame(
    _ guide: String, value: String, of: String?, frame: String, _ side: Side, start: String
  )
    -> String
  {
    "frame は内容の \(guide)（\(value)\(of.map { "、\($0)" } ?? "")）を自分の \(guide)（\(frame)）に"
      + "そろえます：\(edge(side))から \(difference(frame, value, start))。"
  }

  func secondary(
    _ role: String, _ view: String, _ primary: String, _ guide: String, value: String, of: String?,
    line: String, lineOf: String?, start: String, _ side: Side
  ) -> String {
    "\(primary) の \(role) として、\(guide)（\(value)\(of.map { "、\($0)" } ?? "")）が \(primary) の "
      + "\(guide)（\(line)\(lineOf.map { "、\($0)" } ?? "")）にそろいます：\(primary) の\(edge(side))から "
      + "\(difference(line, value, start))。"
  }

  func inset(_ length: String, _ side: Side) -> String {
    "padding の分、\(edge(side))から \(length) 内側に置かれます。"
  }

  func outset(_ length: String, _ side: Side) -> String {
    "負の padding の分、\(direction(side))に \(length) 動きます。"
  }

  func extended(_ modifier: String, before: String, after: String, _ side: Side, length: String)
    -> String
  {
    let ends = [(before, side), (after, side.opposite)].filter { $0.0 != "0" }
    let reach = ends.map { "\(edge($0.1))で \($0.0)" }.joined(separator: "、")
    return "\(modifier) により、セーフエリアの外へ\(reach) 広がり、\(side == .top ? "高さ" : "幅")は \(length) です。"
  }

  func point(_ point: String, start: String, _ side: Side) -> String {
    "中心が\(edge(side))から \(point) にあるので、\(start) から始まります。"
  }

  func centered(_ available: String, start: String, _ side: Side) -> String {
    "余り \(available) を両側に等分して中央に置くので、\(edge(side))から \(start) の位置になります。"
  }

  func cell(
    _ container: String, _ track: String, _ inside: String, _ guide: String, _ side: Side,
    length: String, decider: String?
  ) -> String {
    let what = side == .top ? "行" : "列"
    let how = guide.isEmpty ? "" : "\(guide) でそろえられ、"
    let extent = side == .top ? "高さ" : "幅"
    let who = decider.map { $0.isEmpty ? "（このビューで決まる）" : "（\($0) で決まる）" } ?? ""
    return "\(container) の中でこのビューがある\(what)は\(edge(side))から \(track) の位置で始まり、"
      + "\(extent)は \(length) です\(who)。"
      + "\(how)\(what)の\(side == .top ? "上端" : "先頭")から \(inside) の位置に置かれます。"
  }

  func row(
    _ container: String, _ begin: String, _ side: Side, length: String, inset: String,
    isCustom: Bool, isCentered: Bool, sum: String
  ) -> String {
    let who = isCustom ? ".listRowInsets により" : "行の余白により"
    let rest = isCentered ? "、残りの空間の中央に" : ""
    return "\(container) の中でこのビューの行は\(edge(side))から \(begin) の位置で始まり、"
      + "\(side == .top ? "高さ" : "幅")は \(length) です。\(who) \(inset) 内側に\(rest)置かれます：\(sum)。"
  }

  func scrolled(_ container: String, by distance: String, _ side: Side) -> String {
    "\(container) のスクロールにより\(edge(side))の外へ \(distance) 移動しています。"
  }

  func chosen(
    _ container: String, _ number: Int, of count: Int, rejected: [String], available: String
  )
    -> String
  {
    let why =
      rejected.isEmpty
      ? count == 1 ? "ほかに候補がありません" : "最初の候補が収まります"
      : "\(rejected.joined(separator: "、")) は収まりません"
    let last = number == count && count > 1 ? "。最後の候補は収まるかどうかを調べません" : ""
    return "\(container) は \(available) の中に \(count) 個の候補のうち \(number) 番目を表示します。\(why)\(last)。"
  }

  func layout(_ container: String, start: String, _ side: Side) -> String {
    "\(container) がこのビューを\(edge(side))から \(start) の位置に置きます。"
  }

  func inCorner(_ container: String, _ side: Side) -> String {
    "\(container) は配置をそろえず、内容を\(side == .right ? "右" : "左")上の角に置きます。"
  }

  func shifted(by modifier: String?, _ x: String, _ y: String) -> String {
    "\(modifier.map { "\($0) により、" } ?? "")描画位置が (\(x), \(y)) だけずれます。レイアウトには影響しません。"
  }

  func mirrored() -> String { "レイアウト方向は右から左です。leading は右で、長さは右から数えます。" }

  // MARK: ガイド

  func baselines(first: String, last: String) -> String {
    first == last
      ? "テキストのベースラインは上端から \(first) です。"
      : "先頭行のベースラインは上端から \(first)、最終行のベースラインは \(last) です。"
  }

  func noBaseline(_ value: String, container: Bool) -> String {
    "\(container ? "テキストのベースラインを持つ子がない" : "テキストのベースラインがない")ので、"
      + "firstTextBaseline と lastTextBaseline は bottom の \(value) です。"
  }

  func baseline(isFirst: Bool, _ value: String, of: String, among: Int) -> String {
    let rank = among > 1 ? "（\(among) 個のうち最も\(isFirst ? "上" : "下")）" : ""
    return "\(isFirst ? "first" : "last")TextBaseline は \(value) で、\(of) のものです\(rank)。"
  }

  func guideValue(_ guide: String, _ value: String, of: String?) -> String {
    "\(guide) は \(value)（\(of ?? "デフォルト値")）です。"
  }

  func setGuide(
    _ modifier: String, _ guide: String, _ value: String, standard: String,
    found: (value: String, modifier: String)?
  ) -> String {
    "\(modifier) が \(guide) を明示的に \(value) にします（デフォルトは \(standard)"
      + "\(found.map { "、クロージャが読む値は \($0.modifier) の \($0.value)" } ?? "")）。"
  }

  func defaults(_ values: [(guide: String, value: String)]) -> String {
    "デフォルトのガイド：" + values.map { "\($0.guide) \($0.value)" }.joined(separator: "、") + "。"
  }

  func ownDefault(_ guide: String) -> String { "\(guide) の defaultValue" }

  func note(
    _ note: LayoutExplanation.Note, _ modifier: String, about: String, guide: String, other: String,
    value: String
  ) -> String {
    switch note.kind {
    case .guideNotAsked:
      other.isEmpty
        ? "\(modifier) は無視されます。\(about) がそろえるのは\(note.axis == .horizontal ? "縦" : "横")方向のガイドだけです。"
        : "\(modifier) は無視されます。\(about) がそろえるのは \(guide) ではなく \(other) です。"
    case .guideAlone: "\(modifier) では何も動きません。\(about) の子は一つだけで、そろえる相手がありません。"
    case .guideWithoutContainer:
      "\(modifier) では何も動きません。外側に \(guide) をそろえるコンテナがありません。"
    case .guideOnContainer:
      "\(modifier) は \(about) 全体のガイドを、外側のコンテナのために設定します。\(about) の中のビューは動きません。"
    case .guideOutside:
      "\(guide) の \(value) はビューの外にあります"
        + (note.about == nil ? "。" : "。\(about) はそこまで広がります。")
    case .frameWithoutRoom: "frame が内容と同じサイズなので、\(modifier) の alignment には効果がありません。"
    case .linesInsideText:
      "multilineTextAlignment(.\(other)) は、テキスト内の各行だけをそろえます。テキストの幅は最も長い行の幅です。"
        + "テキスト自体の位置はコンテナの alignment で決まります。"
    case .guideOverruled:
      "\(modifier) が \(guide) を \(value) にしますが、外側の \(about) が上書きします。"
    case .overflows: ""
    }
  }
}
