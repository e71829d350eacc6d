// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of the dots below the pages of a `TabView`.
@MainActor @preconcurrency public protocol IndexViewStyle {
  nonisolated var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, optionally on a capsule.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the capsule behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private enum Kind { case automatic, interactive, always, never }
    private let kind: Kind

    /// The default: no capsule.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While the dots are pressed; no capsule here.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always a capsule.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never a capsule.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  nonisolated public let _backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a capsule.
  nonisolated public static var page: PageIndexViewStyle { .init() }
  /// Dots, on a capsule if `backgroundDisplayMode` is `always`.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  private struct IndexViewStyleKey: EnvironmentKey {
    static var defaultValue: any IndexViewStyle { PageIndexViewStyle() }
  }

  var indexViewStyle: any IndexViewStyle {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the dots below pages inside.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewStyle, style)
  }
}
