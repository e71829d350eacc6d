// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      old, new in
      guard old != new else { return nil }
      let patch = LineDifference(old, new).patch
      return (
        patch, [XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")]
      )
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// The description of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The content of a value that JSONSerialization can write. A value that it can't fails the test.
  public static var json: Snapshotting {
    SimplySnapshotting.json.asyncPullback { value in
      guard JSONSerialization.isValidJSONObject([value]) else {
        return .failure("\(Value.self) is not made of dictionaries, arrays, strings and numbers.")
      }
      return .encoded {
        try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
      }
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The JSON of a value, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The JSON of a value from an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    SimplySnapshotting.json.asyncPullback { value in .encoded { try encoder.encode(value) } }
  }

  /// The property list of a value, as XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The property list of a value from an encoder, which has to write XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines
    strategy.pathExtension = "plist"
    return strategy.asyncPullback { value in .encoded { try encoder.encode(value) } }
  }
}

extension Snapshotting where Value == String, Format == String {
  fileprivate static var json: Snapshotting { Snapshotting(pathExtension: "json", diffing: .lines) }
}

extension Async where Value == String {
  /// A text that can't be made: the assertion fails with the reason.
  static func failure(_ message: String) -> Async {
    Async { _ in SnapshotProblem.report(message) }
  }

  fileprivate static func encoded(_ data: @escaping () throws -> Data) -> Async {
    Async { callback in
      do {
        callback(String(decoding: try data(), as: UTF8.self))
      } catch {
        SnapshotProblem.report("The value can't be encoded: \(error)")
      }
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Data, compared byte by byte.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        if old == new { return nil }
        if old.count != new.count { return ("Expected \(new) to match \(old)", []) }
        return ("Expected data to match", [])
      })
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for every case, as rows of a table.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting<String>.lines
    strategy.pathExtension = "csv"
    return strategy.asyncPullback { function in
      Async { callback in add(Array(Value.allCases)[...], of: function, witness, [], callback) }
    }
  }

  private static func add<A>(
    _ cases: ArraySlice<Value>, of function: @escaping (Value) -> A,
    _ witness: Snapshotting<A, Format>, _ rows: [String], _ callback: @escaping (String) -> Void
  ) {
    guard let first = cases.first else { return callback(rows.joined(separator: "\n")) }
    witness.snapshot(function(first)).run { result in
      add(
        cases.dropFirst(), of: function, witness, rows + ["\"\(first)\",\"\(result)\""], callback)
    }
  }
}
