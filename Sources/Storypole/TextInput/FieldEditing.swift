// SPDX-License-Identifier: Apache-2.0
/// Connects a field with the keys, the pointer and the clipboard. One for each field, for its lifetime.
package final class FieldEditing {
  package let editor = FieldEditor()
  package let link = FieldLink()
  private var source = FieldSource(get: { "" })
  private var isEditor = false
  private var submit: (() -> Void)?
  private var setFocused: (Bool) -> Void = { _ in }
  private var isFocused = false
  /// The last selection that the binding got or gave.
  private var reported: TextSelection?

  package init() {}

  package func update(
    source: FieldSource, isEditor: Bool, submit: (() -> Void)?,
    setFocused: @escaping (Bool) -> Void
  ) {
    self.source = source
    self.isEditor = isEditor
    self.submit = submit
    self.setFocused = setFocused
    // A value that is only set at the end does not interfere with typing.
    if source.set != nil || !isFocused { editor.take(source.get()) }
    takeSelection()
  }

  /// Takes a change of the selection's binding.
  private func takeSelection() {
    guard isFocused, let selection = source.selection?.wrappedValue, selection != reported,
      let range = selection.offsets(in: editor.string)
    else { return }
    reported = selection
    editor.select(range)
  }

  /// Shows the caret and the selection again, and sets the selection's binding.
  private func refresh() {
    link.node?.refresh()
    guard let binding = source.selection else { return }
    let selection = TextSelection(editor.selection, in: editor.string)
    guard selection != reported else { return }
    reported = selection
    binding.wrappedValue = selection
  }

  package var target: FocusTarget {
    var target = FocusTarget(takesFocusOnPress: true)
    target.onKey = { [self] in key($0) }
    target.text = TextInput(
      receive: { [self] in receive($0) }, caret: { [self] in caret }, edited: { [self] in edited })
    target.onChange = { [self] in focusChanged($0) }
    return target
  }

  private var edited: EditedText? {
    if source.isSecure { return nil }
    let caret = editor.shownCaret
    return EditedText(
      editor.shown, anchor: editor.hasSelection ? editor.anchor : caret, caret: caret)
  }

  /// The caret in the coordinates of the window.
  private var caret: CGRect {
    guard let node = link.node, node.isPlaced else { return .zero }
    return node.caretFrame.applying(node.transformToRoot())
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      editor.take(source.get())
      editor.selectAll()
      refresh()
    } else {
      reported = nil
      editor.compose("", caret: 0)
      source.commit(editor.string)
    }
    setFocused(isFocused)
    source.onEditingChanged(isFocused)
  }

  private func changed(from old: String) {
    let new = editor.string
    if new != old { source.set?(new) }
    // The binding may have changed the value.
    if source.set != nil { editor.take(source.get()) }
    refresh()
  }

  private func edit(_ change: () -> Void) {
    let old = editor.string
    change()
    changed(from: old)
  }

  // MARK: Text

  private func receive(_ event: TextEvent) {
    edit {
      switch event {
      case .insert(let string): editor.insert(isEditor ? string : Self.oneLine(string))
      case .compose(let string, let caret): editor.compose(string, caret: caret)
      }
    }
  }

  /// Pasted text in a single line has no line breaks: spaces replace them.
  private static func oneLine(_ string: String) -> String {
    String(string.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Keys

  private func key(_ event: KeyEvent) -> Bool {
    let selects = event.modifiers.contains(.shift)
    let isCommand = event.modifiers.contains(.control) || event.modifiers.contains(.command)
    if isCommand, command(event) { return true }
    let words = isCommand || event.modifiers.contains(.option)
    let place = editor.caret
    switch event.key {
    case .leftArrow:
      if editor.hasSelection, !selects { return move(to: editor.selection.lowerBound, false) }
      return move(to: words ? editor.wordStart(before: place) : place - 1, selects)
    case .rightArrow:
      if editor.hasSelection, !selects { return move(to: editor.selection.upperBound, false) }
      return move(to: words ? editor.wordEnd(after: place) : place + 1, selects)
    case .upArrow: return moveLine(-1, selects)
    case .downArrow: return moveLine(1, selects)
    case .home: return move(to: 0, selects)
    case .end: return move(to: editor.text.count, selects)
    case .delete: edit { editor.remove(to: words ? editor.wordStart(before: place) : place - 1) }
    case .deleteForward:
      edit { editor.remove(to: words ? editor.wordEnd(after: place) : place + 1) }
    case .return where isEditor: edit { editor.insert("\n") }
    case .return:
      source.commit(editor.string)
      source.onCommit()
      guard let submit else { return false }
      submit()
    // A space is text, and arrives as a text event; it doesn't activate anything.
    case .space: return event.modifiers.isPlain
    default: return false
    }
    return true
  }

  private func move(to place: Int, _ selects: Bool) -> Bool {
    editor.move(to: place, selecting: selects)
    refresh()
    return true
  }

  private func moveLine(_ lines: CGFloat, _ selects: Bool) -> Bool {
    guard let node = link.node, isEditor || node.size.height > node.caretFrame.height * 1.5 else {
      return false
    }
    let caret = node.caretFrame
    let y = caret.midY + lines * caret.height
    if y < 0 { return move(to: 0, selects) }
    if y > node.size.height { return move(to: editor.text.count, selects) }
    return move(to: node.place(at: CGPoint(x: caret.minX, y: y)), selects)
  }

  private func command(_ event: KeyEvent) -> Bool {
    guard let host = link.node?.host else { return false }
    let clipboard = host.clipboard
    switch event.key.character {
    case "a":
      editor.selectAll()
      refresh()
    case "c", "x":
      // Passwords can't be copied.
      guard editor.hasSelection, !source.isSecure else { return true }
      clipboard.copy(editor.selectedString)
      if event.key.character == "x" { edit { editor.remove(to: editor.caret) } }
    case "v":
      clipboard.read { [weak host] in host?.send(.text(.insert($0))) }
    case "z": edit { event.modifiers.contains(.shift) ? editor.redo() : editor.undo() }
    case "y": edit { editor.redo() }
    default: return false
    }
    return true
  }

  // MARK: Pointer

  /// A click moves the caret, a double click selects the word, a triple click everything.
  func press(at point: CGPoint, count: Int, selects: Bool, _ host: ViewHost?) {
    guard let node = link.node, node.isPlaced else {
      // The press has just moved the focus to the field: its editable text is placed by the next layout.
      host?.afterPlacing { [self] in
        if link.node?.isPlaced == true {
          self.press(at: point, count: count, selects: selects, nil)
        }
        return true
      }
      return
    }
    let place = node.place(at: node.convert(point, to: .local))
    switch count {
    case ...1: editor.move(to: place, selecting: selects)
    case 2: editor.select(editor.word(at: place))
    default: editor.selectAll()
    }
    refresh()
  }

  func drag(to point: CGPoint) {
    guard let node = link.node, node.isPlaced else { return }
    editor.move(to: node.place(at: node.convert(point, to: .local)), selecting: true)
    refresh()
  }
}

/// The characters that a field edits, and where they go.
package struct FieldSource {
  var get: () -> String
  /// After each change; nil where a value is only set when editing ends.
  var set: ((String) -> Void)?
  /// When editing ends.
  var commit: (String) -> Void = { _ in }
  package var isSecure = false
  package var selection: Binding<TextSelection?>?
  package var onEditingChanged: (Bool) -> Void = { _ in }
  package var onCommit: () -> Void = {}

  package init(
    get: @escaping () -> String, set: ((String) -> Void)? = nil,
    commit: @escaping (String) -> Void = { _ in }, isSecure: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.get = get
    self.set = set
    self.commit = commit
    self.isSecure = isSecure
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// The gesture of the pointer in a field.
nonisolated package struct FieldGesture: PrimitiveGesture {
  package typealias Value = Void
  let editing: FieldEditing

  package init(editing: FieldEditing) { self.editing = editing }

  package static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<
    Void
  > {
    FieldRecognizer(gesture.editing, context)
  }
}

private final class FieldRecognizer: _Recognizer<Void> {
  private let editing: FieldEditing
  private var pending: PointerEvent?
  private var start: CGPoint?

  init(_ editing: FieldEditing, _ context: _GestureContext) {
    self.editing = editing
    super.init(context)
  }

  override func receive(_ event: PointerEvent) {
    if event.phase == .cancelled { return status = .failed }
    pending = event
    move(to: event.phase == .up ? .ended : .active, ())
  }

  override func deliver() {
    guard status.claims, let event = pending else { return }
    pending = nil
    switch event.phase {
    case .down:
      start = event.location
      editing.press(
        at: event.location, count: event.clickCount, selects: event.modifiers.contains(.shift),
        context.node?.host)
    case .moved:
      if event.clickCount <= 1, let start, start.distance(to: event.location) > 2 {
        editing.drag(to: event.location)
      }
    case .up, .cancelled: break
    }
  }
}
