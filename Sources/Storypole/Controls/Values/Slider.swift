/// A control for a value within bounds.
///
/// *How it lays out*. Measured: 31 high, as wide as it is offered; the label is not shown. The labels
/// of its ends stand 8 points beside it, ours.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let track: SliderTrack
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, neutral: V? = nil, ticks: [V] = [],
    _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel
  ) {
    let scale = SliderScale(bounds)
    track = SliderTrack(
      fraction: scale.fraction(of: value.wrappedValue),
      neutral: neutral.map(scale.fraction) ?? 0,
      ticks: ticks.filter(bounds.contains).map(scale.fraction))
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  @MainActor @preconcurrency public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      track
      maximumValueLabel
    }
    .plainSpacing()
  }
}

/// The place of values between the bounds of a slider or a gauge, from 0 to 1.
struct SliderScale {
  private let lower: Double
  private let length: Double

  init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) {
    lower = Double(bounds.lowerBound)
    length = Double(bounds.upperBound) - lower
  }

  /// 0 for what is not a number, and where the bounds are one value.
  func fraction<V: BinaryFloatingPoint>(of value: V) -> Double {
    let fraction = (Double(value) - lower) / length
    return fraction.isNaN || !(length > 0) ? 0 : min(max(fraction, 0), 1)
  }

  /// The values that are whole steps from the lower bound; none where that would be more than
  /// `limit`.
  static func steps<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, by step: V.Stride, limit: Int
  )
    -> [V] where V.Stride: BinaryFloatingPoint
  {
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard step > 0, count.isFinite, count <= Double(limit) else { return [] }
    return (0...Int(count + 1e-9)).map { bounds.lowerBound + V(step) * V($0) }
  }
}

extension Slider {
  /// More ticks than this would run into each other on a phone; ours.
  fileprivate static var tickLimit: Int { 40 }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      minimumValueLabel(), maximumValueLabel())
  }

  /// Marks some of the steps: those that `tick` makes a tick for.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let steps: [V] = SliderScale.steps(in: bounds, by: step, limit: 1000)
    self.init(
      value, bounds, neutral: neutralValue, ticks: steps.compactMap { tick($0)?.value },
      minimumValueLabel(), maximumValueLabel())
  }

  /// Fills from `neutralValue` instead of from the lower bound.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, neutral: neutralValue, minimumValueLabel(), maximumValueLabel())
  }

  /// A slider with the ticks that are listed.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, neutral: neutralValue, ticks: ticks().body.map(\.value),
      minimumValueLabel(), maximumValueLabel())
  }

  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel, maximumValueLabel)
  }

  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, neutral: neutralValue, EmptyView(), EmptyView())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, neutral: neutralValue, ticks: ticks().body.map(\.value), EmptyView(),
      EmptyView())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      EmptyView(), EmptyView())
  }

  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) {
      EmptyView()
    }
  }
}
