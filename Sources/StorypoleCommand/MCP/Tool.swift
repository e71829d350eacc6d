// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A tool that an agent can call.
struct Tool: Sendable {
  /// The code that a call runs or writes, as the annotations describe it.
  enum Effect {
    /// Reads files and answers.
    case reads
    /// Runs the user's code in a process with limits.
    case runs
    /// Does that, and writes goldens if the server may.
    case records
  }

  var name: String
  var title: String
  var summary: String
  var effect: Effect
  var properties: [Property]
  var run: @MainActor @Sendable (ToolArguments) throws -> ToolAnswer

  static let all = [
    inspect, listPreviews, render, frames, explain, diff, lint, test, check, describeAPI,
  ]

  /// An argument of a tool.
  struct Property: Sendable {
    enum Kind: String {
      case string, boolean, number, strings, object
    }

    var name: String
    var kind = Kind.string
    var summary: String
    /// The option of the command that has the same effect.
    var option: String?
    var values: [String] = []
    var isRequired = false

    /// The JSON schema.
    var schema: JSONValue {
      var schema: [String: JSONValue] = ["description": .string(summary)]
      switch kind {
      case .string: schema["type"] = "string"
      case .boolean: schema["type"] = "boolean"
      case .number: schema["type"] = "number"
      case .strings:
        schema["type"] = "array"
        schema["items"] = ["type": "string"]
      case .object:
        schema = Tool.objectSchema(Property.compared)
        schema["description"] = .string(summary)
      }
      if !values.isEmpty { schema["enum"] = .array(values.map(JSONValue.string)) }
      return .object(schema)
    }
  }

  private static func objectSchema(_ properties: [Property]) -> [String: JSONValue] {
    [
      "type": "object",
      "properties": .object(
        Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.schema) })),
      "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }

  /// The tool as `tools/list` describes it.
  var description: JSONValue {
    let note =
      switch effect {
      case .reads: " Runs no code of the file."
      case .runs, .records:
        " Compiles the file and runs its code, with the server's rights and limits on time and memory."
      }
    return [
      "name": .string(name), "title": .string(title), "description": .string(summary + note),
      "inputSchema": .object(Self.objectSchema(properties)),
      "annotations": [
        "title": .string(title),
        // The code of a file can do anything; of the tools themselves, only 'test' can write, and only goldens.
        "readOnlyHint": .bool(effect == .reads), "destructiveHint": .bool(effect != .reads),
        "idempotentHint": true, "openWorldHint": .bool(effect != .reads),
      ],
    ]
  }
}

extension Tool.Property {
  static let path = Self(
    name: "path", summary: "a Swift file, a folder or a package, in the server's folder",
    isRequired: true)

  static let previews: [Self] = [
    path,
    Self(
      name: "preview", kind: .strings, summary: "only the previews with these names",
      option: "--preview"),
    Self(
      name: "expression",
      summary:
        "draw this view instead of the previews: a type such as 'Card' or an expression such as 'Card(x: 1)'",
      option: "--view"),
  ]

  /// Properties of a picture, as in the command line.
  static let drawing: [Self] = [
    Self(
      name: "size", summary: "proposed size in points, such as '393x852'", option: "--size"),
    Self(name: "ideal", kind: .boolean, summary: "use the view's ideal size", option: "--ideal"),
    Self(name: "canvas", kind: .boolean, summary: "show the whole screen", option: "--canvas"),
    Self(name: "dark", kind: .boolean, summary: "use the dark color scheme", option: "--dark"),
    Self(name: "rtl", kind: .boolean, summary: "lay out right to left", option: "--rtl"),
    Self(
      name: "type_size", summary: "Dynamic Type size", option: "--type-size",
      values: Option.typeSizes),
    Self(name: "locale", summary: "language and region, such as 'de-CH'", option: "--locale"),
  ]

  static let acting: [Self] = [
    Self(
      name: "tap", kind: .strings, summary: "tap these texts in order before drawing",
      option: "--tap"),
    Self(
      name: "at", summary: "show the moment after this time, such as '0.5s'", option: "--at"),
  ]

  static let scale = Self(
    name: "scale", kind: .number, summary: "pixels per point (default: 2); reduced for large views",
    option: "--scale")

  static let language = Self(
    name: "language", summary: "language of the sentences (default: en)", option: "--language",
    values: ["en", "zh", "ja"])

  static let compared = drawing

  static let edits = Self(
    name: "edits", kind: .boolean,
    summary:
      "also try edits in copies of the source, and give those that help: file, line, old and new text, and the views "
      + "that move (takes some seconds)")
}
