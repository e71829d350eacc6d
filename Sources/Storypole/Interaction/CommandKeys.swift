// SPDX-License-Identifier: Apache-2.0
// Commands of the keyboard, and the crown of a watch.

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up or down.
  case up, down
  /// Left or right.
  case left, right
}

extension View {
  /// Calls `action` for the arrow keys while the focus is in the view; nil does nothing.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil)
    -> some View
  {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action else { return .ignored }
      let direction: MoveCommandDirection =
        switch press.key {
        case .upArrow: .up
        case .downArrow: .down
        case .leftArrow: .left
        default: .right
        }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` for Escape while the focus is in the view; nil does nothing.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape], action)
  }

  /// Calls `action` for the keys that delete while the focus is in the view; nil does nothing.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete, .deleteForward], action)
  }

  /// Calls `action` for Space while the focus is in the view, as the play key of a remote; nil does nothing.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.space], action)
  }

  nonisolated private func onCommand(_ keys: Set<KeyEquivalent>, _ action: (() -> Void)?)
    -> some View
  {
    onKeyPress(keys: keys, phases: .down) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}

/// The sensitivity of a crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// From the least to the greatest movement.
  case low, medium, high
}

extension View {
  /// Accepted; has no effect here, because there is no crown. The binding is neither read nor set.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }

  /// Accepted; has no effect here, because there is no crown. The binding is neither read nor set.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Accepted; has no effect here, because there is no crown.
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}
