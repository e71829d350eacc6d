// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What 'storypole preview' asks a process that shows live views, one line of JSON each. Each is
/// answered by one `LiveAnswer`.
enum LiveRequest: Codable, Sendable {
  /// Loads a compiled module.
  case load(image: String)
  /// Shows a preview under a number of the asker's.
  case open(tile: Int, index: Int, Drawing)
  case close(tile: Int)
  case ask(tile: Int, id: Int, LiveQuestion)
}

/// What the page asks about a view, or does to it, in JSON as the compiler makes it:
/// `{"scroll": {"x": 10, …}}`.
enum LiveQuestion: Codable, Sendable {
  /// What is seen now.
  case frame
  /// The size, colors and language around the view; its state stays.
  case change(Drawing)
  /// `phase` is down, move, up or cancel; the place is in points of the picture.
  case pointer(phase: String, x: Double, y: Double, count: Int, modifiers: Int, isTouch: Bool)
  case leave
  case scroll(x: Double, y: Double, dx: Double, dy: Double)
  /// `phase` is down, repeat or up; `key` as the browser names it.
  case key(name: String, characters: String, modifiers: Int, phase: String)
  case text(typed: String)
  /// Text that is being composed at the caret; empty ends it.
  case compose(text: String, caret: Int)
  /// Whether keys come to the view; where they no longer do, nothing in it has the focus.
  case focus(isOn: Bool)
  /// Why everything is where it is, as a `LayoutExplanation`.
  case explain
  /// What the last explanation has to say about one view.
  case tell(view: Int, language: String)
  /// The size that one view answers to a proposal; nil asks for the ideal length.
  case measure(entry: Int, width: Double?, height: Double?)
  /// What has depth, as a `SceneAnswer`.
  case scene
  case export(format: String)
}

/// What such a process answers: one line of JSON, and after it as many bytes as `bytes` says.
struct LiveAnswer: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case ready, loaded, done
    /// A PNG file follows.
    case picture
    /// Nothing has changed since the last picture.
    case same
    /// Without having been asked: there is something new to be seen.
    case changed
    /// A `LayoutExplanation` follows as JSON, or sentences as text.
    case explanation
    /// A `SceneAnswer` follows as JSON; nothing where nothing has depth.
    case scene
    case size
    /// An exported file follows.
    case file
    case failed
  }

  struct Picture: Codable, Sendable {
    /// In points.
    var width: Double
    var height: Double
    var scale: Double
    var isDark: Bool
    /// What is written in it, for those who hear the page.
    var texts: [String]
  }

  var kind: Kind
  var tile: Int?
  /// Of the question.
  var id: Int?
  var bytes = 0
  var picture: Picture?
  /// Whether the next frame is another one.
  var isMoving: Bool?
  /// In seconds from now, when there may be something new to be seen.
  var deadline: Double?
  var size: [Double]?
  var warnings: [String]?
  /// Where text is entered, in points of the picture: x, y, width, height; nil while it is nowhere.
  var caret: [Double]?
  /// Whether Tab leads to another view, and Shift-Tab.
  var tabs: [Bool]?
  /// What was copied by the question.
  var copied: String?
  var previews: [PreviewInfo]?
  var views: [String]?
  var reason: String?

  init(_ kind: Kind) { self.kind = kind }
}
