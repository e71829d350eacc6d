// SPDX-License-Identifier: Apache-2.0
import Storypole

extension JapanesePhrases {
  private func noun(_ axis: Direction) -> String { axis == .horizontal ? "幅" : "高さ" }

  func fixedFrame(_ modifier: String, _ width: String?, _ height: String?) -> String {
    switch (width, height) {
    case (let width?, let height?): "\(modifier) により \(width) × \(height) になります。"
    case (let width?, nil): "\(modifier) により幅が \(width) になり、高さは内容で決まります。"
    case (nil, let height?): "\(modifier) により高さが \(height) になり、幅は内容で決まります。"
    case (nil, nil): "\(modifier) は内容と同じサイズです。"
    }
  }

  func limited(
    _ modifier: String, _ axis: Direction, _ length: String, _ cause: Length.Cause, limit: String,
    other: String, isProposed: Bool
  ) -> String {
    let start = "\(modifier) により\(noun(axis))が \(length) になります"
    return switch cause {
    case .minimum: "\(start)。\(limit) が \(other) より大きいためです。"
    case .maximum: "\(start)。\(limit) が \(other) より小さいためです。"
    case .ideal: "\(start)。\(noun(axis))が提案されていないので、\(limit) の値になります。"
    case .proposal: "\(start)。提案された\(noun(axis))をすべて使います。"
    default:
      "\(start)。\(isProposed ? "" : "\(noun(axis))が提案されていないので、")内容の\(noun(axis))と同じです。"
    }
  }

  func limitedByAnswer(
    _ modifier: String, _ axis: Direction, _ length: String, placed: String
  ) -> String {
    "\(modifier) により\(noun(axis))が \(length) になります。提案に対して内容が返した値です。"
      + "その\(noun(axis))で配置されると、内容の\(noun(axis))は \(placed) になります。"
  }

  func padded(_ modifier: String, _ size: String, inner: String, offer: String) -> String {
    "\(modifier) は \(offer) を提案し、余白を加えるので、\(inner) が \(size) になります。"
  }

  func ratio(_ modifier: String, _ ratio: String, fills: Bool, offer: String, proposal: String)
    -> String
  {
    "\(modifier) は \(offer) を提案します。\(proposal) \(fills ? "を覆う最小" : "に収まる最大")の、"
      + "縦横比 \(ratio) の長方形です。"
  }

  func ideal(_ modifier: String, _ axis: Direction, _ length: String, instead: String?) -> String {
    "\(modifier) は\(noun(axis))として\(instead.map { " \($0) ではなく" } ?? "") nil を提案するので、"
      + "理想の\(noun(axis)) \(length) になります。"
  }

  func children(_ size: String) -> String { "サイズは、すべての子がちょうど収まる \(size) です。" }
  func empty(_ size: String) -> String { "子がないので、サイズは \(size) です。" }

  func layout(_ container: String, _ size: String, proposal: String, reach: String) -> String {
    "\(container) は提案 \(proposal) に対して \(size) を返します。子は \(reach) まで広がります。"
  }

  func text(_ size: String, lines: Int, width: String?) -> String {
    lines <= 1
      ? "テキストは 1 行で \(size) です。"
      : "テキストは\(width.map { "幅 \($0) の中で" } ?? "") \(lines) 行になり、\(size) です。"
  }

  func truncated(wanted: String?, width: String?, height: String?, lines: Int, limit: Int?)
    -> String
  {
    let why = limit.map { "lineLimit(\($0)) により " } ?? height.map { "高さ \($0) には " } ?? ""
    let rows = "\(why)\(lines) 行しか入りません"
    guard let wanted, let width else { return "テキストは省略されています。\(rows)。" }
    return "テキストは省略されています。1 行にするには幅 \(wanted) が必要ですが、\(width) しかなく、\(rows)。"
  }

  func shrunk(to scale: String, least: String, wanted: String, width: String) -> String {
    "minimumScaleFactor(\(least)) の範囲で \(scale) 倍に縮小されます。幅 \(wanted) が必要ですが、\(width) しか"
      + "ありません。"
  }

  func takesProposal(_ size: String, by: String?) -> String {
    by.map { "\($0) が提案したサイズをすべて使います：\(size)。" } ?? "提案されたサイズをすべて使います：\(size)。"
  }

  func fixed(_ size: String) -> String { "どの提案に対しても \(size) です。" }

  func fixedImage(_ size: String) -> String {
    "どの提案に対しても \(size) です。.resizable() のない画像は、より大きな frame の中でも大きさを保ちます。"
  }

  func lengths(_ width: Length, _ height: Length, _ number: (CGFloat) -> String) -> String {
    func part(_ length: Length) -> String {
      let (name, value) = (noun(length.axis), number(length.value))
      return switch length.cause {
      case .proposal: "\(name)は提案どおりの \(value)"
      case .standard: "\(name)は提案がないので理想値の \(value)"
      case .children, .sequence: "\(name)はすべての子がちょうど収まる \(value)"
      case .content: "\(name)は内容と同じ \(value)"
      default: "\(name)はビュー自身が決める \(value)"
      }
    }
    return "\(part(width))、\(part(height)) です。"
  }

  func scrollContent(_ size: String) -> String { "内容のサイズは \(size) です。" }

  func tracks(
    _ items: ClosedRange<Int>, _ group: LayoutExplanation.TrackGroup, _ axis: Direction,
    needed: String, more: String, _ number: (CGFloat) -> String
  ) -> String {
    let name =
      items.count > 1
      ? "\(items.lowerBound)〜\(items.upperBound) 番目の項目" : "\(items.lowerBound) 番目の項目"
    let track = axis == .horizontal ? "列" : "行"
    let length = number(group.length)
    switch group.kind {
    case .fixed: return "\(name)は fixed(\(length)) なので、各\(track)は \(length) です。"
    case .flexible:
      let limit =
        group.length == group.share ? "" : group.length == group.minimum ? "（最小値）" : "（最大値）"
      return "\(name)は flexible で、残りを等分すると \(number(group.share))、各\(track)は "
        + "\(length)\(limit) です。"
    case .adaptive:
      let limit = group.length == group.maximum ? "（最大値）" : ""
      let fit =
        group.count == 1 && group.share < group.minimum
        ? "少なくとも 1 \(track)は作られます"
        : "\(group.count) \(track)には最低 \(needed)、\(group.count + 1) \(track)には \(more) が必要です"
      return "\(name)は adaptive(minimum: \(number(group.minimum))) で、\(number(group.share)) の中に "
        + "\(length)\(limit) の\(track)を \(group.count) \(track)作ります。\(fit)。"
    }
  }

  func share(_ share: ShareWords) -> String {
    let rank = share.priority.map { "（優先度 \($0)）" } ?? ""
    let after = share.preceding.map { "優先度 \($0.priority) の \($0.title) の後、" } ?? " "
    let order = share.turn == 1 && share.count > 1 && rank.isEmpty ? "（伸縮しにくい順）" : ""
    let whole = share.proposed.map { proposed in
      share.gaps.map { "提案 \(proposed) から間隔 \($0) を引いた" } ?? ""
    }
    let kept = share.reserved.map { "（低い優先度のために \($0) を確保）" } ?? ""
    let part =
      share.sharers == 1
      ? " をすべて（\(share.offer)）提案し、" : " の 1/\(share.sharers) にあたる \(share.offer) を提案し、"
    let excess = share.excess.map { "（提案より \($0) 大きい値）" } ?? ""
    return "\(share.container) は\(after)\(share.count) 個の子のうち \(share.turn) 番目にこのビュー"
      + "\(rank)のサイズを決めます\(order)。\(whole ?? "")残り \(share.available)\(kept)"
      + "\(part)ビューは \(share.answer) を使います\(excess)。"
  }

  func overflow(
    _ container: String, _ axis: Direction, by excess: String,
    _ ends: [(length: String, side: ExplanationText.Side)]
  ) -> String {
    let reach = ends.map { "\(edge($0.side))から \($0.length)" }.joined(separator: "、")
    return "\(container) より\(axis == .horizontal ? "幅が" : "高さが") \(excess) 大きいため、\(reach) はみ出します。"
  }

  func clips(_ modifier: String, _ ends: [(length: String, side: ExplanationText.Side)]) -> String {
    let parts = ends.map { "\(edge($0.side))が \($0.length)" }.joined(separator: "、")
    return "\(modifier) により、\(parts) 切り取られます。"
  }

  func exceeds(_ axis: Direction, by excess: String, proposed: String) -> String {
    "提案された\(noun(axis)) \(proposed) より \(excess) 大きくなっています。"
  }
}
