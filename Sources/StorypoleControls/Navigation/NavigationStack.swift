// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Screens on top of one another; the topmost is seen.
///
/// *How it lays out*: it takes the proposed size. A bar is above the screen if it has a title, items or a way
/// back, bars below if something asks for them; the screen gets the remaining space, in its center, and
/// reaches under them where it ignores the safe area or scrolls.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  @State private var pushed: [PushedScreen] = []
  @State private var editMode = EditMode.inactive
  private let path: PathSource
  private let root: Root

  private init(_ path: PathSource, _ root: Root) {
    self.path = path
    self.root = root
  }

  @MainActor @preconcurrency public var body: some View {
    NavigationScreens(
      path: path, pushed: $pushed, editMode: $editMode, bars: .controls, root: root)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps the screens above its root itself.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(PathSource(), root()) }

  /// Creates a stack whose screens above its root are those of a path, which links and the way back change.
  ///
  /// A value without a `navigationDestination(for:)` is left out and reported.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      PathSource(
        values: path.wrappedValue.values, append: { path.wrappedValue.values.append($0) },
        removeLast: { path.wrappedValue.removeLast() }), root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack whose screens above its root are those of a collection of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      PathSource(
        values: path.wrappedValue.map { AnyHashable($0) },
        append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
        removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }), root())
  }
}

/// The values whose destinations a stack shows, of any type.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path: the root alone is shown.
  public init() {}
  /// Creates a path from values, the topmost last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { values.count }
  /// Whether the root alone is shown.
  public var isEmpty: Bool { values.isEmpty }
  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the topmost values; at most all of them.
  ///
  /// - Parameter k: The number of values. A negative number removes none, and a warning names it.
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 {
      return Warnings.shared.add(
        "NavigationPath.removeLast(\(k)) removes nothing: the number is negative",
        once: "NavigationPath.removeLast")
    }
    values.removeLast(min(k, values.count))
  }
}
