// SPDX-License-Identifier: Apache-2.0
/// Whole numbers as a locale writes them, grouped and in its digits: what `%lld` gives. Foundation's
/// format style keeps its formatters; `String(format:)` makes one each time, which costs more than
/// laying the text out.
func formatInteger(_ value: Int64, _ locale: Locale) -> String {
  value.formatted(IntegerFormatStyle<Int64>.number.locale(locale))
}
