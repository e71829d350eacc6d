// SPDX-License-Identifier: Apache-2.0
// Views compute with every number that they are given. Where one that is none, or is beyond all bounds,
// would end the process in a conversion or a range of the standard library, these are used instead.

extension BinaryInteger {
  /// The whole number next to `value` toward 0, at least and at most what `bounds` say; the lower bound
  /// for what is not a number.
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
  /// The part that both rectangles have; null where there is none, or where a coordinate is not a number:
  /// Foundation's `intersection` ends the process there.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is in the rectangle, left and top edges included; false where a coordinate is not a
  /// number.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension Date {
  /// The date, or the nearest that calendars and durations know; the reference date for what is not a
  /// number.
  package var inCalendars: Date {
    if timeIntervalSinceReferenceDate.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}
