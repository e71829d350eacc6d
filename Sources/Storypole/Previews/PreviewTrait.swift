// SPDX-License-Identifier: Apache-2.0
/// A setting of a `#Preview`.
public struct PreviewTrait<T>: Sendable {
  let apply: @Sendable (inout PreviewSettings) -> Void

  package init(apply: @escaping @Sendable (inout PreviewSettings) -> Void) { self.apply = apply }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The frame of previews without a trait.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { _ in } }

  /// Crops the picture to the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// Draws the view in a canvas of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Uses the device in portrait.
  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.orientation = .portrait } }
  /// Uses the device in portrait, with the top edge at the bottom; drawn as `portrait`.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// Rotates the device so that its top edge is on the left.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }
  /// Rotates the device so that its top edge is on the right.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .landscapeRight }
  }

  /// Wraps the view, with a context that is made once.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    nonisolated(unsafe) let modifier = modifier  // only used on the main actor from here on
    return PreviewTrait { $0.modifiers.append { try wrap($0, in: modifier) } }
  }
}

/// Wraps previews, for instance with data for several of them.
@MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes the context for `body`, once for all previews of the process. An error ends the preview.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  /// Wraps a preview in the shared context.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier wraps.
public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

@MainActor private func wrap<M: PreviewModifier>(_ view: any View, in modifier: M) throws
  -> any View
{
  let context = try SharedContexts.context(of: M.self)
  return modifier.body(content: PreviewModifierContent(view: AnyView(view)), context: context)
}

@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of modifier: M.Type) throws -> M.Context {
    if let known = made[ObjectIdentifier(modifier)] as? M.Context { return known }
    var result: Result<M.Context, any Error>?
    Task { @MainActor in
      do {
        result = .success(try await modifier.makeSharedContext())
      } catch {
        result = .failure(error)
      }
    }
    // Pictures are made synchronously: meanwhile only this loop runs the main actor's queue.
    while result == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    let context = try result!.get()
    made[ObjectIdentifier(modifier)] = context
    return context
  }
}
