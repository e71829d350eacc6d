// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A control for a value within bounds.
///
/// *How it lays out*. Measured: 31 high, as wide as offered; the label is not shown. The labels of its ends are 8
/// points beside it, ours.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let track: SliderTrack
  /// Not shown.
  private let label: AnyView
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  fileprivate init<V: BinaryFloatingPoint>(
    _ label: some View, _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil,
    neutral: V? = nil,
    ticks: [V] = [], enabled: ClosedRange<V>? = nil, _ minimumValueLabel: ValueLabel,
    _ maximumValueLabel: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = AnyView(label)
    let scale = SliderScale(bounds)
    track = SliderTrack(
      fraction: scale.fraction(of: value.wrappedValue),
      neutral: neutral.map(scale.fraction) ?? 0,
      ticks: ticks.filter(bounds.contains).map(scale.fraction),
      step: step.map { Double($0) / (Double(bounds.upperBound) - Double(bounds.lowerBound)) },
      onEditingChanged: onEditingChanged
    ) { fraction in
      var new = V(scale.value(at: fraction, step: step.map { Double($0) }))
      if let enabled { new = min(max(new, enabled.lowerBound), enabled.upperBound) }
      new = min(max(new, bounds.lowerBound), bounds.upperBound)
      if new != value.wrappedValue { value.wrappedValue = new }
    }
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
    .semantics(
      .slider, label: label,
      value: Text(track.fraction, format: .percent.precision(.fractionLength(0))),
      state: .fraction(track.fraction, set: track.set), .ignored, adjust: track.adjust)
  }
}

/// The position of values between the bounds of a slider or a gauge, from 0 to 1.
struct SliderScale {
  private let lower: Double
  private let length: Double

  init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) {
    lower = Double(bounds.lowerBound)
    length = Double(bounds.upperBound) - lower
  }

  /// 0 for NaN, and if the bounds are equal.
  func fraction<V: BinaryFloatingPoint>(of value: V) -> Double {
    let fraction = (Double(value) - lower) / length
    return fraction.isNaN || !(length > 0) ? 0 : min(max(fraction, 0), 1)
  }

  /// The value at a fraction of the range, at the nearest whole step from the lower bound.
  func value(at fraction: Double, step: Double?) -> Double {
    let distance = min(max(fraction, 0), 1) * length
    guard let step, step > 0, step.isFinite else { return lower + distance }
    return lower + (distance / step).rounded() * step
  }

  /// The values at whole steps from the lower bound; none if there are more than `limit`.
  static func steps<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, by step: V.Stride, limit: Int
  )
    -> [V] where V.Stride: BinaryFloatingPoint
  {
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard step > 0, count >= 0, count <= Double(limit) else { return [] }
    return (0...Int(count + 1e-9)).map { bounds.lowerBound + V(step) * V($0) }
  }
}

extension Slider {
  /// More ticks than this would merge on a phone; ours.
  fileprivate static var tickLimit: Int { 40 }

  /// Creates a slider with labels at its ends.
  ///
  /// - Parameter onEditingChanged: Runs with true when the user begins to move the thumb, and with false at
  ///   the end.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with labels at its ends that sets whole steps from the lower bound. Up to 40 steps are marked
  /// with ticks; a step of 0 or less allows every value.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, step: step,
      ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider that marks the steps for which `tick` makes a tick; with more than 1000 steps there are none.
  ///
  /// - Parameter neutralValue: The value from which the track is filled; nil fills it from the lower bound.
  /// - Parameter enabledBounds: The values that can be set, within `bounds`; nil allows all.
  /// - Parameter currentValueLabel: Not shown.
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
      label(), value, bounds, step: step, neutral: neutralValue,
      ticks: steps.compactMap { tick($0)?.value },
      enabled: enabledBounds, minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider that is filled from `neutralValue`; nil fills it from the lower bound. The user can set
  /// only values in `enabledBounds`.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, neutral: neutralValue, enabled: enabledBounds, minimumValueLabel(),
      maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with the ticks of a builder; ticks outside of `bounds` are left out. They do not stop
  /// the thumb.
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
      label(), value, bounds, neutral: neutralValue, ticks: ticks().body.map(\.value),
      enabled: enabledBounds, minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with labels at its ends, its own label last.
  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider with steps and labels at its ends, its own label last.
  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, step: step,
      ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that marks the steps for which `tick` makes a tick; with more than 1000 steps there are none.
  ///
  /// - Parameter neutralValue: The value from which the track is filled; nil fills it from the lower bound.
  /// - Parameter enabledBounds: The values that can be set, within `bounds`; nil allows all.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that is filled from `neutralValue`; nil fills it from the lower bound. The user can set
  /// only values in `enabledBounds`.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, neutral: neutralValue, enabled: enabledBounds, EmptyView(),
      EmptyView(),
      onEditingChanged)
  }

  /// Creates a slider with the ticks of a builder; ticks outside of `bounds` are left out. They do not stop
  /// the thumb.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, neutral: neutralValue, ticks: ticks().body.map(\.value),
      enabled: enabledBounds, EmptyView(),
      EmptyView(), onEditingChanged)
  }

  /// Creates a slider for any value in `bounds`. The label is for accessibility and is not shown.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider for whole steps from the lower bound. Up to 40 steps are marked with ticks.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label(), value, bounds, step: step,
      ticks: SliderScale.steps(in: bounds, by: step, limit: Self.tickLimit),
      EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with its label last.
  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and its label last.
  @available(*, deprecated)
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(EmptyView(), value, bounds, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider for whole steps from the lower bound, without a label.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
