/// The text of a field, or its prompt.
nonisolated struct FieldContent: View {
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  /// nil shows the prompt.
  let text: Text?
  let prompt: AnyView
  let axis: Axis

  @MainActor var body: some View {
    ZStack(alignment: Alignment(horizontal: alignment.guide, vertical: .firstTextBaseline)) {
      // A field is a line high, even with nothing in it.
      Text(verbatim: " ")
      if let text {
        text.foregroundStyle(isEnabled ? .primary : .tertiary)
      } else {
        prompt.foregroundStyle(.placeholder)
      }
    }
    .lineLimit(axis == .horizontal ? 1 : lineLimit)
    .padding(.top, 1)
    .padding(.bottom, 0.5)
    .frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment.guide, vertical: .center)
    )
    .plainSpacing()
  }
}

extension TextAlignment {
  /// The guide at which views stand as the lines of a text do.
  var guide: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A value in a field. Unlike those of a text, it need not be equatable.
struct FieldSource<F: ParseableFormatStyle>: TextSource where F.FormatOutput == String {
  var value: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(value))
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.format == rhs.format && lhs.format.format(lhs.value) == rhs.format.format(rhs.value)
  }
}
