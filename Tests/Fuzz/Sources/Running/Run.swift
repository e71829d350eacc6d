// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Many cases of one kind, in processes of a few hundred.
struct Run {
  let kind: Case.Kind
  let seed: UInt64
  let time: Double
  let count: Int?
  let folder: URL
  let limits: Child.Limits

  private var cases = 0
  private var edits = 0
  private var megabytes = 0
  /// The number of times that each fault was found.
  private var faults: [String: Int] = [:]

  init(
    kind: Case.Kind, seed: UInt64, time: Double, count: Int?, folder: URL, limits: Child.Limits
  ) {
    self.kind = kind
    self.seed = seed
    self.time = time
    self.count = count
    self.folder = folder
    self.limits = limits
  }

  /// Cases to shrink for one fault: the same message may have several causes.
  private static let mostShrunk = 3
  private static let batch = 300

  private var options: [String] {
    ["--limit", "\(limits.seconds)", "--memory", "\(limits.gigabytes)"]
  }

  /// Whether nothing was found.
  mutating func run() throws -> Bool {
    let start = Date()
    say("fuzz: \(kind.rawValue) from SEED=\(seed)")
    var next = seed
    let last = count.map { seed + UInt64($0) }
    while last.map({ next < $0 }) ?? (Date().timeIntervalSince(start) < time) {
      let batch = last.map { min(Int($0 - next), Self.batch) } ?? Self.batch
      let result = try ChildProcess.run(
        ["--child", "--kind", kind.rawValue, "--seed", "\(next)", "--count", "\(batch)"] + options,
        isLate: { [time, count] in count == nil && Date().timeIntervalSince(start) > time })
      cases += result.cases
      edits += result.edits
      megabytes = max(megabytes, result.megabytes)
      for fault in result.faults { try keep(fault) }
      next = (result.last.flatMap { UInt64($0) } ?? next) + 1
    }
    let seconds = Int(Date().timeIntervalSince(start))
    let found = faults.values.reduce(0, +)
    say(
      "fuzz: \(cases) \(kind.rawValue)\(edits > 0 ? " of \(edits) edits" : ""), seeds \(seed) to "
        + "\(next - 1), in \(seconds) s, at most \(megabytes) MB: "
        + (found == 0 ? "clean" : "\(found) findings, in \(folder.path)"))
    for (fault, count) in faults.sorted(by: { $0.value > $1.value }) {
      say("  \(count) × \(fault)")
    }
    return found == 0
  }

  /// Writes the smallest case, as data and as Swift, and its failure.
  private mutating func keep(_ fault: ChildProcess.Fault) throws {
    let number = UInt64(fault.name) ?? seed
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let whole = Case.grown(kind, seed: number)
    let place = fault.isCrash ? outcome(whole, showsStack: true)?.place : nil
    let name = place.map { "\(fault.kind) in \($0)" } ?? fault.kind
    faults[name, default: 0] += 1
    let text = fault.text.split(separator: "\n").first ?? ""
    say("fuzz: SEED=\(number): \(name): \(text.prefix(300))")
    if faults[name]! > Self.mostShrunk { return }

    let run = self
    var shrinker = Shrinker(whole, kind: fault.kind, seconds: 60) { run.outcome($0)?.kind }
    if ![.files, .pool].contains(kind) { shrinker.shrink() }
    var smallest = shrinker.best
    let again = outcome(smallest, showsStack: true)
    smallest.note = name
    let file = folder.appendingPathComponent("\(kind.rawValue)-\(number)")
    try smallest.data().write(to: file.appendingPathExtension("json"))
    try Fuzz.swift(of: smallest).write(
      to: file.appendingPathExtension("swift"), atomically: true, encoding: .utf8)
    let said = again?.text ?? "It does not show again alone: it needs the cases before it."
    try "\(name)\nSEED=\(number) KIND=\(kind.rawValue)\n\(said)\n".write(
      to: file.appendingPathExtension("txt"), atomically: true, encoding: .utf8)
    let views = smallest.tree.viewCount { Catalog.shared.isModifier($0) }
    say("fuzz:   \(file.path).swift has \(views) views")
  }

  /// The fault of a case in a separate process.
  private func outcome(_ test: Case, showsStack: Bool = false) -> ChildProcess.Fault? {
    let file = folder.appendingPathComponent("shrinking.json")
    defer { try? FileManager.default.removeItem(at: file) }
    try? test.data().write(to: file)
    let seconds = "\(max(limits.seconds / 3, 2))"
    return try? ChildProcess.run(
      ["--cases", file.path, "--limit", seconds, "--memory", "\(limits.gigabytes)"],
      showsStack: showsStack
    ).faults.first
  }
}
