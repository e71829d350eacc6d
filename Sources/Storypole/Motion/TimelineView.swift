// SPDX-License-Identifier: Apache-2.0
/// A view that is updated on a schedule. A still picture shows it at the time at which it is made.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date that the view shows.
  public struct Context {
    /// The frequency of updates, from the most to the least frequent.
    public enum Cadence: Comparable, Sendable {
      /// Updates as often as the schedule requests; always the cadence here.
      case live
      /// Updates about once per second; never used here.
      case seconds
      /// Updates about once per minute; never used here.
      case minutes
    }
    /// The latest date of the schedule that isn't in the future; before the first, that one.
    public let date: Date
    /// The frequency of updates; always `live`.
    public let cadence: Cadence

    /// Requests an update soon. Has no effect here, because every view is already drawn at once.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of every timeline, with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that follows a schedule, with the context of this type.
  @_disfavoredOverload
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view that follows a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? TimelineNode<Schedule, Content>, node.host === inputs.host {
      node.update(view, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    return TimelineNode(view, inputs)
  }
}

/// The dates at which a view is updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// Returns the dates from `startDate`, in ascending order; the first may be earlier.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The frequency at which a schedule may run.
public enum TimelineScheduleMode: Sendable {
  /// The full frequency; always the mode here.
  case normal
  /// A reduced frequency; never used here.
  case lowFrequency
}

/// A schedule with an update at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
  /// Returns the beginnings of all minutes, starting with the current one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
      $0.addingTimeInterval(60)
    }
  }
}

/// A schedule with updates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that starts at a date.
  ///
  /// - Parameter interval: The interval in seconds, above 0; less than a thousandth counts as that. 0, a negative or an
  ///   infinite interval adds a warning, and the schedule has one date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 ? max(interval, 0.001) : interval
    if !(interval > 0 && interval < .infinity) {
      Warnings.shared.add(
        "TimelineView: a periodic schedule with an interval of \(interval) seconds has only one date; "
          + "use an interval above 0", once: "periodic")
    }
  }
  /// Returns the dates starting with the latest one before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    let steps = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    guard interval > 0, interval.isFinite, steps.isFinite else {
      return sequence(first: startDate) { _ in nil }
    }
    let interval = interval
    return sequence(first: start.addingTimeInterval(steps * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns all dates, including those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with an update for every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let paused: Bool

  /// Creates a schedule with updates no more often than `minimumInterval`, in seconds; nil, or less than a
  /// 60th, is a 60th. A paused schedule has one date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    // The duration of a screen's frame: nothing is shown more often.
    let frame = 1.0 / 60
    interval = minimumInterval.map { $0 > frame ? $0 : frame } ?? frame
    self.paused = paused
  }
  /// Returns the dates from `start`, one interval apart.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let interval = interval
    let paused = paused
    return sequence(first: start) { paused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an update at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule with updates at equal intervals, in seconds; an interval of 0 or less adds a warning and
  /// gives one date.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with 60 updates per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// A schedule with updates no more often than `minimumInterval`, in seconds; nil is a 60th. A paused
  /// schedule has one date.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  /// A schedule of given dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
