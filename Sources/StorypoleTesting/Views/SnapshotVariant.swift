// SPDX-License-Identifier: Apache-2.0
import Storypole
import SwiftUI

/// The settings of the views in a snapshot.
///
///     assertSnapshots(of: Card(), as: .pictures(variants: [.light, .dark, .typeSize(.accessibility3)]))
public struct SnapshotVariant: Sendable, Hashable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The size of text.
  public var typeSize: DynamicTypeSize
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection
  /// The identifier of the language and the region, such as "de" or "ar-EG".
  public var locale: String

  /// Creates settings; the defaults are those of a picture without any.
  public init(
    colorScheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection = .leftToRight, locale: String = "en_US"
  ) {
    self.colorScheme = colorScheme
    self.typeSize = typeSize
    self.layoutDirection = layoutDirection
    self.locale = locale
  }

  /// The default settings.
  public static let light = SnapshotVariant()
  /// Light content on a dark background.
  public static let dark = SnapshotVariant(colorScheme: .dark)
  /// From the right to the left.
  public static let rightToLeft = SnapshotVariant(layoutDirection: .rightToLeft)
  /// A size of text.
  public static func typeSize(_ size: DynamicTypeSize) -> SnapshotVariant {
    SnapshotVariant(typeSize: size)
  }

  /// The settings that differ from the defaults, such as "dark-accessibility3-rtl"; "light" if none does.
  public var name: String {
    var parts: [String] = []
    if colorScheme == .dark { parts.append("dark") }
    if typeSize != .large { parts.append("\(typeSize)") }
    if layoutDirection == .rightToLeft { parts.append("rtl") }
    if locale != "en_US" { parts.append(locale) }
    return parts.isEmpty ? "light" : parts.joined(separator: "-")
  }

  /// - Throws: A failure for a device that isn't known.
  func options(_ device: PreviewDevice?) throws -> PictureOptions {
    var options = PictureOptions()
    if let device {
      guard let known = Device.named(device.rawValue) else {
        throw SnapshotFailure(
          message: """
            There is no device "\(device.rawValue)". Name one of these: \
            \(Device.all.flatMap(\.names).joined(separator: ", ")).
            """)
      }
      (options.screen, options.safeArea) = known.window(isLandscape: false)
      options.keepsCanvas = true
    }
    options.environment.colorScheme = colorScheme
    options.environment.dynamicTypeSize = typeSize
    options.environment.layoutDirection = layoutDirection
    options.environment.locale = Locale(identifier: locale)
    return options
  }
}

extension [SnapshotVariant] {
  /// Six settings that hold every pair of light and dark, three sizes of text, and both directions.
  public static var standard: [SnapshotVariant] {
    [
      SnapshotVariant(),
      SnapshotVariant(colorScheme: .dark, layoutDirection: .rightToLeft),
      SnapshotVariant(typeSize: .xSmall, layoutDirection: .rightToLeft),
      SnapshotVariant(colorScheme: .dark, typeSize: .xSmall),
      SnapshotVariant(typeSize: .accessibility3, layoutDirection: .rightToLeft),
      SnapshotVariant(colorScheme: .dark, typeSize: .accessibility3),
    ]
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// A picture of a view with 2 pixels per point, as `storypole test` draws a preview.
  ///
  /// - Parameters:
  ///   - device: The device, such as "iPhone 16", whose whole screen is drawn; nil draws the view alone, laid out on a
  ///     phone of 393 × 852 points.
  ///   - variant: The settings of the views.
  public static func picture(
    device: PreviewDevice? = nil, variant: SnapshotVariant = SnapshotVariant()
  ) -> Snapshotting {
    SimplySnapshotting.image.asyncPullback { view in
      .attempt { try ViewDrawing.image(of: view, try variant.options(device)) }
    }
  }
}

extension Dictionary where Key == String {
  /// A picture of a view for each of several settings, which name them.
  ///
  /// - Parameters:
  ///   - device: The device; nil draws the view alone.
  ///   - variants: The settings; equal ones count once.
  public static func pictures<Content: View>(
    device: PreviewDevice? = nil, variants: [SnapshotVariant]
  ) -> [String: Snapshotting<Content, UIImage>] where Value == Snapshotting<Content, UIImage> {
    [String: Value](
      variants.map { ($0.name, .picture(device: device, variant: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The frames of a view for each of several settings, which name them.
  ///
  /// - Parameters:
  ///   - device: The device; nil for a phone of 393 × 852 points.
  ///   - variants: The settings; equal ones count once.
  public static func frames<Content: View>(
    device: PreviewDevice? = nil, variants: [SnapshotVariant]
  ) -> [String: Snapshotting<Content, String>] where Value == Snapshotting<Content, String> {
    [String: Value](
      variants.map { ($0.name, .frames(device: device, variant: $0)) },
      uniquingKeysWith: { first, _ in first })
  }
}
