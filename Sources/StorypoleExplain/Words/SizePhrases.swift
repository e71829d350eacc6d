// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The sentences about sizes in one language.
protocol SizePhrases {
  typealias Length = LayoutExplanation.Length
  typealias Direction = LayoutExplanation.Direction

  /// nil where the frame leaves an axis to what it holds.
  func fixedFrame(_ modifier: String, _ width: String?, _ height: String?) -> String
  /// `limit` is the label of the argument that decides, `other` what the frame would be without it.
  func limited(
    _ modifier: String, _ axis: Direction, _ length: String, _ cause: Length.Cause, limit: String,
    other: String
  ) -> String
  /// `placed` is the content's length in its place, which is not the one that it answered before.
  func limitedByAnswer(
    _ modifier: String, _ axis: Direction, _ length: String, placed: String
  ) -> String
  /// `offer` is what the padding proposes to what it is around.
  func padded(_ modifier: String, _ size: String, inner: String, offer: String) -> String
  /// A rectangle of the ratio in `proposal`, or around it.
  func ratio(_ modifier: String, _ ratio: String, fills: Bool, offer: String, proposal: String)
    -> String
  /// `instead` is what it would have been proposed on that axis.
  func ideal(_ modifier: String, _ axis: Direction, _ length: String, instead: String?) -> String
  func children(_ size: String) -> String
  func empty(_ size: String) -> String
  func layout(_ container: String, _ size: String, proposal: String, reach: String) -> String
  func text(_ size: String, lines: Int, width: String?) -> String
  /// `limit` is what `lineLimit` says where that decides; else the height does.
  func truncated(wanted: String?, width: String?, height: String?, lines: Int, limit: Int?)
    -> String
  func shrunk(to scale: String, least: String, wanted: String, width: String) -> String
  /// `by` is what is around the view.
  func takesProposal(_ size: String, by: String?) -> String
  func fixed(_ size: String) -> String
  /// Both axes where they have different reasons.
  func lengths(_ width: Length, _ height: Length, _ number: (CGFloat) -> String) -> String
  func scrollContent(_ size: String) -> String
  /// The tracks that one item makes, or several that are the same; `more` is what one more would need.
  func tracks(
    _ items: ClosedRange<Int>, _ group: LayoutExplanation.TrackGroup, _ axis: Direction,
    needed: String, more: String, _ number: (CGFloat) -> String
  ) -> String
  func share(_ share: ShareWords) -> String
  func exceeds(_ axis: Direction, by excess: String, proposed: String) -> String
  /// It is longer than `container`; `ends` are how far it reaches beyond which edges.
  func overflow(
    _ container: String, _ axis: Direction, by excess: String,
    _ ends: [(length: String, side: ExplanationText.Side)]
  ) -> String
}

/// A stack's share in words.
struct ShareWords {
  var container: String
  var turn: Int
  var count: Int
  /// What the stack is proposed, and what its gaps take of that; nil where it is not the first turn.
  var proposed: String?
  var gaps: String?
  var available: String
  var sharers: Int
  var offer: String
  var answer: String
  /// What it takes beyond the offer.
  var excess: String?
  /// What is kept for lower priorities.
  var reserved: String?
  var priority: String?
  /// The view of a higher priority that was sized before, and that priority.
  var preceding: (title: String, priority: String)?
}
