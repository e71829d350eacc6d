// SPDX-License-Identifier: Apache-2.0
import Storypole

// Gauges along a circle. Measured on macOS, for lack of an iPhone's: 58×58, for any labels. Ours: the rest.

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a ring that is open at the bottom, 58 points wide, with the current value in the middle. At the
  /// bottom are the labels of the bounds, or else the gauge's label.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      TintedRange {
        RingArc.open.stroke($0, style: .ring)
      } gradient: {
        AngularGradient(
          gradient: $0, center: .center, startAngle: .degrees(135), endAngle: .degrees(405))
      }
      RingArc.open(at: configuration.value)
        .stroke(.background, style: .init(lineWidth: 10, lineCap: .round))
      RingArc.open(at: configuration.value).stroke(.primary, style: .ring)
      GaugeCenter(current: configuration.currentValueLabel, label: nil)
      bottom(configuration)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 34, height: 14)
        .offset(y: 22)
    }
    .frame(width: 58, height: 58)
    .plainSpacing()
  }

  @ViewBuilder private func bottom(_ configuration: Configuration) -> some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel.frame(maxWidth: .infinity)
        configuration.maximumValueLabel.frame(maxWidth: .infinity)
      }
      .font(.system(size: 10, weight: .medium))
    } else {
      configuration.label.font(.system(size: 11, weight: .medium))
    }
  }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a ring, 58 points wide, filled clockwise from the top, with the current value or else the label in
  /// the middle.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke(.fill, style: .ring)
      if configuration.value > 0 {
        RingArc(start: -90, sweep: 360 * configuration.value).stroke(.tint, style: .ring)
      }
      GaugeCenter(
        current: configuration.currentValueLabel,
        label: configuration.currentValueLabel == nil ? configuration.label : nil)
    }
    .frame(width: 58, height: 58)
    .plainSpacing()
  }
}

/// The content of a ring.
private struct GaugeCenter: View {
  let current: GaugeStyleConfiguration.CurrentValueLabel?
  let label: GaugeStyleConfiguration.Label?

  var body: some View {
    ZStack {
      current
      label
    }
    .font(.system(size: 20, weight: .medium, design: .rounded))
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(width: 38, height: 38)
  }
}

extension StrokeStyle {
  fileprivate static var ring: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
}

/// A part of a ring, in degrees, clockwise from the trailing edge.
private nonisolated struct RingArc: Shape {
  let start: Double
  let sweep: Double

  /// A ring that is open for a quarter at the bottom.
  static var open: RingArc { RingArc(start: 135, sweep: 270) }

  /// A position on the open ring. An arc without length would have no ends to round.
  static func open(at fraction: Double) -> RingArc {
    RingArc(start: 135 + 270 * fraction, sweep: 0.01)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - 3, startAngle: .degrees(start),
      endAngle: .degrees(start + sweep), clockwise: false)
    return path
  }
}
