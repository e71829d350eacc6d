// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// Advice on errors about Apple's names: the nearest declaration that exists, or the reason for its absence and an
/// alternative. An error that the tables don't explain gets none.
struct ErrorAdvice {
  let table: APITable
  /// The names that the module's own sources declare.
  let ownNames: Set<String>
  /// The source of a file, as errors name it.
  let source: (String) -> Data?

  private var declared: DeclarationTable { table.declared }

  /// The advice on a type, function or value that is not in scope.
  func advice(onName name: String) -> String? {
    if let absence = table.absent.sentence(for: name) { return absence }
    if let framework = AppleFramework(ofClass: name) {
      return
        "'\(name)' is a class of \(framework.name) that Storypole doesn't have. Put the code that uses it between "
        + "'#if canImport(\(framework.name))' and '#endif'."
    }
    let isType = name.first?.isUppercase == true
    let names = Set(declared.topLevelNames).union(ownNames).filter {
      ($0.first?.isUppercase == true) == isType
    }
    return DeclarationTable.sentence(for: name, closestNames(to: name, among: Array(names)))
  }

  /// The advice on another error; nil if there is none.
  func advice(on error: Diagnostic) -> String? {
    let message = error.message
    let words = Self.quotedWords(message)
    if message.hasPrefix("unknown attribute "), let name = words.first {
      return advice(onName: name)
    }
    if message.contains(" has no member '") || message.contains(" has no dynamic member '"),
      words.count == 2
    {
      let isStatic = message.hasPrefix("type ")
      let type = DeclarationTable.plain(words[0])
      if isStatic, ["CGFloat", "Double"].contains(type),
        let near = DeclarationTable.sentence(
          for: words[1], closestNames(to: words[1], among: Self.numbers))
      {
        return near
      }
      if isStatic, !declared.hasType(type) {
        // '.opacity(.half)': a type of Swift.
        let call = UnfitCall.around(error, in: source(error.file))
        return call.flatMap { ownNames.contains($0.name) ? nil : $0.advice(declared) }
      }
      return advice(onMember: words[1], of: words[0], isStatic: isStatic)
    }
    if message.contains("cannot be resolved without a contextual type"), let name = words.first {
      return adviceOnArgument(name, error)
    }
    if message.hasPrefix("cannot infer key path type") { return adviceOnKeyPath(error) }
    if message.contains("'buildExpression' requires that"), words.count == 3, words[2] == "View",
      !ownNames.contains(words[1])
    {
      return "'\(words[1])' is not a view, so it cannot be among the views of a body."
    }
    if message.hasPrefix("closure containing control flow statement") {
      return
        "The views of a body are listed, not made by statements: write ForEach for a loop, and if or switch for a condition."
    }
    if message.hasPrefix("failed to produce diagnostic")
      || message.hasPrefix("the compiler is unable to type-check")
    {
      return adviceOnUnknownArgument(in: error.file)
    }
    if message.hasPrefix("contextual type for closure argument list expects") {
      let isOne = message.contains("expects 1 argument")
      return
        "The closure gets \(isOne ? "an argument" : "arguments"): name \(isOne ? "it" : "them"), as in "
        + (isOne
          ? "'{ item in … }', or write '{ _ in … }'." : "'{ a, b in … }', or write '_' for each.")
    }
    if message.hasPrefix("contextual closure type "),
      message.contains(" were used in closure body"),
      let call = UnfitCall.around(error, in: source(error.file)), !ownNames.contains(call.name)
    {
      return call.advice(declared)
    }
    if message.contains(" conform to '"), let advice = Self.adviceOnConformance(words) {
      return advice
    }
    if words.last?.hasPrefix("Binding<") == true, message.contains("to expected ") {
      return
        "A binding is expected: write '$' before the name of a property, or '.constant(…)' around a value."
    }
    guard let call = UnfitCall(error, in: source(error.file)), !ownNames.contains(call.name) else {
      return nil
    }
    if message.hasSuffix("expected argument type 'Range<Int>'"),
      ["ForEach", "List"].contains(call.name)
    {
      return Self.identity
    }
    let form = call.assumedForm
    if let absence = table.absent.sentence(for: form.name, ofTypes: [form.type]) { return absence }
    let advice = call.advice(declared)
    guard message.hasPrefix("cannot convert"), let type = words.last,
      let values = Self.values[DeclarationTable.plain(type)]
    else { return advice }
    return [advice, values].compactMap(\.self).joined(separator: " ")
  }

  /// Values of types that numbers and texts are mistaken for.
  private static let values = [
    "Angle": "Write '.degrees(45)' or '.radians(.pi / 4)'.",
    "Color":
      "Write '.red', 'Color(red: 1, green: 0, blue: 0)', or 'Color(\"name\")' for one of an asset catalog.",
    "GridItem": "Write 'GridItem(.flexible())' for each column.",
    "[GridItem]": "Write '[GridItem(.flexible()), GridItem(.flexible())]' for two columns.",
  ]

  /// The numbers with names that lengths can be.
  private static let numbers = ["infinity", "pi", "zero"]

  private static let identity =
    "The elements are not Identifiable: add ', id: \\.self', or the key path of a property that identifies them."

  /// The advice on a type that doesn't conform to a protocol.
  private static func adviceOnConformance(_ words: [String]) -> String? {
    guard words.count >= 3 else { return nil }
    let (user, type) = (words[words.count - 3], words[words.count - 2])
    switch words[words.count - 1] {
    case "Identifiable" where ["ForEach", "List", "Table"].contains(user): return identity
    case "ObservableObject":
      return
        "'\(user)' is for objects that conform to ObservableObject. If '\(type)' is marked with @Observable, use @State, "
        + "@Bindable or @Environment, or no wrapper."
    default: return nil
    }
  }

  /// The words between quotes.
  private static func quotedWords(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  // MARK: Members

  private func advice(onMember name: String, of type: String, isStatic: Bool) -> String? {
    let plain = DeclarationTable.plain(type)
    // Of the user's types, only views matter here.
    let isKnown = declared.hasType(plain) && !ownNames.contains(plain)
    guard isKnown || !isStatic else { return nil }
    let owner = isKnown ? plain : "View"
    if let absence = table.absent.sentence(for: name, ofTypes: declared.owners(of: owner)) {
      return absence
    }
    let kinds: Set<DeclarationTable.Member.Kind> = isStatic ? [.static] : [.member]
    let names = Array(Set(declared.members(of: owner, kinds).map(\.base)))
    if let other = Self.sides(name).first(where: names.contains) {
      return "'\(plain)' has no '\(name)': use '\(other)'."
    }
    // 'UIColor.systemBackgroundColor' of Objective-C.
    if name.hasSuffix("Color"), names.contains(String(name.dropLast(5))) {
      return DeclarationTable.sentence(for: name, [String(name.dropLast(5))])
    }
    let near = closestNames(to: name, among: names)
    if !near.isEmpty { return DeclarationTable.sentence(for: name, near) }
    if isStatic, ["Color", "ShapeStyle"].contains(plain),
      declared.members(of: "UIColor", [.static]).contains(where: { $0.base == name })
    {
      return "'\(name)' is a color of UIColor: write 'Color(uiColor: .\(name))'."
    }
    // 'textSecondary' for 'secondary'.
    let ends = names.filter { $0.count > 3 && name.lowercased().hasSuffix($0.lowercased()) }
    if isStatic, let longest = ends.max(by: { $0.count < $1.count }) {
      return DeclarationTable.sentence(for: name, [longest])
    }
    if !isStatic {
      if declared.owners(of: owner).contains("View"),
        let absence = table.absent.sentence(forMisspelledMember: name)
      {
        return absence
      }
      let owners = declared.owners(ofMember: name, [.member]).filter { $0 != "View" }
      guard (1...3).contains(owners.count),
        declared.owners(of: owner).contains("View") || owner == "View"
      else { return nil }
      return
        "'\(name)' is a member of \(owners.map { "'\($0)'" }.joined(separator: " and ")), and not of every view: "
        + "call it before modifiers that return another view."
    }
    guard !names.isEmpty, names.count <= Self.mostNames else { return nil }
    return "'\(plain)' has \(names.sorted().map { "'\($0)'" }.joined(separator: ", "))."
  }

  private static let mostNames = 14

  /// SwiftUI's words for other systems' words.
  private static func sides(_ name: String) -> [String] {
    let pairs = [
      ("left", "leading"), ("right", "trailing"), ("middle", "center"), ("centre", "center"),
      ("start", "leading"), ("end", "trailing"), ("grey", "gray"),
    ]
    return pairs.flatMap { old, new -> [String] in
      let (large, other) = (old.capitalized, new.capitalized)
      return name == old
        ? [new]
        : name.hasSuffix(large)
          ? [String(name.dropLast(old.count)) + other]
          : name.hasPrefix(old) ? [new + name.dropFirst(old.count)] : []
    }
  }

  /// A name after a period in an argument, whose type the compiler doesn't know: '.buttonStyle(.glas)'.
  private func adviceOnArgument(_ name: String, _ error: Diagnostic) -> String? {
    guard let call = UnfitCall.around(error, in: source(error.file)) else { return nil }
    let names = Set(
      declared.types(of: call.name).flatMap { declared.members(of: $0, [.static]) }.map(\.base))
    let near = closestNames(to: name, among: Array(names))
    if near.contains(name) { return nil }
    if near.isEmpty, !names.isEmpty, names.count <= Self.mostNames {
      let known = names.sorted().map { "'.\($0)'" }.joined(separator: ", ")
      return "'\(call.name)' knows \(known), and no '.\(name)'."
    }
    return DeclarationTable.sentence(for: name, near)
  }

  /// The advice on the first name after a period that its modifier doesn't know, where the compiler names none; nil
  /// without one.
  private func adviceOnUnknownArgument(in file: String) -> String? {
    guard let data = source(file) else { return nil }
    let tree = CallTree(path: file, data)
    for call in tree.calls where call.isMember && !ownNames.contains(call.name) {
      // 'font' takes a Font; 'background' takes no Background.
      guard declared.hasType(call.name.prefix(1).uppercased() + call.name.dropFirst()) else {
        continue
      }
      let types = declared.types(of: call.name)
      let known = Set(types.flatMap { declared.members(of: $0, [.static]) }.map(\.base))
      guard !known.isEmpty, let first = tree.arguments(of: call).first, first.label == nil else {
        continue
      }
      let value = tree.text(first.value)
      let name = String(value.dropFirst().prefix { $0.isLetter || $0.isNumber })
      guard value.hasPrefix("."), !name.isEmpty, !known.contains(name), !ownNames.contains(name)
      else { continue }
      let place = "'\(call.name)' in line \(call.line) knows no '.\(name)'."
      if declared.members(of: "View", [.member]).contains(where: { $0.base == name }) {
        return "\(place) '\(name)' is a modifier: add '.\(name)()'."
      }
      return [
        place, DeclarationTable.sentence(for: name, closestNames(to: name, among: Array(known))),
      ]
      .compactMap(\.self).joined(separator: " ")
    }
    return nil
  }

  private func adviceOnKeyPath(_ error: Diagnostic) -> String? {
    guard let data = source(error.file) else { return nil }
    let tree = CallTree(path: error.file, data)
    let place = tree.position(line: error.line, column: error.column)
    let rest = tree.text(place..<min(place + 100, tree.source.count))
    let before = tree.text(max(0, place - 20)..<place)
    guard rest.hasPrefix("\\."),
      before.hasSuffix("@Environment(") || before.hasSuffix("environment(")
    else { return nil }
    let name = rest.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return advice(onMember: String(name), of: "EnvironmentValues", isStatic: false)
  }
}
