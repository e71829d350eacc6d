// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleBatch
import StorypoleRuntime
import SwiftUI

/// A type of the user's that makes a view of a row of data.
@MainActor
struct RowTemplate {
  /// The type's name without its module.
  var name: String
  var makeView: (Data) throws -> any View
  var schema: () -> JSONSchema

  /// The templates of the loaded images: views that are `Decodable`, and those that conform to `BatchView`.
  static var all: [RowTemplate] {
    Conformers.types(conformingTo: (any View).self).compactMap { type in
      let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      if let type = type as? any BatchView.Type { return template(type, name) }
      if let type = type as? any (View & Decodable).Type { return template(type, name) }
      return nil
    }
    .sorted { $0.name < $1.name }
  }

  static func named(_ name: String) throws -> RowTemplate {
    guard let template = all.first(where: { $0.name == name }) else {
      throw Failure(.nothingToShow, "there is no template '\(name)'")
    }
    return template
  }

  private static func template<Content: BatchView>(
    _ type: Content.Type, _ name: String
  ) -> RowTemplate {
    RowTemplate(name: name) { row in
      Content(row: try decoder.decode(Content.Row.self, from: row))
    } schema: {
      JSONSchema(of: Content.Row.self)
    }
  }

  private static func template<Content: View & Decodable>(
    _ type: Content.Type, _ name: String
  ) -> RowTemplate {
    RowTemplate(name: name) { row in
      try decoder.decode(Content.self, from: row)
    } schema: {
      JSONSchema(of: Content.self)
    }
  }

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = date(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(text)' is no date of ISO 8601, such as 2026-03-01T09:30:00Z")
      }
      return date
    }
    return decoder
  }()

  /// A date of ISO 8601, with or without a time; without a time zone, it is in UTC.
  private nonisolated static func date(_ text: String) -> Date? {
    let styles: [Date.ISO8601FormatStyle] = [
      .iso8601, .iso8601.year().month().day(),
      .iso8601.year().month().day().time(includingFractionalSeconds: true)
        .timeZone(separator: .colon),
      .iso8601.year().month().day().time(includingFractionalSeconds: false),
    ]
    return styles.lazy.compactMap { try? $0.parse(text) }.first
  }
}

/// The fault of one row.
struct RowError: Codable, Error {
  enum Kind: String, Codable, CaseIterable {
    /// The line is no object of JSON, or too long.
    case row
    /// A value is missing or has another type.
    case decode
    /// The file's name can't be made of the row.
    case name
    /// The view can't be drawn: its picture is too large, or it is nested without end.
    case view
    /// The view ended its process.
    case crash
    /// The view didn't end.
    case timeout
    /// The picture can't be written.
    case file
  }

  var kind: Kind
  var message: String
  /// The place of the value, such as `items[2].price`.
  var path: String?

  init(_ kind: Kind, _ message: String, path: String? = nil) {
    (self.kind, self.message, self.path) = (kind, message, path)
  }

  /// - Parameter row: The row that was decoded.
  init(_ error: DecodingError, of row: Data) {
    let message: String
    var key: (any CodingKey)?
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(let missing, let place):
      (message, key, context) = ("the value is missing", missing, place)
    case .valueNotFound(_, let place): (message, context) = ("the value is null", place)
    case .typeMismatch(let type, let place):
      (message, context) = ("the value is no \(Self.words(type))", place)
    case .dataCorrupted(let place): (message, context) = (place.debugDescription, place)
    @unknown default:
      self.init(.decode, "\(error)")
      return
    }
    let path = Self.path(context.codingPath + (key.map { [$0] } ?? []))
    if path.isEmpty, let reason = Self.fault(ofJSON: row) {
      self.init(.row, "the row is not JSON: \(reason)")
    } else {
      self.init(.decode, message, path: path.isEmpty ? nil : path)
    }
  }

  /// The decoder only reports that there is a fault.
  private static func fault(ofJSON row: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: row, options: .fragmentsAllowed)
      return nil
    } catch {
      let details = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      return details.hasSuffix(".") ? String(details.dropLast()) : details
    }
  }

  private static func words(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "whole number"
    case is any BinaryFloatingPoint.Type: "number"
    case is [Any].Type: "list"
    default: "\(type)".hasPrefix("Dictionary") ? "object" : "\(type)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return path
  }
}
