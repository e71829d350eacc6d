// SPDX-License-Identifier: Apache-2.0
/// `@Entry`: a key and the accessors that use it.
///
///     extension EnvironmentValues { @Entry var accent: Color = .blue }
///
/// becomes `__Key_accent: EnvironmentKey` with that default, accessed by the property. The extended
/// type determines the kind of key.
enum EntryMacro {
  private enum Kind: String {
    case environment = "EnvironmentValues"
    case container = "ContainerValues"
    case transaction = "Transaction"
    case focused = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .container: "ContainerValueKey"
      case .transaction: "TransactionKey"
      case .focused: "FocusedValueKey"
      }
    }
  }

  private struct Variable {
    var name: String
    var type: String?
    var value: String?
  }

  static func expand(
    _ declaration: Syntax, role: String, lexicalContext: [Syntax]
  ) throws -> String {
    let kind = lexicalContext.lazy.compactMap(extendedType).first ?? .environment
    let result = Result {
      let variable = try parse(Scanner(declaration.source))
      return (key: "__Key_\(variable.name)", members: try keyMembers(variable, kind))
    }
    if role == "accessor" {
      // Both roles are expanded; the peer's message is enough.
      guard case .success((let key, _)) = result else { return "get { Swift.fatalError() }" }
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    let (key, members) = try result.get()
    return "private struct \(key): SwiftUI.\(kind.keyProtocol) {\n  \(members)\n}"
  }

  private static func keyMembers(_ variable: Variable, _ kind: Kind) throws -> String {
    if kind == .focused {
      guard let type = variable.type, let wrapped = unwrapped(type), variable.value == nil else {
        throw MacroError("a focused value is an optional without a default: '@Entry var x: T?'")
      }
      return "typealias Value = \(wrapped)"
    }
    switch (variable.type, variable.value) {
    case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
    case (let type?, nil):
      guard unwrapped(type) != nil else {
        throw MacroError("'@Entry' needs a default value for '\(variable.name)'")
      }
      return "static var defaultValue: \(type) { nil }"
    case (nil, let value?): return "static let defaultValue = \(value)"
    case (nil, nil): throw MacroError("'@Entry' needs a type or a default value")
    }
  }

  /// `T` of `T?` and of `Optional<T>`.
  private static func unwrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"]
    where type.hasPrefix(prefix) && type.hasSuffix(">") {
      return String(type.dropFirst(prefix.count).dropLast())
    }
    return nil
  }

  // MARK: Parsing

  /// Parses `@Entry public var name: Type = value`.
  private static func parse(_ scanner: Scanner) throws -> Variable {
    var position = scanner.skipTrivia(0)
    var word = ""
    while position < scanner.end {
      let end = scanner.skipToken(position)
      word = scanner.text(position..<end)
      if word == "var" || word == "let" { break }
      position = scanner.skipTrivia(scanner.skipBalanced(position) ?? scanner.end)
    }
    guard word == "var" else { throw MacroError("'@Entry' can only be applied to a 'var'") }
    position = scanner.skipTrivia(position + 3)
    let nameEnd = position < scanner.end ? scanner.skipToken(position) : position
    var variable = Variable(name: scanner.text(position..<nameEnd).filter { $0 != "`" })
    guard !variable.name.isEmpty else {
      throw MacroError("'@Entry' can only be applied to a 'var'")
    }

    var typeStart: Int?
    position = scanner.skipTrivia(nameEnd)
    if scanner[position] == UInt8(ascii: ":") {
      typeStart = position + 1
      position = scanner.skipTrivia(position + 1)
    }
    // The type ends at the first `=` that is a separate token (`T?=` cannot be written).
    while position < scanner.end {
      let end = scanner.skipBalanced(position) ?? scanner.end
      let token = scanner.text(position..<end)
      if token == "=" {
        variable.value = scanner.text(scanner.trimmed(end..<scanner.end))
        break
      }
      if token.hasPrefix("{") {
        throw MacroError("'@Entry' generates the accessors of '\(variable.name)'", at: position)
      }
      position = scanner.skipTrivia(end)
    }
    if let typeStart {
      variable.type = scanner.text(scanner.trimmed(typeStart..<min(position, scanner.end)))
    }
    return variable
  }

  /// The type that `extension SwiftUI.EnvironmentValues { … }` extends, if it takes entries.
  private static func extendedType(_ context: Syntax) -> Kind? {
    let scanner = Scanner(context.source)
    var position = scanner.skipTrivia(0)
    var sawExtension = false
    while position < scanner.end, scanner[position] != UInt8(ascii: "{") {
      let end = scanner.skipToken(position)
      let word = scanner.text(position..<end)
      if sawExtension, let kind = Kind(rawValue: word) { return kind }
      sawExtension = sawExtension || word == "extension"
      position = scanner.skipTrivia(end)
    }
    return nil
  }
}
