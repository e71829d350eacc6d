// SPDX-License-Identifier: Apache-2.0

/// The templates and rules of `storypole serve`, for the program that answers its requests.
package struct ServeConfiguration: Codable, Sendable {
  package struct Template: Codable, Sendable {
    /// The JSON schema of a row.
    package var schema: String
    package init(schema: String) { self.schema = schema }
  }

  package var templates: [String: Template] = [:]
  /// Changes with the templates' code, assets and fonts, and with the options of the command line.
  package var digest = ""
  /// The extensions of pictures, with their media types.
  package var formats: [String: String] = [:]
  /// The format of an explanation. No extension is like it.
  package static let explanation = "/explain"
  /// The parameters of a query that change the picture.
  package var options: [String] = []

  package var address = "127.0.0.1"
  /// 0 for any free port.
  package var port: UInt16 = 0
  /// The names of this server in requests, in lowercase, in addition to those of the loopback address.
  package var hosts: [String] = []
  /// nil for none.
  package var token: String?
  /// The keys of signed addresses; the first is the one that signs.
  package var keys: [String] = []
  /// Whether GET needs no signature.
  package var allowsUnsigned = false

  /// The number of pictures that are drawn at once.
  package var workers = 1
  /// The limit of requests that wait for a worker.
  package var queue = 2
  /// The limit of cached pictures, in bytes.
  package var cache = 256 << 20
  /// The limit of a row, in bytes.
  package var longestRow = 1 << 20
  package var connections = 2048
  /// The time in which a request has to arrive, in seconds.
  package var arrival = 10.0
  /// The separation of the workers from this machine, for `/readyz`.
  package var isolation = ""
  package var version = ""

  package init() {}
}

/// A picture to draw.
package struct RenderRequest: Codable, Sendable {
  package var template: String
  /// The extension of the picture's format.
  package var format: String
  /// Names and values of the query, in order.
  package var options: [[String]]
  /// JSON.
  package var row: String
  /// Whether the reasons of the layout are wanted, instead of a picture.
  package var isExplanation: Bool { format == ServeConfiguration.explanation }

  package init(template: String, format: String, options: [[String]], row: String) {
    (self.template, self.format, self.options, self.row) = (template, format, options, row)
  }
}

/// The end of a request; its picture follows.
package struct RenderAnswer: Codable, Sendable {
  package enum Fault: String, Codable, Sendable {
    /// A parameter of the query is invalid.
    case option
    /// The row is not JSON.
    case row
    /// The row lacks a value, or has one of another type.
    case decode
    /// The view can't be drawn.
    case view
    /// The view ended its process.
    case crash
    /// The view didn't end.
    case timeout
    /// The template can't be loaded, or the machine lacks something.
    case unavailable
  }

  /// nil for a picture.
  package var fault: Fault?
  package var message = ""
  /// The place of the value in the row, such as `items[2].price`.
  package var path: String?
  /// The seconds in the worker.
  package var seconds = 0.0
  /// Whether the worker is replaced because it kept too much memory.
  package var hasGrown = false

  package init(fault: Fault? = nil, message: String = "", path: String? = nil, seconds: Double = 0)
  {
    (self.fault, self.message, self.path, self.seconds) = (fault, message, path, seconds)
  }
}
