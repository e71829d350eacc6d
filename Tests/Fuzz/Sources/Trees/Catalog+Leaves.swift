// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Views' numbers are written unchanged; every closure does the same as its source.

nonisolated extension Catalog {
  mutating func addLeaves() {
    leaf("Color", "Color.red") { _ in Color.red }
    leaf("Box", "Color.blue.frame(width: {0}, height: {1})") {
      Color.blue.frame(width: $0[0], height: $0[1])
    }
    leaf("Text", "Text({text})") { Text(verbatim: $0.text) }
    leaf("Markdown", "Text(LocalizedStringKey(\"**a** _b_ [l](x) \" + {text}))") {
      Text(LocalizedStringKey("**a** _b_ [l](x) " + $0.text))
    }
    leaf(
      "Sum",
      "(Text(\"a\").font(.system(size: {0})) + Text({text}).kerning({1}) "
        + "+ Text(Image(systemName: \"star\")).baselineOffset({2}))"
    ) { v in
      let first = Text("a").font(.system(size: v[0]))
      let second = Text(verbatim: v.text).kerning(v[1])
      first + second + Text(Image(systemName: "star")).baselineOffset(v[2])
    }
    leaf("Symbol", "Image(systemName: \"person.crop.circle.badge.plus\")") { _ in
      Image(systemName: "person.crop.circle.badge.plus")
    }
    leaf("NoSymbol", "Image(systemName: {text})") { Image(systemName: $0.text) }
    leaf("NoImage", "Image({text}).resizable()") { Image($0.text).resizable() }
    leaf("Spacer", "Spacer(minLength: {0})") { Spacer(minLength: $0[0]) }
    leaf("Divider", "Divider()") { _ in Divider() }
    leaf("EmptyView", "EmptyView()") { _ in EmptyView() }
    leaf(
      "Timeline",
      "TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: {0})) { _ in Color.pink }"
    ) { v in
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: v[0])) { _ in Color.pink }
    }
    leaf("Canvas", "wildCanvas({0}, {1}, {2}, {3}, {4}, {5})") {
      wildCanvas($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
    }
    leaf("SymbolLabel", "Label({text}, systemImage: \"star\")") {
      Label($0.text, systemImage: "star")
    }
    // Relative dates change within a second.
    leaf("Date", "Text(Date(timeIntervalSince1970: {0}), style: .date)") {
      Text(Date(timeIntervalSince1970: $0[0]), style: .date)
    }
  }

  mutating func addShapes() {
    leaf("Rectangle", "Rectangle()") { _ in Rectangle() }
    leaf("RoundedRectangle", "RoundedRectangle(cornerRadius: {0}).fill(.blue)") {
      RoundedRectangle(cornerRadius: $0[0]).fill(.blue)
    }
    leaf("Capsule", "Capsule().inset(by: {0})") { Capsule().inset(by: $0[0]) }
    leaf(
      "Arc",
      "Circle().trim(from: {0}, to: {1}).stroke(.green, style: StrokeStyle(lineWidth: {2}, "
        + "miterLimit: {3}, dash: [{4}, {5}], dashPhase: {0}))"
    ) { v in
      let style = StrokeStyle(
        lineWidth: v[2], miterLimit: v[3], dash: [v[4], v[5]], dashPhase: v[0])
      Circle().trim(from: v[0], to: v[1]).stroke(.green, style: style)
    }
    leaf("Border", "Rectangle().strokeBorder(.red, lineWidth: {0})") {
      Rectangle().strokeBorder(.red, lineWidth: $0[0])
    }
    leaf(
      "Uneven",
      "UnevenRoundedRectangle(topLeadingRadius: {0}, bottomLeadingRadius: {1}, "
        + "bottomTrailingRadius: {2}, topTrailingRadius: {3})"
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0[0], bottomLeadingRadius: $0[1], bottomTrailingRadius: $0[2],
        topTrailingRadius: $0[3])
    }
    leaf("Path", "wildPath({0}, {1}, {2}, {3}, {4}, {5}).fill(.red)") {
      wildPath($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).fill(.red)
    }
    leaf("Line", "wildPath({0}, {1}, {2}, {3}, {4}, {5}).stroke(.red, lineWidth: {3})") {
      wildPath($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).stroke(.red, lineWidth: $0[3])
    }
    leaf(
      "Outline",
      "wildPath({0}, {1}, {2}, {3}, {4}, {5}).trimmedPath(from: {0}, to: {1})"
        + ".strokedPath(StrokeStyle(lineWidth: {2}, dash: [{3}]))"
    ) { v in
      let path = wildPath(v[0], v[1], v[2], v[3], v[4], v[5])
      path.trimmedPath(from: v[0], to: v[1])
        .strokedPath(StrokeStyle(lineWidth: v[2], dash: [v[3]]))
    }
    leaf(
      "Linear",
      "LinearGradient(gradient: wildGradient({0}, {1}, {2}), "
        + "startPoint: UnitPoint(x: {3}, y: {4}), endPoint: UnitPoint(x: {5}, y: {0}))"
    ) { v in
      LinearGradient(
        gradient: wildGradient(v[0], v[1], v[2]), startPoint: UnitPoint(x: v[3], y: v[4]),
        endPoint: UnitPoint(x: v[5], y: v[0]))
    }
    leaf(
      "Radial",
      "RadialGradient(gradient: wildGradient({0}, {1}, {2}), "
        + "center: UnitPoint(x: {3}, y: {4}), startRadius: {5}, endRadius: {0})"
    ) { v in
      RadialGradient(
        gradient: wildGradient(v[0], v[1], v[2]), center: UnitPoint(x: v[3], y: v[4]),
        startRadius: v[5], endRadius: v[0])
    }
    leaf(
      "Angular",
      "AngularGradient(gradient: wildGradient({0}, {1}, {2}), "
        + "center: UnitPoint(x: {3}, y: {4}), startAngle: .degrees({5}), endAngle: .degrees({0}))"
    ) { v in
      AngularGradient(
        gradient: wildGradient(v[0], v[1], v[2]), center: UnitPoint(x: v[3], y: v[4]),
        startAngle: .degrees(v[5]), endAngle: .degrees(v[0]))
    }
    leaf(
      "Mesh",
      "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], "
        + "SIMD2(Float({0} as Double), Float({1} as Double))], "
        + "colors: [.red, .green, .blue, .yellow])"
    ) { v in
      let corner = SIMD2(Float(Double(v[0])), Float(Double(v[1])))
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], corner],
        colors: [.red, .green, .blue, .yellow])
    }
  }

  mutating func addControls() {
    leaf("Progress", "ProgressView(value: {0}, total: {1})") {
      ProgressView(value: $0[0], total: $0[1])
    }
    leaf("Gauge", "Gauge(value: {0}, in: 0...100) { Text({text}) }") { v in
      Gauge(value: v[0], in: 0...100) { Text(verbatim: v.text) }
    }
    leaf("Toggle", "Toggle({text}, isOn: .constant(true))") {
      Toggle($0.text, isOn: .constant(true))
    }
    leaf("Slider", "Slider(value: .constant({0}), in: 0...10)") {
      Slider(value: .constant($0[0]), in: 0...10)
    }
    leaf("Button", "Button({text}) {}.buttonStyle(.borderedProminent)") {
      Button($0.text) {}.buttonStyle(.borderedProminent)
    }
    leaf("Stepper", "Stepper({text}, value: .constant(1))") {
      Stepper($0.text, value: .constant(1))
    }
    leaf(
      "Picker",
      "Picker(\"P\", selection: .constant(1)) { Text({text}).tag(1); Text(\"b\").tag(2) }"
        + ".pickerStyle(.segmented)"
    ) { v in
      Picker("P", selection: .constant(1)) {
        Text(v.text).tag(1)
        Text("b").tag(2)
      }
      .pickerStyle(.segmented)
    }
    leaf("DatePicker", "DatePicker(\"D\", selection: .constant(Date(timeIntervalSince1970: {0})))")
    {
      DatePicker("D", selection: .constant(Date(timeIntervalSince1970: $0[0])))
    }
    leaf("Field", "TextField(\"Name\", text: .constant({text}))", hasState: true) {
      TextField("Name", text: .constant($0.text))
    }
    leaf("Secret", "SecureField(\"Name\", text: .constant({text}))", hasState: true) {
      SecureField("Name", text: .constant($0.text))
    }
    leaf("Editor", "TextEditor(text: .constant({text}))", hasState: true) {
      TextEditor(text: .constant($0.text))
    }
    leaf("Panel", "Panel(range: {0})", hasState: true) { Panel(range: $0[0]) }
    leaf("Link", "Link({text}, destination: URL(string: \"https://example.org\")!)") {
      Link($0.text, destination: URL(string: "https://example.org")!)
    }
  }
}
