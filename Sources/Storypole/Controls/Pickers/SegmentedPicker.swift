/// A picker that shows all choices side by side.
///
/// *How it lays out*. Measured: 31 high and as wide as it is offered. UIKit's: segments of equal
/// width, titles of 13 points that do not grow with Dynamic Type. Ours: what it looks like.
struct SegmentedPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Group(subviews: titles(.medium)) { choices in
      // The same choices again, for the title of the selected one is bolder.
      Group(subviews: titles(.semibold)) { bold in
        HStack(spacing: 0) {
          ForEach(choices.indices, id: \.self) { index in
            let isSelected = configuration.isSelected(choices[index])
            Pressable(fillsFrame: true) {
              configuration.select(choices[index])
            } content: { _ in
              Group {
                if isSelected, index < bold.count { bold[index] } else { choices[index] }
              }
              .padding(.horizontal, 6)
              .frame(maxWidth: .infinity)
              .frame(height: 27)
            }
            .background { if isSelected { selection } }
            .overlay(alignment: .leading) {
              if needsLine(before: index, choices) {
                Rectangle().fill(.quaternary).frame(width: 1, height: 14).offset(x: -0.5)
              }
            }
          }
        }
      }
    }
    .padding(2)
    .frame(height: 31)
    .background(.fill.tertiary, in: Capsule())
    .opacity(isEnabled ? 1 : disabledOpacity)
    .plainSpacing()
  }

  private func titles(_ weight: Font.Weight) -> some View {
    configuration.content
      .font(.system(size: 13, weight: weight))
      .foregroundStyle(.primary)
      .lineLimit(1)
  }

  private var selection: some View {
    Capsule()
      .fill(colorScheme == .dark ? Color(white: 0.42) : .white)
      .strokeBorder(.black.opacity(0.04), lineWidth: 0.5)
  }

  /// Between two segments neither of which is selected.
  private func needsLine(before index: Int, _ choices: SubviewsCollection) -> Bool {
    index > 0 && !configuration.isSelected(choices[index])
      && !configuration.isSelected(choices[index - 1])
  }
}
