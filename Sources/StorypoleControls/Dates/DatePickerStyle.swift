// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance and behavior of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view that a date picker with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The state of a date picker that a style shows and changes.
public struct DatePickerStyleConfiguration: StyledConfiguration {
  /// The label of the picker.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label of the picker.
  public let label: Label
  /// The selected date; a style sets it to choose another one.
  @Binding public var selection: Date
  /// The earliest date that may be chosen; nil for no bound.
  public let minimumDate: Date?
  /// The latest date that may be chosen; nil for no bound.
  public let maximumDate: Date?
  /// The components of the date that the picker shows.
  public private(set) var displayedComponents: DatePickerComponents
  /// The level of the style that received the picker.
  var level: Int?

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The configuration without the time.
  var dateAlone: Self {
    var alone = self
    alone.displayedComponents = .date
    return alone
  }
}

extension DatePickerStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var datePickerStyles: StyleStack<any DatePickerStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers inside. The innermost style counts.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    changeEnvironment { $0.datePickerStyles.push(style) }
  }
}

/// The default style: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a compact picker, as `CompactDatePickerStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date and the time on small capsules. A press on the date shows a calendar; a press on the time does nothing
/// here.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the label and a capsule each for the date and the time. A press on the date shows a calendar in a
  /// popover; the time shows the selection and cannot be changed.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A calendar of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a calendar in which a day can be chosen, and a row with the time below it, which cannot be
  /// changed. The label is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A wheel for each component of the date. They cannot be turned here.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a wheel for each component of the date. They show the selection and cannot be turned.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default: the same as `compact`.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on small capsules.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month, with the time below it.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each component of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
