// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleRuntime

/// A presentation above the views of a window, and its dismissal.
final class Presentation {
  enum Kind {
    case sheet, cover, alert
  }
  let kind: Kind
  /// Dismisses it, for any caller.
  var dismiss: () -> Void = {}
  var onDismiss: (() -> Void)?
  /// Whether only the program can dismiss it.
  var isDismissDisabled = false

  init(_ kind: Kind) { self.kind = kind }

  /// Called for a press beside it, a drag, or Escape.
  func dismissByUser() { if kind == .sheet, !isDismissDisabled { dismiss() } }
}

extension EnvironmentValues {
  /// Marks the content as presented: outer navigation stacks and menus don't apply to it.
  mutating func setPresented(_ dismiss: @escaping () -> Void) {
    presented = PresentedState(dismiss: dismiss)
    navigator = nil
    closeMenu = nil
    isInListRow = false
    isEnabled = true
    search = nil
    searchForStack = nil
  }
}

/// Presents views above all others of the window. A picture without a window presents nothing, and
/// a warning reports it.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier {
  typealias Body = Never
  /// The modifier's name in warnings.
  let name: String
  let kind: Presentation.Kind
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// nil without a presentation.
  let content: (() -> Presented)?

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard inputs.host.showsPresentations else {
      warnOfPresentation(modifier.content == nil ? nil : modifier.name, in: inputs.host)
      return content(old, inputs)
    }
    let node: PopupViewNode
    let course: PresentationCourse<Presented>
    if let old = old as? PopupViewNode, let kept = old.kept as? PresentationCourse<Presented> {
      (node, course) = (old, kept)
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      (node, course) = (PopupViewNode(inputs), PresentationCourse())
      node.kept = course
    }
    course.update(node, modifier, inputs, content)
    return node
  }
}

func warnOfPresentation(_ name: String?, in host: ViewHost) {
  guard let name else { return }
  host.warn(
    "\(name) is not drawn: a picture of the view alone has no window for it. "
      + "Draw the view in a window, such as --size 393x852, or draw the presented view directly",
    once: name)
}

/// A presentation from its beginning to its end. Once it was shown it stays, for its way out.
private final class PresentationCourse<Presented: View> {
  private var presentation: Presentation?
  /// The last presented content, visible while it disappears.
  private var last: (() -> Presented)?

  func update(
    _ node: PopupViewNode, _ modifier: PresentationModifier<Presented>, _ inputs: _ViewInputs,
    _ content: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    last = modifier.content ?? last
    guard let last else { return node.update(nil, inputs, content, popup: nil) }
    let presentation = presentation ?? Presentation(modifier.kind)
    self.presentation = presentation
    presentation.dismiss = modifier.dismiss
    presentation.onDismiss = modifier.onDismiss
    let isPresented = modifier.content != nil
    let stage = onHostThread {
      (call: (presentation: Presentation, isPresented: Bool, content: () -> Presented)) in
      PresentationStage(
        presentation: call.presentation, isPresented: call.isPresented, content: call.content)
    }((presentation, isPresented, last))
    let setting = PopupSetting(
      placement: .window, isModal: isPresented, dismiss: presentation.dismissByUser)
    node.update(setting, inputs, content) { old, inputs in
      var inputs = inputs
      inputs.environment.setPresented { presentation.dismiss() }
      return PresentationStage<Presented>._makeNode(stage, reusing: old, inputs)
    }
  }
}

/// Animates a presentation into and out of the window.
private struct PresentationStage<Presented: View>: View {
  @State private var isShown = false
  let presentation: Presentation
  let isPresented: Bool
  let content: () -> Presented

  var body: some View {
    ZStack {
      if isShown, presentation.kind != .cover {
        // The opacity behind it is ours.
        Color.black.opacity(0.2)
          .onTapGesture { presentation.dismissByUser() }
          .transition(.opacity)
      }
      if isShown { card }
    }
    .onChange(of: isPresented, initial: true) { _, isPresented in
      if isPresented == isShown { return }
      withAnimation(.spring(duration: 0.4), completionCriteria: .removed) {
        isShown = isPresented
      } completion: {
        if !isPresented { presentation.onDismiss?() }
      }
    }
  }

  @ViewBuilder private var card: some View {
    switch presentation.kind {
    case .sheet:
      SheetCard(presentation: presentation, content: content()).transition(.move(edge: .bottom))
    case .cover: CoverCard(content: content()).transition(.move(edge: .bottom))
    case .alert: content().transition(.scale(1.1).combined(with: .opacity))
    }
  }
}

/// A view that fills the window.
private struct CoverCard<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .presentedBackground(in: Rectangle())
  }
}
