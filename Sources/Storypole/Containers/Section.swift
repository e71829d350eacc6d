// SPDX-License-Identifier: Apache-2.0
/// Views that belong together, with a header and a footer. In a stack they follow one another; a lazy grid
/// gives header and footer a separate line.
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  let footer: Footer
  /// Shows only the header.
  package var isClosed = false

  package init(header: Parent, content: Content, footer: Footer, isClosed: Bool = false) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isClosed = isClosed
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public static func _makeNode(
    _ view: Section, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? SectionNode ?? SectionNode(inputs)
    let header = view.header.modifier(TraitModifier { $0.sectionRole = .header })
      .changeEnvironment { $0.setHeaderLook() }
    let footer = view.footer.modifier(TraitModifier { $0.sectionRole = .footer })
      .changeEnvironment { $0.setFooterLook() }
    node.update(inputs) {
      func make<V: View>(_ view: V, _ old: _ViewNode?, _ inputs: _ViewInputs) -> _ViewNode {
        V._makeNode(view, reusing: old, inputs)
      }
      return [
        make(header, $0[0], $1), make(view.isClosed ? nil : view.content, $0[1], $1),
        make(footer, $0[2], $1),
      ]
    }
    return node
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header that is a value; the former form.
  @available(*, deprecated, renamed: "init(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer that are values; the former form.
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header is the text of a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section whose header is a string.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer that is a value; the former form.
  @available(*, deprecated, renamed: "init(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

// A closed section shows its header.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that shows its content while `isExpanded` is true. Its header isn't a control, not even in a list
  /// with the style `sidebar`: only the binding opens and closes it.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
    isClosed = !isExpanded.wrappedValue
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header is the text of a localized key, and which shows its content while
  /// `isExpanded` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section whose header is a string, and which shows its content while `isExpanded` is true.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Accepted; has no effect here, because headers of sections aren't controls.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension EnvironmentValues {
  /// Headers in lists of iOS 26: measured to be as tall as a line of body text. Ours: the weight, the color, and the
  /// increased prominence.
  fileprivate mutating func setHeaderLook() {
    guard isInListRow else { return }
    if headerProminence == .increased {
      font = .title3.bold()
    } else {
      font = .headline
      setOwnForeground(Color.secondary)
    }
  }

  /// Footers in lists: measured widths of texts are those of `footnote`.
  fileprivate mutating func setFooterLook() {
    guard isInListRow else { return }
    font = .footnote
    setOwnForeground(Color.secondary)
  }
}
