// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// A call of one of SwiftUI's functions whose arguments fit none of the declarations.
struct UnfitCall {
  let name: String
  private let isMember: Bool
  /// The word before the period: a type, or the view of a chain of modifiers; nil if there is none.
  private let base: String?
  /// Whether nothing is before the period.
  private let isImplicit: Bool
  private let labels: [String]
  /// The texts of the arguments.
  private let values: [String]
  private let hasClosure: Bool
  /// The call in whose arguments it is; nil for none.
  private let user: String?

  /// Errors about a call's arguments.
  private static let starts = [
    "no exact matches in call to", "extra argument", "missing argument", "incorrect argument label",
    "extraneous argument label", "extra trailing closure", "trailing closure passed to parameter",
    "cannot convert value of type", "generic parameter", "referencing initializer",
    "instance method '", "argument passed to call that takes no arguments", "extra arguments at",
  ]
  /// Errors with the place of the function's name.
  private static let namePlaces = [
    "no exact matches in call to", "generic parameter", "referencing initializer",
    "instance method '",
  ]

  /// nil if the error is of another kind, or the call isn't found.
  init?(_ error: Diagnostic, in source: Data?) {
    guard Self.starts.contains(where: error.message.hasPrefix),
      !error.message.hasPrefix("cannot convert")
        || error.message.contains("expected argument type"),
      let found = Self.call(at: error, in: source)
    else { return nil }
    self = found
  }

  /// The call in whose arguments an error is.
  static func around(_ error: Diagnostic, in source: Data?) -> Self? { call(at: error, in: source) }

  private static func call(at error: Diagnostic, in source: Data?) -> Self? {
    guard let source else { return nil }
    let tree = CallTree(path: error.file, source)
    let place = tree.position(line: error.line, column: error.column)
    let isName = namePlaces.contains(where: error.message.hasPrefix)
    let found = tree.calls.last { call in
      let start = call.start + (call.isMember ? 1 : 0)
      if isName { return start == place || call.expression == place && call.isMember }
      guard let arguments = call.arguments else { return start == place }
      // The parentheses count: a missing argument is there.
      return arguments.lowerBound - 1 <= place && place <= arguments.upperBound
    }
    return found.map { Self(tree, $0) }
  }

  private init(_ tree: CallTree, _ call: CallTree.Call) {
    name = call.name
    isMember = call.isMember
    isImplicit = call.isMember && call.expression == call.start
    let arguments = tree.arguments(of: call)
    labels = arguments.map { $0.label ?? "_" }
    values = arguments.map { tree.text($0.value) }
    user = call.parent.map { tree.calls[$0].name }
    hasClosure = call.end > (call.arguments?.upperBound ?? call.start) + 1
    if let index = tree.calls.firstIndex(where: { $0.start == call.start }), call.base != nil {
      base = tree.calls[tree.first(of: index)].name
    } else if call.isMember, !isImplicit {
      base = tree.text(call.expression..<call.start)
    } else {
      base = nil
    }
  }

  /// The form that a source assumes, such as "View.hidden(_:)" or "Color.init(hex:)".
  var assumedForm: (type: String, name: String) {
    let labels = labels.map { "\($0):" }.joined()
    return isMember ? ("View", "\(name)(\(labels))") : (name, "init(\(labels))")
  }

  /// The advice on a frame with lengths and limits; nil for another call.
  private var dividedFrame: String? {
    guard name == "frame" else { return nil }
    let fixed = labels.indices.filter { ["width", "height"].contains(labels[$0]) }
    let limits = labels.indices.filter { labels[$0] != "alignment" && !fixed.contains($0) }
    guard !fixed.isEmpty, !limits.isEmpty, !labels.contains("_") else { return nil }
    func text(_ places: [Int]) -> String {
      ".frame(\(places.map { "\(labels[$0]): \(values[$0])" }.joined(separator: ", ")))"
    }
    return "A frame has either lengths or limits. Use two: '\(text(limits))\(text(fixed))'."
  }

  /// A sentence with the declarations that come nearest; nil if the function isn't SwiftUI's.
  func advice(_ declared: DeclarationTable) -> String? {
    if let divided = dividedFrame { return divided }
    let forms = ranked(candidates(declared))
    guard let first = forms.first else { return nil }
    if name == "Text", labels == ["_"] {
      return
        "To show a value, write it in a string: Text(\"\\(value)\"), or Text(value, format: …)."
    }
    let written = forms.map { form in
      form.hasPrefix("init(") ? name + form.dropFirst(4) : form
    }
    if forms.count == 1 {
      return "'\(name)' is declared as \(first.hasPrefix("init(") ? written[0] : first)."
    }
    var shown: [String] = []
    for form in written.prefix(Self.most) {
      if !shown.isEmpty, shown.joined().count + form.count > Self.longest { break }
      shown.append(form)
    }
    let rest = forms.count - shown.count
    return "The nearest forms of '\(name)': \(shown.joined(separator: "; "))"
      + (rest == 0 ? "." : "; and \(rest) more.")
  }

  private static let most = 3
  private static let longest = 400

  private func candidates(_ declared: DeclarationTable) -> [String] {
    func named(_ members: [DeclarationTable.Member]) -> [String] {
      var seen: Set<String> = []
      return members.filter { $0.base == name }.map(\.signature).filter { seen.insert($0).inserted }
    }
    guard isMember else {
      return declared.hasType(name)
        ? declared.members(of: name, [.`init`]).map(\.signature)
        : declared.functions(named: name).map(\.signature)
    }
    if let base, declared.hasType(base) {
      // 'Font.system(…)', or a modifier in a chain that begins with 'Text(…)'.
      let own = named(declared.members(of: base, [.static]))
      return own.isEmpty ? named(declared.members(of: base, [.member])) : own
    }
    let kind: DeclarationTable.Member.Kind = isImplicit ? .static : .member
    if !isImplicit {
      let modifiers = named(declared.members(of: "View", [kind]))
      if !modifiers.isEmpty { return modifiers }
    }
    let owners = declared.owners(ofMember: name, [kind])
    if owners.count == 1 { return named(declared.members(of: owners[0], [kind])) }
    // '.font(.system(16))': the type that the modifier's name ends.
    let types = user.map { declared.types(of: $0) } ?? []
    return types.filter(owners.contains).min { $0.count < $1.count }
      .map { named(declared.members(of: $0, [kind])) } ?? []
  }

  // MARK: Nearness

  /// Declarations that a view rarely calls: those of styles, and those of depth.
  private static let rare = [
    "StyleConfiguration", "Depth", "3D", "AccessibilityRotor", "TableRow", "(z: ",
  ]

  private func ranked(_ forms: [String]) -> [String] {
    let usual = forms.filter { form in !Self.rare.contains(where: form.contains) }
    return (usual.isEmpty ? forms : usual).map { (form: $0, parameters: Self.parameters($0)) }
      .filter { !$0.parameters.isEmpty || labels.isEmpty }
      .map { (form: $0.form, count: $0.parameters.count, score: score($0.parameters)) }
      .sorted { ($1.score, $0.count, $0.form) < ($0.score, $1.count, $1.form) }
      .map(\.form)
  }

  private struct Parameter {
    var label: String
    var isRequired: Bool
    var isClosure: Bool
    var isNumber: Bool
  }

  private static let numbers = ["CGFloat", "Double", "Int", "CGFloat?", "Double?", "Int?"]

  /// Counts labels that agree or nearly do, less what is missing or superfluous.
  private func score(_ parameters: [Parameter]) -> Int {
    var left = parameters
    if hasClosure, let last = left.lastIndex(where: \.isClosure) { left.remove(at: last) }
    var score = 0
    for (label, value) in zip(labels, values) {
      if label == "_", Double(value) != nil,
        let place = left.firstIndex(where: { $0.isNumber && $0.isRequired })
          ?? left.firstIndex(where: \.isNumber)
      {
        // A number without its label is nearer than another type without one.
        score += left[place].label == "_" ? 3 : 2
        left.remove(at: place)
      } else if label == "_", Double(value) != nil {
        score -= 1
      } else if let place = left.firstIndex(where: { $0.label == label }) {
        left.remove(at: place)
        score += 3
      } else if let place = left.firstIndex(where: {
        $0.label != "_" && !closestNames(to: label, among: [$0.label]).isEmpty
      }) {
        left.remove(at: place)
        score += 2
      } else {
        score -= 1
      }
    }
    return score - left.filter(\.isRequired).count
  }

  private static func parameters(_ form: String) -> [Parameter] {
    guard let open = form.firstIndex(of: "("), form.hasSuffix(")") else { return [] }
    var texts = [""]
    var depth = 0
    var last: Character = " "
    for letter in form[form.index(after: open)...].dropLast() {
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter), !(letter == ">" && last == "-") { depth -= 1 }
      last = letter
      if letter == ",", depth == 0 {
        texts.append("")
      } else {
        texts[texts.count - 1].append(letter)
      }
    }
    return texts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.map {
      text in
      let isClosure = text.contains("->")
      return Parameter(
        label: String(text.prefix { $0 != " " && $0 != ":" }),
        isRequired: !text.contains(" = "), isClosure: isClosure,
        isNumber: text.components(separatedBy: ": ").dropFirst().first
          .map { numbers.contains($0.components(separatedBy: " = ")[0]) } ?? false)
    }
  }
}
