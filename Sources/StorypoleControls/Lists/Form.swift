// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Controls for entering and changing data.
///
/// *How it lays out*: according to its style; by default as a List whose rows are on cards.
nonisolated public struct Form<Content: View>: View {
  @Environment(\.formStyle) private var style
  private let content: Content

  /// Creates a form of the views of a builder.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    AnyView(style.erasedBody(FormStyleConfiguration(content: .init(view: AnyView(content)))))
  }
}

/// The part of a form that a style arranges.
public struct FormStyleConfiguration {
  /// The content of the form.
  nonisolated public struct Content: PrimitiveView {
    let view: AnyView

    nonisolated public static func _makeNode(
      _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
    ) -> _ViewNode {
      AnyView._makeNode(view.view, reusing: old, inputs)
    }
  }
  /// The content of the form.
  public let content: Content
}

/// The appearance of forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// Makes the view that a form with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

extension FormStyle {
  @MainActor func erasedBody(_ configuration: FormStyleConfiguration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// The default style: rows on cards, in a list.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a list of the content.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows on cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a list of the content.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows below one another, without cards and without scrolling.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a column of the content, at the leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default: rows on cards.
  nonisolated public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows on cards.
  nonisolated public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows below one another.
  nonisolated public static var columns: ColumnsFormStyle { .init() }
}

extension EnvironmentValues {
  private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: any FormStyle { AutomaticFormStyle() }
  }

  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms inside. The innermost style counts.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
