// SPDX-License-Identifier: Apache-2.0
/// Carries the place of the modifier around it, or of the view inside; layout ignores it.
package nonisolated struct LineModifier: UnaryLayoutModifier {
  var site: _CallSite
  /// Whether the place is that of the view inside, and not that of the modifier around it.
  var isOfView: Bool

  package init(site: _CallSite, isOfView: Bool = false) {
    (self.site, self.isOfView) = (site, isOfView)
  }

  package var name: String { "line" }
  package var mark: NodeMark? { .line(site, isOfView: isOfView) }
}

extension _CallSite {
  /// Makes a node, in a `LineModifier` if the call is recorded.
  func marking(
    isOfView: Bool = false, _ make: (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard isRecorded else { return make(old, inputs) }
    // A closure that escapes would copy the view for every node, recorded or not.
    return withoutActuallyEscaping(make) {
      LineModifier._makeNode(
        LineModifier(site: self, isOfView: isOfView), content: $0, reusing: old, inputs)
    }
  }
}

extension View {
  /// Changes the environment, and records the call as that of a text style.
  nonisolated package func changeTextStyle(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> ModifiedContent<Self, _EnvironmentModifier>
  {
    let site = _CallSite()
    guard site.isRecorded else { return changeEnvironment(change) }
    return changeEnvironment {
      change(&$0)
      $0.styleCalls.append(site)
    }
  }

  /// The same for one value.
  nonisolated package func textStyle<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return changeTextStyle { $0[keyPath: keyPath] = value }
  }
}

extension EnvironmentValues {
  private struct StyleCallsKey: EnvironmentKey { static let defaultValue: [_CallSite] = [] }

  /// The calls of the text styles around a view, outermost first; empty where calls aren't recorded.
  fileprivate(set) var styleCalls: [_CallSite] {
    get { self[StyleCallsKey.self] }
    set { self[StyleCallsKey.self] = newValue }
  }

  /// The lines of these calls.
  package var styleLines: [SourceLine] { styleCalls.compactMap(\.line) }
}
