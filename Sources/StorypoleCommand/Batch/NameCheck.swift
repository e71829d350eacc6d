// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes the name of every row before the first one is drawn, and finds those that several rows would share.
struct NameCheck {
  /// The number of rows that belong to the run.
  private(set) var count = 0

  init(_ path: String, schema: JSONValue, _ names: NamePattern, _ settings: BatchSettings) throws {
    var hashes: [Int] = []
    try Self.forEachRow(path, schema, names, settings) { _, name, isOwn in
      if let name { hashes.append(Self.hash(name)) }
      if isOwn { count += 1 }
    }
    hashes.sort()
    let repeated = Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.prefix(5).map(\.0))
    if repeated.isEmpty { return }
    var rows: [Int: (name: String, numbers: [Int])] = [:]
    try Self.forEachRow(path, schema, names, settings) { number, name, _ in
      guard let name else { return }
      let hash = Self.hash(name)
      guard repeated.contains(hash) else { return }
      rows[hash, default: (name, [])].numbers.append(number)
    }
    throw Failure(
      .usage, "several rows would get the same file",
      help: rows.values.sorted { $0.numbers[0] < $1.numbers[0] }.map { name, numbers in
        let more = numbers.count > 5 ? " and \(numbers.count - 5) more" : ""
        return
          "'\(name)': rows \(numbers.prefix(5).map(String.init).joined(separator: ", "))\(more)"
      } + ["Add a field to --name that differs, or {row}."])
  }

  /// Calls `body` with each row's number and name, and whether it belongs to this shard. A row without a name is
  /// reported when it is its turn. The names of other shards count, too: they go to the same folder.
  private static func forEachRow(
    _ path: String, _ schema: JSONValue, _ names: NamePattern, _ settings: BatchSettings,
    body: (Int, String?, Bool) -> Void
  ) throws {
    let source = try RowSource(path, schema: schema)
    while let row = try source.next() {
      if let limit = settings.limit, row.number > limit { break }
      let name = (try? row.text.get()).flatMap { try? names.name(of: $0, number: row.number) }
      body(row.number, name, settings.includes(row.number))
    }
  }

  /// The same for names that a file system may not tell apart: it may ignore case and forms of Unicode.
  static func hash(_ name: String) -> Int {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased().hashValue }
    return name.precomposedStringWithCanonicalMapping.lowercased().hashValue
  }
}
