// SPDX-License-Identifier: Apache-2.0
import Storypole

extension NSPredicate {
  /// Creates a predicate from a comparison of the object itself, such as `SELF MATCHES %@`.
  ///
  /// The operators are `==`, `!=`, `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `LIKE`, with the options `[c]`
  /// and `[d]`. Another format causes a warning and a predicate that is always false, because Swift reads no
  /// properties by name here.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, arguments: args.map { $0 as Any })
  }

  /// The same with an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, arguments: arguments ?? [])
  }

  private convenience init(format: String, arguments: [Any]) {
    guard let comparison = SelfComparison(format, arguments) else {
      Surroundings.warn(
        "NSPredicate(format:) is always false for \"\(format)\": only comparisons of SELF work here. Use filter",
        once: "NSPredicate \(format)")
      self.init(value: false)
      return
    }
    self.init(block: { object, _ in comparison.holds(for: object) })
  }
}

/// A comparison of an object with a string.
private struct SelfComparison {
  private let name: String
  private let options: String.CompareOptions
  private let text: String

  init?(_ format: String, _ arguments: [Any]) {
    let pattern = /\s*SELF\s*(==|=|!=|[A-Za-z]+)\s*(\[[cdCD]+\])?\s*(%@|'[^']*'|"[^"]*")\s*/
    guard let match = format.wholeMatch(of: pattern.ignoresCase()) else { return nil }
    name = match.1.uppercased()
    guard
      ["==", "=", "!=", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE"].contains(name)
    else { return nil }
    var options: String.CompareOptions = []
    if match.2?.lowercased().contains("c") == true { options.insert(.caseInsensitive) }
    if match.2?.lowercased().contains("d") == true { options.insert(.diacriticInsensitive) }
    self.options = options
    if match.3 == "%@" {
      guard arguments.count == 1 else { return nil }
      text = "\(arguments[0])"
    } else {
      text = String(match.3.dropFirst().dropLast())
    }
  }

  func holds(for object: Any?) -> Bool {
    guard let object else { return false }
    let value = "\(object)"
    func finds(_ options: String.CompareOptions) -> Bool {
      text.isEmpty || value.range(of: text, options: self.options.union(options)) != nil
    }
    switch name {
    case "==", "=": return value.compare(text, options: options) == .orderedSame
    case "!=": return value.compare(text, options: options) != .orderedSame
    case "CONTAINS": return finds([])
    case "BEGINSWITH": return finds(.anchored)
    case "ENDSWITH": return finds([.anchored, .backwards])
    case "LIKE":
      let parts = NSRegularExpression.escapedPattern(for: text)
      return matches(
        parts.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(
          of: "\\?", with: "."),
        value)
    default: return matches(text, value)
    }
  }

  /// Whether the pattern matches the whole value.
  private func matches(_ pattern: String, _ value: String) -> Bool {
    var settings: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { settings.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: settings)
    else { return false }
    let all = NSRange(location: 0, length: value.utf16.count)
    return expression.firstMatch(in: value, options: .anchored, range: all) != nil
  }
}
