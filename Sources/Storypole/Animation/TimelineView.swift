// SPDX-License-Identifier: Apache-2.0
/// A view that follows a schedule. A still picture shows it as at the time at which it is made.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The time to show.
  public struct Context {
    /// How often the view is shown anew.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

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

/// The times at which a view is shown anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a schedule may be followed.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
      $0.addingTimeInterval(60)
    }
  }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: in seconds, above 0; less than a thousandth counts as that. Anything else
  ///   is a warning, and shows one date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 ? max(interval, 0.001) : interval
    if !(interval > 0 && interval < .infinity) {
      Warnings.shared.add(
        "TimelineView: a periodic schedule with an interval of \(interval) seconds has only one date; "
          + "use an interval above 0", once: "periodic")
    }
  }
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

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let paused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    // A screen's frame: nothing is shown more often.
    let frame = 1.0 / 60
    interval = minimumInterval.map { $0 > frame ? $0 : frame } ?? frame
    self.paused = paused
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let interval = interval
    let paused = paused
    return sequence(first: start) { paused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
