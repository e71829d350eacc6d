// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Counts, in the text format of Prometheus, version 0.0.4.
struct Metrics {
  private struct Series: Hashable {
    var template: String
    var status: UInt32
  }

  struct Histogram {
    /// In seconds.
    static let bounds = [
      0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]
    private var counts = [Int](repeating: 0, count: bounds.count)
    private var sum = 0.0
    private var count = 0

    mutating func add(_ seconds: Double) {
      if let place = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts[place] += 1 }
      sum += seconds
      count += 1
    }

    func text(_ name: String) -> String {
      var text = ""
      var total = 0
      for (bound, count) in zip(Self.bounds, counts) {
        total += count
        text += "\(name)_bucket{le=\"\(bound)\"} \(total)\n"
      }
      return text
        + "\(name)_bucket{le=\"+Inf\"} \(count)\n\(name)_sum \(sum)\n\(name)_count \(count)\n"
    }
  }

  private var requests: [Series: Int] = [:]
  /// From the head of a request to its answer.
  var answering = Histogram()
  /// In the queue.
  var waiting = Histogram()
  /// In a worker.
  var rendering = Histogram()
  var hits = 0
  var notModified = 0
  var shared = 0
  var crashes = 0
  var timeouts = 0
  var grown = 0

  /// The values at one moment.
  struct State {
    var isReady: Bool
    var workers: Int
    var drawn: Int
    var waiting: Int
    var cacheBytes: Int
    var cacheCount: Int
  }

  /// - Parameter template: Empty for requests of no template, so that strangers can't add series.
  mutating func count(_ template: String, _ status: UInt32, seconds: Double) {
    requests[Series(template: template, status: status), default: 0] += 1
    answering.add(seconds)
  }

  func text(_ state: State) -> String {
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ samples: String) {
      text += "# HELP storypole_\(name) \(help)\n# TYPE storypole_\(name) \(type)\n\(samples)"
    }
    func add(_ name: String, _ type: String, _ help: String, _ value: Int) {
      add(name, type, help, "storypole_\(name) \(value)\n")
    }
    add(
      "requests_total", "counter", "Answered requests.",
      requests.map {
        "storypole_requests_total{template=\"\($0.key.template)\",status=\"\($0.key.status)\"} \($0.value)\n"
      }.sorted().joined())
    let spans = [
      ("request_seconds", "Time from the head of a request to its answer.", answering),
      ("queue_seconds", "Time of pictures in the queue.", waiting),
      ("render_seconds", "Time of pictures in a worker.", rendering),
    ]
    for (name, help, span) in spans { add(name, "histogram", help, span.text("storypole_\(name)")) }
    add("cache_hits_total", "counter", "Pictures that were in the cache.", hits)
    add("not_modified_total", "counter", "Pictures that the client had.", notModified)
    add("shared_total", "counter", "Requests that waited for the picture of another one.", shared)
    add(
      "worker_restarts_total", "counter", "Workers that were replaced, by the reason.",
      "storypole_worker_restarts_total{reason=\"crash\"} \(crashes)\n"
        + "storypole_worker_restarts_total{reason=\"timeout\"} \(timeouts)\n"
        + "storypole_worker_restarts_total{reason=\"memory\"} \(grown)\n")
    add("ready", "gauge", "1 if new requests are accepted.", state.isReady ? 1 : 0)
    add("workers", "gauge", "The limit of pictures that are drawn at once.", state.workers)
    add("renders_in_flight", "gauge", "Pictures that are being drawn.", state.drawn)
    add("queue_length", "gauge", "Pictures that wait for a worker.", state.waiting)
    add("cache_bytes", "gauge", "Bytes of cached pictures.", state.cacheBytes)
    add("cache_pictures", "gauge", "Cached pictures.", state.cacheCount)
    return text
  }
}
