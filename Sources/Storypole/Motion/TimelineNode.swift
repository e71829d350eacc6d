// SPDX-License-Identifier: Apache-2.0
/// Shows a timeline's content at its latest past date, and updates at the next.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: EvaluatingNode {
  private var view: TimelineView<Schedule, Content>
  private var date = Date.distantPast
  private var alarm: HostClock.Alarm?

  /// The maximum number of dates to skip at once.
  private static var maximumSteps: Int { 100_000 }

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(of: TimelineView<Schedule, Content>.self, inputs)
    follow()
    evaluate()
  }

  deinit { alarm?.cancel() }

  override var name: String? { "TimelineView" }

  func update(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    follow()
    evaluate()
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    let content = tracked { view.content(.init(date: date, cadence: .live)) }
    return Content._makeNode(
      content, reusing: old, _ViewInputs(host: host, environment: environment, parent: self))
  }

  /// Finds the present date of the schedule and the next one.
  private func follow() {
    alarm?.cancel()
    alarm = nil
    let now = host.date
    var present: Date?
    var next: Date?
    var steps = 0
    for date in view.schedule.entries(from: now, mode: .normal) {
      // Calendars hang on a date that is NaN or outside of all time.
      guard (Date.distantPast...Date.distantFuture).contains(date) else { break }
      // A ten-thousandth of a second: dates far from their origin are no more exact.
      if date.timeIntervalSince(now) > 1e-4 {
        next = date
        break
      }
      present = date
      steps += 1
      if steps == Self.maximumSteps {
        host.warn(
          "TimelineView: its schedule does not reach the present within \(steps) dates",
          once: "timeline")
        break
      }
    }
    // Before the first date, the view shows that date.
    date = present ?? next ?? now
    guard host.isLive, let next else { return }
    alarm = host.clock.set(host.time + next.timeIntervalSince(now)) { [weak self] in
      guard let self else { return }
      follow()
      setNeedsUpdate()
    }
  }
}
