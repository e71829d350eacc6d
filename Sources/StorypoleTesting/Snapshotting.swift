// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way to make a snapshot of a value, to write it to a file, and to compare it with one.
public struct Snapshotting<Value, Format> {
  /// The extension of the golden's file name; nil for none.
  public var pathExtension: String?
  /// Writes, reads and compares snapshots.
  public var diffing: Diffing<Format>
  /// Makes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose snapshots may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for another type, whose values become values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for another type, whose values become values of this one later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
  }

  /// Returns a strategy that waits before it makes the snapshot.
  ///
  /// - Parameter duration: Seconds. The main queue runs while the strategy waits.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.wait(seconds: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// A strategy whose snapshots are the values themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy whose snapshots are the values themselves.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// Writes, reads and compares snapshots.
public struct Diffing<Value> {
  /// Returns the content of a golden's file.
  public var toData: (Value) -> Data
  /// Returns the snapshot in a golden's file.
  public var fromData: (Data) -> Value
  /// Compares a golden with a new snapshot, and returns the difference in words and files that show it; nil if they
  /// are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that shows a difference, for a test of XCTest or Swift Testing.
public enum DiffAttachment {
  /// The content of a file, and its name with the extension.
  case data(Data, name: String)
  /// An attachment of XCTest.
  case xcTest(XCTAttachment)
}

extension Diffing {
  /// Returns a comparison whose files go to XCTest and Swift Testing.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData) { old, new in
      diff(old, new).map { ($0.0, $0.1.map(XCTAttachment.init)) }
    }
  }
}

/// A value that comes now or later.
public struct Async<Value> {
  /// Calls its argument with the value when it has come.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that a callback delivers.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// Returns another value, made from this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// A file that shows a difference. XCTest has no attachments on Linux; Swift Testing gets them.
public struct XCTAttachment {
  /// The name of the file, without its extension; nil for "attachment".
  public var name: String?
  let data: Data
  let pathExtension: String

  fileprivate init(_ attachment: DiffAttachment) {
    switch attachment {
    case .xcTest(let attachment): self = attachment
    case .data(let data, let name):
      self.data = data
      let ending = (name as NSString).pathExtension
      pathExtension = ending.isEmpty ? "data" : ending
      self.name = (name as NSString).deletingPathExtension
    }
  }

  /// Creates an attachment with a file's data.
  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment with a file's data and its type, such as "public.png".
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    pathExtension =
      ["public.png": "png", "public.patch-file": "patch", "public.plain-text": "txt"][
        uniformTypeIdentifier] ?? "data"
  }
}
