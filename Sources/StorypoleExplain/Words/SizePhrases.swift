// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The sentences about sizes in one language.
protocol SizePhrases {
  typealias Length = LayoutExplanation.Length
  typealias Direction = LayoutExplanation.Direction

  /// nil on an axis where the content determines the length.
  func fixedFrame(_ modifier: String, _ width: String?, _ height: String?) -> String
  /// `limit` is the label of the deciding argument, `other` the length without it; `isProposed` is whether any length is.
  func limited(
    _ modifier: String, _ axis: Direction, _ length: String, _ cause: Length.Cause, limit: String,
    other: String, isProposed: Bool
  ) -> String
  /// `placed` is the content's length after placement, which differs from its answer.
  func limitedByAnswer(
    _ modifier: String, _ axis: Direction, _ length: String, placed: String
  ) -> String
  /// `offer` is the padding's proposal to its content.
  func padded(_ modifier: String, _ size: String, inner: String, offer: String) -> String
  /// A rectangle of the ratio in `proposal`, or around it.
  func ratio(_ modifier: String, _ ratio: String, fills: Bool, offer: String, proposal: String)
    -> String
  /// `instead` is the length that would be proposed on that axis.
  func ideal(_ modifier: String, _ axis: Direction, _ length: String, instead: String?) -> String
  func children(_ size: String) -> String
  func empty(_ size: String) -> String
  func layout(_ container: String, _ size: String, proposal: String, reach: String) -> String
  func text(_ size: String, lines: Int, width: String?) -> String
  /// `limit` is the line limit if it decides; otherwise, the height does.
  func truncated(wanted: String?, width: String?, height: String?, lines: Int, limit: Int?)
    -> String
  func shrunk(to scale: String, least: String, wanted: String, width: String) -> String
  /// `by` is the container that makes the proposal.
  func takesProposal(_ size: String, by: String?) -> String
  func fixed(_ size: String) -> String
  /// An image that is not resizable.
  func fixedImage(_ size: String) -> String
  /// Both axes, if they have different reasons.
  func lengths(_ width: Length, _ height: Length, _ number: (CGFloat) -> String) -> String
  func scrollContent(_ size: String) -> String
  /// The tracks of one item, or of several equal ones; `more` is the length that one more track needs.
  func tracks(
    _ items: ClosedRange<Int>, _ group: LayoutExplanation.TrackGroup, _ axis: Direction,
    needed: String, more: String, _ number: (CGFloat) -> String
  ) -> String
  func share(_ share: ShareWords) -> String
  func exceeds(_ axis: Direction, by excess: String, proposed: String) -> String
  /// It is longer than `container`; `ends` are the lengths past its edges.
  func overflow(
    _ container: String, _ axis: Direction, by excess: String,
    _ ends: [(length: String, side: ExplanationText.Side)]
  ) -> String
  /// A modifier shows only a part of the view; `ends` are the lengths that it cuts off.
  func clips(_ modifier: String, _ ends: [(length: String, side: ExplanationText.Side)]) -> String
}

/// A stack's division of length in words.
struct ShareWords {
  var container: String
  var turn: Int
  var count: Int
  /// The stack's proposal, and the sum of its gaps; nil after the first turn.
  var proposed: String?
  var gaps: String?
  var available: String
  var sharers: Int
  var offer: String
  var answer: String
  /// The length that it takes in excess of the offer.
  var excess: String?
  /// The length reserved for lower priorities.
  var reserved: String?
  var priority: String?
  /// The view of a higher priority that was sized before, with that priority.
  var preceding: (title: String, priority: String)?
}
