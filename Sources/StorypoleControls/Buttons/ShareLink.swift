// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A button with the appearance of a share action for an address or a string; a press on it only adds a warning here.
/// There is no `Transferable`.
///
/// *How it lays out*: like a button.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  @MainActor @preconcurrency public var body: some View {
    Button {
      warnOfNothing("ShareLink", "nothing here receives what is shared")
    } label: {
      label
    }
  }

  /// Creates a share button for an address. A press on it does nothing here, and subject and message are ignored.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a share button for a string. A press on it does nothing here, and subject and message are ignored.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share button for an address, with the system's mark and the title “Share…”.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a share button for a string, with the system's mark and the title “Share…”.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a share button for an address, with the system's mark and a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share button for a string, with the system's mark and a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share button for an address, with the system's mark and a string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share button for a string, with the system's mark and a separate string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }
}

/// The title and the picture of a shared item.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title, which is not shown here.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a string title, which is not shown here.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  /// Creates a preview with a title, which is not shown here.
  public init(_ title: Text) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image, which are not shown here.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// Creates a preview with a string title and an image, which are not shown here.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension ShareLink {
  /// Creates a share button for an address. A press on it does nothing here, and subject, message and preview are
  /// ignored.
  nonisolated public init<I, J>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }

  /// Creates a share button for a string. A press on it does nothing here, and subject, message and preview are
  /// ignored.
  nonisolated public init<I, J>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share button for an address, with the title “Share…”. The preview is ignored.
  nonisolated public init<I, J>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init(item: item)
  }

  /// Creates a share button for a string, with the title “Share…”. The preview is ignored.
  nonisolated public init<I, J>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init(item: item)
  }
}

/// The system's share mark before a title.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor @preconcurrency public var body: some View {
    HStack(spacing: 8) {
      ControlMark(.share, width: 15, lineWidth: 1.75)
      title
    }
  }
}
