// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The sentences of an explanation in one language, from the content of its records alone. Names from
/// the source stay unchanged.
protocol Phrases: DepthPhrases, SizePhrases {
  typealias Side = ExplanationText.Side

  // Where it is.
  /// `proposal` is that of the preview or the window.
  func outermost(proposal: String) -> String
  func first(_ container: String, _ side: Side) -> String
  /// `terms` are the rule's.
  func next(
    _ before: String, end: String, gap: String, _ rule: LayoutExplanation.Gap.Rule,
    _ terms: [String],
    start: String
  ) -> String
  /// The guides of all children lie on one line.
  func line(
    _ container: String, _ guide: String, at line: String, _ side: Side, value: String, of: String?,
    start: String, decider: String?
  ) -> String
  /// As `line`, for a guide that a modifier of the view sets.
  func movedLine(
    _ view: String, _ container: String, _ guide: String, by distance: String, _ direction: Side,
    _ modifier: String, value: String, standard: String, line: String, start: String
  ) -> String
  func frame(
    _ guide: String, value: String, of: String?, frame: String, _ side: Side, start: String
  )
    -> String
  func secondary(
    _ role: String, _ view: String, _ primary: String, _ guide: String, value: String, of: String?,
    line: String,
    lineOf: String?, start: String, _ side: Side
  ) -> String
  func inset(_ length: String, _ side: Side) -> String
  /// Negative padding moves it toward `side`.
  func outset(_ length: String, _ side: Side) -> String
  /// Past the safe area at both edges; "0" at an edge that it keeps.
  func extended(_ modifier: String, before: String, after: String, _ side: Side, length: String)
    -> String
  func point(_ point: String, start: String, _ side: Side) -> String
  func centered(_ available: String, start: String, _ side: Side) -> String
  /// `decider` is the cell that determines the length of the track; "" is this cell.
  func cell(
    _ container: String, _ track: String, _ inside: String, _ guide: String, _ side: Side,
    length: String, decider: String?
  ) -> String
  /// The row of a list starts at `begin` and has a length; `isCentered` is whether the content has space to both sides.
  func row(
    _ container: String, _ begin: String, _ side: Side, length: String, inset: String,
    isCustom: Bool, isCentered: Bool, sum: String
  ) -> String
  func scrolled(_ container: String, by distance: String, _ side: Side) -> String
  /// `rejected` are the sizes that didn't fit in `available`.
  func chosen(
    _ container: String, _ number: Int, of count: Int, rejected: [String], available: String
  )
    -> String
  func layout(_ container: String, start: String, _ side: Side) -> String
  /// The content of a GeometryReader, at the top and a side.
  func inCorner(_ container: String, _ side: Side) -> String
  /// - Parameter modifier: The modifier with its line, if that is known.
  func shifted(by modifier: String?, _ x: String, _ y: String) -> String
  func mirrored() -> String

  // Guides and notes.
  func baselines(first: String, last: String) -> String
  func noBaseline(_ value: String, container: Bool) -> String
  func baseline(isFirst: Bool, _ value: String, of: String, among: Int) -> String
  func guideValue(_ guide: String, _ value: String, of: String?) -> String
  /// `found` is the guide's value that the closure gets from an inner modifier.
  func setGuide(
    _ modifier: String, _ guide: String, _ value: String, standard: String,
    found: (value: String, modifier: String)?
  ) -> String
  func defaults(_ values: [(guide: String, value: String)]) -> String
  /// The origin of a custom guide's default.
  func ownDefault(_ guide: String) -> String
  func note(
    _ note: LayoutExplanation.Note, _ modifier: String, about: String, guide: String, other: String,
    value: String
  ) -> String

  // Parts.
  /// The origin of an explicit guide: a modifier with its line, a text, several children.
  func source(_ guide: LayoutExplanation.Guide, _ origin: String) -> String?
  func modifier(_ code: String, line: Int?) -> String
  func guide(_ name: String) -> String
}

extension Phrases {
  /// A subtraction, with a plus if the subtrahend is negative.
  func difference(_ line: String, _ value: String, _ start: String) -> String {
    value.hasPrefix("−")
      ? "\(line) + \(value.dropFirst()) = \(start)" : "\(line) − \(value) = \(start)"
  }
}

extension LayoutExplanation {
  /// The languages of explanations.
  public enum Language: String, Sendable, CaseIterable {
    /// English; the default.
    case english = "en"
    /// Simplified Chinese.
    case chinese = "zh"
    /// Japanese.
    case japanese = "ja"

    var phrases: any Phrases {
      switch self {
      case .english: EnglishPhrases()
      case .chinese: ChinesePhrases()
      case .japanese: JapanesePhrases()
      }
    }
  }
}
