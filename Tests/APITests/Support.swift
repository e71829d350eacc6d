// Each test uses declarations of SwiftUI's as a program would. A comment `// api:` names the
// declarations that are used next, as Docs/api-areas.tsv does; where several have one name, a part
// of the signature follows after a bar. Tests/Checks/compatibility.sh compares the two.

import SwiftUI

/// A view to use modifiers on.
let leaf = Color.red

/// Compiles for views only.
func isView<V: View>(_ view: V) {}

/// Formats of dates that say when their words change.
struct Words: DiscreteFormatStyle, Hashable, Codable, Sendable {
  func format(_ value: Date) -> String { value < .distantFuture ? "now" : "never" }
  func discreteInput(before input: Date) -> Date? { nil }
  func discreteInput(after input: Date) -> Date? { nil }
}

struct AttributedWords: DiscreteFormatStyle, Hashable, Codable, Sendable {
  func format(_ value: Date) -> AttributedString { AttributedString(Words().format(value)) }
  func discreteInput(before input: Date) -> Date? { nil }
  func discreteInput(after input: Date) -> Date? { nil }
}
