// SPDX-License-Identifier: Apache-2.0
/// A table's entry for a key: a string, or a choice between strings.
indirect enum LocalizedFormat: Equatable, Sendable {
  case string(String)
  /// By CLDR's category of a number: zero, one, two, few, many, other.
  case plural([String: LocalizedFormat])
  /// By the kind of device: iphone, ipad, mac, … and other.
  case device([String: LocalizedFormat])
  /// A format in which `%#@name@` represents variables.
  case variables(LocalizedFormat, [String: Variable])

  struct Variable: Equatable, Sendable {
    /// From 1; nil takes the values in order.
    var position: Int?
    /// The specifier for `%arg`, without the percent sign: `lld`.
    var specifier: String
    var format: LocalizedFormat
  }
}
