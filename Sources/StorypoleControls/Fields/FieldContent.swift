// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// The text of a field, or its prompt; an editable text while the field has the focus.
nonisolated struct FieldContent: View {
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.textStyle.reservedLines) private var reservedLines
  @Environment(\.submitAction) private var submit
  @State private var isFocused = false
  @State private var editing = FieldEditing()
  /// nil shows the prompt.
  let text: Text?
  let prompt: AnyView
  let axis: Axis
  let source: FieldSource
  /// Whether Return begins a new line.
  var isEditor = false

  @MainActor var body: some View {
    let editing = editing
    editing.update(
      source: source, isEditor: isEditor, submit: submit, setFocused: { isFocused = $0 })
    return ZStack(
      alignment: Alignment(
        horizontal: alignment.guide, vertical: isEditor ? .top : .firstTextBaseline)
    ) {
      // A field is a line high, even when empty.
      Text(verbatim: " ")
      if isFocused {
        FieldText(
          editor: editing.editor, isSecure: source.isSecure, axis: axis, link: editing.link
        )
        .foregroundStyle(.primary)
        if editing.editor.shown.isEmpty { prompt.foregroundStyle(.placeholder) }
      } else if let text {
        text.foregroundStyle(isEnabled ? .primary : .tertiary)
      } else {
        prompt.foregroundStyle(.placeholder)
      }
    }
    .lineLimit(axis == .horizontal ? 1 : lineLimit)
    .fixedSize(horizontal: false, vertical: isEditor)
    .padding(.top, isEditor ? 0 : 1)
    .padding(.bottom, isEditor ? 0 : 0.5)
    .modifier(ReservedLines(count: axis == .vertical && !isEditor ? reservedLines : 0))
    .frame(
      maxWidth: .infinity, maxHeight: isEditor ? .infinity : nil,
      alignment: Alignment(horizontal: alignment.guide, vertical: isEditor ? .top : .center)
    )
    .attach(FieldGesture(editing: editing), fillsFrame: true, focus: editing.target)
    .plainSpacing()
  }
}

/// Reserves space for empty lines.
///Recorded from Apple's iOS: an empty field of three lines in a rounded border is 72.3 high. Minus the border's 8 that
///is a line of 20.29 and two of 22, the height of a plain field.
nonisolated private struct ReservedLines: UnaryLayoutModifier {
  var count: Int

  private func least(_ child: LayoutNode) -> CGFloat {
    if count < 2 { return 0 }
    let font = (child.environment.font ?? .body).resolve(in: child.environment)
    let line = child.host.textEngine.metrics(of: font).lineHeight
    let plain = PixelGrid(scale: child.environment.displayScale).up(line + 1.5)
    return line + CGFloat(min(count, 10_000) - 1) * plain
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = child.size(for: proposal)
    return CGSize(width: size.width, height: max(size.height, least(child)))
  }
  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    UnaryPlacement(proposal: proposal)
  }
  func hints(child: LayoutNode) -> SizingHints {
    count < 2 ? child.hints : SizingHints(guideKinds: child.guideKinds)
  }
}

extension FieldContent {
  /// The same content with another source.
  nonisolated func with(_ source: FieldSource) -> FieldContent {
    FieldContent(text: text, prompt: prompt, axis: axis, source: source, isEditor: isEditor)
  }
}

extension TextAlignment {
  /// The guide that aligns views like the lines of a text.
  var guide: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A value in a field. Unlike a text's values, it doesn't have to be equatable.
struct FieldValue<F: ParseableFormatStyle>: TextSource where F.FormatOutput == String {
  var value: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(value))
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.format == rhs.format && lhs.format.format(lhs.value) == rhs.format.format(rhs.value)
  }
}
