// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The older form of NavigationStack. Of several views it shows the first, as on a phone; on wider screens, the others
/// are beside it (observed).
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack whose root is the first view of the content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    NavigationStack { FirstColumn(content: content) }
  }
}

/// The appearance of a NavigationView; always a stack here.
public protocol NavigationViewStyle {}
/// The default appearance of a navigation view; all are stacks here.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// Columns side by side; a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default: a stack.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side; a stack here.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Accepted; has no effect here, because navigation views are always stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
