// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The place of a call in the user's compiled code, recorded for explanations: SwiftUI's declarations have no parameter for a
/// line, and the compiler's own table gives the line of an address.
nonisolated public struct _CallSite: Hashable, Sendable {
  /// In bytes of the image; 0 where calls aren't recorded.
  private let address: UInt

  /// The call that led here.
  init() { address = sp_call_site() }

  /// The call at an address of the image.
  package init(address: UInt) { self.address = address }

  var isRecorded: Bool { address != 0 }

  /// The line of the call; nil without the compiler's table.
  package var line: SourceLine? { isRecorded ? SourceLines.line(address) : nil }
}

/// The compiler's table of lines in the user's image.
package enum SourceLines {
  /// The line of an address in the image; set before the image is loaded, if calls are recorded.
  nonisolated(unsafe) package private(set) static var line: (UInt) -> SourceLine? = { _ in nil }

  /// Records calls from now on.
  package static func record(_ line: @escaping (UInt) -> SourceLine?) {
    self.line = line
    sp_record_calls()
  }
}

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
    isOfView: Bool = false, _ make: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard isRecorded else { return make(old, inputs) }
    return LineModifier._makeNode(
      LineModifier(site: self, isOfView: isOfView), content: make, reusing: old, inputs)
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
