// SPDX-License-Identifier: Apache-2.0
import Storypole

// Gauges along a line. Measured on macOS, for lack of an iPhone's: the heights and the distances. Ours: fonts, colors
// and the thickness of bars.

/// A bar that fills, between a label and the value. Measured: the bar's row is 16 high, label and value have the
/// distance of text from any view.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a bar of 6 points between the labels of the bounds, with the label above and the current value
  /// below. Right-to-left layouts fill it from the right.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel?.font(.footnote).foregroundStyle(.secondary)
        Bar(fraction: configuration.value, style: AnyShapeStyle(.tint)).frame(height: 6)
        configuration.maximumValueLabel?.font(.footnote).foregroundStyle(.secondary)
      }
      .frame(height: 16)
      .plainSpacing()
      configuration.currentValueLabel?.foregroundStyle(.secondary)
    }
  }
}

/// A bar with a marker at the value. Measured: 8 high, for any labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a bar of 8 points with a dot at the value, between the labels of the bounds. Label and current
  /// value are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel?.font(.caption).frame(height: 8)
      MarkerLayout(fraction: configuration.value) {
        TintedRange {
          Capsule().fill($0)
        } gradient: {
          LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)
        }
        MarkedDot()
      }
      .frame(height: 8)
      configuration.maximumValueLabel?.font(.caption).frame(height: 8)
    }
    .plainSpacing()
  }
}

/// A label, a bar that fills, and the value below. Measured: 52 high with lines of 16, the bar's row
/// is 20.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a column of the label, a bar of 8 points between the labels of the bounds, and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel?.font(.caption)
        Bar(fraction: configuration.value, style: AnyShapeStyle(.tint)).frame(height: 8)
        configuration.maximumValueLabel?.font(.caption)
      }
      .frame(height: 20)
      configuration.currentValueLabel?.foregroundStyle(.secondary)
    }
  }
}

/// The whole range of a gauge in the tint; a gradient follows it.
struct TintedRange<Range: View, Along: ShapeStyle>: View {
  @Environment(\.tintStyle) private var tint
  @ViewBuilder let range: (AnyShapeStyle) -> Range
  let gradient: (Gradient) -> Along

  var body: some View {
    if let colors = tint?.style as? Gradient {
      range(AnyShapeStyle(gradient(colors)))
    } else {
      range(AnyShapeStyle(.tint))
    }
  }
}

/// The marker of a gauge: a dot cut out of the bar.
struct MarkedDot: View {
  var body: some View {
    Circle().fill(.background).padding(-2).overlay(Circle().fill(.primary))
  }
}

/// Proposes its whole size to the first view and places the second, as wide as it is high, at a fraction of the width.
private nonisolated struct MarkerLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + fraction * (bounds.width - bounds.height), y: bounds.minY),
      proposal: ProposedViewSize(width: bounds.height, height: bounds.height))
  }
}
