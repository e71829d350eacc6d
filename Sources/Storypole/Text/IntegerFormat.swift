// SPDX-License-Identifier: Apache-2.0
/// Formats an integer for a locale, grouped and in its digits: the result of `%lld`. Foundation's format style caches
/// its formatters; `String(format:)` makes one each time, which costs more than the layout of the text.
func formatInteger(_ value: Int64, _ locale: Locale) -> String {
  value.formatted(IntegerFormatStyle<Int64>.number.locale(locale))
}
