// SPDX-License-Identifier: Apache-2.0
import Storypole

// Presentations above a view. A still picture shows only the view, and a warning reports a presentation.

extension View {
  /// Shows a sheet above the window's views while `isPresented` is true.
  ///
  /// A press beside it, a drag down or Escape sets `isPresented` to false. A picture without a window draws no sheet,
  /// and a warning reports it.
  ///
  /// - Parameter onDismiss: Runs when the sheet has disappeared, after its animation.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents("sheet", .sheet, isPresented, onDismiss, content) }

  /// Shows a sheet for `item` while it isn't nil; another item has another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents("sheet", .sheet, item, onDismiss, content) }

  /// Covers the window's views while `isPresented` is true. Only the program dismisses it: a drag and Escape do not.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents("fullScreenCover", .cover, isPresented, onDismiss, content) }

  /// Covers the window's views with a view for `item` while it isn't nil.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents("fullScreenCover", .cover, item, onDismiss, content) }

  nonisolated private func presents<Content: View>(
    _ name: String, _ kind: Presentation.Kind, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        name: name, kind: kind, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, content: isPresented.wrappedValue ? content : nil))
  }

  nonisolated private func presents<Item: Identifiable, Content: View>(
    _ name: String, _ kind: Presentation.Kind, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        name: name, kind: kind, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: item.wrappedValue.map { item in { content(item).id(item.id) } }))
  }

  /// Shows `content` on a card beside the view while `isPresented` is true. A press elsewhere or Escape dismisses it.
  /// It is not a sheet in narrow windows either, which is ours.
  ///
  /// - Parameter attachmentAnchor: The part of the view beside which the card appears.
  /// - Parameter arrowEdge: The edge of that part for the card; nil is the bottom. If it doesn't fit there, it is at
  ///   the opposite one.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        name: "popover", isPresented: isPresented.wrappedValue, anchor: attachmentAnchor,
        edge: arrowEdge, dismiss: { isPresented.wrappedValue = false }
      ) { PopoverCard(content: content()) })
  }

  /// Shows a card for `item` beside the view while it isn't nil; another item has another card. A press elsewhere or
  /// Escape sets `item` to nil.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        name: "popover", isPresented: item.wrappedValue != nil, anchor: attachmentAnchor,
        edge: arrowEdge, dismiss: { item.wrappedValue = nil }
      ) { item.wrappedValue.map { PopoverCard(content: content($0).id($0.id)) } })
  }

  /// Shows details above the view, in a sheet, while `isPresented` is true. In a window of regular width, which should
  /// have a column beside the view, a warning reports it.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modifier(
      InspectorModifier(
        sheet: PresentationModifier(
          name: "inspector", kind: .sheet, dismiss: { isPresented.wrappedValue = false },
          content: isPresented.wrappedValue ? { content } : nil)))
  }

  /// Prevents the user from dismissing the enclosing presentation; buttons and bindings still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetOptionsKey.self) {
      $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
    }
  }
}

/// A sheet, with a warning where a column would be right.
private nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  let sheet: PresentationModifier<Details>
  @Environment(\.horizontalSizeClass) private var width

  init(sheet: PresentationModifier<Details>) { self.sheet = sheet }

  @MainActor func body(content: Content) -> some View {
    content.modifier(sheet).notDrawn(
      sheet.content != nil && width == .regular ? "an inspector's column" : nil,
      "the inspector appears as a sheet")
  }
}
