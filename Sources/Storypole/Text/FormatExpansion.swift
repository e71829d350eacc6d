// SPDX-License-Identifier: Apache-2.0
/// Inserts values into the format of a table. A missing value leaves a gap; a value of another kind is shown unchanged.
struct FormatExpansion {
  typealias Segment = LocalizedStringKey.Segment
  typealias Argument = LocalizedStringKey.Argument

  let arguments: [Argument]
  /// The language of the table's strings: determines plurals.
  let language: String
  /// The problem of the format.
  private(set) var problem: String?
  /// Variables may refer to variables, and to themselves.
  private var variablesLeft = 100

  init(arguments: [Argument], language: String) {
    self.arguments = arguments
    self.language = language
  }

  mutating func segments(of format: LocalizedFormat) -> [Segment] {
    // In a string with a single choice the first number determines it.
    let number = arguments.lazy.compactMap(\.number).first
    let (string, variables) = choose(format, by: number)
    if arguments.isEmpty, variables.isEmpty { return string.isEmpty ? [] : [.literal(string)] }
    return expand(string, Scope(variables: variables))
  }

  private struct Scope {
    var variables: [String: LocalizedFormat.Variable] = [:]
    /// The variable of this string, and the index of its value, from 0.
    var own: (index: Int, specifier: String)?
  }

  private mutating func choose(
    _ format: LocalizedFormat, by number: _FormatNumber?
  ) -> (String, [String: LocalizedFormat.Variable]) {
    switch format {
    case .string(let string): return (string, [:])
    case .variables(let format, let variables):
      return (choose(format, by: number).0, variables)
    case .device(let forms):
      return choose(forms, among: ["iphone", "other"], by: number)
    case .plural(let forms):
      var names = ["other"]
      if let value = number?.value {
        names.insert(PluralRules.category(of: value, in: language), at: 0)
        // Observed: every language uses the form `zero` for 0.
        if value == 0 { names.insert("zero", at: 0) }
      }
      return choose(forms, among: names, by: number)
    }
  }

  private mutating func choose(
    _ forms: [String: LocalizedFormat], among names: [String], by number: _FormatNumber?
  ) -> (String, [String: LocalizedFormat.Variable]) {
    if let form = names.lazy.compactMap({ forms[$0] }).first { return choose(form, by: number) }
    problem = "has no form '\(names[0])'"
    guard let any = forms.min(by: { $0.key < $1.key }) else { return ("", [:]) }
    return choose(any.value, by: number)
  }

  private mutating func expand(_ string: String, _ scope: Scope) -> [Segment] {
    var segments: [Segment] = []
    var literal = ""
    func finish() {
      if !literal.isEmpty { segments.append(.literal(literal)) }
      literal = ""
    }
    var next = 0
    var rest = Substring(string)
    while let character = rest.first {
      if let own = scope.own, rest.hasPrefix("%arg") {
        rest.removeFirst(4)
        finish()
        segments += value(own.index, "%" + own.specifier)
        continue
      }
      guard character == "%", let specifier = FormatString.Specifier(from: &rest) else {
        literal.append(rest.removeFirst())
        continue
      }
      if specifier.conversion == "%" {
        literal.append("%")
        continue
      }
      // In a variable's string, a specifier without a position is the variable's own value.
      let index = specifier.position.map { $0 - 1 } ?? scope.own?.index ?? next
      if specifier.position == nil, scope.own == nil { next += 1 }
      finish()
      if let name = specifier.variable {
        segments += variable(name, at: index, specifier.position != nil, scope)
      } else {
        segments += value(index, specifier.text)
      }
    }
    finish()
    return segments
  }

  private mutating func value(_ index: Int, _ specifier: String) -> [Segment] {
    guard arguments.indices.contains(index) else {
      problem = "uses value \(index + 1) of \(arguments.count)"
      return []
    }
    var argument = arguments[index]
    if case .number(let number, _) = argument, !specifier.hasSuffix("@") {
      argument = .number(number, specifier: specifier)
    }
    return [.argument(argument)]
  }

  private mutating func variable(
    _ name: String, at index: Int, _ isPositioned: Bool, _ scope: Scope
  ) -> [Segment] {
    guard let variable = scope.variables[name] else {
      problem = "uses an undefined variable '\(name)'"
      return []
    }
    guard variablesLeft > 0 else {
      problem = "has variables that refer to each other endlessly"
      return []
    }
    variablesLeft -= 1
    let index = isPositioned ? index : variable.position.map { $0 - 1 } ?? index
    let number = arguments.indices.contains(index) ? arguments[index].number : nil
    if number == nil { problem = "needs a number as value \(index + 1)" }
    let (string, _) = choose(variable.format, by: number)
    return expand(
      string, Scope(variables: scope.variables, own: (index, variable.specifier)))
  }
}

extension LocalizedStringKey.Argument {
  fileprivate var number: _FormatNumber? {
    if case .number(let number, _) = self { number } else { nil }
  }
}
