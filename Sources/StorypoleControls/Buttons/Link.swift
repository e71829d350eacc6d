// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A button that opens a web address. Viewers of SVG files can follow it.
///
/// *How it lays out*: like a button.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label.
  ///
  /// - Parameter destination: The address that a press passes to the environment's `openURL` action.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    OpenURLButton(destination: destination, label: label)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct OpenURLButton<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  var body: some View {
    let address = destination.absoluteString
    Button {
      openURL(destination)
    } label: {
      label
    }
    .linked(to: address)
    .semantics(.link)
  }
}
