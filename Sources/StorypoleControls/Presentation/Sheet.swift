// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A sheet in its window.
///
/// *How it lays out*. Measured: a large sheet begins 31 below the top of a phone's screen and has corners of 39; a
/// medium one is 351 high of 667, and 6 away from the edges. The content is centered. Ours: in a window wider than 600
/// a sheet is a centered card of 540×620, or as large as the window allows.
struct SheetCard<Content: View>: View {
  @State private var options = SheetOptions()
  @State private var chosen: PresentationDetent?
  @State private var drag = 0.0
  let presentation: Presentation
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .presentedBackground(in: shape)
      .overlay(alignment: .top) {
        if options.showsIndicator {
          Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .onPreferenceChange(SheetOptionsKey.self) {
        options = $0
        presentation.isDismissDisabled = $0.isDismissDisabled
      }
      .gesture(dragging)
      .modifier(SheetFrame(detent: detent, drag: drag))
  }

  private var detent: PresentationDetent {
    let wanted = options.selection ?? chosen
    if let wanted, options.detents.contains(wanted) { return wanted }
    return options.lowest
  }

  private var shape: UnevenRoundedRectangle {
    let radius = options.cornerRadius ?? 39
    let isAtBottom = detent == .large
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: isAtBottom ? 0 : radius,
      bottomTrailingRadius: isAtBottom ? 0 : radius, topTrailingRadius: radius)
  }

  /// A drag ends at the nearest detent, and below the lowest one dismisses the sheet.
  private var dragging: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { drag = $0.translation.height }
      .onEnded { value in
        let height = -value.predictedEndTranslation.height
        withAnimation(.spring(duration: 0.3)) {
          drag = 0
          if height < -150, detent == options.lowest {
            presentation.dismissByUser()
          } else if abs(height) > 60 {
            move(up: height > 0)
          }
        }
      }
  }

  private func move(up: Bool) {
    let order = options.ordered
    guard let index = order.firstIndex(of: detent) else { return }
    let next = order[min(max(index + (up ? 1 : -1), 0), order.count - 1)]
    chosen = next
    options.select?(next)
  }
}

/// Places a sheet in its window.
nonisolated struct SheetFrame: UnaryLayoutModifier, Animatable {
  var detent: PresentationDetent
  /// The drag distance down, in points.
  var drag: CGFloat

  var animatableData: CGFloat {
    get { drag }
    set { drag = newValue }
  }

  var name: String { "sheet" }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    var frame = detent.frame(in: size)
    // Upward drags move it only slightly.
    frame.origin.y += drag < 0 ? max(drag / 4, -20) : drag
    return UnaryPlacement(origin: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: child.guideKinds) }
}

extension PresentationDetent {
  /// The frame of a sheet of this height in a window.
  nonisolated func frame(in window: CGSize) -> CGRect {
    let top: CGFloat = 31
    if window.width > 600 {
      let size = CGSize(
        width: min(540, window.width - 2 * top), height: max(min(620, window.height - 2 * top), 0))
      return CGRect(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let full = max(window.height - top, 0)
    let height = min(max(height(in: window.height), 0), full)
    if height >= full { return CGRect(x: 0, y: top, width: window.width, height: full) }
    let inset: CGFloat = 6
    return CGRect(
      x: inset, y: window.height - inset - height, width: max(window.width - 2 * inset, 0),
      height: height)
  }
}

/// The settings of a sheet from its content.
struct SheetOptions: Equatable {
  var detents: Set<PresentationDetent> = [.large]
  var selection: PresentationDetent?
  var select: ((PresentationDetent) -> Void)?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false

  /// In ascending order, in a window of any height.
  var ordered: [PresentationDetent] {
    detents.sorted { $0.height(in: 1000) < $1.height(in: 1000) }
  }
  var lowest: PresentationDetent { ordered.first ?? .large }
  /// Documented: by default the indicator is visible if there are several detents.
  var showsIndicator: Bool {
    indicator == .visible || indicator == .automatic && detents.count > 1
  }

  static func == (a: SheetOptions, b: SheetOptions) -> Bool {
    a.detents == b.detents && a.selection == b.selection && a.indicator == b.indicator
      && a.cornerRadius == b.cornerRadius && a.isDismissDisabled == b.isDismissDisabled
  }
}

struct SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }
  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    if value == defaultValue { value = next }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

/// The background of a presentation's content.
struct PresentationGround: Equatable {
  let view: AnyView
  /// The description of the background: styles and views of one type are compared by it.
  private let description: String

  init(_ view: some View, from value: Any) {
    self.view = AnyView(view)
    description = String(describing: value)
  }

  static func == (a: PresentationGround, b: PresentationGround) -> Bool {
    a.description == b.description
  }
}

struct PresentationGroundKey: PreferenceKey {
  static var defaultValue: PresentationGround? { nil }
  static func reduce(value: inout PresentationGround?, nextValue: () -> PresentationGround?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The background of a presentation: its content's, or the platform's.
  func presentedBackground(in shape: some Shape) -> some View {
    modifier(PresentedBackground(shape: shape))
  }
}

private struct PresentedBackground<S: Shape>: ViewModifier {
  @State private var ground: PresentationGround?
  let shape: S

  init(shape: S) { self.shape = shape }

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(PresentationGroundKey.self) { ground = $0 }
      .background { if let ground { ground.view } else { PresentedGround() } }
      .clipShape(shape)
      .contentShape(shape)
  }
}

/// White, or the elevated gray above black.
struct PresentedGround: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { colorScheme == .dark ? Color(white: 0.11) : Color.white }
}
