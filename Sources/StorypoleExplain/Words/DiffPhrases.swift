// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The sentences of a comparison in one language.
protocol DiffPhrases {
  typealias Side = ExplanationText.Side

  /// The heading for the effects of a cause.
  func because(_ cause: ExplanationDiff.Cause, _ place: String) -> String
  /// The heading for changes without a known cause.
  func withoutCause() -> String
  func moved(_ distance: String, _ direction: Side) -> String
  /// A length that grew or shrank: the width if `isWidth`, otherwise the height.
  func resized(_ length: String, isWidth: Bool, grew: Bool) -> String
  func change(_ title: String, _ parts: [String]) -> String
  func came(_ title: String, _ frame: String) -> String
  func went(_ title: String, _ frame: String) -> String
  func nothing() -> String
}

extension ExplanationDiff {
  /// The differences, grouped by cause.
  package func text(language: LayoutExplanation.Language = .english) -> String {
    let phrases = language.diffPhrases
    if changes.isEmpty { return phrases.nothing() }
    var causes: [Cause?] = []
    var lines: [[String]] = []
    var others: [String] = []
    for change in changes {
      guard let before = change.before, let after = change.after else {
        if let after = change.after {
          others.append(phrases.came(change.title, Self.text(after)))
        } else if let before = change.before {
          others.append(phrases.went(change.title, Self.text(before)))
        }
        continue
      }
      let line = "  " + phrases.change(change.title, Self.parts(before, after, phrases))
      if let known = causes.firstIndex(of: change.cause) {
        lines[known].append(line)
      } else {
        causes.append(change.cause)
        lines.append([line])
      }
    }
    let groups = zip(causes, lines).map { cause, lines in
      let heading = cause.map { cause in
        phrases.because(cause, cause.line.map { language.phrases.modifier("", line: $0) } ?? "")
      }
      return ([heading ?? phrases.withoutCause()] + lines).joined(separator: "\n")
    }
    return (groups + (others.isEmpty ? [] : [others.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  private static func parts(_ a: CGRect, _ b: CGRect, _ phrases: any DiffPhrases) -> [String] {
    func number(_ value: CGFloat) -> String { abs(value).pointsText }
    var parts: [String] = []
    let (dx, dy) = (b.minX - a.minX, b.minY - a.minY)
    if !isClose(dx, 0) { parts.append(phrases.moved(number(dx), dx > 0 ? .right : .left)) }
    if !isClose(dy, 0) { parts.append(phrases.moved(number(dy), dy > 0 ? .bottom : .top)) }
    let (dw, dh) = (b.width - a.width, b.height - a.height)
    if !isClose(dw, 0) { parts.append(phrases.resized(number(dw), isWidth: true, grew: dw > 0)) }
    if !isClose(dh, 0) { parts.append(phrases.resized(number(dh), isWidth: false, grew: dh > 0)) }
    return parts
  }

  private static func text(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String { value.pointsText }
    return "\(number(frame.minX)), \(number(frame.minY))  "
      + "\(number(frame.width)) × \(number(frame.height))"
  }
}

extension LayoutExplanation.Language {
  fileprivate var diffPhrases: any DiffPhrases {
    switch self {
    case .english: EnglishDiffPhrases()
    case .chinese: ChineseDiffPhrases()
    case .japanese: JapaneseDiffPhrases()
    }
  }
}

private struct EnglishDiffPhrases: DiffPhrases {
  func because(_ cause: ExplanationDiff.Cause, _ place: String) -> String {
    let (title, from, to) = (cause.title, cause.before ?? "", cause.after ?? "")
    let axis = cause.axis.map { $0 == .horizontal ? "width " : "height " } ?? ""
    let change = cause.kind == .words ? "\(from) became \(to)" : "\(axis)\(from) → \(to)"
    return switch cause.kind {
    case .frame: "Because of the frame of \(title)\(place): \(change)."
    case .padding: "Because of the padding of \(title)\(place): \(change)."
    case .gap: "Because of the gap before \(title): \(change)."
    case .guide: "Because of the \(cause.about ?? "") guide of \(title)\(place): \(change)."
    case .words: "Because the text changed: \(change)."
    case .size: "Because of the size of \(title): \(change)."
    case .proposal: "Because of the proposal to \(title): \(change)."
    case .views: "Because \(title) gained or lost views:"
    case .structure: "Because \(title) has different modifiers or a different container:"
    }
  }

  func withoutCause() -> String { "For several reasons:" }

  func moved(_ distance: String, _ direction: Side) -> String {
    let word =
      switch direction {
      case .left: "to the left"
      case .right: "to the right"
      case .top: "up"
      case .bottom: "down"
      }
    return "\(distance) \(word)"
  }

  func resized(_ length: String, isWidth: Bool, grew: Bool) -> String {
    "\(length) \(isWidth ? (grew ? "wider" : "narrower") : (grew ? "taller" : "shorter"))"
  }

  func change(_ title: String, _ parts: [String]) -> String {
    "\(title): \(parts.joined(separator: ", "))"
  }

  func came(_ title: String, _ frame: String) -> String { "\(title) is new: \(frame)" }
  func went(_ title: String, _ frame: String) -> String { "\(title) is removed: \(frame)" }
  func nothing() -> String { "Nothing moved." }
}

private struct ChineseDiffPhrases: DiffPhrases {
  func because(_ cause: ExplanationDiff.Cause, _ place: String) -> String {
    let (title, from, to) = (cause.title, cause.before ?? "", cause.after ?? "")
    let axis = cause.axis.map { $0 == .horizontal ? "宽度" : "高度" } ?? ""
    let change = "\(axis)从 \(from) 变为 \(to)"
    return switch cause.kind {
    case .frame: "因为 \(title) 的 frame\(place)\(change)："
    case .padding: "因为 \(title) 的 padding\(place)\(change)："
    case .gap: "因为 \(title) 前面的间距\(change)："
    case .guide: "因为 \(title) 的 \(cause.about ?? "")\(place)\(change)："
    case .words: "因为文字\(change)："
    case .size: "因为 \(title) 的尺寸\(change)："
    case .proposal: "因为 \(title) 得到的建议尺寸\(change)："
    case .views: "因为 \(title) 中的视图有增减："
    case .structure: "因为 \(title) 的修饰符或容器不同："
    }
  }

  func withoutCause() -> String { "由于多种原因：" }

  func moved(_ distance: String, _ direction: Side) -> String {
    let word =
      switch direction {
      case .left: "左"
      case .right: "右"
      case .top: "上"
      case .bottom: "下"
      }
    return "向\(word)移动 \(distance)"
  }

  func resized(_ length: String, isWidth: Bool, grew: Bool) -> String {
    "\(isWidth ? "宽度" : "高度")\(grew ? "增加" : "减少") \(length)"
  }

  func change(_ title: String, _ parts: [String]) -> String {
    "\(title)：\(parts.joined(separator: "，"))"
  }

  func came(_ title: String, _ frame: String) -> String { "新增 \(title)：\(frame)" }
  func went(_ title: String, _ frame: String) -> String { "移除 \(title)：\(frame)" }
  func nothing() -> String { "没有任何视图移动。" }
}

private struct JapaneseDiffPhrases: DiffPhrases {
  func because(_ cause: ExplanationDiff.Cause, _ place: String) -> String {
    let (title, from, to) = (cause.title, cause.before ?? "", cause.after ?? "")
    let axis = cause.axis.map { $0 == .horizontal ? "の幅" : "の高さ" } ?? ""
    let change = "\(axis)が \(from) から \(to) に変わったため："
    return switch cause.kind {
    case .frame: "\(title) の frame\(place)\(change)"
    case .padding: "\(title) の padding\(place)\(change)"
    case .gap: "\(title) の前の間隔\(change)"
    case .guide: "\(title) の \(cause.about ?? "")\(place)\(change)"
    case .words: "テキスト\(change)"
    case .size: "\(title) のサイズ\(change)"
    case .proposal: "\(title) に提案されるサイズ\(change)"
    case .views: "\(title) のビューが増減したため："
    case .structure: "\(title) のモディファイアまたはコンテナが異なるため："
    }
  }

  func withoutCause() -> String { "複数の原因により：" }

  func moved(_ distance: String, _ direction: Side) -> String {
    let word =
      switch direction {
      case .left: "左"
      case .right: "右"
      case .top: "上"
      case .bottom: "下"
      }
    return "\(word)に \(distance) 移動"
  }

  func resized(_ length: String, isWidth: Bool, grew: Bool) -> String {
    "\(isWidth ? "幅" : "高さ")が \(length) \(grew ? "増加" : "減少")"
  }

  func change(_ title: String, _ parts: [String]) -> String {
    "\(title)：\(parts.joined(separator: "、"))"
  }

  func came(_ title: String, _ frame: String) -> String { "追加：\(title)  \(frame)" }
  func went(_ title: String, _ frame: String) -> String { "削除：\(title)  \(frame)" }
  func nothing() -> String { "動いたビューはありません。" }
}
