// SPDX-License-Identifier: Apache-2.0
/// `@Animatable`: makes `animatableData` from a type's stored variables, except those marked
/// `@AnimatableIgnored`.
///
///     @Animatable struct Wedge: Shape { var start: Angle; var size: CGFloat … }
///
/// gets an `animatableData` that is a pair of both variables' data.
enum AnimatableMacro {
  private struct Variable {
    var name: String
    var type: String
  }

  static func expand(_ declaration: Syntax, extending type: String) throws -> String {
    let scanner = Scanner(declaration.source)
    let variables = try storedVariables(scanner)
    guard let last = variables.last else { return "extension \(type): SwiftUI.Animatable {}" }
    // Pairs nest to the right: (a, (b, c)).
    var data = "(\(last.type)).AnimatableData"
    var get = "\(last.name).animatableData"
    var set: [String] = []
    for variable in variables.dropLast().reversed() {
      data = "SwiftUI.AnimatablePair<(\(variable.type)).AnimatableData, \(data)>"
      get = "SwiftUI.AnimatablePair(\(variable.name).animatableData, \(get))"
    }
    var path = "newValue"
    for variable in variables.dropLast() {
      set.append("\(variable.name).animatableData = \(path).first")
      path += ".second"
    }
    set.append("\(last.name).animatableData = \(path)")
    return """
      extension \(type): SwiftUI.Animatable {
        \(isPublic(scanner) ? "public " : "")var animatableData: \(data) {
          get { \(get) }
          set {
            \(set.joined(separator: "\n      "))
          }
        }
      }
      """
  }

  /// Whether `public` or `open` precedes the type's braces.
  private static func isPublic(_ scanner: Scanner) -> Bool {
    var position = scanner.skipTrivia(0)
    while position < scanner.end, scanner[position] != UInt8(ascii: "{") {
      let end = scanner.skipBalanced(position) ?? scanner.end
      if ["public", "open"].contains(scanner.text(position..<end)) { return true }
      position = scanner.skipTrivia(end)
    }
    return false
  }

  private static func storedVariables(_ scanner: Scanner) throws -> [Variable] {
    var position = scanner.skipTrivia(0)
    while position < scanner.end, scanner[position] != UInt8(ascii: "{") {
      position = scanner.skipTrivia(scanner.skipBalanced(position) ?? scanner.end)
    }
    guard let end = scanner.skipBalanced(position) else {
      throw MacroError("'@Animatable' needs a type with a body")
    }
    var found: [Variable] = []
    var isLeftOut = false
    position = scanner.skipTrivia(position + 1)
    while position < end - 1 {
      let next = scanner.skipBalanced(position) ?? end
      switch scanner.text(position..<next) {
      case "AnimatableIgnored", "static", "class", "lazy": isLeftOut = true
      case "let", "func", "init", "subscript", "struct", "enum", "typealias": isLeftOut = false
      case "var":
        if !isLeftOut, let variable = try variable(scanner, scanner.skipTrivia(next)) {
          found.append(variable)
        }
        isLeftOut = false
      default: break
      }
      position = scanner.skipTrivia(next)
    }
    return found
  }

  /// The variable whose name is at `start`; nil for a computed one.
  private static func variable(_ scanner: Scanner, _ start: Int) throws -> Variable? {
    let nameEnd = scanner.skipToken(start)
    let name = scanner.text(start..<nameEnd)
    var position = scanner.skipTrivia(nameEnd)
    var type: String?
    if scanner[position] == UInt8(ascii: ":") {
      let typeStart = scanner.skipTrivia(position + 1)
      let typeEnd = scanner.typeEnd(typeStart)
      type = scanner.text(typeStart..<typeEnd)
      position = scanner.skipTrivia(typeEnd)
    }
    if scanner[position] == UInt8(ascii: "{") {
      let first = scanner.skipTrivia(position + 1)
      guard ["willSet", "didSet"].contains(where: { scanner.hasPrefix($0, at: first) }) else {
        return nil
      }
    }
    guard let type else {
      throw MacroError("'@Animatable' needs an explicit type for '\(name)'", at: start)
    }
    return Variable(name: name, type: type)
  }
}

extension Scanner {
  /// The end of a type that starts at `start`: an `=`, a brace, a comma outside of angle brackets, or the end
  /// of the line.
  fileprivate func typeEnd(_ start: Int) -> Int {
    var last = start
    var position = start
    var depth = 0
    while position < end, !"={;".utf8.contains(bytes[position]) {
      if depth == 0, bytes[last..<position].contains(0x0A) || bytes[position] == UInt8(ascii: ",") {
        break
      }
      last = skipBalanced(position) ?? end
      let token = text(position..<last)
      if isOperator(position), token != "->" {
        depth += token.count { $0 == "<" } - token.count { $0 == ">" }
      }
      position = skipTrivia(last)
    }
    return last
  }
}
