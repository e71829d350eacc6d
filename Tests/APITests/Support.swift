// SPDX-License-Identifier: Apache-2.0
// Each test uses declarations of SwiftUI's as a program would. A comment `// api:` names the
// declarations used next, as in Docs/api-areas.tsv; if several have one name, a part of the
// signature follows after a bar. Tests/Checks/compatibility.sh compares the two.

import SwiftUI

/// A view to use modifiers on.
let leaf = Color.red

/// Compiles for views only.
func isView<V: View>(_ view: V) {}

/// A view's picture in a window, as the bytes of a PNG file.
@MainActor func picture(_ view: some View, width: CGFloat = 240, height: CGFloat = 160) throws
  -> Data
{
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.pngData()
}

/// The value of `read` in the environment of a view inside `change`.
@MainActor func environment<T>(
  _ key: KeyPath<EnvironmentValues, T>, _ change: (AnyView) -> some View = { $0 }
) throws -> T? {
  let found = Found<T>()
  _ = try picture(change(AnyView(EnvironmentProbe(value: Environment(key), found: found))))
  return found.value
}

@MainActor private final class Found<T> { var value: T? }

private struct EnvironmentProbe<T>: View {
  @Environment private var value: T
  let found: Found<T>

  init(value: Environment<T>, found: Found<T>) {
    _value = value
    self.found = found
  }

  var body: some View {
    found.value = value
    return leaf
  }
}

/// Formats of dates that declare when their text changes.
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
