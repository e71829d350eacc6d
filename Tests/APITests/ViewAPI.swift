// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Badge: View, Equatable {
  var number: Int
  // api: View; View.Body
  typealias Body = Color
  // api: View.body | @ViewBuilder
  var body: Color { leaf }
}

private struct Dot: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// Adds the requirements of every tag of a kind.
private struct Framed: ViewModifier {
  var width: CGFloat
  // api: ViewModifier; ViewModifier.body(content:); ViewModifier.Content | typealias Content
  // api: ViewModifier.Content | _ViewModifier_Content<Self>
  func body(content: Content) -> some View { content.frame(width: width) }
}

private struct ByScheme: EnvironmentalModifier {
  // api: EnvironmentalModifier; EnvironmentalModifier.ResolvedModifier
  typealias ResolvedModifier = Framed
  // api: EnvironmentalModifier.resolve(in:)
  func resolve(in environment: EnvironmentValues) -> Framed {
    Framed(width: environment.colorScheme == .dark ? 20 : 10)
  }
}

@Suite struct ViewAPI {
  @MainActor @Test func bodies() {
    // api: View.body | _ShapeView<Self, ForegroundStyle>
    isView(Dot().body)
    isView(Badge(number: 1).body)
  }

  @Test func erased() {
    // api: AnyView; AnyView.init(_:); AnyView.init(erasing:); AnyView.init(_fromValue:)
    isView(AnyView(leaf))
    isView(AnyView(erasing: leaf))
    let value: Any = leaf
    #expect(AnyView(_fromValue: value) != nil)
    #expect(AnyView(_fromValue: 3) == nil)
  }

  @Test func empty() {
    // api: EmptyView; EmptyView.init()
    let _: any (Sendable & View).Type = EmptyView.self
    isView(EmptyView())
    // api: EmptyModifier; EmptyModifier.init(); EmptyModifier.identity
    let _: any (Sendable & ViewModifier).Type = EmptyModifier.self
    isView(leaf.modifier(EmptyModifier()).modifier(EmptyModifier.identity))
    // api: EmptyModifier.body(content:)
    let _: @MainActor (EmptyModifier.Content) -> EmptyModifier.Body =
      EmptyModifier.identity.body(content:)
  }

  @Test func equatable() {
    // api: View.equatable(); EquatableView; EquatableView.init(content:); EquatableView.content
    let view: EquatableView<Badge> = Badge(number: 1).equatable()
    #expect(view.content == Badge(number: 1))
    #expect(EquatableView(content: Badge(number: 2)).content.number == 2)
    isView(view)
  }

  @Test func identity() {
    // api: View.id(_:)
    isView(leaf.id("a"))
  }

  @Test func modified() {
    // api: View.modifier(_:); ModifiedContent; ModifiedContent.init(content:modifier:)
    let view: ModifiedContent<Color, Framed> = leaf.modifier(Framed(width: 10))
    isView(ModifiedContent(content: leaf, modifier: Framed(width: 10)))
    // api: ModifiedContent.content; ModifiedContent.modifier; ModifiedContent : View
    #expect(view.content == leaf)
    #expect(view.modifier.width == 10)
    isView(view)
    let _: any Equatable.Type = ModifiedContent<Color, Int>.self
    // api: ViewModifier.concat(_:); ModifiedContent : ViewModifier
    isView(leaf.modifier(Framed(width: 10).concat(Framed(width: 20))))
    isView(leaf.modifier(ByScheme()))
  }

  @MainActor @Test func modifiedBody() {
    // api: ModifiedContent.body; ViewModifier.Body
    let _: ModifiedContent<Color, Framed>.Body.Type = Never.self
    let _: (ModifiedContent<Color, Framed>) -> Never = { $0.body }
    let _: EmptyModifier.Body.Type = Never.self
  }

  @MainActor @Test func modifierAnimation() {
    // api: ViewModifier.animation(_:); ViewModifier.transaction(_:)
    isView(leaf.modifier(Framed(width: 10).animation(.default)))
    isView(leaf.modifier(Framed(width: 10).transaction { $0.animation = nil }))
  }

  @MainActor @Test func dynamicContent() {
    // api: ModifiedContent : DynamicViewContent; ModifiedContent.Data; ModifiedContent.data
    typealias Rows = ForEach<[Int], Int, Color>
    let rows: Rows = ForEach([1, 2], id: \.self) { _ in leaf }
    let modified = rows.modifier(Framed(width: 10))
    let _: ModifiedContent<Rows, Framed>.Data = modified.data
    #expect(modified.data == [1, 2])
    func isDynamic<V: DynamicViewContent>(_ view: V) {}
    isDynamic(modified)
  }

  @Test func environmentalModifiersResolve() throws {
    #expect(ByScheme().resolve(in: EnvironmentValues()).width == 10)
  }

  @Test func lifecycle() {
    // api: View.onAppear(perform:); View.onDisappear(perform:)
    isView(leaf.onAppear {}.onDisappear {})
    isView(leaf.onAppear().onDisappear())
    // api: View.onChange(of:initial:_:) | @escaping () -> Void
    isView(leaf.onChange(of: 3) {})
    // api: View.onChange(of:initial:_:) | (V, V) -> Void
    isView(leaf.onChange(of: 3, initial: true) { old, new in _ = old + new })
    // api: View.task(priority:_:); View.task(id:priority:_:)
    isView(leaf.task {})
    isView(leaf.task(priority: .low) {})
    isView(leaf.task(id: 3) {})
    // api: View.task(id:name:executorPreference:priority:file:line:_:)
    isView(leaf.task(id: 3, name: "load", executorPreference: globalConcurrentExecutor) {})
  }

  @available(*, deprecated) @Test func deprecatedForms() {
    // api: View.onChange(of:perform:) | @inlinable; View.onChange(of:perform:) | nonisolated
    isView(leaf.onChange(of: 3, perform: { new in _ = new }))
  }

  @Test func visibility() {
    // api: Visibility; Visibility.automatic; Visibility.hidden; Visibility.visible
    // api: Visibility.allCases
    let _: any (CaseIterable & Equatable & Hashable & Sendable).Type = Visibility.self
    #expect(Set(Visibility.allCases) == [.automatic, .visible, .hidden])
  }
}
