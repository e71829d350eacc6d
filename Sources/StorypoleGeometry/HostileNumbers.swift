// SPDX-License-Identifier: Apache-2.0
// Replacements for conversions and ranges of the standard library that end the process with NaN or
// out-of-range values: views compute with every number that they receive.

extension BinaryInteger {
  /// The value truncated toward 0 and clamped to `bounds`; the lower bound for NaN.
  package init(_ value: Double, in bounds: ClosedRange<Self>) {
    if value.isNaN || value <= Double(bounds.lowerBound) {
      self = bounds.lowerBound
    } else if value >= Double(bounds.upperBound) {
      self = bounds.upperBound
    } else {
      self = Self(value)
    }
  }
}

extension CGRect {
  /// The intersection of both rectangles; null if it is empty or a coordinate is NaN, where Foundation's
  /// `intersection` ends the process.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is in the rectangle, including its left and top edges; false for NaN coordinates.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension Date {
  /// The date, or the nearest one in the range of calendars and durations; the reference date for NaN.
  package var inCalendars: Date {
    if timeIntervalSinceReferenceDate.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}
