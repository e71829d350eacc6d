// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

/// Requests of 'storypole preview' to a process that shows live views, one line of JSON each. Each
/// receives one `LiveAnswer`.
enum LiveRequest: Codable, Sendable {
  /// Loads a compiled module.
  case load(image: String, callsOf: String)
  /// Shows a preview under a number that the requester chooses.
  case open(tile: Int, index: Int, Drawing)
  case close(tile: Int)
  case ask(tile: Int, id: Int, LiveQuestion)
}

/// The page's questions and commands to a view, in JSON as the compiler encodes it:
/// `{"scroll": {"x": 10, …}}`.
enum LiveQuestion: Codable, Sendable {
  /// The current picture.
  case frame
  /// Changes the size, colors and language around the view; its state stays.
  case change(Drawing)
  /// `phase` is down, move, up or cancel; the location is in points of the picture.
  case pointer(phase: String, x: Double, y: Double, count: Int, modifiers: Int, isTouch: Bool)
  case leave
  case scroll(x: Double, y: Double, dx: Double, dy: Double)
  /// `phase` is down, repeat or up; `key` as the browser names it.
  case key(name: String, characters: String, modifiers: Int, phase: String)
  case text(typed: String)
  /// Marked text at the caret; empty text ends the composition.
  case compose(text: String, caret: Int)
  /// Whether keys go to the view; if not, nothing in it has the focus.
  case focus(isOn: Bool)
  /// The layout's reasons, as a `LayoutExplanation`.
  case explain
  /// The last explanation's sentences about one view.
  case tell(view: Int, language: String)
  /// The size that one view returns for a proposal; nil proposes the ideal length.
  case measure(entry: Int, width: Double?, height: Double?)
  /// Content with depth, as a `SceneAnswer`.
  case scene
  case export(format: String)
}

/// The response of such a process: one line of JSON, followed by `bytes` bytes.
struct LiveAnswer: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case ready, loaded, done
    /// A PNG file follows.
    case picture
    /// Nothing has changed since the last picture.
    case same
    /// Sent without a request: the picture has changed.
    case changed
    /// A `LayoutExplanation` follows as JSON, or sentences as text.
    case explanation
    /// A `SceneAnswer` follows as JSON; nothing if no view has depth.
    case scene
    case size
    /// A `NumberList` follows as JSON.
    case numbers
    /// An exported file follows.
    case file
    case failed
  }

  struct Picture: Codable, Sendable {
    /// The size in points.
    var width: Double
    var height: Double
    var scale: Double
    var isDark: Bool
    /// The text in the picture, for screen readers.
    var texts: [String]
  }

  var kind: Kind
  var tile: Int?
  /// The question's number.
  var id: Int?
  var bytes = 0
  var picture: Picture?
  /// Whether the next frame differs.
  var isMoving: Bool?
  /// The time of the next possible change, in seconds from now.
  var deadline: Double?
  var size: [Double]?
  var warnings: [String]?
  /// The caret in points of the picture: x, y, width, height; nil without text input.
  var caret: [Double]?
  /// Whether Tab moves to another view, and whether Shift-Tab does.
  var tabs: [Bool]?
  /// The elements for screen readers, in reading order; nil while the view moves, and if the page has them.
  var elements: [SemanticsTree.Element]?
  /// The number of elements that `elements` leaves out at its end; nil for none.
  var moreElements: Int?
  /// Text that the question copied.
  var copied: String?
  var previews: [PreviewInfo]?
  var views: [String]?
  var reason: String?

  init(_ kind: Kind) { self.kind = kind }
}
