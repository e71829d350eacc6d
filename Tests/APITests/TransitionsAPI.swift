// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// A still picture shows every view at rest.
@Suite @MainActor struct TransitionsAPI {
  private struct Sinking: Transition {
    // api: Transition; Transition.Body; Transition.Content; Transition.body(content:phase:)
    // api: Transition.properties; PlaceholderContentView
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    func body(content: Content, phase: TransitionPhase) -> some View {
      let _: PlaceholderContentView<Sinking> = content
      content.offset(y: phase.value * 10)
    }
  }

  private struct Faded: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
  }

  private func same(_ transition: some Transition) throws {
    // api: View.transition(_:) | <T>
    #expect(try picture(leaf.transition(transition)) == picture(leaf))
  }

  @Test func transitions() throws {
    // api: Transition.identity; Transition.opacity; Transition.slide; Transition.scale
    // api: Transition.scale(_:anchor:); Transition.move(edge:); Transition.offset(_:)
    // api: Transition.offset(x:y:); Transition.push(from:); Transition.blurReplace(_:)
    try same(.identity)
    try same(.opacity)
    try same(.slide)
    try same(.scale)
    try same(.scale(0.5, anchor: .top))
    try same(.move(edge: .top))
    try same(.offset(CGSize(width: 1, height: 2)))
    try same(.offset(x: 1, y: 2))
    try same(.push(from: .leading))
    try same(.blurReplace)
    try same(.blurReplace(.upUp))
    // api: Transition.combined(with:); Transition.animation(_:); Transition.apply(content:phase:)
    try same(Sinking().combined(with: .opacity).animation(.linear))
    let applied = Sinking().apply(content: leaf, phase: .willAppear)
    #expect(try picture(applied) == picture(leaf.offset(y: -10)))
  }

  @Test func types() {
    // api: IdentityTransition; IdentityTransition.init(); OpacityTransition; OpacityTransition.init()
    // api: SlideTransition; SlideTransition.init()
    let _: [any Transition] = [IdentityTransition(), OpacityTransition(), SlideTransition()]
    // api: MoveTransition; MoveTransition.init(edge:); MoveTransition.edge; PushTransition
    // api: PushTransition.init(edge:); PushTransition.edge
    #expect(
      MoveTransition(edge: .top).edge == .top && PushTransition(edge: .leading).edge == .leading)
    // api: OffsetTransition; OffsetTransition.init(_:); OffsetTransition.offset
    #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    // api: ScaleTransition; ScaleTransition.init(_:anchor:); ScaleTransition.scale; ScaleTransition.anchor
    #expect(ScaleTransition(0.5).scale == 0.5 && ScaleTransition(0.5).anchor == .center)
    // api: AsymmetricTransition; AsymmetricTransition.init(insertion:removal:)
    // api: AsymmetricTransition.insertion; AsymmetricTransition.removal
    let both = AsymmetricTransition(insertion: .move(edge: .top), removal: .scale(0.5))
    #expect(both.insertion.edge == .top && both.removal.scale == 0.5)
    // api: BlurReplaceTransition; BlurReplaceTransition.Configuration
    // api: BlurReplaceTransition.init(configuration:); BlurReplaceTransition.configuration
    // api: BlurReplaceTransition.Configuration.downUp; BlurReplaceTransition.Configuration.upUp
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == .upUp)
    #expect(BlurReplaceTransition.Configuration.downUp != .upUp)
    // api: TransitionPhase; TransitionPhase.willAppear; TransitionPhase.identity
    // api: TransitionPhase.didDisappear; TransitionPhase.isIdentity; TransitionPhase.value
    let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1] && phases.map(\.isIdentity) == [false, true, false])
    // api: TransitionProperties; TransitionProperties.init(hasMotion:); TransitionProperties.hasMotion
    #expect(TransitionProperties().hasMotion && !Sinking.properties.hasMotion)
  }

  @Test func anyTransitions() throws {
    // api: AnyTransition; AnyTransition.init(_:); AnyTransition.identity; AnyTransition.slide
    // api: AnyTransition.opacity | nonisolated(unsafe); AnyTransition.opacity | static let opacity: AnyTransition
    // api: AnyTransition.scale; AnyTransition.scale(scale:anchor:); AnyTransition.move(edge:)
    // api: AnyTransition.offset(_:); AnyTransition.offset(x:y:); AnyTransition.push(from:)
    // api: AnyTransition.modifier(active:identity:); AnyTransition.asymmetric(insertion:removal:)
    // api: AnyTransition.combined(with:); AnyTransition.animation(_:)
    let all: [AnyTransition] = [
      AnyTransition(Sinking()), .identity, .slide, .opacity, .scale, .scale(scale: 0.5),
      .move(edge: .top), .offset(CGSize(width: 1, height: 1)), .offset(x: 1), .push(from: .top),
      .modifier(active: Faded(), identity: Faded()),
      .asymmetric(insertion: .opacity, removal: .slide), .opacity.combined(with: .scale),
      .opacity.animation(.linear),
    ]
    // api: View.transition(_:) | AnyTransition
    for transition in all where all.count > 1 {
      isView(leaf.transition(transition))
    }
    #expect(try picture(leaf.transition(all[3])) == picture(leaf))
  }
}
