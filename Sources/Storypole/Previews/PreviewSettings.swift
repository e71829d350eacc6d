// SPDX-License-Identifier: Apache-2.0
/// The settings of traits and preview modifiers.
package struct PreviewSettings: Sendable {
  package var name: String?
  /// nil without a setting.
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var device: PreviewDevice?
  /// The sheets that the view is distributed over.
  package var paper: Paper?
  /// Modifiers that wrap the view, the first one innermost.
  package var modifiers: [@MainActor @Sendable (any View) throws -> any View] = []

  package init() {}

  /// The settings, with those of `outer` where these have none.
  func inheriting(_ outer: PreviewSettings) -> PreviewSettings {
    var result = self
    result.name = name ?? outer.name
    result.layout = layout ?? outer.layout
    result.orientation = orientation ?? outer.orientation
    result.device = device ?? outer.device
    result.paper = paper ?? outer.paper
    return result
  }

  /// The settings in words, for lists.
  package var descriptions: [String] {
    var words: [String] = []
    switch layout {
    case .device: words.append("device")
    case .sizeThatFits: words.append("sizeThatFits")
    case .fixed(let width, let height): words.append("fixed \(width)×\(height)")
    case nil: break
    }
    if let orientation { words.append(orientation.id) }
    if let device { words.append(device.rawValue) }
    if paper != nil { words.append("paper") }
    if !modifiers.isEmpty { words.append("modifier") }
    return words
  }
}

/// The frame of a preview.
public enum PreviewLayout: Sendable {
  /// On the whole screen of a device.
  case device
  /// Cropped to the view.
  case sizeThatFits
  /// In a canvas of this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The platform of a preview provider.
public enum PreviewPlatform: Equatable, Hashable, Sendable {
  /// A phone, a computer, a television or a watch.
  case iOS, macOS, tvOS, watchOS
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Portrait.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Portrait, with the top edge at the bottom.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape, with the top edge on the left; drawn as `landscapeRight`.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape, with the top edge on the right; drawn as `landscapeLeft`.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A device, by its name in Xcode's list.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name, such as “iPhone 16 Pro”.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a string literal.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
