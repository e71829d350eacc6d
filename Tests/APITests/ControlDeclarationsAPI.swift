// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Each way to make a button, label, toggle or picker, as Apple declares it.
@Suite @MainActor struct ControlDeclarationsAPI {
  private let title = "title"
  private let on = Binding.constant(true)
  private let count = Binding.constant(1)
  private let image = ImageResource(name: "image", bundle: .main)

  @Test func buttons() {
    // api: Button.init(_:action:) | StringProtocol
    isView(Button(title, action: {}))
    // api: Button.init(_:action:) | titleKey
    isView(Button("key", action: {}))
    // api: Button.init(_:image:action:)
    isView(Button("key", image: image, action: {}))
    // api: Button.init(_:image:role:action:)
    isView(Button("key", image: image, role: .destructive, action: {}))
    // api: Button.init(_:role:action:) | StringProtocol
    isView(Button(title, role: .destructive, action: {}))
    // api: Button.init(_:role:action:) | titleKey
    isView(Button("key", role: .destructive, action: {}))
    // api: Button.init(_:systemImage:action:)
    isView(Button("key", systemImage: "star", action: {}))
    // api: Button.init(_:systemImage:role:action:)
    isView(Button("key", systemImage: "star", role: .destructive, action: {}))
    // api: Button.init(action:label:)
    isView(Button(action: {}, label: { leaf }))
    // api: Button.init(role:action:)
    isView(Button(role: .close, action: {}))
    // api: Button.init(role:action:label:)
    isView(Button(role: .destructive, action: {}, label: { leaf }))
  }

  @Test func labels() {
    // api: Label.init(_:image:) | nonisolated init(_ titleKey: LocalizedStringKey, image name: String)
    isView(Label("key", image: "star"))
    // api: Label.init(_:image:) | nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
    isView(Label("key", image: image))
    // api: Label.init(_:image:) | nonisolated init<S>(_ title: S, image name: String) where S : StringProtocol
    isView(Label(title, image: "star"))
    // api: Label.init(_:image:) | nonisolated init<S>(_ title: S, image resource: ImageResource) where S : StringProtocol
    isView(Label(title, image: image))
    // api: Label.init(_:systemImage:) | titleKey
    isView(Label("key", systemImage: "star"))
    // api: Label.init(_:systemImage:) | StringProtocol
    isView(Label(title, systemImage: "star"))
    // api: Label.init(title:icon:)
    isView(Label(title: { leaf }, icon: { leaf }))
  }

  @available(*, deprecated) @Test func pickers() {
    // api: Picker.init(_:image:selection:content:) | titleKey
    isView(Picker("key", image: image, selection: count, content: { leaf }))
    // api: Picker.init(_:image:selection:content:) | StringProtocol
    isView(Picker(title, image: image, selection: count, content: { leaf }))
    // api: Picker.init(_:image:selection:content:currentValueLabel:) | titleKey
    isView(
      Picker("key", image: image, selection: count, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:image:selection:content:currentValueLabel:) | StringProtocol
    isView(
      Picker(title, image: image, selection: count, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:image:sources:selection:content:) | StringProtocol
    isView(Picker(title, image: image, sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:image:sources:selection:content:) | titleKey
    isView(Picker("key", image: image, sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:image:sources:selection:content:currentValueLabel:) | StringProtocol
    isView(
      Picker(
        title, image: image, sources: [count], selection: \.self, content: { leaf },
        currentValueLabel: { leaf }))
    // api: Picker.init(_:image:sources:selection:content:currentValueLabel:) | titleKey
    isView(
      Picker(
        "key", image: image, sources: [count], selection: \.self, content: { leaf },
        currentValueLabel: { leaf }))
    // api: Picker.init(_:selection:content:) | titleKey
    isView(Picker("key", selection: count, content: { leaf }))
    // api: Picker.init(_:selection:content:) | StringProtocol
    isView(Picker(title, selection: count, content: { leaf }))
    // api: Picker.init(_:selection:content:currentValueLabel:) | titleKey
    isView(Picker("key", selection: count, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:selection:content:currentValueLabel:) | StringProtocol
    isView(Picker(title, selection: count, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:sources:selection:content:) | StringProtocol
    isView(Picker(title, sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:sources:selection:content:) | titleKey
    isView(Picker("key", sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:sources:selection:content:currentValueLabel:) | StringProtocol
    isView(
      Picker(
        title, sources: [count], selection: \.self, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:sources:selection:content:currentValueLabel:) | titleKey
    isView(
      Picker(
        "key", sources: [count], selection: \.self, content: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(_:systemImage:selection:content:) | titleKey
    isView(Picker("key", systemImage: "star", selection: count, content: { leaf }))
    // api: Picker.init(_:systemImage:selection:content:) | StringProtocol
    isView(Picker(title, systemImage: "star", selection: count, content: { leaf }))
    // api: Picker.init(_:systemImage:selection:content:currentValueLabel:) | titleKey
    isView(
      Picker(
        "key", systemImage: "star", selection: count, content: { leaf }, currentValueLabel: { leaf }
      ))
    // api: Picker.init(_:systemImage:selection:content:currentValueLabel:) | StringProtocol
    isView(
      Picker(
        title, systemImage: "star", selection: count, content: { leaf }, currentValueLabel: { leaf }
      ))
    // api: Picker.init(_:systemImage:sources:selection:content:) | StringProtocol
    isView(
      Picker(title, systemImage: "star", sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:systemImage:sources:selection:content:) | titleKey
    isView(
      Picker("key", systemImage: "star", sources: [count], selection: \.self, content: { leaf }))
    // api: Picker.init(_:systemImage:sources:selection:content:currentValueLabel:) | StringProtocol
    isView(
      Picker(
        title, systemImage: "star", sources: [count], selection: \.self, content: { leaf },
        currentValueLabel: { leaf }))
    // api: Picker.init(_:systemImage:sources:selection:content:currentValueLabel:) | titleKey
    isView(
      Picker(
        "key", systemImage: "star", sources: [count], selection: \.self, content: { leaf },
        currentValueLabel: { leaf }))
    // api: Picker.init(selection:content:label:)
    isView(Picker(selection: count, content: { leaf }, label: { leaf }))
    // api: Picker.init(selection:content:label:currentValueLabel:)
    isView(
      Picker(selection: count, content: { leaf }, label: { leaf }, currentValueLabel: { leaf }))
    // api: Picker.init(selection:label:content:)
    isView(Picker(selection: count, label: leaf, content: { leaf }))
    // api: Picker.init(sources:selection:content:label:)
    isView(Picker(sources: [count], selection: \.self, content: { leaf }, label: { leaf }))
    // api: Picker.init(sources:selection:content:label:currentValueLabel:)
    isView(
      Picker(
        sources: [count], selection: \.self, content: { leaf }, label: { leaf },
        currentValueLabel: { leaf }))
  }

  @Test func toggles() {
    // api: Toggle.init(_:image:isOn:) | titleKey
    isView(Toggle("key", image: image, isOn: on))
    // api: Toggle.init(_:image:isOn:) | StringProtocol
    isView(Toggle(title, image: image, isOn: on))
    // api: Toggle.init(_:image:sources:isOn:)
    isView(Toggle("key", image: image, sources: [on], isOn: \.self))
    // api: Toggle.init(_:isOn:) | StringProtocol
    isView(Toggle(title, isOn: on))
    // api: Toggle.init(_:isOn:) | titleKey
    isView(Toggle("key", isOn: on))
    // api: Toggle.init(_:sources:isOn:) | StringProtocol
    isView(Toggle(title, sources: [on], isOn: \.self))
    // api: Toggle.init(_:sources:isOn:) | titleKey
    isView(Toggle("key", sources: [on], isOn: \.self))
    // api: Toggle.init(_:systemImage:isOn:)
    isView(Toggle("key", systemImage: "star", isOn: on))
    // api: Toggle.init(_:systemImage:sources:isOn:)
    isView(Toggle("key", systemImage: "star", sources: [on], isOn: \.self))
    // api: Toggle.init(isOn:label:)
    isView(Toggle(isOn: on, label: { leaf }))
    // api: Toggle.init(sources:isOn:label:)
    isView(Toggle(sources: [on], isOn: \.self, label: { leaf }))
  }
}
