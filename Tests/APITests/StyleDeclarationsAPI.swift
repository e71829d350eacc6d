// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct OwnButtonStyle: ButtonStyle {
  // api: ButtonStyle; ButtonStyle.Body; ButtonStyle.Configuration; ButtonStyle.makeBody(configuration:)
  // api: ButtonStyleConfiguration; ButtonStyleConfiguration.Label; ButtonStyleConfiguration.label
  // api: ButtonStyleConfiguration.isPressed; ButtonStyleConfiguration.role
  func makeBody(configuration: Configuration) -> some View {
    let label: ButtonStyleConfiguration.Label = configuration.label
    return label.opacity(configuration.isPressed || configuration.role == .cancel ? 0.5 : 1)
  }
}

private struct OwnPrimitiveStyle: PrimitiveButtonStyle {
  // api: PrimitiveButtonStyle; PrimitiveButtonStyle.Body; PrimitiveButtonStyle.Configuration
  // api: PrimitiveButtonStyle.makeBody(configuration:); PrimitiveButtonStyleConfiguration
  // api: PrimitiveButtonStyleConfiguration.Label; PrimitiveButtonStyleConfiguration.label
  // api: PrimitiveButtonStyleConfiguration.role; PrimitiveButtonStyleConfiguration.trigger(); Button.init(_:)
  func makeBody(configuration: Configuration) -> some View {
    let label: PrimitiveButtonStyleConfiguration.Label = configuration.label
    return VStack {
      label.opacity(configuration.role == nil ? 1 : 0.5).onTapGesture { configuration.trigger() }
      Button(configuration)
    }
  }
}

private struct OwnToggleStyle: ToggleStyle {
  // api: ToggleStyle; ToggleStyle.Body; ToggleStyle.Configuration; ToggleStyle.makeBody(configuration:)
  // api: ToggleStyleConfiguration; ToggleStyleConfiguration.Label; ToggleStyleConfiguration.label
  // api: ToggleStyleConfiguration.isOn; ToggleStyleConfiguration.$isOn; ToggleStyleConfiguration.isMixed
  // api: Toggle.init(_:)
  func makeBody(configuration: Configuration) -> some View {
    let label: ToggleStyleConfiguration.Label = configuration.label
    let isOn: Binding<Bool> = configuration.$isOn
    return VStack {
      label.opacity(configuration.isOn && !configuration.isMixed && isOn.wrappedValue ? 1 : 0.5)
      Toggle(configuration)
    }
  }
}

private struct OwnLabelStyle: LabelStyle {
  // api: LabelStyle; LabelStyle.Body; LabelStyle.Configuration; LabelStyle.makeBody(configuration:)
  // api: Label.init(_:) | LabelStyleConfiguration
  func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The styles of controls, their values and modifiers, as Apple declares them.
@Suite @MainActor struct StyleDeclarationsAPI {
  @available(*, deprecated) @Test func styles() {
    // api: BorderedButtonStyle; BorderedButtonStyle.init()
    isView(leaf.buttonStyle(BorderedButtonStyle()))
    // api: BorderedButtonStyle.makeBody(configuration:)
    let _: (BorderedButtonStyle, BorderedButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: BorderedProminentButtonStyle; BorderedProminentButtonStyle.init()
    isView(leaf.buttonStyle(BorderedProminentButtonStyle()))
    // api: BorderedProminentButtonStyle.makeBody(configuration:)
    let _: (BorderedProminentButtonStyle, BorderedProminentButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: BorderlessButtonStyle; BorderlessButtonStyle.init()
    isView(leaf.buttonStyle(BorderlessButtonStyle()))
    // api: BorderlessButtonStyle.makeBody(configuration:)
    let _: (BorderlessButtonStyle, BorderlessButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: DefaultButtonStyle; DefaultButtonStyle.init()
    isView(leaf.buttonStyle(DefaultButtonStyle()))
    // api: DefaultButtonStyle.makeBody(configuration:)
    let _: (DefaultButtonStyle, DefaultButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: GlassButtonStyle
    _ = GlassButtonStyle.self
    // api: GlassButtonStyle.makeBody(configuration:)
    let _: (GlassButtonStyle, GlassButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: GlassProminentButtonStyle; GlassProminentButtonStyle.init()
    isView(leaf.buttonStyle(GlassProminentButtonStyle()))
    // api: GlassProminentButtonStyle.makeBody(configuration:)
    let _: (GlassProminentButtonStyle, GlassProminentButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: PlainButtonStyle; PlainButtonStyle.init()
    isView(leaf.buttonStyle(PlainButtonStyle()))
    // api: PlainButtonStyle.makeBody(configuration:)
    let _: (PlainButtonStyle, PlainButtonStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: DefaultPickerStyle; DefaultPickerStyle.init()
    isView(leaf.pickerStyle(DefaultPickerStyle()))
    // api: InlinePickerStyle; InlinePickerStyle.init()
    isView(leaf.pickerStyle(InlinePickerStyle()))
    // api: MenuPickerStyle; MenuPickerStyle.init()
    isView(leaf.pickerStyle(MenuPickerStyle()))
    // api: NavigationLinkPickerStyle; NavigationLinkPickerStyle.init()
    isView(leaf.pickerStyle(NavigationLinkPickerStyle()))
    // api: PalettePickerStyle; PalettePickerStyle.init()
    isView(leaf.pickerStyle(PalettePickerStyle()))
    // api: RadioGroupPickerStyle; RadioGroupPickerStyle.init()
    isView(leaf.pickerStyle(RadioGroupPickerStyle()))
    // api: SegmentedPickerStyle; SegmentedPickerStyle.init()
    isView(leaf.pickerStyle(SegmentedPickerStyle()))
    // api: WheelPickerStyle; WheelPickerStyle.init()
    isView(leaf.pickerStyle(WheelPickerStyle()))
    // api: DefaultTextFieldStyle; DefaultTextFieldStyle.init()
    isView(leaf.textFieldStyle(DefaultTextFieldStyle()))
    // api: PlainTextFieldStyle; PlainTextFieldStyle.init()
    isView(leaf.textFieldStyle(PlainTextFieldStyle()))
    // api: RoundedBorderTextFieldStyle; RoundedBorderTextFieldStyle.init()
    isView(leaf.textFieldStyle(RoundedBorderTextFieldStyle()))
    // api: SquareBorderTextFieldStyle; SquareBorderTextFieldStyle.init()
    isView(leaf.textFieldStyle(SquareBorderTextFieldStyle()))
    // api: ButtonToggleStyle; ButtonToggleStyle.init()
    isView(leaf.toggleStyle(ButtonToggleStyle()))
    // api: ButtonToggleStyle.makeBody(configuration:)
    let _: (ButtonToggleStyle, ButtonToggleStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: CheckboxToggleStyle; CheckboxToggleStyle.init()
    isView(leaf.toggleStyle(CheckboxToggleStyle()))
    // api: CheckboxToggleStyle.makeBody(configuration:)
    let _: (CheckboxToggleStyle, CheckboxToggleStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: DefaultToggleStyle; DefaultToggleStyle.init()
    isView(leaf.toggleStyle(DefaultToggleStyle()))
    // api: DefaultToggleStyle.makeBody(configuration:)
    let _: (DefaultToggleStyle, DefaultToggleStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: SwitchToggleStyle; SwitchToggleStyle.init()
    isView(leaf.toggleStyle(SwitchToggleStyle()))
    // api: SwitchToggleStyle.makeBody(configuration:)
    let _: (SwitchToggleStyle, SwitchToggleStyle.Configuration) -> Any = {
      $0.makeBody(configuration: $1)
    }
    // api: SwitchToggleStyle.init(tint:)
    isView(leaf.toggleStyle(SwitchToggleStyle(tint: .red)))
    // api: GlassButtonStyle.init(_:)
    isView(leaf.buttonStyle(GlassButtonStyle(.regular)))
  }

  @Test func namedStyles() {
    // api: LabelStyle.automatic
    isView(leaf.labelStyle(.automatic))
    // api: LabelStyle.iconOnly
    isView(leaf.labelStyle(.iconOnly))
    // api: LabelStyle.titleAndIcon
    isView(leaf.labelStyle(.titleAndIcon))
    // api: LabelStyle.titleOnly
    isView(leaf.labelStyle(.titleOnly))
    // api: PickerStyle.automatic
    isView(leaf.pickerStyle(.automatic))
    // api: PickerStyle.inline
    isView(leaf.pickerStyle(.inline))
    // api: PickerStyle.menu
    isView(leaf.pickerStyle(.menu))
    // api: PickerStyle.navigationLink
    isView(leaf.pickerStyle(.navigationLink))
    // api: PickerStyle.palette
    isView(leaf.pickerStyle(.palette))
    // api: PickerStyle.radioGroup
    isView(leaf.pickerStyle(.radioGroup))
    // api: PickerStyle.segmented
    isView(leaf.pickerStyle(.segmented))
    // api: PickerStyle.wheel
    isView(leaf.pickerStyle(.wheel))
    // api: PrimitiveButtonStyle.accessoryBar
    isView(leaf.buttonStyle(.accessoryBar))
    // api: PrimitiveButtonStyle.accessoryBarAction
    isView(leaf.buttonStyle(.accessoryBarAction))
    // api: PrimitiveButtonStyle.automatic
    isView(leaf.buttonStyle(.automatic))
    // api: PrimitiveButtonStyle.bordered
    isView(leaf.buttonStyle(.bordered))
    // api: PrimitiveButtonStyle.borderedProminent
    isView(leaf.buttonStyle(.borderedProminent))
    // api: PrimitiveButtonStyle.borderless
    isView(leaf.buttonStyle(.borderless))
    // api: PrimitiveButtonStyle.glass(_:)
    isView(leaf.buttonStyle(.glass(.regular)))
    // api: PrimitiveButtonStyle.glassProminent
    isView(leaf.buttonStyle(.glassProminent))
    // api: PrimitiveButtonStyle.link
    isView(leaf.buttonStyle(.link))
    // api: PrimitiveButtonStyle.plain
    isView(leaf.buttonStyle(.plain))
    // api: TextFieldStyle.automatic
    isView(leaf.textFieldStyle(.automatic))
    // api: TextFieldStyle.plain
    isView(leaf.textFieldStyle(.plain))
    // api: TextFieldStyle.roundedBorder
    isView(leaf.textFieldStyle(.roundedBorder))
    // api: TextFieldStyle.squareBorder
    isView(leaf.textFieldStyle(.squareBorder))
    // api: ToggleStyle.automatic
    isView(leaf.toggleStyle(.automatic))
    // api: ToggleStyle.button
    isView(leaf.toggleStyle(.button))
    // api: ToggleStyle.checkbox
    isView(leaf.toggleStyle(.checkbox))
    // api: ToggleStyle.switch
    isView(leaf.toggleStyle(.switch))
    // api: PickerStyle
    func isPickerStyle<S: PickerStyle>(_ style: S) {}
    isPickerStyle(.automatic)
    // api: TextFieldStyle
    func isTextFieldStyle<S: TextFieldStyle>(_ style: S) {}
    isTextFieldStyle(.automatic)
  }

  @Test func values() {
    // api: ButtonRole
    let _: any (Equatable & Sendable).Type = ButtonRole.self
    // api: ButtonRole.cancel; ButtonRole.close; ButtonRole.confirm; ButtonRole.destructive
    let _: [ButtonRole] = [.cancel, .close, .confirm, .destructive]
    // api: ButtonRepeatBehavior
    let _: any (Hashable & Sendable).Type = ButtonRepeatBehavior.self
    // api: ButtonRepeatBehavior.automatic; ButtonRepeatBehavior.disabled; ButtonRepeatBehavior.enabled
    let _: [ButtonRepeatBehavior] = [.automatic, .disabled, .enabled]
    // api: ControlSize
    let _: any (CaseIterable & Hashable & Sendable).Type = ControlSize.self
    // api: ControlSize.extraLarge; ControlSize.large; ControlSize.mini; ControlSize.regular; ControlSize.small
    let _: [ControlSize] = [.extraLarge, .large, .mini, .regular, .small]
    // api: ControlSize.allCases
    #expect(ControlSize.allCases.count == 5)
    // api: EnvironmentValues.buttonSizing; EnvironmentValues.controlSize; EnvironmentValues.isEnabled; EnvironmentValues.labelsVisibility
    let _: KeyPath<EnvironmentValues, ButtonSizing> = \.buttonSizing
    let _: WritableKeyPath<EnvironmentValues, ControlSize> = \.controlSize
    let _: WritableKeyPath<EnvironmentValues, Bool> = \.isEnabled
    let _: WritableKeyPath<EnvironmentValues, Visibility> = \.labelsVisibility
  }

  @Test func modifiers() {
    // api: View.buttonBorderShape(_:)
    isView(leaf.buttonBorderShape(.capsule))
    // api: View.buttonRepeatBehavior(_:)
    isView(leaf.buttonRepeatBehavior(.enabled))
    // api: View.buttonSizing(_:)
    isView(leaf.buttonSizing(.flexible))
    // api: View.controlSize(_:)
    isView(leaf.controlSize(.large))
    // api: View.disabled(_:)
    isView(leaf.disabled(true))
    // api: View.horizontalRadioGroupLayout()
    isView(leaf.horizontalRadioGroupLayout())
    // api: View.labelIconToTitleSpacing(_:)
    isView(leaf.labelIconToTitleSpacing(2))
    // api: View.labelReservedIconWidth(_:)
    isView(leaf.labelReservedIconWidth(2))
    // api: View.labelsHidden()
    isView(leaf.labelsHidden())
    // api: View.labelStyle(_:)
    isView(leaf.labelStyle(.iconOnly))
    // api: View.labelsVisibility(_:)
    isView(leaf.labelsVisibility(.hidden))
    // api: View.pickerStyle(_:)
    isView(leaf.pickerStyle(.menu))
    // api: View.sliderThumbVisibility(_:)
    isView(leaf.sliderThumbVisibility(.hidden))
    // api: View.tag(_:includeOptional:)
    isView(leaf.tag(1, includeOptional: false))
    // api: View.tag(_:)
    isView(leaf.tag(1))
    // api: View.textFieldStyle(_:)
    isView(leaf.textFieldStyle(.plain))
    // api: View.toggleStyle(_:)
    isView(leaf.toggleStyle(.button))
    // api: View.buttonStyle(_:) | S : ButtonStyle
    isView(leaf.buttonStyle(OwnButtonStyle()))
    // api: View.buttonStyle(_:) | PrimitiveButtonStyle
    isView(leaf.buttonStyle(OwnPrimitiveStyle()))
  }

  @Test func types() {
    // api: Button; Button.body
    let _: (Button<Color>) -> Any = { $0.body }
    // api: Label; Label.body
    let _: (Label<Text, Color>) -> Any = { $0.body }
    // api: Picker; Picker.body
    let _: (Picker<Color, Int, Color>) -> Any = { $0.body }
    // api: Slider; Slider.body
    let _: (Slider<Color, Color>) -> Any = { $0.body }
    // api: Stepper; Stepper.body
    let _: (Stepper<Color>) -> Any = { $0.body }
    // api: TextField; TextField.body
    let _: (TextField<Color>) -> Any = { $0.body }
    // api: Toggle; Toggle.body
    let _: (Toggle<Color>) -> Any = { $0.body }
  }
}
