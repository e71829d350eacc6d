// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// A live preview: it has state, gestures and time, as in a window.
@MainActor
final class LiveTile {
  private let renderer: PreviewRenderer
  private let preview: CompiledFile.Item
  private var drawing: Drawing
  private var tables: StringTables
  private let session: ViewSession
  private let start = sp_now()
  private var isAtRest = true
  /// Whether the page knows of a change that no question caused.
  private var hasTold = false
  private var isAnswering = false
  /// The display list that the page shows.
  private var shown: DisplayList?
  /// The elements for screen readers that the page has.
  private var semantics: SemanticsTree?
  private var origin = CGPoint.zero
  /// The last requested explanation.
  private var explanation: LayoutExplanation?
  /// Text copied since the last answer.
  private var copied: String?
  /// More would make the page slow, and the answers long.
  private static let mostElements = 500
  /// Notifies the page of a change.
  var onChange: () -> Void = {}

  init(_ renderer: PreviewRenderer, _ preview: CompiledFile.Item, _ drawing: Drawing) throws {
    self.renderer = renderer
    self.preview = preview
    self.drawing = drawing
    tables = renderer.tables(drawing)
    session = try renderer.session(preview, drawing, isLive: true, trace: ProposalTrace())
    session.host.wake = { [weak self] in MainActor.assumeIsolated { self?.woken() } }
    session.host.clipboard.onCopy = { [weak self] in self?.copied = $0 }
    session.perform { $0.send(.windowFocus(true)) }
  }

  private var now: Double { sp_now() - start }

  private func woken() {
    if isAnswering || hasTold { return }
    hasTold = true
    onChange()
  }

  func answer(_ question: LiveQuestion) throws -> (LiveAnswer, Data) {
    isAnswering = true
    defer { isAnswering = false }
    renderer.use(tables, drawing)
    switch question {
    case .frame: break
    case .change(let drawing):
      self.drawing = drawing
      tables = renderer.tables(drawing)
      renderer.use(tables, drawing)
      session.change(to: renderer.options(for: preview, drawing, trace: ProposalTrace()))
    case .pointer(let phase, let x, let y, let count, let modifiers, let isTouch):
      let phases: [String: PointerEvent.Phase] = [
        "down": .down, "move": .moved, "up": .up, "cancel": .cancelled,
      ]
      guard let phase = phases[phase] else { throw Self.unknown("phase", phase) }
      send(
        .pointer(
          PointerEvent(
            phase, at: place(x, y), time: now, device: isTouch ? .touch : .mouse,
            clickCount: count, modifiers: EventModifiers(rawValue: modifiers))))
    case .leave: send(.pointerLeft(time: now))
    case .scroll(let x, let y, let dx, let dy):
      send(.scroll(ScrollEvent(at: place(x, y), by: CGSize(width: dx, height: dy), time: now)))
    case .key(let name, let characters, let modifiers, let phase):
      try key(name, characters, EventModifiers(rawValue: modifiers), phase)
    case .text(let text): send(.text(.insert(text)))
    case .compose(let text, let caret):
      send(.text(.compose(text, caret: min(max(caret, 0), text.count))))
    case .focus(let hasFocus):
      send(.windowFocus(hasFocus))
      if !hasFocus { session.perform { $0.focus(on: nil) } }
    case .explain: return try explain()
    case .tell(let view, let language): return try tell(view, language)
    case .measure(let entry, let width, let height):
      return try measure(
        entry,
        ProposedViewSize(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
    case .scene: return try scene()
    case .export(let format): return try export(format)
    }
    return try frame()
  }

  private func key(
    _ name: String, _ characters: String, _ modifiers: EventModifiers, _ phase: String
  ) throws {
    let phases: [String: KeyPress.Phases] = ["down": .down, "repeat": .repeat, "up": .up]
    guard let phase = phases[phase] else { throw Self.unknown("phase", phase) }
    // During text input, characters are text, as from a window's input method.
    if !characters.isEmpty, session.host.caret != nil {
      if phase != .up { send(.text(.insert(characters))) }
      return
    }
    guard let key = BrowserKeys.key(name) else { return }
    send(
      .key(
        KeyEvent(key, characters: characters, modifiers: modifiers, phase: phase, time: now)))
  }

  private static func unknown(_ what: String, _ word: String) -> Failure {
    Failure(.usage, "unknown \(what) '\(word)'")
  }

  private func place(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x + origin.x, y: y + origin.y)
  }

  private func send(_ event: Event) { session.perform { $0.send(event) } }

  // MARK: Pictures

  /// The current state, with a picture if it has changed.
  func frame() throws -> (LiveAnswer, Data) {
    isAnswering = true
    defer { isAnswering = false }
    hasTold = false
    // Changes since the view was at rest start to animate now.
    if isAtRest { session.host.skip(to: now) }
    session.advance(to: now)
    let picture = try session.picture()
    isAtRest = !session.host.needsFrame
    origin = picture.origin
    let isSame = picture.displayList == shown
    var answer = LiveAnswer(isSame ? .same : .picture)
    answer.isMoving = !isAtRest
    answer.deadline = session.host.nextDeadline.map { max($0 - session.host.time, 0) }
    answer.warnings = session.host.warnings
    if let caret = session.host.caret {
      let box = [caret.minX - origin.x, caret.minY - origin.y, caret.width, caret.height]
      answer.caret = box.map { $0.isFinite ? Double($0) : 0 }
    }
    let goes = ViewHost.onBigStack { session.host.focusGoes }
    answer.tabs = [goes.on, goes.back]
    answer.copied = copied
    copied = nil
    if isAtRest {
      // They can change without a pixel: a label may depend on state.
      let new = SemanticsTree(name: nil, picture: picture, most: Self.mostElements)
      if new != semantics { (answer.elements, answer.moreElements) = (new.elements, new.more) }
      semantics = new
    }
    if isSame { return (answer, Data()) }
    shown = picture.displayList
    answer.picture = LiveAnswer.Picture(
      width: picture.displayList.size.width, height: picture.displayList.size.height,
      scale: picture.displayList.scale, isDark: drawing.isDark,
      texts: session.host.texts.map(\.string))
    return (answer, try CairoRenderer.png(picture.displayList))
  }

  private func export(_ format: String) throws -> (LiveAnswer, Data) {
    let answer = LiveAnswer(.file)
    let picture = try session.picture()
    switch format {
    case "png": return (answer, try CairoRenderer.png(picture.displayList))
    case "svg":
      let output = try CairoRenderer.svgOutput(
        picture.displayList, description: picture.spokenText)
      return (answer, output.data)
    case "pdf": return (answer, try CairoRenderer.pdfOutput([picture.displayList]).data)
    case "frames":
      let tree = try FrameTree(name: preview.name, picture: picture, guides: [], hasCounts: false)
      return (answer, Data(try tree.jsonText().utf8))
    case "explanation": return (answer, Data(try picture.explanation.json(name: preview.name).utf8))
    default: throw Self.unknown("format", format)
    }
  }

  // MARK: Explanations

  private func explain() throws -> (LiveAnswer, Data) {
    let explanation = try session.picture().explanation
    self.explanation = explanation
    return (LiveAnswer(.explanation), try LayoutExplanation.encoder().encode(explanation))
  }

  private func tell(_ view: Int, _ language: String) throws -> (LiveAnswer, Data) {
    guard let language = LayoutExplanation.Language(rawValue: language) else {
      throw Self.unknown("language", language)
    }
    guard let explanation, explanation.entries.indices.contains(view - 1) else {
      throw Failure(.usage, "there is no view \(view)")
    }
    let text = explanation.text(about: explanation.entry(view), language: language)
    return (LiveAnswer(.explanation), Data(text.utf8))
  }

  private func scene() throws -> (LiveAnswer, Data) {
    let model = try session.picture().sceneModel()
    return (
      LiveAnswer(.scene), try model.map { try JSONEncoder().encode(SceneAnswer($0)) } ?? Data()
    )
  }

  private func measure(_ entry: Int, _ proposal: ProposedViewSize) throws -> (LiveAnswer, Data) {
    guard let size = session.host.size(ofExplained: entry, for: proposal) else {
      throw Failure(.usage, "the view \(entry) no longer exists")
    }
    var answer = LiveAnswer(.size)
    // JSON has no infinity.
    answer.size = [size.width, size.height].map { $0.isFinite ? $0 : -1 }
    return (answer, Data())
  }
}

/// Browsers' names of keys.
private enum BrowserKeys {
  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Home": .home, "End": .end, "PageUp": .pageUp,
    "PageDown": .pageDown, "Backspace": .delete, "Delete": .deleteForward, "Escape": .escape,
    "Tab": .tab, "Enter": .return, "Clear": .clear,
  ]

  /// nil for keys without an effect alone, such as Shift.
  static func key(_ name: String) -> KeyEquivalent? {
    if let key = named[name] { return key }
    guard name.count == 1, let character = name.lowercased().first else { return nil }
    return KeyEquivalent(character)
  }
}
