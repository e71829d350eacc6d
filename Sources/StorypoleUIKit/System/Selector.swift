// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The name of a method. Methods are not called by name here: `UIApplication.sendAction` only knows the name
/// "resignFirstResponder".
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  let name: String
  /// Creates the name of a method, such as "save:".
  public init(_ name: String) { self.name = name }
  /// Creates the name of a method from a literal.
  public init(stringLiteral value: String) { name = value }
}

// The command compiles `#selector(Model.save)` as a call of one of these, because the expression needs
// Objective-C.

/// The name of a method that is never called here.
@_disfavoredOverload public func _Selector<Method>(_ method: Method) -> Selector {
  Selector("a method")
}

/// The name of `UIResponder.resignFirstResponder`, which `UIApplication.sendAction` knows.
public func _Selector(_ method: (UIResponder) -> @MainActor () -> Bool) -> Selector {
  Selector("resignFirstResponder")
}

/// The same, for compilers that omit the main actor from the method's type, as Swift 5 does.
public func _Selector(_ method: (UIResponder) -> () -> Bool) -> Selector {
  Selector("resignFirstResponder")
}
