// SPDX-License-Identifier: Apache-2.0
/// A sound or a tap in response to a change.
public struct SensoryFeedback: Equatable, Sendable {
  /// The apparent mass of an impact.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// A small, light object.
    public static let light = Weight(name: "light")
    /// An object of medium mass; the default.
    public static let medium = Weight(name: "medium")
    /// A large, heavy object.
    public static let heavy = Weight(name: "heavy")
  }
  /// The apparent softness of an impact.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// A hard object.
    public static let rigid = Flexibility(name: "rigid")
    /// An object of medium hardness.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// A task has succeeded.
  public static let success = SensoryFeedback("success")
  /// A task needs attention.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// A selection has changed.
  public static let selection = SensoryFeedback("selection")
  /// A value has risen above a threshold.
  public static let increase = SensoryFeedback("increase")
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity has begun.
  public static let start = SensoryFeedback("start")
  /// An activity has ended.
  public static let stop = SensoryFeedback("stop")
  /// A dragged view has reached a guide.
  public static let alignment = SensoryFeedback("alignment")
  /// A value has crossed into another level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawn path has reached its end.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Two objects of medium mass meet.
  public static let impact = SensoryFeedback("impact")
  /// Two objects of a mass meet.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight)", intensity: intensity)
  }
  /// Two objects of a softness meet.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility)", intensity: intensity)
  }
}

extension View {
  /// Accepted; has no effect here, because no device plays the feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// Accepted; has no effect here: `condition` is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Accepted; has no effect here: `feedback` is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Accepted; has no effect here: `feedback` is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
