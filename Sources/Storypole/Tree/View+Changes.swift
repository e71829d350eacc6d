// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Prints the type of the view when its body is evaluated. Apple's also prints the changed properties; here they are
  /// unknown.
  public static func _printChanges() { print("\(Self.self): evaluated.") }

  /// The same as `_printChanges()`.
  public static func _logChanges() { _printChanges() }
}
