// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The settings of a server, which its processes share.
struct ToolSettings: Codable {
  /// The folder that holds every path, with links resolved.
  var root: String
  var fonts: [String]
  var assets: [String]
  var packages: [String]
  var memory: Int
  var timeout: Double
  var swiftVersion: String
  var platform: String?
  var allowsWriting: Bool

  init(_ settings: Settings, root: String) {
    self.root = root
    fonts = settings.drawing.fonts
    assets = settings.drawing.assets
    packages = settings.packages.map(Project.absolute)
    (memory, timeout) = (settings.memory, settings.timeout)
    allowsWriting = settings.allowsWriting
    (swiftVersion, platform) = (settings.swiftVersion, settings.platform?.rawValue)
  }

  /// Settings of a command. Every tool sees marked lines, so that one compiled image serves all of them.
  var command: Settings {
    var settings = Settings()
    settings.drawing.fonts = fonts
    settings.drawing.assets = assets
    settings.packages = packages
    (settings.memory, settings.timeout) = (memory, timeout)
    settings.swiftVersion = swiftVersion
    settings.platform = platform.flatMap(Platform.init)
    settings.drawing.isMac = settings.platform == .macos
    settings.allowsWriting = allowsWriting
    settings.recordsCalls = true
    return settings
  }
}

/// The one request of a `ToolProcess`.
struct ToolRequest: Codable {
  var tool: String
  var arguments: [String: JSONValue]
}

/// A line from a `ToolProcess`.
enum ToolMessage: Codable {
  case progress(String)
  case answer(ToolAnswer)
}
