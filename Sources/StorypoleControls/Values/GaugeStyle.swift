// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view that a gauge with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a gauge that a style arranges.
public struct GaugeStyleConfiguration: StyledConfiguration {
  /// The label of the gauge.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The label of the lower bound.
  nonisolated public struct MinimumValueLabel: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The label of the upper bound.
  nonisolated public struct MaximumValueLabel: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The position of the value between the bounds, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil for none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges inside. The innermost style counts.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.gaugeStyles.push(style) }
  }
}

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a bar that fills, as `LinearCapacityGaugeStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default: a bar that fills.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with the label above and the value below.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A label, a bar that fills and the value in a column.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
