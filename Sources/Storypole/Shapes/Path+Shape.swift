// SPDX-License-Identifier: Apache-2.0
/// As a view, a path is drawn from its frame's origin, regardless of the frame's size, and is not
/// mirrored: its points are absolute.
extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Returns the path itself, for any rectangle.
  nonisolated public func path(in _: CGRect) -> Path { self }
  /// Fixed: right-to-left doesn't mirror a path.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
