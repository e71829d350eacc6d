// SPDX-License-Identifier: Apache-2.0
/// Controls for entering and changing data.
///
/// *How it lays out*: as its style says; by default as a List whose rows stand on cards.
nonisolated public struct Form<Content: View>: View {
  @Environment(\.formStyle) private var style
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    AnyView(style.erasedBody(FormStyleConfiguration(content: .init(view: AnyView(content)))))
  }
}

/// What a form's style arranges.
public struct FormStyleConfiguration {
  nonisolated public struct Content: PrimitiveView {
    let view: AnyView

    nonisolated public static func _makeNode(
      _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
    ) -> _ViewNode {
      AnyView._makeNode(view.view, reusing: old, inputs)
    }
  }
  public let content: Content
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

extension FormStyle {
  @MainActor func erasedBody(_ configuration: FormStyleConfiguration) -> any View {
    makeBody(configuration: configuration)
  }
}

public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows on cards.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Rows below one another, without cards and without scrolling.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
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
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
